import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/lib/database/database.ts';
import { createSailing, type Voyage } from '../support/database/factories.ts';

const FIRST_DAY = Date.UTC(2027, 0, 1);
const DAY_MS = 86_400_000;

/** A number of sailings of the voyage's ship, two a day. */
export async function createSailings(
  db: Kysely<Database>,
  voyage: Voyage,
  { count, capacity }: { count: number; capacity: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++)
    ids.push(
      await createSailing(db, voyage, {
        date: localDateIn(new Date(FIRST_DAY + Math.floor(index / 2) * DAY_MS)),
        session: index % 2 === 0 ? 'daytime' : 'nighttime',
        capacity,
      }),
    );
  return ids;
}
