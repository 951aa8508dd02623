import { type DepartureBoard, SILENT_AFTER_MS } from '@gangway/shared/contract/office/gate/gate.ts';

type GateReport = DepartureBoard['gates'][number];

export { SILENT_AFTER_MS };

/** By how many passengers the number on board may still be wrong: the unsent scans at each gate's last contact. */
export const unsentOf = ({ gates }: Pick<DepartureBoard, 'gates'>): number =>
  gates.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether a gate's last contact is so old that it may hold more scans than it reported. `now` by the server's clock. */
export const isSilent = ({ lastSeenAt }: Pick<GateReport, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) > SILENT_AFTER_MS;

/** The uncertainty of a count: scans that gates have reported but not sent, and silent gates that were not stood down. */
export interface Margin {
  unsent: number;
  silent: number;
  /** Since when the first silent gate may hold scans; null if none is silent. */
  since: string | null;
}

/** The gates that may hold unknown scans: silent, whether they have boarded anyone or not, and not stood down. */
function marginOfSilent(gates: readonly GateReport[], isSilentNow: (gate: GateReport) => boolean): Margin {
  const silent = gates.filter(gate => isSilentNow(gate) && gate.stoodDown === null);
  const since = silent.map(({ lastSeenAt }) => lastSeenAt).sort((a, b) => Date.parse(a) - Date.parse(b));
  return { unsent: unsentOf({ gates: [...gates] }), silent: silent.length, since: since[0] ?? null };
}

export const marginOf = ({ gates }: Pick<DepartureBoard, 'gates'>, now: Date): Margin =>
  marginOfSilent(gates, gate => isSilent(gate, now));

/** The same, as of the moment at which the gates were read. */
export const marginThen = ({ gates }: Pick<DepartureBoard, 'gates'>): Margin =>
  marginOfSilent(gates, ({ silent }) => silent);

/**
 * A board brought up to date by the server's clock: gates without contact since it was read are silent, also on a
 * cached board. A closed count stays unchanged.
 */
export const asKnownAt = (board: DepartureBoard, now: Date): DepartureBoard => ({
  ...board,
  gates: board.gates.map(gate => ({ ...gate, silent: isSilent(gate, now) })),
});
