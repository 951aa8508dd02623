import type { GateRecord } from '../../../../bridge-gate.ts';
import { useGate } from './gate-store.ts';

/** The last ticket that was presented while this page was open; `lit` while its verdict is shown. */
export function useShown(): { lit: GateRecord | undefined; shown: GateRecord | undefined } {
  const records = useGate(gate => gate.records);
  const on = useGate(gate => gate.shown);
  const shown = on ? records.find(({ eventId }) => eventId === on.eventId) : undefined;
  return { lit: on?.lit ? shown : undefined, shown };
}
