import { type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRoomType, PriceChange } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { useReducer, useState } from 'react';
import { findPriceConflicts } from './price-conflicts.ts';
import { readPrice, writePrice } from './price-text.ts';
import { reduceSheet } from './sheet.ts';
import {
  type Cell,
  cellOf,
  emptySheet,
  type Sheet,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';

const DAYS = 7;

/** A line of the table: a room type in one session. */
export interface PriceLine {
  type: OfficeRoomType;
  session: Session;
}

/**
 * The price table as a spreadsheet. Prices are the latest from the server; the lines keep their positions while there are
 * drafts, so that a draft stays in its cell.
 */
export function usePriceSheet(types: readonly OfficeRoomType[]) {
  const [held, setHeld] = useState(types);
  const newest = new Map(types.map(type => [type.id, type]));
  const lines: PriceLine[] = held.flatMap(type =>
    sessions.map(session => ({ type: newest.get(type.id) ?? type, session })),
  );
  const sheet: Sheet = {
    rows: lines.length,
    columns: DAYS,
    written: cell => writePrice(priceAt(lines, cell)),
    tidy: text => {
      const sen = readPrice(text);
      return sen === null ? text : writePrice(sen);
    },
  };
  const [state, dispatch] = useReducer(
    (before: SheetState, action: SheetAction) => reduceSheet(sheet, before, action),
    emptySheet,
  );
  if (held !== types && isUntouched(state)) setHeld(types);
  const typed = Object.entries(state.drafts).filter(([key, text]) => text !== sheet.written(cellOf(key)));
  return {
    lines,
    sheet,
    state,
    dispatch,
    /** Number of cells with an unsaved change. */
    changed: typed.length,
    /** Number of those that are no valid amount. */
    invalid: typed.filter(([, text]) => readPrice(text) === null).length,
    /** The cells that another user has changed since. */
    conflicts: findPriceConflicts(sheet, state),
    /** The changes to save, each with the price that was shown when it was edited. */
    changes: typed.flatMap(([key, text]): PriceChange[] => {
      const { row, column } = cellOf(key);
      const line = lines[row];
      const [fromSen, toSen] = [readPrice(state.seen[key] ?? ''), readPrice(text)];
      if (!line || fromSen === null || toSen === null) return [];
      const { type, session } = line;
      return [{ roomTypeId: type.id, weekday: column + 1, session, fromSen, toSen }];
    }),
  };
}

function priceAt(lines: readonly PriceLine[], { row, column }: Cell): number {
  const line = lines[row];
  return line?.type.prices[line.session][column] ?? 0;
}

/** There are no drafts, and nothing to undo or redo. */
const isUntouched = ({ drafts, editing, past, future }: SheetState): boolean =>
  editing === null && past.length + future.length + Object.keys(drafts).length === 0;
