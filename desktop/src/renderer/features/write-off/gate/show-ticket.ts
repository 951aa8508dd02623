import { askGate } from './ask-gate.ts';
import { fail, hear } from './gate-store.ts';

/** What somebody shows at the gate: a code, or what stands beside it to be typed. */
export type Shown = { code: string } | { ticketId: string; verificationCode: string };

/** Has the gate decide over a ticket; where it did not, the screen says so in place of a result. */
export async function showTicket(shown: Shown): Promise<void> {
  try {
    hear(await ('code' in shown ? askGate('gate.scan', shown) : askGate('gate.typed', shown)));
  } catch (error) {
    fail((error as Error).message);
  }
}
