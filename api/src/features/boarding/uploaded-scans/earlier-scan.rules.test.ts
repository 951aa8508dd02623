import { expect, test } from 'vitest';
import type { BoardingHistoryEvent } from '../../../reservations/tickets/boarding.repository.ts';
import { effectsOf } from './earlier-scan.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 11, 12, 11, minute));
const boarded = (id: string, minute: number): BoardingHistoryEvent => ({
  id,
  outcome: 'boarded',
  at: at(minute),
});

const undone = (id: string, minute: number): BoardingHistoryEvent => ({
  id,
  outcome: 'undone',
  at: at(minute),
});

/** Each boarding as `id`, `id undone`, or `id lost to id`. */
const outcomesOf = (history: BoardingHistoryEvent[]) =>
  effectsOf(history).map(({ id, effective, undoneAt, precededBy }) =>
    [id, undoneAt && `undone ${undoneAt.getUTCMinutes()}`, !effective && `lost to ${precededBy}`]
      .filter(Boolean)
      .join(' '),
  );

test.each<[string, BoardingHistoryEvent[], string[]]>([
  ['nothing', [], []],
  ['one boarding', [boarded('a', 1)], ['a']],
  ['the earlier of two', [boarded('a', 1), boarded('b', 2)], ['a', 'b lost to a']],
  [
    'of three the first',
    [boarded('a', 1), boarded('b', 2), boarded('c', 3)],
    ['a', 'b lost to a', 'c lost to a'],
  ],
  ['one that was undone', [boarded('a', 1), undone('u', 2)], ['a undone 2']],
  ['one after another was undone', [boarded('a', 1), undone('u', 2), boarded('b', 3)], ['a undone 2', 'b']],
  ['an undo before the boarding', [undone('u', 1), boarded('a', 2)], ['a']],
  ['an undo of two', [boarded('a', 1), boarded('b', 2), undone('u', 3)], ['a undone 3', 'b lost to a']],
  ['two undos', [boarded('a', 1), undone('u', 2), undone('v', 3)], ['a undone 2']],
  ['in the order in which it is told', [undone('u', 1), boarded('a', 1), undone('v', 1)], ['a undone 1']],
])('%s', (_what, history, expected) => {
  expect(outcomesOf(history)).toEqual(expected);
});
