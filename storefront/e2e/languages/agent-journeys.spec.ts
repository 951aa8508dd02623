import { randomUUID } from 'node:crypto';
import { type Language, languageFacts, languages, textIn } from '@gangway/shared/contract/base/languages.ts';
import type { AgentAccount } from '@gangway/shared/contract/people/agents.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectTidy } from '../support/accessible.ts';
import { logIn } from '../support/account.ts';
import { ask, book, farSailings, fillInOneAdult, newDocument } from '../support/booking.ts';
import { picture } from './pictures.ts';
import { filled, pattern, textsOf } from './texts.ts';

/*
 * An agent's actions when a client's plans change, in each language. The screen sizes alternate between languages, as
 * for guests, so that each language is tested in both.
 */

/** The screen size of a journey (playwright.config.ts). */
const on = (phone: boolean) => (phone ? '@on-phone' : '@on-desktop');

/** The agent's browser, in a language. Returns the token, for calls beside the page. */
async function signInAgent(
  context: BrowserContext,
  request: APIRequestContext,
  language: Language,
  url: string,
): Promise<string> {
  const token = await logIn(request, 'meilin');
  await context.addCookies([
    { name: 'token', value: token, url },
    { name: 'language', value: language, url },
  ]);
  return token;
}

const availableSen = async (request: APIRequestContext, token: string): Promise<number> =>
  (await ask<AgentAccount>(request, '/agents/me', undefined, { 'X-Token': token })).availableSen;

interface Priced {
  sailing: SailingSummary;
  /** The adult fare. */
  totalSen: number;
}

/** Two sailings of different price, the cheaper one first. */
async function twoPrices(request: APIRequestContext): Promise<[Priced, Priced]> {
  const adult = { ticketType: 'adult', birthDate: '1988-04-12', idType: 'idCard', nationality: 'MY' };
  const priced = async (sailing: SailingSummary | undefined): Promise<Priced> => {
    if (!sailing) throw new Error('nothing sails');
    const quoted = { sailingId: sailing.id, passengers: [adult], cabins: null };
    return { sailing, totalSen: (await ask<Quote>(request, '/quotes', quoted)).totalSen };
  };
  const byPrice = (await farSailings(request)).toSorted((a, b) => (a.fromSen ?? 0) - (b.fromSen ?? 0));
  const [cheap, dear] = [await priced(byPrice[0]), await priced(byPrice.at(-1))];
  if (dear.totalSen <= cheap.totalSen) throw new Error('all sailings cost the same');
  return [cheap, dear];
}

/** Opens the change of the order on the page, up to the comparison of the booked sailing with another one. */
async function compareWith(page: Page, { id, date }: SailingSummary, language: Language) {
  const { change } = textsOf[language].orders;
  await page.getByRole('button', { name: change.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: change.title });
  await dialog.getByRole('button', { name: change.next, exact: true }).click();
  await dialog.getByLabel(change.sailing.date).fill(date);
  await dialog.locator(`input[type=radio][value="${id}"]`).check();
  await dialog.getByRole('button', { name: change.compare, exact: true }).click();
  await expect(dialog.getByText(pattern(change.rule_other))).toBeVisible();
  return dialog;
}

