import { type DepartureBoard, SILENT_AFTER_MS } from '@gangway/shared/contract/office/gate/gate.ts';

type GateReport = DepartureBoard['gates'][number];

export { SILENT_AFTER_MS };

/** By how many passengers the number on board may still be wrong: scans that gates had not sent when last heard of. */
export const unsentOf = ({ gates }: Pick<DepartureBoard, 'gates'>): number =>
  gates.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether nothing has been heard of a gate for so long that it may have more to tell than it said. `now` by the server's clock. */
export const isSilent = ({ lastSeenAt }: Pick<GateReport, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) > SILENT_AFTER_MS;

/** What is not known of a count: scans that gates have said they have, and gates that boarded and say nothing. */
export interface Margin {
  unsent: number;
  silent: number;
}

export const marginOf = ({ gates }: Pick<DepartureBoard, 'gates'>, now: Date): Margin => ({
  unsent: unsentOf({ gates }),
  silent: gates.filter(gate => gate.hasBoarded && isSilent(gate, now)).length,
});

/** The same as of the moment at which the gates were read. */
export const marginThen = ({ gates }: Pick<DepartureBoard, 'gates'>): Margin => ({
  unsent: unsentOf({ gates }),
  silent: gates.filter(({ hasBoarded, silent }) => hasBoarded && silent).length,
});
