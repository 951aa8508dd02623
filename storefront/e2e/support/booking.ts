import { randomInt, randomUUID } from 'node:crypto';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import type { CabinRequest, Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';

import english from '@gangway/shared/i18n/en/storefront/passengers.ts';
import review from '@gangway/shared/i18n/en/storefront/review.ts';
import type { Translation } from '@gangway/shared/i18n/translation.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** An unused document number: a document can be booked once per sailing, and the tests share the sailings. */
export const newDocument = (): string => `T${randomInt(1e8, 1e9)}`;

/** An unused number of a Malaysian identity card. @param birth YYMMDD */
export const newMyKad = (birth: string, isMale: boolean): string =>
  `${birth}${randomInt(1e4, 1e5)}${isMale ? 1 : 2}`;

/** Calls the API as another visitor. */
export async function ask<Data>(
  request: APIRequestContext,
  path: string,
  data?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const url = `/prod-api${path}`;
  const answer = await (data ? request.post(url, { data, headers }) : request.get(url, { headers }));
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as Envelope<Data>).data;
}

/** A sailing far enough ahead for free cancellation, with free cabins. */
export async function farSailing(request: APIRequestContext): Promise<SailingDetail> {
  const [sailing] = await farSailings(request);
  if (!sailing) throw new Error('nothing sails');
  return ask(request, `/sailings/${sailing.id}`);
}

/** All such sailings of a few days. */
export async function farSailings(request: APIRequestContext): Promise<SailingSummary[]> {
  const from = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const { items } = await ask<{ items: SailingSummary[] }>(
    request,
    `/sailings?cabin=true&from=${from}&size=50`,
  );
  return items.filter(({ nonRefundable, peak }) => !nonRefundable && !peak);
}

const passenger = {
  ticketType: 'adult' as const,
  name: 'Siti Aminah',
  phone: '+60 12 345 6789',
  gender: 'female' as const,
  idType: 'idCard' as const,
  nationality: 'MY',
  birthDate: '1988-04-12',
};

const party = [passenger, { ...passenger, name: 'Nurul Huda' }, { ...passenger, name: 'Farah Aisyah' }];

export interface Booking {
  cabins?: CabinRequest;
  /** A chosen seat for each adult. */
  seats?: string[];
  /** The customer's token; omitted for a guest. */
  token?: string;
  /** Number of adults, at most three; two if omitted. */
  size?: number;
  /** The client's address, as sent by a trusted proxy. */
  from?: string;
  /** The name of the contact and of all passengers. */
  name?: string;
  email?: string;
  language?: Language;
}

/** Creates an order of adults through the API. */
export async function book(
  request: APIRequestContext,
  sailingId: number,
  {
    cabins,
    seats,
    token,
    size = seats?.length ?? 2,
    from,
    name,
    email = 'siti@example.com',
    language = 'en',
  }: Booking = {},
): Promise<CreatedOrder> {
  const passengers = party
    .slice(0, size)
    .map(adult => ({ ...adult, name: name ?? adult.name, idNumber: newDocument() }));
  const quoted = { sailingId, cabins: cabins ?? null, seats, passengers } satisfies QuoteRequest;
  const { totalSen } = await ask<Quote>(request, '/quotes', quoted);
  const order: OrderRequestInput = {
    ...quoted,
    passengers,
    contact: { name: name ?? passenger.name, email, phone: passenger.phone },
    referralCode: 'SELAT',
    paymentMethod: 'online',
    language,
    expectedTotalSen: totalSen,
    termsAccepted: true,
  };
  return ask(request, '/orders', order, {
    'Idempotency-Key': randomUUID(),
    ...(token && { 'X-Token': token }),
    ...(from && { 'X-Forwarded-For': from }),
  });
}

/** Texts in any language of the site. */
interface StepTexts {
  passengers: Translation<typeof english>;
  /** The heading of the step that follows. */
  next: string;
}

/** Fills in the passengers' step for one adult and continues to the review; in English unless other texts are passed. */
export async function fillInOneAdult(
  page: Page,
  idNumber = newDocument(),
  { passengers: { step, fields, contact }, next }: StepTexts = {
    passengers: english,
    next: review.step.heading,
  },
): Promise<void> {
  const form = page.getByRole('group', { name: step.number.replace('{{number}}', '1') });
  await form.getByLabel(fields.name).fill(passenger.name);
  await form.getByLabel(fields.phone).fill(passenger.phone);
  await form.getByLabel(fields.gender).selectOption(passenger.gender);
  await form.getByLabel(fields.birthDate).fill(passenger.birthDate);
  await form.getByLabel(fields.idType).selectOption(passenger.idType);
  await form.getByLabel(fields.idNumber).fill(idNumber);
  await chooseCountry(form.getByLabel(fields.nationality), passenger.nationality);
  await page.getByLabel(contact.email).fill('siti@example.com');
  await page.getByRole('button', { name: step.next }).click();
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
}

/** Types a country's name, a part of it or its code, and leaves the field, which chooses what is found first. */
export async function chooseCountry(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  await field.blur();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay RM [\d,]+\.\d{2}$/ });

/** Chooses a payment method and accepts the terms. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}
