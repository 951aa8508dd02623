import type { ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { knownDeviceOf } from '../../../accounts/known-devices/known-device.rules.ts';
import type { Origin } from '../../../accounts/known-devices/origin.types.ts';
import type { CodeAsker } from '../../../accounts/one-time-codes/code-asker.types.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { ownerOf } from './confirmed-contact.service.ts';

/**
 * Who asks for a code without being signed in, or tries one (R351): the account's owner on a device that signed in to it before,
 * or somebody at an address. Whoever shows no device causes no look at accounts, whose time could tell of them.
 */
export async function askerOf(
  { db, clock, env }: Deps,
  contact: ContactPoint,
  { place, shown }: Origin,
): Promise<CodeAsker> {
  const owner = shown ? await ownerOf(db, contact) : undefined;
  const device =
    owner && knownDeviceOf(env.masterKey, { kind: 'customer', id: owner.id }, shown, clock.now());
  return device ? { place: `device ${device}`, isOwner: true } : { place, isOwner: false };
}

/** A signed-in customer: nobody else asks for their codes, or tries them. */
export const signedInAsker = (customerId: string): CodeAsker => ({
  place: `customer ${customerId}`,
  isOwner: true,
});
