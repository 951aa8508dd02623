import type { FailureEnvelope } from '@gangway/shared/contract/base/envelope.ts';
import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { PassengerInput } from '@gangway/shared/contract/entries/passengers.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type {
  CancelPreview,
  CreatedOrder,
  OrderDetail,
  OrderRequestInput,
  OrderTicket,
} from '@gangway/shared/contract/sales/orders.ts';
import type { Payment, PaymentRequest, StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { success } from '../../lib/http/endpoint.ts';

/** What a call takes and answers in one case. */
interface Example {
  parameters?: Readonly<Record<string, string | number>>;
  body?: unknown;
  answer: unknown;
}

const FARE_SEN = 19_800;
const NUMBER = 'SC4F7K2M9Q';
const BOOKED_AT = '2026-11-27T03:15:20.000Z';
const PAID_AT = '2026-11-27T03:17:41.000Z';
const CANCELED_AT = '2027-01-08T01:02:03.000Z';

const sailing: SailingSummary = {
  id: 118,
  date: '2027-03-12',
  session: 'nighttime',
  departsAt: '2027-03-12T20:00:00.000+08:00',
  arrivesAt: '2027-03-13T07:00:00.000+08:00',
  status: 'scheduled',
  ship: { id: 1, code: 'selat-aurora', name: 'Selat Aurora' },
  route: {
    id: 1,
    departure: {
      id: 1,
      code: 'port-klang',
      name: { en: 'Port Klang', zh: '巴生港', ko: '포트클랑', ms: 'Pelabuhan Klang' },
      country: 'MY',
      timeZone: 'Asia/Kuala_Lumpur',
      hasFacts: true,
    },
    destination: {
      id: 2,
      code: 'penang',
      name: sameInAll('Penang'),
      country: 'MY',
      timeZone: 'Asia/Kuala_Lumpur',
      hasFacts: true,
    },
    distanceNm: 163,
    asksPlaceOfBirth: false,
  },
  placesLeft: 412,
  hasCabins: true,
  cabinsLeft: 87,
  fromSen: FARE_SEN,
  usualSen: FARE_SEN,
  cabinFromSen: 26_800,
  nonRefundable: false,
  peak: false,
  salesOpenAt: null,
};

const passengers: PassengerInput[] = [
  {
    ticketType: 'adult',
    name: 'Mere Walker',
    phone: '+64 21 123 4567',
    gender: 'female',
    birthDate: '1988-04-12',
    idType: 'passport',
    idNumber: 'LM1234567',
    documentExpiry: '2031-06-30',
    issuingCountry: 'NZ',
    nationality: 'NZ',
  },
  {
    ticketType: 'adult',
    name: 'Tama Walker',
    phone: '+64 21 123 4567',
    gender: 'male',
    birthDate: '1986-09-30',
    idType: 'passport',
    idNumber: 'LM7654321',
    documentExpiry: '2031-06-30',
    issuingCountry: 'NZ',
    nationality: 'NZ',
  },
];

const quoteRequest: QuoteRequest = {
  sailingId: sailing.id,
  passengers: passengers.map(({ ticketType, birthDate, nationality }) => ({
    ticketType,
    birthDate,
    nationality,
  })),
};

/** What canceling costs: the share of the price in percent, until a day. */
const ladder = (priceSen: number): Quote['ladder'] =>
  [
    { from: null, until: '2026-12-12', chargePercent: 0 },
    { from: '2026-12-13', until: '2027-01-25', chargePercent: 25 },
    { from: '2027-01-26', until: '2027-02-10', chargePercent: 50 },
    { from: '2027-02-11', until: '2027-02-25', chargePercent: 75 },
    { from: '2027-02-26', until: null, chargePercent: 100 },
  ].map(step => {
    const chargeSen = (priceSen * step.chargePercent) / 100;
    return { ...step, noShow: false, chargeSen, refundSen: priceSen - chargeSen };
  });

const quote: Quote = {
  sailingId: sailing.id,
  lines: [
    {
      kind: 'ticket',
      ticketType: 'adult',
      roomId: null,
      roomNumber: null,
      roomTypeId: null,
      floor: null,
      position: null,
      quantity: 2,
      unitSen: FARE_SEN,
      totalSen: 2 * FARE_SEN,
    },
  ],
  promo: null,
  totalSen: 2 * FARE_SEN,
  seatFeeSen: 0,
  placesLeft: sailing.placesLeft,
  findings: [],
  ladder: ladder(2 * FARE_SEN),
  quotedAt: BOOKED_AT,
};

const booking: OrderRequestInput = {
  sailingId: sailing.id,
  passengers,
  contact: { name: 'Mere Walker', email: 'mere@example.com', phone: '+64 21 123 4567' },
  referralCode: 'SELAT',
  paymentMethod: 'online',
  language: 'en',
  expectedTotalSen: quote.totalSen,
  termsAccepted: true,
};

const ticket = (id: string, position: number): OrderTicket => {
  const { name, gender, birthDate, nationality, idType, idNumber } = passengers[
    position - 1
  ] as PassengerInput;
  return {
    id,
    serial: `${NUMBER}-${position}`,
    ticketType: 'adult',
    passengerName: name,
    gender,
    birthDate,
    nationality,
    idType,
    idNumberEnding: idNumber.slice(-4),
    seat: position === 1 ? '12A' : '12B',
    cabin: null,
    priceSen: FARE_SEN,
    seatFeeSen: 0,
    chargeSen: null,
    boardingStatus: 'pending',
    qrStatus: 'unused',
    verificationCode: null,
    canceledAt: null,
  };
};

const mere = ticket('0193b1de-6c5a-7d10-8a3e-2f6f0c9e4b11', 1);
const tama = ticket('0193b1de-6c5a-7d10-8a3e-2f6f0c9e4b12', 2);

const unpaid: OrderDetail = {
  id: '0193b1de-6c5a-7d10-8a3e-2f6f0c9e4b10',
  number: NUMBER,
  status: 'unpaid',
  channel: 'storefront',
  sailing: {
    id: sailing.id,
    date: sailing.date,
    session: sailing.session,
    departsAt: sailing.departsAt,
    arrivesAt: sailing.arrivesAt,
    status: sailing.status,
    route: sailing.route,
    ship: sailing.ship,
  },
  passengers: 2,
  cabins: 0,
  contactName: 'Mere Walker',
  dueSen: quote.totalSen,
  paidSen: 0,
  refundedSen: 0,
  refundOwedSen: 0,
  creditedSen: 0,
  paymentMethod: 'online',
  holdExpiresAt: '2026-11-27T03:30:20.000Z',
  createdAt: BOOKED_AT,
  contact: { name: 'Mere Walker', email: 'mere@example.com', phone: '+64211234567' },
  referralCode: 'SELAT',
  language: 'en',
  tickets: [mere, tama],
  cabinList: [],
  ladder: quote.ladder,
  amendmentDays: 4,
  gate: '',
  notices: [],
  movedFrom: null,
  freeUntil: null,
  refunds: [],
  vouchers: [],
  history: [{ at: BOOKED_AT, what: 'orders', from: null, to: 'unpaid' }],
  paidAt: null,
  canceledAt: null,
  cancelReason: null,
  remarks: '',
};

const paid: OrderDetail = {
  ...unpaid,
  status: 'paid',
  paidSen: quote.totalSen,
  holdExpiresAt: null,
  tickets: [
    { ...mere, verificationCode: 'K7QM2-F9D4X-8H3B' },
    { ...tama, verificationCode: 'X4TN8-H3B6R-2K9W' },
  ],
  history: [...unpaid.history, { at: PAID_AT, what: 'orders', from: 'unpaid', to: 'paid' }],
  paidAt: PAID_AT,
};

const preview: CancelPreview = {
  ticketIds: [tama.id],
  cabinIds: [],
  whole: false,
  chargePercent: 25,
  chargeSen: FARE_SEN / 4,
  refundSen: (FARE_SEN * 3) / 4,
};

const partlyCanceled: OrderDetail = {
  ...paid,
  passengers: 1,
  dueSen: FARE_SEN + preview.chargeSen,
  refundedSen: preview.refundSen,
  refundOwedSen: preview.refundSen,
  tickets: [
    { ...mere, verificationCode: 'K7QM2-F9D4X-8H3B' },
    { ...tama, chargeSen: preview.chargeSen, canceledAt: CANCELED_AT },
  ],
  ladder: ladder(FARE_SEN),
  refunds: [
    {
      id: '0193b1de-6c5a-7d10-8a3e-2f6f0c9e4b15',
      amountSen: preview.refundSen,
      roundingSen: 0,
      status: 'pending',
      reason: 'cancellation',
      provider: 'sandbox',
      reference: null,
      createdAt: CANCELED_AT,
    },
  ],
  history: [
    ...paid.history,
    { at: CANCELED_AT, what: 'refunds', from: null, to: 'pending' },
    {
      at: CANCELED_AT,
      what: 'canceled',
      from: null,
      to: null,
      canceled: {
        passengers: [tama.passengerName],
        cabins: [],
        chargeSen: preview.chargeSen,
        refundSen: preview.refundSen,
      },
    },
  ],
};

const payment: Payment = {
  id: '0193b1df-0b7c-7a44-9d0e-5b7f3a1c2d20',
  provider: 'sandbox',
  status: 'pending',
  amountSen: quote.totalSen,
  createdAt: '2026-11-27T03:16:02.000Z',
  orders: [{ number: NUMBER, status: 'unpaid', amountSen: quote.totalSen, outcome: null }],
};

/** The calls from the search to the cancellation of one ticket, by their `operationId`. */
export const examples: Readonly<Record<string, Example>> = {
  getSailings: {
    parameters: { departure: 'port-klang', from: '2027-03-01', party: 2 },
    answer: success({ items: [sailing], total: 1, page: 1, size: 20 }),
  },
  postQuotes: { body: quoteRequest, answer: success(quote) },
  postOrders: {
    parameters: { 'idempotency-key': '5f0c2a52-6f0e-4b8e-9a39-0d8b5a2f7c11' },
    body: booking,
    answer: success({
      order: unpaid,
      accessToken: 'b3JkZXItdG9rZW4tb2Ytb25lLW9yZGVyLWV4YW1wbGU',
    } satisfies CreatedOrder),
  },
  getPaymentsOptions: { answer: success({ providers: ['sandbox'] }) },
  postPayments: {
    parameters: { 'idempotency-key': '0b9a8a3e-52a5-4c0e-8d3c-6c1f7d6b4e22' },
    body: { orderNumbers: [NUMBER], provider: 'sandbox' } satisfies PaymentRequest,
    answer: success({
      payment,
      gatewayUrl: `http://localhost:8080/sandbox/pay/${payment.id}?amount=${payment.amountSen}&signature=…`,
    } satisfies StartedPayment),
  },
  getPayment: {
    parameters: { id: payment.id },
    answer: success({
      ...payment,
      status: 'succeeded',
      orders: [{ number: NUMBER, status: 'paid', amountSen: quote.totalSen, outcome: 'applied' }],
    } satisfies Payment),
  },
  getOrder: { parameters: { number: NUMBER }, answer: success(paid) },
  postOrderCancelPreview: {
    parameters: { number: NUMBER },
    body: { ticketIds: [tama.id] },
    answer: success(preview),
  },
  postOrderCancel: {
    parameters: { number: NUMBER, 'idempotency-key': 'e2c1d0b4-9f6a-4c55-b0a7-3d2e1f0a9b33' },
    body: { ticketIds: [tama.id], expectedChargeSen: preview.chargeSen },
    answer: success(partlyCanceled),
  },
};

const failed = (code: number, msg: string, data: FailureEnvelope['data']): FailureEnvelope => ({
  code,
  msg,
  data,
  requestId: '3f9a1c7e5b2d4860',
});

/** Refusals that every program meets, with what each is about. */
export const refusals: Readonly<Record<string, { summary: string; value: FailureEnvelope }>> = {
  'invalid-input': {
    summary: 'A field is wrong: HTTP 422',
    value: failed(422, 'Please check the marked fields.', {
      error: 'invalid-input',
      fields: { 'passengers.0.name': 'Please fill this in.' },
    }),
  },
  'session-expired': {
    summary: 'The session has expired: HTTP 401, with a code of its own',
    value: failed(506, 'Your session has expired. Please log in again.', { error: 'session-expired' }),
  },
  'price-changed': {
    summary: 'Something changed meanwhile: HTTP 409',
    value: failed(409, 'The price has changed to RM 416.00. Please check the summary before you pay.', {
      error: 'price-changed',
    }),
  },
  'too-many-attempts': {
    summary: 'Too many attempts: HTTP 429, with Retry-After',
    value: failed(429, 'Too many attempts. Please wait 30 seconds and try again.', {
      error: 'too-many-attempts',
    }),
  },
};
