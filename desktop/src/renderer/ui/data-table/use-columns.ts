import { useState } from 'react';
import { loadPreference, savePreference } from '../../lib/preferences/stored-preference.ts';
import { type Column, fittingColumns, shownColumns } from './column.ts';

type Chosen = Readonly<Record<string, boolean>>;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && Object.values(value).every(on => typeof on === 'boolean');

/**
 * The shown columns of a table; the user's choice is stored under the table's id. Where they need more than `width` pixels,
 * the less important ones are left out until the user wants all.
 */
export function useColumns<Row>(tableId: string, columns: readonly Column<Row>[], width: number) {
  const key = `columns.${tableId}`;
  const [chosen, setChosen] = useState<Chosen>(() => loadPreference(key, {}, isChosen));
  const [wantsAll, setWantsAll] = useState(false);
  const keep = (next: Chosen) => {
    setChosen(next);
    savePreference(key, next);
  };
  const usual = shownColumns(columns, chosen);
  const fitting = fittingColumns(usual, chosen, width);
  return {
    shown: wantsAll ? usual : fitting,
    /** How many columns there is no room for, whether they are shown or not. */
    withoutRoom: usual.length - fitting.length,
    wantsAll,
    setWantsAll,
    toggle: (id: string, on: boolean) => keep({ ...chosen, [id]: on }),
    reset: () => keep({}),
  };
}
