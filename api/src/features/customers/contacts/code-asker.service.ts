import { findAccountName, findIdByConfirmed } from '../../../accounts/customers/customers.repository.ts';
import type { AccountName, ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { knownDeviceOf } from '../../../accounts/known-devices/known-device.rules.ts';
import type { Origin } from '../../../accounts/known-devices/origin.types.ts';
import type { CodeAsker } from '../../../accounts/one-time-codes/code-asker.types.ts';
import type { Connection } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';

/**
 * Who requests or tries a code without a session (R351): the account's owner on a device with an earlier sign-in, or an unknown
 * person at an address. Without a known device no account is looked up, because the duration could reveal whether it exists.
 */
export async function askerOf(
  { db, clock, env }: Deps,
  contact: ContactPoint,
  { key, proofs }: Origin,
): Promise<CodeAsker> {
  const owner = proofs ? await ownerOf(db, contact) : undefined;
  const device =
    owner && knownDeviceOf(env.masterKey, { kind: 'customer', id: owner.id }, proofs, clock.now());
  return device ? { key: `device ${device}`, isOwner: true } : { key, isOwner: false };
}

/** A signed-in customer, who alone can request and try their codes. */
export const signedInAsker = (customerId: string): CodeAsker => ({
  key: `customer ${customerId}`,
  isOwner: true,
});

export const readAccountName = (db: Connection, id: string): Promise<AccountName | undefined> =>
  findAccountName(db, id);

/** The account whose owner has confirmed the address or phone. At most one account has each. */
export async function ownerOf(db: Connection, contact: ContactPoint): Promise<AccountName | undefined> {
  const id = await findIdByConfirmed(db, contact);
  return id === undefined ? undefined : findAccountName(db, id);
}
