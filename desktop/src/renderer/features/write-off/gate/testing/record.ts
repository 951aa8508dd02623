import type { GateRecord, GateState } from '../../../../../bridge-gate.ts';

/** Somebody who was let in, but for what a test says otherwise. */
export const recordOf = (changes: Partial<GateRecord> = {}): GateRecord => ({
  eventId: '018f5a10-0000-7000-8000-000000000001',
  at: '2026-12-12T12:03:00.000Z',
  gate: 'Gate A',
  lane: '',
  method: 'scan',
  verdict: 'admit',
  outcome: 'boarded',
  refusal: null,
  warnings: [],
  reason: '',
  ticket: ticketOf(),
  sailing: {
    id: 7,
    ship: 'Selat Aurora',
    departure: { en: 'Port Klang', zh: '巴生港', ko: '포트 클랑' },
    destination: { en: 'Penang', zh: '槟城', ko: '페낭' },
    date: '2026-12-12',
    session: 'nighttime',
    departsAt: '2026-12-12T12:30:00.000Z',
    gates: [],
  },
  earlier: null,
  undone: false,
  sent: false,
  ...changes,
});

type Ticket = NonNullable<GateRecord['ticket']>;

export const ticketOf = (changes: Partial<Ticket> = {}): Ticket => ({
  ticketId: '018f5a10-0000-7000-8000-0000000000aa',
  serial: 'SC4F7KK2MN-1',
  passengerName: 'Aminah Yusof',
  ticketType: 'adult',
  seat: 'B12',
  cabin: '7014',
  minor: false,
  guardian: null,
  orderNumber: 'SC4F7KK2MN',
  stillToPaySen: 0,
  partyBoarded: 1,
  partySize: 3,
  language: 'en',
  notes: [],
  ...changes,
});

/** A gate that boards one sailing and is in touch, but for what a test says otherwise. */
export const stateOf = (changes: Partial<GateState> = {}): GateState => ({
  ready: true,
  online: true,
  sending: true,
  hearing: true,
  stopped: null,
  officer: null,
  sessionEndsAt: null,
  lastSyncAt: '2026-12-12T12:03:00.000Z',
  behindSeconds: 0,
  waiting: 0,
  openConflicts: 0,
  problems: [],
  place: { sailingId: 7, gate: 'Gate A' },
  finder: { status: 'not-permitted', asOf: null },
  sailings: [
    {
      id: 7,
      ship: 'Selat Aurora',
      departure: { en: 'Port Klang', zh: '巴生港', ko: '포트 클랑' },
      destination: { en: 'Penang', zh: '槟城', ko: '페낭' },
      date: '2026-12-12',
      session: 'nighttime',
      departsAt: '2026-12-12T12:30:00.000Z',
      boardingOpensAt: '2026-12-12T10:30:00.000Z',
      boardingClosesAt: '2026-12-12T12:15:00.000Z',
      phase: 'boarding',
      gate: 'Gate A',
      gates: [],
      boarded: 120,
      expected: 400,
    },
  ],
  count: { sailingId: 7, expected: 400, boarded: 120, boardedHere: 61 },
  ...changes,
});
