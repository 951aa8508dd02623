import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';

type GateReport = DepartureBoard['gates'][number];

/** Gates in touch are heard of every few seconds; one that was not for so long has lost its connection. */
export const SILENT_AFTER_MS = 60_000;

/** By how many passengers the number on board may still be wrong: scans that gates had not sent when last heard of. */
export const unsentOf = ({ gates }: Pick<DepartureBoard, 'gates'>): number =>
  gates.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether nothing has been heard of a gate for so long that it may have more to tell than it said. */
export const isSilent = ({ lastSeenAt }: Pick<GateReport, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) > SILENT_AFTER_MS;
