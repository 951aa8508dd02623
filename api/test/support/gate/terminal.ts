import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { TestDatabase } from '../database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../database/factories.ts';
import { type SignedIn, signInStaff } from '../people/accounts.ts';
import { bookCabin, type CabinGuests } from '../people/cabin-guests.ts';
import { serveOnFreePort } from '../serve.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The ship departs at noon UTC, 20:00 local time. Tickets are sold in the morning; boarding is open for 45 more minutes. */
const SALE_TIME = '2026-12-12T06:00:00.000Z';
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';
/** The limit of passengers per order. */
const PARTY = 9;
const DESKS = 4;

/** A ticket with its code. */
export type ShownTicket = CabinGuests['tickets'][number];

/** The environment of gates: the API on a port, a sailing that boards, and a signed-in officer. */
export interface Terminal {
  gangway: TestApp;
  /** Origin of the API. */
  url: string;
  voyage: Voyage;
  sailingId: number;
  officer: SignedIn;
  /** Sells paid tickets for the sailing or another one, in the morning or at another time. */
  sell(count: number, sailingId?: number, at?: string): Promise<ShownTicket[]>;
  /** Starts boarding time, from which the clock runs. */
  open(): void;
}

/** Call it once at the top of a test file. */
export async function createTerminal(
  database: TestDatabase,
  permissions: RolePermission[] = ['boarding.verify'],
): Promise<Terminal> {
  const gangway = await createTestApp(database);
  gangway.clock.set(SALE_TIME);
  const voyage = await createVoyage(database.db, { rooms: 1, capacity: 2000 });
  const sailing = { date: '2026-12-12', session: 'nighttime', capacity: 2000 } as const;
  const sailingId = await createSailing(database.db, voyage, sailing);
  const server = await serveOnFreePort();
  server.answerWith(request => gangway.app.fetch(request));
  return {
    gangway,
    url: server.url,
    voyage,
    sailingId,
    officer: await signInStaff(gangway, permissions),
    async sell(count, of = sailingId, at = SALE_TIME) {
      const sold: ShownTicket[] = [];
      let left = count;
      const desk = async () => {
        while (left > 0) {
          const names = Array.from({ length: Math.min(PARTY, left) }, (_, place) => `Guest ${place + 1}`);
          left -= names.length;
          sold.push(...(await bookCabin(gangway, of, null, { names, at })).tickets);
        }
      };
      await Promise.all(Array.from({ length: DESKS }, desk));
      return sold;
    },
    open() {
      gangway.clock.set(BOARDING_TIME);
      gangway.clock.run();
    },
  };
}
