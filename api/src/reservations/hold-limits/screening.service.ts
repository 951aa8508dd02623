import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import type { Wanted } from '../inventory/inventory.repository.ts';
import type { Screen } from '../inventory/inventory.service.ts';
import { type Asked, deleteOriginsBefore, findHeld, insertOrigins } from './hold-limits.repository.ts';
import {
  type Claim,
  createHoldJudge,
  type HoldJudge,
  type HoldSettings,
  type Known,
} from './hold-limits.rules.ts';

const HOUR_MS = 3_600_000;

/** For how long places that were given back unpaid count. */
const LAPSES_COUNT_MS = 6 * HOUR_MS;

/** The longest hold is a day: after two neither it nor its lapse counts. */
const REMEMBERED_MS = 48 * HOUR_MS;

/** The limits on unpaid holds, for the bookings of one transaction. */
export interface Screening {
  /** Judges the bookings once their sailings are locked. */
  screen: Screen;
  /** For how long an order that got its places holds them. */
  minutesOf(orderId: string): number;
  /** Remembers where the orders that were made come from. */
  remember(orderIds: readonly string[]): Promise<void>;
}

/**
 * Applies the limits on unpaid holds and documents (R180 to R186, decision 26) to claims, by their orders' ids: two statements for
 * all of them, one to read and one to write.
 */
export function screenHolds(
  trx: Transaction<Database>,
  settings: HoldSettings,
  claims: ReadonlyMap<string, Claim>,
  now: Date,
): Screening {
  let judge: HoldJudge | undefined;
  const claimOf = ({ orderId }: Pick<Wanted, 'orderId'>): Claim => {
    const claim = claims.get(orderId);
    if (!claim) throw new Error('an order claims nothing');
    return claim;
  };
  return {
    async screen(giveBackOverdue) {
      let { known, overdue } = await readKnown(trx, claims, now);
      if (overdue.length > 0 && (await giveBackOverdue(overdue)))
        ({ known } = await readKnown(trx, claims, now));
      return () => {
        const fresh = createHoldJudge(settings, known);
        judge = fresh;
        return {
          refusal: (wanted, left) => fresh.refusal(claimOf(wanted), left),
          admit: (wanted, left) => fresh.admit(claimOf(wanted), left),
        };
      };
    },
    minutesOf: orderId => judge?.minutesOf(claimOf({ orderId })) ?? settings.holdMinutes,
    remember: orderIds =>
      insertOrigins(
        trx,
        orderIds.flatMap(orderId => {
          const { sailingId, places, origins } = claimOf({ orderId });
          const digests = new Map(origins.map(({ kind, digest }) => [digest, kind]));
          return [...digests].map(([digest, kind]) => ({
            sailingId,
            digest,
            orderId,
            places: kind === 'document' ? 1 : places,
            createdAt: now,
          }));
        }),
      ),
  };
}

async function readKnown(
  trx: Transaction<Database>,
  claims: ReadonlyMap<string, Claim>,
  now: Date,
): Promise<{ known: Known; overdue: number[] }> {
  const origins = createList();
  const documents = createList();
  for (const { sailingId, ...claim } of claims.values()) {
    for (const { digest } of claim.origins) origins.add({ sailingId, digest });
    for (const digest of claim.documents) if (digest) documents.add({ sailingId, digest });
  }
  const asked = { origins: origins.items, documents: documents.items };
  const rows = await findHeld(trx, asked, { now, since: new Date(now.getTime() - LAPSES_COUNT_MS) });
  const standings = new Map(
    rows.filter(({ kind }) => kind === 'origin').map(row => [nameOf(asked.origins[row.place]), row]),
  );
  const booked = rows
    .filter(({ kind }) => kind === 'document')
    .map(row => ({ ...row, of: asked.documents[row.place] }));
  const onSailing = new Set(booked.map(({ of }) => nameOf(of)));
  return {
    known: {
      standingOf: (sailingId, digest) =>
        standings.get(nameOf({ sailingId, digest })) ?? { live: 0, lapsed: 0 },
      isBooked: (sailingId, digest) => onSailing.has(nameOf({ sailingId, digest })),
    },
    overdue: [...new Set(booked.filter(({ overdue }) => overdue).flatMap(({ of }) => of?.sailingId ?? []))],
  };
}

const nameOf = (asked: Asked | undefined): string => `${asked?.sailingId} ${asked?.digest}`;

/** A list without repetitions. */
function createList() {
  const items: Asked[] = [];
  const names = new Set<string>();
  return {
    items: items as readonly Asked[],
    add(asked: Asked) {
      if (names.has(nameOf(asked))) return;
      names.add(nameOf(asked));
      items.push(asked);
    },
  };
}

/** Forgets where orders came from once it counts for nothing any more. */
export async function forgetOrigins({ db, clock }: Data): Promise<void> {
  await deleteOriginsBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS));
}