for (const [index, language] of languages.entries()) {
  const { agent, booking, orders, passengers, payment, review, site } = textsOf[language];
  const movesOnPhone = index % 2 === 0;
  const money = (sen: number) => formatMoney(sen, language);
  const statementOf = (page: Page) =>
    page.getByRole('region', { name: agent.statement.heading, exact: true }).getByRole('listitem');

  test(
    `${language}: an agent books from the balance, moves to a dearer sailing and back`,
    { tag: on(movesOnPhone) },
    async ({ page, context, request, baseURL: url = '' }, info) => {
      const [cheap, dear] = await twoPrices(request);
      const difference = dear.totalSen - cheap.totalSen;
      const token = await signInAgent(context, request, language, url);
      const before = await availableSen(request, token);

      await page.goto(`/shipClient/pay/ship?sailing=${cheap.sailing.id}`);
      await page.getByRole('button', { name: booking.tickets.next, exact: true }).click();
      await fillInOneAdult(page, newDocument(), { passengers, next: review.step.heading });
      await page.getByRole('radio', { name: payment.method.balance }).check();
      await expect(
        page.getByText(filled(payment.method.balanceLeft, { amount: money(before) })),
      ).toBeVisible();
      await page.getByRole('checkbox', { name: review.terms.agree.replace(/<\/?\w+>/g, '') }).check();
      await expectTidy(page);
      await picture(page, info, `${language}-agent-booking`);
      const pay = filled(review.step.pay, { amount: money(cheap.totalSen) });
      await page.getByRole('button', { name: pay, exact: true }).click();
      await expect(page.getByRole('heading', { name: payment.result.paid.heading })).toBeVisible();
      await page.getByRole('link', { name: payment.result.paid.next, exact: true }).click();
      await expect(page.getByRole('img', { name: pattern(orders.tickets.qr) })).toHaveCount(1);
      const number = new URL(page.url()).searchParams.get('order') ?? '';

      const dialog = await compareWith(page, dear.sailing, language);
      const lineOf = (name: string) => dialog.getByText(name, { exact: true }).locator('..');
      const writtenOf = ({ route, departsAt, session, ship }: SailingSummary) =>
        [
          filled(orders.route, {
            departure: textIn(route.departure.name, language),
            destination: textIn(route.destination.name, language),
          }),
          writeDateTime(new Date(departsAt), language),
          site.session[session],
          ship.name,
        ].join(languageFacts(language).punctuation.listComma);
      await expect(lineOf(orders.change.row.sailing).getByRole('definition')).toHaveText([
        `${orders.change.old}${writtenOf(cheap.sailing)}`,
        `${orders.change.new}${writtenOf(dear.sailing)}`,
      ]);
      const sides = lineOf(orders.change.row.price).getByRole('definition');
      await expect(sides).toHaveText([
        `${orders.change.old}${money(cheap.totalSen)}`,
        `${orders.change.new}${money(dear.totalSen)}`,
      ]);
      await expect(lineOf(orders.change.difference)).toContainText(money(difference));
      await expect(lineOf(orders.change.noCharge)).toContainText(money(0));
      await expect(lineOf(orders.change.toPay)).toContainText(money(difference));
      const payAndChange = dialog.getByRole('button', {
        name: filled(orders.change.pay, { amount: money(difference) }),
        exact: true,
      });
      // The first method is chosen already (R377).
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
      await dialog.getByRole('radio', { name: payment.method.balance }).check();
      await expect(
        dialog.getByText(filled(payment.method.balanceLeft, { amount: money(before - cheap.totalSen) })),
      ).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-agent-move-1`);
      await payAndChange.click();
      await expect(page.getByText(orders.change.done, { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await availableSen(request, token)).toBe(before - dear.totalSen);

      await compareWith(page, cheap.sailing, language);
      await expect(lineOf(orders.change.back2you)).toContainText(money(difference));
      await expect(dialog.getByText(orders.change.toPay, { exact: true })).toHaveCount(0);
      await picture(page, info, `${language}-agent-move-2`);
      await dialog
        .getByRole('button', {
          name: filled(orders.change.refund, { amount: money(difference) }),
          exact: true,
        })
        .click();
      await expect(dialog).toBeHidden();
      await expect(
        page.getByText(filled(orders.refunds.succeeded, { amount: money(difference) }), { exact: true }),
      ).toBeVisible();
      expect(await availableSen(request, token)).toBe(before - cheap.totalSen);

      await page.getByText(orders.history.summary, { exact: true }).click();
      const [there, back] = [writeDate(cheap.sailing.date, language), writeDate(dear.sailing.date, language)];
      const record = (from: Priced, to: Priced) =>
        filled(orders.history.price, {
          from: money(from.totalSen),
          to: money(to.totalSen),
          difference: money(to.totalSen - from.totalSen),
        });
      for (const sentence of [
        filled(orders.history.moved, { from: there, to: back }),
        record(cheap, dear),
        filled(orders.history.moved, { from: back, to: there }),
        record(dear, cheap),
      ])
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByText(orders.history.noCharge, { exact: true })).toHaveCount(2);
      await expect(page.getByText(pattern(orders.history.rule))).toHaveCount(2);
      await page.getByText(pattern(orders.history.rule)).last().scrollIntoViewIfNeeded();
      await expectTidy(page);
      await picture(page, info, `${language}-agent-history`);

      await page.goto('/shipClient/agent');
      const lines = statementOf(page);
      const paid = filled(agent.statement['order-payment'], { number });
      const refunded = filled(agent.statement['order-refund'], { number });
      const left = (sen: number) => filled(agent.statement.balance, { amount: money(sen) });
      const { balanceSen } = await ask<AgentAccount>(request, '/agents/me', undefined, { 'X-Token': token });
      for (const [line, [what, amount, after]] of [
        [refunded, `+${money(difference)}`, left(balanceSen)],
        [paid, money(-difference), left(balanceSen - difference)],
        [paid, money(-cheap.totalSen), left(balanceSen)],
      ].entries()) {
        await expect(lines.nth(line)).toContainText(what ?? '');
        await expect(lines.nth(line)).toContainText(amount ?? '');
        await expect(lines.nth(line)).toContainText(after ?? '');
      }
      await expectTidy(page);
      await lines.first().scrollIntoViewIfNeeded();
      await picture(page, info, `${language}-agent-statement`);
    },
  );

  test(
    `${language}: an agent cancels a ticket and the cabin of a booking, and has the money on the balance`,
    { tag: on(!movesOnPhone) },
    async ({ page, context, request, baseURL: url = '' }, info) => {
      const token = await signInAgent(context, request, language, url);
      const [sailing] = await farSailings(request);
      const { order } = await book(request, sailing?.id ?? 0, { token, cabins: { kind: 'assigned' } });
      const { number } = order;
      await ask(
        request,
        '/payments',
        { orderNumbers: [number], provider: 'balance' },
        { 'X-Token': token, 'Idempotency-Key': randomUUID() },
      );
      const before = await availableSen(request, token);
      const [stays, leaves] = order.tickets;
      const [cabin] = order.cabinList;
      const refundSen = (leaves?.priceSen ?? 0) + (cabin?.priceSen ?? 0);

      await page.goto(`/shipClient/personalOrder?order=${number}`);
      await page.getByRole('button', { name: orders.cancel.open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: orders.cancel.title });
      await expect(
        dialog.getByRole('button', { name: orders.cancel.chooseParts, exact: true }),
      ).toBeDisabled();
      const ticket = filled(orders.cancel.ticket, {
        name: leaves?.passengerName ?? '',
        type: site.ticketType.adult,
        price: money(leaves?.priceSen ?? 0),
      });
      await dialog.getByRole('checkbox', { name: ticket, exact: true }).check();
      const room = filled(orders.cancel.cabin, {
        number: cabin?.number ?? '',
        price: money(cabin?.priceSen ?? 0),
      });
      await dialog.getByRole('checkbox', { name: room, exact: true }).check();
      await expect(dialog.getByText(orders.cancel.refund, { exact: true }).locator('..')).toContainText(
        money(refundSen),
      );
      await expectTidy(page);
      await picture(page, info, `${language}-agent-cancel-1`);
      const parts = [orders.cancel.tickets_one, orders.cancel.cabins_one].map(part =>
        filled(part, { count: '1' }),
      );
      await dialog
        .getByRole('button', {
          name: filled(orders.cancel.confirm, {
            parts: parts.join(orders.cancel.and),
            amount: money(refundSen),
          }),
          exact: true,
        })
        .click();
      await expect(
        page.getByText(filled(orders.cancel.doneRefund, { amount: money(refundSen) }), { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText(filled(orders.refunds.succeeded, { amount: money(refundSen) }), { exact: true }),
      ).toBeVisible();
      const qrOf = (name = '') => page.getByRole('img', { name: filled(orders.tickets.qr, { name }) });
      await expect(qrOf(stays?.passengerName)).toBeVisible();
      await expect(qrOf(leaves?.passengerName)).toHaveCount(0);
      await expect(page.getByText(orders.tickets.canceled, { exact: true })).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-agent-cancel-2`);
      const { status } = await ask<OrderDetail>(request, `/orders/${number}`, undefined, {
        'X-Token': token,
      });
      expect(status, 'the other ticket stays').toBe('paid');
      expect(await availableSen(request, token)).toBe(before + refundSen);

      await page.goto('/shipClient/agent');
      await expect(page.getByRole('heading', { name: agent.heading, exact: true })).toBeVisible();
      const available = page.getByText(agent.account.available, { exact: true }).locator('..');
      await expect(available).toContainText(money(before + refundSen));
      const latest = statementOf(page).first();
      await expect(latest).toContainText(filled(agent.statement['order-refund'], { number }));
      await expect(latest).toContainText(`+${money(refundSen)}`);
      await expectTidy(page);
      await picture(page, info, `${language}-agent-account`);
    },
  );
}
