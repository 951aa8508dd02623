import type { GateRecord } from '../../../../bridge-gate.ts';
import { askGate, type GateError } from './ask-gate.ts';
import { fail, receiveRecord } from './gate-store.ts';

/** What somebody shows at the gate: a code, or what stands beside it to be typed. */
export type Shown = { code: string; lane?: string } | { ticketId: string; verificationCode: string };

/** Has the gate decide over a ticket, and gives what came of it; null where it did not, which the screen says instead. */
export async function showTicket(shown: Shown): Promise<GateRecord | null> {
  try {
    const record = await ('code' in shown ? askGate('gate.scan', shown) : askGate('gate.typed', shown));
    receiveRecord(record);
    return record;
  } catch (error) {
    fail(error as GateError);
    return null;
  }
}
