/*
 * How many unpaid places one buyer, address or document may hold, and for how long (R180 to R186).
 *
 * May import: reservations/inventory.
 */

import { HOLD_DIGESTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import type { InventoryRequest } from '../inventory/inventory.repository.ts';
import type { PlaceRules } from '../inventory/inventory.service.ts';
import {
  type DigestOnSailing,
  deleteOriginsBefore,
  findHeld,
  insertOrigins,
} from './hold-limits.repository.ts';
import {
  createHoldJudge,
  type ExistingHolds,
  type HoldJudge,
  type HoldRequest,
  type HoldSettings,
} from './hold-limits.rules.ts';

const HOUR_MS = 3_600_000;

/** How long unpaid lapses count. */
const LAPSES_COUNT_MS = 6 * HOUR_MS;

/** The limits on unpaid holds, for the bookings of one transaction. */
export interface Screening {
  /** Judges the bookings once their sailings are locked. */
  screen: PlaceRules;
  /** How long an order with its places holds them. */
  minutesOf(orderId: string): number;
  /** Stores the origins of the orders that were made. */
  remember(orderIds: readonly string[]): Promise<void>;
}

/**
 * Applies the limits on unpaid holds and documents (R180 to R186, decision 26) to requests, by their orders' ids, with two
 * statements for all of them: one to read and one to write.
 */
export function screenHolds(
  trx: Transaction<Database>,
  settings: HoldSettings,
  requests: ReadonlyMap<string, HoldRequest>,
  now: Date,
): Screening {
  let judge: HoldJudge | undefined;
  const requestOf = ({ orderId }: Pick<InventoryRequest, 'orderId'>): HoldRequest => {
    const request = requests.get(orderId);
    if (!request) throw new Error('an order without a hold request');
    return request;
  };
  return {
    async screen(giveBackOverdue) {
      let { existing, overdue } = await readExisting(trx, requests, now);
      if (overdue.length > 0 && (await giveBackOverdue(overdue)))
        ({ existing } = await readExisting(trx, requests, now));
      return () => {
        const fresh = createHoldJudge(settings, existing);
        judge = fresh;
        return {
          refusal: (order, left) => fresh.refusal(requestOf(order), left),
          admit: (order, left) => fresh.admit(requestOf(order), left),
        };
      };
    },
    minutesOf: orderId => judge?.minutesOf(requestOf({ orderId })) ?? settings.holdMinutes,
    remember: orderIds =>
      insertOrigins(
        trx,
        orderIds.flatMap(orderId => {
          const { sailingId, places, origins } = requestOf({ orderId });
          const digests = new Map(origins.map(({ kind, digest }) => [digest, kind]));
          return [...digests].map(([digest, kind]) => ({
            sailingId,
            digest,
            orderId,
            places: kind === 'document' ? 1 : places,
          }));
        }),
        now,
      ),
  };
}

async function readExisting(
  trx: Transaction<Database>,
  requests: ReadonlyMap<string, HoldRequest>,
  now: Date,
): Promise<{ existing: ExistingHolds; overdue: number[] }> {
  const origins = createList();
  const documents = createList();
  for (const { sailingId, ...request } of requests.values()) {
    for (const { digest } of request.origins) origins.add({ sailingId, digest });
    for (const digest of request.documents) if (digest) documents.add({ sailingId, digest });
  }
  const keys = { origins: origins.items, documents: documents.items };
  const rows = await findHeld(trx, keys, { now, since: new Date(now.getTime() - LAPSES_COUNT_MS) });
  const standings = new Map(
    rows.filter(({ kind }) => kind === 'origin').map(row => [nameOf(keys.origins[row.index]), row]),
  );
  const booked = rows
    .filter(({ kind }) => kind === 'document')
    .map(row => ({ ...row, of: keys.documents[row.index] }));
  const onSailing = new Set(booked.map(({ of }) => nameOf(of)));
  return {
    existing: {
      holdsOf: (sailingId, digest) => standings.get(nameOf({ sailingId, digest })) ?? { live: 0, lapsed: 0 },
      isBooked: (sailingId, digest) => onSailing.has(nameOf({ sailingId, digest })),
    },
    overdue: [...new Set(booked.filter(({ overdue }) => overdue).flatMap(({ of }) => of?.sailingId ?? []))],
  };
}

const nameOf = (key: DigestOnSailing | undefined): string => `${key?.sailingId} ${key?.digest}`;

/** A list without duplicates. */
function createList() {
  const items: DigestOnSailing[] = [];
  const names = new Set<string>();
  return {
    items: items as readonly DigestOnSailing[],
    add(key: DigestOnSailing) {
      if (names.has(nameOf(key))) return;
      names.add(nameOf(key));
      items.push(key);
    },
  };
}

/** Deletes the origins of orders that no limit counts any more. */
export async function forgetOrigins({ db, clock }: Data): Promise<void> {
  await deleteOriginsBefore(db, new Date(clock.now().getTime() - HOLD_DIGESTS_KEPT_DAYS * 24 * HOUR_MS));
}
