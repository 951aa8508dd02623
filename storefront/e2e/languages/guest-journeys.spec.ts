import { randomUUID } from 'node:crypto';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { switchLanguage } from '../../shots/camera.ts';
import { joinListPath } from '../../src/lib/paths.ts';
import { expectTidy } from '../support/accessible.ts';
import { callFrom, ownAddress } from '../support/addresses.ts';
import { ask, book, farSailing } from '../support/booking.ts';
import { signIn } from '../support/gate.ts';
import { firstMailTo } from '../support/mail.ts';
import { openPaidOrder } from '../support/paid-order.ts';
import { cancelOrder, soldOutSailing } from '../support/waitlist/sold-out-sailing.ts';
import { picture } from './pictures.ts';
import { pattern, textsOf } from './texts.ts';

/*
 * Guests' actions when plans change, in each language: changes on one screen size and the rest on the other. The sizes alternate
 * between languages, so that each language is tested in both.
 */

const speak = (context: BrowserContext, language: string, url: string) =>
  context.addCookies([{ name: 'language', value: language, url }]);

async function sellVoucher(request: APIRequestContext): Promise<string> {
  const { code } = await ask<{ code: string }>(
    request,
    '/office/vouchers',
    {
      amountSen: 10_00,
      tenderedSen: 10_00,
      holder: { name: 'Siti Aminah', email: null, language: 'en' },
      validUntil: `${new Date().getFullYear() + 1}-12-31`,
    },
    { 'X-Token': await signIn(request, 'manager'), 'Idempotency-Key': randomUUID() },
  );
  return code;
}

/** The screen size of a journey (playwright.config.ts). */
const on = (phone: boolean) => (phone ? '@on-phone' : '@on-desktop');

for (const [index, language] of languages.entries()) {
  const { orders, payment, waitlist, errors } = textsOf[language];
  const changesOnPhone = index % 2 === 0;

  test(
    `${language}: a guest compares another sailing with the booked one, and cancels`,
    { tag: on(changesOnPhone) },
    async ({ page, context, request, baseURL: url = '' }, info) => {
      await openPaidOrder(page, request);
      await switchLanguage(page, context, language, url);
      await page.getByRole('button', { name: orders.change.open, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await picture(page, info, `${language}-change-1`);
      await dialog.getByRole('button', { name: orders.change.next, exact: true }).click();
      await dialog.getByRole('button', { name: orders.change.compare, exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(orders.change.sailing.missing);
      await dialog.getByRole('radio').first().check();
      await picture(page, info, `${language}-change-2`);
      await dialog.getByRole('button', { name: orders.change.compare, exact: true }).click();
      await expect(dialog.getByText(orders.change.difference, { exact: true })).toBeVisible();
      await expect(dialog.getByText(pattern(orders.change.rule_other))).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-change-3`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: orders.cancel.open, exact: true }).click();
      await dialog.getByRole('checkbox', { name: orders.cancel.everything }).check();
      await expect(dialog.getByText(orders.cancel.refund, { exact: true })).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-cancel`);
      await dialog.getByRole('button', { name: pattern(orders.cancel.confirm) }).click();
      await expect(page.getByText(pattern(orders.cancel.doneRefund)).first()).toBeVisible();
    },
  );

  test(
    `${language}: a guest puts down a voucher for a part of the price`,
    { tag: on(!changesOnPhone) },
    async ({ page, context, request, baseURL: url = '' }, info) => {
      const code = await sellVoucher(request);
      const { order, accessToken } = await book(request, (await farSailing(request)).id);
      await speak(context, language, url);
      await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
      await page.getByLabel(payment.voucher.code).fill('12345-67890-ABCD');
      await page.getByRole('button', { name: payment.voucher.use, exact: true }).click();
      await expect(page.getByText(errors['voucher-unknown'])).toBeVisible();
      await picture(page, info, `${language}-voucher-1`);
      await page.getByLabel(payment.voucher.code).fill(code);
      await page.getByRole('button', { name: payment.voucher.use, exact: true }).click();
      await expect(page.getByText(pattern(payment.voucher.used))).toContainText(code.slice(-4));
      await expectTidy(page);
      await picture(page, info, `${language}-voucher-2`);
    },
  );

  test(
    `${language}: a guest waits for a sold-out sailing, is offered places and declines`,
    { tag: on(!changesOnPhone) },
    async ({ page, context, request, baseURL: url = '' }, info) => {
      const heading = (name: string) => page.getByRole('heading', { name, exact: true });
      const { sailing, order } = await soldOutSailing(request);
      const email = `waits-${randomUUID().slice(0, 8)}@example.com`;
      await speak(context, language, url);
      await callFrom(page, '/waitlist/join', ownAddress());
      await page.goto(joinListPath(sailing.id, { party: '2' }));
      await expect(heading(waitlist.join.heading)).toBeVisible();
      const submit = page.getByRole('button', { name: waitlist.join.submit, exact: true });
      await submit.click();
      await expect(page.getByText(waitlist.join.nameMissing).first()).toBeVisible();
      await picture(page, info, `${language}-waiting-1`);
      await page.getByLabel(waitlist.join.name, { exact: true }).fill('Lim Siew Ling');
      await page.getByLabel(waitlist.join.email).fill(email);
      await submit.click();
      await expect(heading(waitlist.join.sent.heading)).toBeFocused();
      const mail = (await firstMailTo(request, email)).replaceAll('&amp;', '&');
      await page.goto(/\/waitingList#\S+/.exec(mail)?.[0].replace(/[<")].*$/, '') ?? '');
      await expect(heading(waitlist.own.heading.waiting)).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-waiting-2`);
      await cancelOrder(request, order);
      await expect(heading(waitlist.own.heading.offered)).toBeVisible();
      await expectTidy(page);
      await picture(page, info, `${language}-waiting-3`);
      await page.getByRole('button', { name: waitlist.offer.decline, exact: true }).click();
      await expect(heading(waitlist.own.heading.lapsed)).toBeVisible();
    },
  );
}
