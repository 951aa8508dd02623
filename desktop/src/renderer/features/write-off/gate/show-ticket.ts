import type { GatePassage } from '../../../../bridge-gate.ts';
import { askGate } from './ask-gate.ts';
import { fail, receivePassage } from './gate-store.ts';

/** What somebody shows at the gate: a code, or what stands beside it to be typed. */
export type Shown = { code: string } | { ticketId: string; verificationCode: string };

/** Has the gate decide over a ticket, and gives what came of it; null where it did not, which the screen says instead. */
export async function showTicket(shown: Shown): Promise<GatePassage | null> {
  try {
    const passage = await ('code' in shown ? askGate('gate.scan', shown) : askGate('gate.typed', shown));
    receivePassage(passage);
    return passage;
  } catch (error) {
    fail((error as Error).message);
    return null;
  }
}
