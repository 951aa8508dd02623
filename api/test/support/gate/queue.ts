import type { SerialCable } from '../../../../desktop/src/station/serial/testing/serial-cable.ts';
import type { Light } from './gate-process.ts';
import type { ShownTicket } from './terminal.ts';

/** The number of passengers who present their tickets at a time. */
const IN_LINE = 3;

/** Passengers at one gate: those without a result present their tickets again, and after all have one, they start over. */
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
    /** The number of results so far. */
    seen: () => next - shown.length,
    /** The waiting passengers present their tickets to a gate that has just started. */
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
