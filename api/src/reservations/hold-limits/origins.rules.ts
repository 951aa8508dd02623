import { createHmac } from 'node:crypto';
import { phoneKey } from '@gangway/shared/contract/entries/phone.ts';
import type { Caller } from '../../lib/caller.ts';
import { addressRange } from '../../lib/http/client-address.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { documentDigest, type TravelDocument } from './documents.rules.ts';

export type OriginKind = 'account' | 'email' | 'phone' | 'network' | 'document';

/** A property that bookings of one person or script have in common, as a digest (hexadecimal). */
export interface Origin {
  kind: OriginKind;
  digest: string;
}

/** The traces of a booking's origin. */
export interface Traces {
  caller: Caller;
  /** The client's address; empty if the call came over no network. */
  address: string;
  contact: { email: string | null; phone: string };
  passengers: readonly TravelDocument[];
}

const DIGEST_BYTES = 16;

/**
 * The origins of a booking: account, e-mail, phone, address range and documents. Bookings by staff have none, because staff sell
 * to walk-ins. The key prevents guessing addresses and phones, of which there are few, from their digests.
 */
export function originsOf(masterKey: Uint8Array, { caller, address, contact, passengers }: Traces): Origin[] {
  if (caller.kind === 'staff') return [];
  const range = addressRange(address);
  const traces: [OriginKind, string | undefined][] = [
    ['account', caller.kind === 'customer' ? caller.id : undefined],
    ['email', contact.email ? mailboxOf(contact.email) : undefined],
    ['phone', phoneKey(contact.phone)],
    ['network', range],
    ...passengers.map((passenger): [OriginKind, string | undefined] => [
      'document',
      documentDigest(passenger),
    ]),
  ];
  const key = derivedKey(masterKey, 'hold-origins');
  return traces.flatMap(([kind, trace]) => {
    if (!trace) return [];
    const digest = createHmac('sha256', key).update(`${kind} ${trace}`).digest();
    return [{ kind, digest: digest.subarray(0, DIGEST_BYTES).toString('hex') }];
  });
}

/** The mailbox of an address, without the part after a plus sign, which its owner can choose freely. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+')[0]}${email.slice(at)}`.toLowerCase();
}
