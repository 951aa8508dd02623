import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import {
  type GateKey,
  type GateMember,
  type GateSync,
  type GateTicket,
  gateLabels,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { assemble, encodeUnsigned } from '@gangway/shared/domain/codes/ticket-code.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import {
  codeRefOf,
  GATE_NONCE_BYTES,
  sealDetail,
  serialRefOf,
  ticketRefOf,
} from '@gangway/shared/node/gate-seal.ts';

/** Boarding is open: the ship leaves an hour later. */
export const NOW = '2026-12-12T11:00:00.000Z';
const HOURS = { opensMinutes: 180, closesMinutes: 15 };
const HOUR_MS = 3_600_000;

/** A ticket with its secrets, and its entry in the feed. */
export interface SoldTicket {
  ticketId: string;
  serial: string;
  name: string;
  code: string;
  verificationCode: string;
  secret: Uint8Array;
  feed: GateTicket;
}

interface Passenger {
  name: string;
  minor?: boolean;
  /** Set for a moved ticket: it keeps its id and gets another secret. */
  ticketId?: string;
}

export interface Signer {
  feed: GateKey;
  privateKey: KeyObject;
}

export function createSigner(id: number, withdrawn = false): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    feed: { id, publicKey: publicKey.export({ format: 'jwk' }).x ?? '', withdrawn },
    privateKey,
  };
}

/** A sailing that departs a number of hours after `NOW`. */
export function sailing(id: number, leavesInHours = 1, changes: Partial<GateSailing> = {}): GateSailing {
  const departsAt = Date.parse(NOW) + leavesInHours * HOUR_MS;
  const before = (minutes: number) => new Date(departsAt - minutes * 60_000).toISOString();
  return {
    id,
    ship: `Selat ${id}`,
    date: '2026-12-12',
    session: 'nighttime',
    gate: '',
    gates: [],
    departure: { en: 'Penang', zh: '槟城', ko: '페낭' },
    destination: { en: 'Langkawi', zh: '浮罗交怡', ko: '랑카위' },
    departsAt: new Date(departsAt).toISOString(),
    boardingOpensAt: before(HOURS.opensMinutes),
    boardingClosesAt: before(HOURS.closesMinutes),
    phase: 'boarding',
    boarded: 0,
    expected: 0,
    ...changes,
  };
}

let orders = 0;

/** The tickets of an order, signed and encrypted as by the server. */
export function party(
  signer: Signer,
  sailingId: number,
  passengers: readonly Passenger[],
  stillToPaySen = 0,
  notes: readonly string[] = [],
): SoldTicket[] {
  orders += 1;
  const orderNumber = `SC4F7KK${String(orders).padStart(3, '0')}`;
  const people = passengers.map(({ name, minor = false, ticketId = randomUUID() }, index) => {
    const member: GateMember = {
      ref: ticketRefOf(ticketId),
      ticketId,
      serial: `${orderNumber}-${index + 1}`,
      passengerName: name,
      ticketType: minor ? 'child' : 'adult',
      minor,
      seat: `${index + 1}A`,
      cabin: null,
    };
    return { member, secret: randomBytes(8) };
  });
  const members = people.map(({ member }) => member);
  return people.map(({ member, secret }) => {
    const { ticketId, ref, serial, passengerName: name } = member;
    const detail = {
      ticketId,
      orderNumber,
      stillToPaySen,
      language: 'en' as const,
      ...(notes.length > 0 && { notes: [...notes] }),
      members,
    };
    const code = codeOf(signer, ticketId, sailingId, secret);
    const codeRef = codeRefOf(code);
    return {
      ticketId,
      serial,
      name,
      code,
      verificationCode: formatVerificationCode(secret),
      secret,
      feed: {
        ref,
        serialRef: serialRefOf(serial),
        codeRef,
        sailingId,
        state: 'valid',
        boarded: null,
        sealed: sealDetail(detail, secret, randomBytes(GATE_NONCE_BYTES)),
      },
    };
  });
}

/** One paid ticket of one adult. */
export function ticket(signer: Signer, sailingId: number, name = 'Aisyah binti Rahman'): SoldTicket {
  return party(signer, sailingId, [{ name }])[0] as SoldTicket;
}

/** The text of a ticket's QR code. */
export function codeOf(
  { feed, privateKey }: Signer,
  ticketId: string,
  sailingId: number,
  secret: Uint8Array = randomBytes(8),
): string {
  const fields = { keyId: feed.id, ticketId, sailingId, verificationSecret: secret };
  return assemble(fields, sign(null, encodeUnsigned(fields), privateKey));
}

/** A first sync, complete for the sailings that it names. */
export function syncOf(
  signers: readonly Signer[],
  sailings: readonly GateSailing[],
  tickets: readonly GateTicket[],
  changes: Partial<GateSync> = {},
): GateSync {
  const whole = changes.whole ?? sailings.map(({ id }) => id);
  return {
    cursor: '1',
    more: false,
    now: NOW,
    hours: HOURS,
    orderPrefix: 'SC',
    openConflicts: 0,
    names: null,
    sealing: gateLabels.detailKey,
    keys: signers.map(({ feed }) => feed),
    sailings: [...sailings],
    pages: whole.map(sailingId => ({ sailingId, after: null, until: null })),
    whole,
    tickets: [...tickets],
    boardings: [],
    ...changes,
  };
}
