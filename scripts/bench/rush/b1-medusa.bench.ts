import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { type Reserve, withMedusa } from './medusa.ts';
import { BUYERS, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const PROBE_SECONDS = 2;
const CONNECTIONS = 128;
const PLACES = 10_000;
const CLIENTS = [1, 4, 16, 64];

/**
 * Bookings of one sailing over HTTP, beside what another product's inventory does for the same demand: Medusa reserves one unit of one
 * item, called in its own process, without an order, a passenger or a ticket.
 */
export const bench: Bench = {
  id: 'B1',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(BUYERS, async ground => {
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const book = async () => bookingsASecond(ground, await ground.makeSailings(1, PLACES), load);
      await withMedusa(ground.databaseUrl, say, async reserve => {
        const clients = await fastest(reserve, say);
        await book();
        for (let round = 1; round <= ROUNDS; round++) {
          const medusa = await reserve(clients, SECONDS);
          const ours = await book();
          say(
            `${ours.toFixed(0)} bookings/s, Medusa ${medusa.toFixed(0)} reservations/s (${clients} clients)`,
          );
          ratios.push(ours / medusa);
        }
      });
    });
    return [measured('bookings/s of one sailing ÷ Medusa’s reservations/s', ratios, { least: 1 })];
  },
};

/** The number of clients with which Medusa makes the most reservations. */
async function fastest(reserve: Reserve, say: (text: string) => void): Promise<number> {
  await reserve(1, PROBE_SECONDS);
  const rates: { clients: number; rate: number }[] = [];
  for (const clients of CLIENTS) rates.push({ clients, rate: await reserve(clients, PROBE_SECONDS) });
  say(
    `Medusa: reservations/s (clients) ${rates.map(({ clients, rate }) => `${rate.toFixed(0)} (${clients})`).join(', ')}`,
  );
  return rates.toSorted((a, b) => b.rate - a.rate)[0]?.clients ?? 1;
}
