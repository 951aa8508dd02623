import { useState } from 'react';
import { loadPreference, savePreference } from '../../lib/preferences/stored-preference.ts';
import { type Column, shownColumns } from './column.ts';

type Chosen = Readonly<Record<string, boolean>>;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && Object.values(value).every(on => typeof on === 'boolean');

/** The shown columns of a table; the user's choice is stored under the table's id. */
export function useColumns<Row>(tableId: string, columns: readonly Column<Row>[]) {
  const key = `columns.${tableId}`;
  const [chosen, setChosen] = useState<Chosen>(() => loadPreference(key, {}, isChosen));
  const keep = (next: Chosen) => {
    setChosen(next);
    savePreference(key, next);
  };
  return {
    shown: shownColumns(columns, chosen),
    toggle: (id: string, on: boolean) => keep({ ...chosen, [id]: on }),
    reset: () => keep({}),
  };
}
