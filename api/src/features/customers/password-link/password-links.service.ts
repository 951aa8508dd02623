import type { PasswordLinkUse } from '@gangway/shared/contract/people/customers.ts';
import { confirmLinkedEmail } from '../../../accounts/customers/customers.repository.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Keys, Work } from '../../../lib/http/context.ts';
import { setPassword } from '../account/set-password.service.ts';
import {
  deleteLinksExpiredBefore,
  findOpenLink,
  findOpenLinkEnd,
  markLinkUsed,
  replaceLinks,
} from './password-links.repository.ts';
import { isTokenOf, linkIdIn, tokenOf } from './token.rules.ts';

/** Long enough for a link that is opened after a weekend. */
const LIFETIME_MS = 72 * 3_600_000;

/**
 * Sends a customer a link to set a password, in their language, and invalidates earlier links.
 * `reason` selects the mail: an account was opened for them, or a new password was requested.
 * Returns its expiry.
 */
export async function sendPasswordLink(
  trx: Transaction<Database>,
  { clock, ids, jobs }: Work,
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

/** The data of the mail with a link; undefined if the link is no longer valid. */
export async function readPasswordLink({ db, clock, env }: Data & Keys, id: string) {
  const link = await findOpenLink(db, id, clock.now());
  return link && { ...link, token: tokenOf(env.masterKey, id, link.email) };
}

/** The expiry of a customer's pending link; null without one. */
export async function passwordLinkUntil({ db, clock }: Data, customerId: string): Promise<Date | null> {
  return (await findOpenLinkEnd(db, customerId, clock.now())) ?? null;
}

/**
 * The account of a link.
 * @throws AppError `link-wrong` for a used, replaced, expired or unknown link.
 */
export async function openPasswordLink(
  { db, clock, env }: Data & Keys,
  token: string,
): Promise<{ id: string; customerId: string; username: string; email: string }> {
  const id = linkIdIn(token);
  const link = id && (await findOpenLink(db, id, clock.now()));
  if (!id || !link || !isTokenOf(env.masterKey, token, id, link.email)) throw new AppError('link-wrong');
  return { id, customerId: link.customerId, username: link.username, email: link.email };
}

/**
 * Sets the password chosen through a link. This also confirms the address to which the link was sent. Every session of the
 * account ends. @returns the customer's id @throws AppError `link-wrong`, `weak-password`, after which the link is still valid.
 */
export async function usePasswordLink(
  deps: Work & Keys,
  { token, password }: PasswordLinkUse,
): Promise<string> {
  const { id, customerId, username, email } = await openPasswordLink(deps, token);
  assertGoodPassword(password, username);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps, `customer:${customerId}`, async trx => {
    const now = deps.clock.now();
    if (!(await markLinkUsed(trx, id, now))) throw new AppError('link-wrong');
    await confirmLinkedEmail(trx, customerId, email, now);
    await setPassword(trx, deps, customerId, { passwordHash, action: 'password-reset' });
  });
  return customerId;
}

/** Deletes expired links. */
export async function forgetPasswordLinks({ db, clock }: Data): Promise<void> {
  await deleteLinksExpiredBefore(db, clock.now());
}
