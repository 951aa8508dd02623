import type { SerialCable } from '../../../../desktop/src/station/serial/testing/serial-cable.ts';
import type { Light } from './gate-process.ts';
import type { ShownTicket } from './terminal.ts';

/** People who stand at the scanner with their ticket out. */
const IN_LINE = 3;

/** People who show their tickets at one gate: who saw no light shows his again, and when all have, they begin anew. */
export function createQueue(cable: SerialCable, holders: readonly ShownTicket[]) {
  let next = 0;
  let shown: ShownTicket[] = [];
  const show = (ticket: ShownTicket) => cable.write(Buffer.from(`${ticket.code}\r`));
  async function advance(): Promise<void> {
    while (shown.length < IN_LINE) {
      const ticket = holders[next++ % holders.length] as ShownTicket;
      shown.push(ticket);
      await show(ticket);
    }
  }
  return {
    /** How many have seen a light. */
    seen: () => next - shown.length,
    /** Those in line show their tickets to a gate that has just started. */
    async begin(): Promise<void> {
      for (const ticket of shown) await show(ticket);
      await advance();
    },
    async light({ ticketId }: Light): Promise<void> {
      shown = shown.filter(({ id }) => id !== ticketId);
      await advance();
    },
  };
}
