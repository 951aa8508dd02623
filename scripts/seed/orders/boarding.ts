import type { Random } from '../ground/random.ts';
import type { OrderBatch } from '../ground/rows.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** When parties arrive, in minutes before departure; in the morning the ship arrives no earlier. */
const FIRST_MINUTES = { daytime: 100, nighttime: 165 } as const;
const LAST_MINUTES = 22;

/** Share of parties that never arrived, and of tickets presented a second time. */
const NO_SHOW = 0.03;
const SHOWN_TWICE = 0.006;

type Ticket = OrderBatch['rows']['tickets'][number];

/** Boards a party on a departed sailing, one scan after the other. Some do not arrive. */
export function boardParty(
  random: Random,
  { rows }: OrderBatch,
  { sailing, tickets, officerId }: { sailing: OpenSailing; tickets: readonly Ticket[]; officerId: string },
): void {
  if (random.chance(NO_SHOW)) return;
  const minutesBefore = random.integer(LAST_MINUTES, FIRST_MINUTES[sailing.session]);
  const arrivedAt = sailing.departsAt.getTime() - minutesBefore * MINUTE_MS + random.integer(0, 59_000);
  const scan = (ticket: Ticket, scannedAt: Date, refusal: string | null) => {
    const receivedAt = new Date(scannedAt.getTime() + random.integer(80, 900));
    rows.boarding_events.push({
      id: random.uuid(scannedAt),
      ticket_id: ticket.id,
      sailing_id: sailing.id,
      outcome: refusal ? 'refused' : 'boarded',
      refusal,
      method: random.chance(0.93) ? 'scan' : 'typed',
      gate: sailing.gate,
      officer_id: officerId,
      scanned_at: scannedAt,
      received_at: receivedAt,
      effective: true,
    });
    return receivedAt;
  };
  for (const [index, ticket] of tickets.entries()) {
    const scannedAt = new Date(arrivedAt + index * random.integer(4, 9) * SECOND_MS);
    ticket.boarding_status = 'boarded';
    ticket.boarded_at = scan(ticket, scannedAt, null);
    if (random.chance(SHOWN_TWICE))
      scan(ticket, new Date(scannedAt.getTime() + 3 * MINUTE_MS), 'already-boarded');
  }
}
