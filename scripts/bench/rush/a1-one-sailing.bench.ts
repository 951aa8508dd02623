import { sql } from 'kysely';
import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { fastestBaseline, pgbenchASecond, prepareBaselines, singleWays } from './pgbench.ts';
import { withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
const PLACES = 10_000;
/** Audit entries of an operator after a season. */
const HISTORY = 300_000;

/** Bookings of one sailing over HTTP, and whether earlier sales slow them down. */
export const bench: Bench = {
  id: 'A1',
  async measure(say) {
    const ratios: number[] = [];
    const flat: number[] = [];
    await withRushGround(CONNECTIONS, async ground => {
      await prepareBaselines(ground);
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const book = async () => bookingsASecond(ground, await ground.makeSailings(1, PLACES), load);
      const oneSailing = () => ground.makeSailings(1, PLACES);
      const baseline = await fastestBaseline(ground, oneSailing, singleWays, say);
      const write = async () => pgbenchASecond(ground, await oneSailing(), SECONDS, baseline);
      await book();
      const ratio = async (when: string) => {
        const [bare, ours] = [await write(), await book()];
        say(
          `one sailing${when}: ${ours.toFixed(0)} bookings/s, pgbench ${bare.toFixed(0)}/s (${baseline.way}, ${baseline.clients} clients)`,
        );
        return ours / bare;
      };
      for (let round = 1; round <= ROUNDS; round++) ratios.push(await ratio(''));
      await sql`
        insert into audit_entries (at, actor, entity, entity_id, action, to_state)
        select now() - n * interval '1 second', 'guest', case n % 2 when 0 then 'orders' else 'tickets' end,
          gen_random_uuid()::text, 'state', 'unpaid' from generate_series(1, ${sql.lit(HISTORY)}) n
      `.execute(ground.db);
      // The cleanup after so many rows must not be measured.
      await sql`vacuum analyze audit_entries`.execute(ground.db);
      await ground.checkpoint();
      for (const before of ratios)
        flat.push((await ratio(`, ${HISTORY} more entries of the audit`)) / before);
    });
    return [
      measured('bookings/s of one sailing ÷ the fastest pgbench', ratios, { least: 1.5 }),
      measured(`the same with ${HISTORY} more audit entries ÷ before`, flat, { least: 0.9 }),
    ];
  },
};
