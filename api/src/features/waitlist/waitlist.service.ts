/*
 * The waiting list of a sailing: join, offers in order, the office's list, and standby numbers at the counter.
 *
 * May import: operator, accounts/human-check, reservations/inventory, reservations/sailings, reservations/waitlist.
 */

import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { actorOf, type Caller, type CustomerCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { lockInventories, tellOfWaitlist } from '../../reservations/inventory/inventory.repository.ts';
import { releaseOffer } from '../../reservations/inventory/place-offers.service.ts';
import {
  changeStatus,
  findPartiesOf,
  findParty,
  type Party,
  setEnded,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';
import { partyOfToken } from '../../reservations/waitlist/waitlist-token.rules.ts';
import { begin, foundParty } from './join-list.service.ts';
import { entryOf } from './waitlist.view.ts';

/** @throws AppError `waitlist-not-found` for an invalid token. */
function requireParty(deps: Deps, token: string): string {
  const id = partyOfToken(deps, token);
  if (id === undefined) throw new AppError('waitlist-not-found');
  return id;
}

/** The party of a token, for its own page. @throws AppError `waitlist-not-found` */
export async function readEntry(deps: Deps, token: string): Promise<WaitlistEntry> {
  const party = await findParty(deps.db, requireParty(deps, token));
  if (!party) throw new AppError('waitlist-not-found');
  return entryOf(deps, deps.db, party);
}

/** The data of a mail to a party; undefined if it was deleted, or has no address. */
export async function readMailedParty(deps: Deps, partyId: string) {
  const party = await findParty(deps.db, partyId);
  if (!party?.email) return undefined;
  const { name, email, language, status, offer } = party;
  return { name, email, language, status, offerId: offer?.id, entry: await entryOf(deps, deps.db, party) };
}

/** The parties of a customer that wait or have an offer. */
export async function readEntriesOf(deps: Deps, { id }: CustomerCaller): Promise<WaitlistEntry[]> {
  const entries: WaitlistEntry[] = [];
  for (const party of await findPartiesOf(deps.db, id)) entries.push(await entryOf(deps, deps.db, party));
  return entries;
}

/**
 * Confirms a party's address by the link of the mail: it waits from now on, at the position of joining. A repetition changes
 * nothing.
 */
export function confirmEntry(deps: Deps, caller: Caller, token: string): Promise<WaitlistEntry> {
  return changeEntry(deps, caller, token, async (trx, party) => {
    if (await changeStatus(trx, party.id, 'unconfirmed', 'waiting', deps.clock.now()))
      await begin(trx, party.wishes, party.id);
  });
}

/** Leaves every list, and releases the kept places. A repetition changes nothing. */
export function leaveLists(deps: Deps, caller: Caller, token: string): Promise<WaitlistEntry> {
  return changeEntry(deps, caller, token, (trx, party) => endParty(trx, deps, party, 'left'));
}

/** Declines an offer: the party continues to wait for its other sailings (R283). */
export function declineOffer(deps: Deps, caller: Caller, token: string): Promise<WaitlistEntry> {
  return changeEntry(deps, caller, token, async (trx, party) => {
    if (!party.offer) throw new AppError('waitlist-offer-over');
    await releaseOffer(trx, party.offer, deps.clock.now());
    await note(trx, party, 'declined');
  });
}

async function changeEntry(
  deps: Deps,
  caller: Caller,
  token: string,
  change: (trx: Transaction<Database>, party: Party) => Promise<void>,
): Promise<WaitlistEntry> {
  const id = requireParty(deps, token);
  return inTransaction(deps, actorOf(caller), async trx => {
    await change(trx, await lockParty(trx, id));
    return entryOf(deps, trx, await foundParty(trx, id));
  });
}

/** Reads a party and locks its sailings, so that it gets no offer meanwhile. @throws AppError `waitlist-not-found` */
export async function lockParty(trx: Transaction<Database>, id: string): Promise<Party> {
  await lockInventories(trx, (await foundParty(trx, id)).wishes);
  return foundParty(trx, id);
}

/** Removes a party from all lists. The caller holds the locks of its sailings. */
export async function endParty(
  trx: Transaction<Database>,
  { clock }: Data,
  party: Party,
  how: 'left' | 'removed',
  detail: Record<string, unknown> = {},
): Promise<void> {
  const now = clock.now();
  if (party.status === 'unconfirmed') await changeStatus(trx, party.id, 'unconfirmed', how, now);
  else if (party.status === 'waiting') await changeStatus(trx, party.id, 'waiting', how, now);
  else if (party.offer) {
    // The party then waits for its other sailings, or has lapsed.
    await releaseOffer(trx, party.offer, now);
    await setEnded(trx, party.id, how, now);
  } else return;
  await note(trx, party, how, detail);
}

async function note(
  trx: Transaction<Database>,
  party: Party,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await writeAudit(trx, { entity: 'waitlist_parties', entityId: party.id, action, detail });
  for (const sailingId of party.wishes) await tellOfWaitlist(trx, sailingId);
}
