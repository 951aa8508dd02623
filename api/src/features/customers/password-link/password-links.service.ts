import type { PasswordLinkUse } from '@gangway/shared/contract/people/customers.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { setPassword } from '../account/set-password.service.ts';
import {
  confirmLinkedEmail,
  deleteLinksExpiredBefore,
  findOpenLink,
  findOpenLinkEnd,
  markLinkUsed,
  replaceLinks,
} from './password-links.repository.ts';
import { isTokenOf, linkIdIn, tokenOf } from './token.rules.ts';

/** Long enough to be followed after a weekend. */
const LIFETIME_MS = 72 * 3_600_000;

type Keys = { env: Pick<Deps['env'], 'masterKey'> };

/**
 * Sends a customer a link to choose a password by, in their language; links that were sent before are worth nothing any
 * more. `reason` decides what the letter says: an account was opened for them, or a new password was asked for.
 * Returns until when it is good.
 */
export async function sendPasswordLink(
  trx: Transaction<Database>,
  { clock, ids, jobs }: Pick<Deps, 'clock' | 'ids' | 'jobs'>,
  customerId: string,
  reason: 'account-opened' | 'password-link',
): Promise<Date> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
  const id = ids.uuid();
  await replaceLinks(trx, { id, customerId, createdAt, expiresAt });
  await jobs.enqueue(trx, 'send-mail', { kind: reason, linkId: id });
  return expiresAt;
}

/** What the letter with a link is made of; undefined where the link is worth nothing any more. */
export async function readPasswordLink({ db, clock, env }: Pick<Deps, 'db' | 'clock'> & Keys, id: string) {
  const link = await findOpenLink(db, id, clock.now());
  return link && { ...link, token: tokenOf(env.masterKey, id, link.email) };
}

/** Until when a customer's link is good; null where none is on its way. */
export async function passwordLinkUntil(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
): Promise<Date | null> {
  return (await findOpenLinkEnd(db, customerId, clock.now())) ?? null;
}

/**
 * Whose password a link is for.
 * @throws AppError `link-wrong` alike for one that was used, replaced, has run out, or never was.
 */
export async function openPasswordLink(
  { db, clock, env }: Pick<Deps, 'db' | 'clock'> & Keys,
  token: string,
): Promise<{ id: string; customerId: string; username: string; email: string }> {
  const id = linkIdIn(token);
  const link = id && (await findOpenLink(db, id, clock.now()));
  if (!id || !link || !isTokenOf(env.masterKey, token, id, link.email)) throw new AppError('link-wrong');
  return { id, customerId: link.customerId, username: link.username, email: link.email };
}

/**
 * Sets the password that somebody chose by their link. The link came to their address, so that is confirmed; every
 * session of the account ends.
 * @throws AppError `link-wrong`, `weak-password`, after which the link is still good.
 */
export async function usePasswordLink(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'> & Keys,
  { token, password }: PasswordLinkUse,
): Promise<void> {
  const { id, customerId, username, email } = await openPasswordLink(deps, token);
  assertGoodPassword(password, username);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps, `customer:${customerId}`, async trx => {
    const now = deps.clock.now();
    if (!(await markLinkUsed(trx, id, now))) throw new AppError('link-wrong');
    await confirmLinkedEmail(trx, customerId, email, now);
    await setPassword(trx, deps, customerId, { passwordHash, action: 'password-reset' });
  });
}

/** Forgets links that have run out. */
export async function forgetPasswordLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteLinksExpiredBefore(db, clock.now());
}
