import type { Deps } from '../../../lib/http/context.ts';
import { readETickets } from '../e-ticket/order-e-tickets.service.ts';
import { voyageCalendar } from './voyage-calendar.view.ts';

/** The voyage of an order as a calendar file, with its name; undefined if the order has no valid ticket. */
export async function readCalendarFile(
  deps: Deps,
  { id, number }: { id: string; number: string },
): Promise<{ fileName: string; text: string } | undefined> {
  const { voyage, version, tickets } = await readETickets(deps, id);
  if (tickets.length === 0) return undefined;
  const orderUrl = `${deps.env.publicUrl}/shipClient/personalOrder?order=${number}`;
  return {
    fileName: `${number}.ics`,
    text: voyageCalendar(voyage, { orderUrl, version, now: deps.clock.now() }),
  };
}
