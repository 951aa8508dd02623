import { createHmac } from 'node:crypto';
import { phoneKey } from '@gangway/shared/contract/entries/phone.ts';
import type { Caller } from '../../lib/caller.ts';
import { addressRange } from '../../lib/http/client-address.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { documentDigest, type TravelDocument } from './documents.rules.ts';

export type OriginKind = 'account' | 'email' | 'phone' | 'network' | 'document';

/** Something that bookings of one person or script have in common, as a digest (hexadecimal) that says nothing by itself. */
export interface Origin {
  kind: OriginKind;
  digest: string;
}

/** What tells where a booking comes from. */
export interface Traces {
  caller: Caller;
  /** The client's address; empty where the call came over no network. */
  address: string;
  contact: { email: string | null; phone: string };
  passengers: readonly TravelDocument[];
}

const DIGEST_BYTES = 16;

/**
 * The origins of a booking: account, e-mail, phone, range of addresses and documents. A booking of the staff has none: they
 * sell to whoever stands before them. The key keeps the few addresses and phones that there are from being tried out.
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

/** The mailbox that an address leads to: what follows a plus sign is the owner's to choose. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+')[0]}${email.slice(at)}`.toLowerCase();
}
