import { type DepartureBoard, SILENT_AFTER_MS } from '@gangway/shared/contract/office/gate/gate.ts';

type GateReport = DepartureBoard['gates'][number];

export { SILENT_AFTER_MS };

/** By how many passengers the number on board may still be wrong: scans that gates had not sent when last heard of. */
export const unsentOf = ({ gates }: Pick<DepartureBoard, 'gates'>): number =>
  gates.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether nothing has been heard of a gate for so long that it may have more to tell than it said. `now` by the server's clock. */
export const isSilent = ({ lastSeenAt }: Pick<GateReport, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) > SILENT_AFTER_MS;

/** What is not known of a count: scans that gates have said they have, and gates that nobody hears and nobody stood down. */
export interface Margin {
  unsent: number;
  silent: number;
  /** Since when the first of the silent ones may hold scans; null where none is. */
  since: string | null;
}

/**
 * Of these gates those that may hold scans of which nothing is known: they are silent, whether they have boarded anybody or not,
 * and nobody has vouched for them.
 */
function marginOfSilent(gates: readonly GateReport[], isSilentNow: (gate: GateReport) => boolean): Margin {
  const silent = gates.filter(gate => isSilentNow(gate) && gate.stoodDown === null);
  const since = silent.map(({ lastSeenAt }) => lastSeenAt).sort((a, b) => Date.parse(a) - Date.parse(b));
  return { unsent: unsentOf({ gates: [...gates] }), silent: silent.length, since: since[0] ?? null };
}

export const marginOf = ({ gates }: Pick<DepartureBoard, 'gates'>, now: Date): Margin =>
  marginOfSilent(gates, gate => isSilent(gate, now));

/** The same as of the moment at which the gates were read. */
export const marginThen = ({ gates }: Pick<DepartureBoard, 'gates'>): Margin =>
  marginOfSilent(gates, ({ silent }) => silent);

/**
 * A board as it is known by now, by the server's clock: gates of which nothing was heard since it was read are silent, also
 * where it comes from memory. A closed count keeps what it said.
 */
export const asKnownAt = (board: DepartureBoard, now: Date): DepartureBoard => ({
  ...board,
  gates: board.gates.map(gate => ({ ...gate, silent: isSilent(gate, now) })),
});
