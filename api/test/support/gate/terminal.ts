import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { TestDatabase } from '../database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../database/factories.ts';
import { type SignedIn, signInStaff } from '../people/accounts.ts';
import { bookCabin, type CabinGuests } from '../people/cabin-guests.ts';
import { serveOnFreePort } from '../serve.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The ship leaves at noon in UTC, 20:00 where it is. Tickets are sold in the morning; boarding is on for 45 minutes more. */
const SALE_TIME = '2026-12-12T06:00:00.000Z';
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';
/** As many as one order takes. */
const PARTY = 9;
const DESKS = 4;

/** A ticket as its holder brings it. */
export type ShownTicket = CabinGuests['tickets'][number];

/** What gates stand in front of: the API on a port, a ship that boards, and an officer who is signed in. */
export interface Terminal {
  gangway: TestApp;
  /** Origin of the API. */
  url: string;
  voyage: Voyage;
  sailingId: number;
  officer: SignedIn;
  /** Paid tickets for the sailing, or another one, as their holders have them; sold that morning, or at another time. */
  sell(count: number, sailingId?: number, at?: string): Promise<ShownTicket[]>;
  /** From here on it is boarding time, and time passes. */
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
