import type { GateRecord } from '../../../../bridge-gate.ts';
import { askGate, type GateError } from './ask-gate.ts';
import { fail, receiveRecord } from './gate-store.ts';

/** A presented ticket: a scanned code, or a typed id with its verification code. */
export type PresentedTicket =
  | { code: string; lane?: string }
  | { ticketId: string; verificationCode: string };

/** Verifies a ticket at the gate, and returns the record; null after a failure, which the screen shows. */
export async function showTicket(ticket: PresentedTicket): Promise<GateRecord | null> {
  try {
    const record = await ('code' in ticket ? askGate('gate.scan', ticket) : askGate('gate.typed', ticket));
    receiveRecord(record);
    return record;
  } catch (error) {
    fail(error as GateError);
    return null;
  }
}
