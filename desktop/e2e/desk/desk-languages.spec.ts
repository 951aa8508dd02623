import { languageFacts, officeLanguages, textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { CabinRequest, Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { picture } from '../../../storefront/e2e/languages/pictures.ts';
import { filled, pattern } from '../../../storefront/e2e/languages/texts.ts';
import { ask, newDocument } from '../../../storefront/e2e/support/booking.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffApi } from '../support/staff-api.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { callOff, makeSailings, sell } from '../support/states/disrupted.ts';
import { testYear } from '../support/states/test-year.ts';

import { ORDERS } from './desk-orders.ts';
import { deskTextsOf } from './desk-texts.ts';

// The desk's changes for a party, in each language of the back office.

/** The types of cabin on a sailing, cheapest first. */
async function cabinTypes(request: APIRequestContext, sailingId: number) {
  const { roomTypes } = await ask<SailingDetail>(request, `/sailings/${sailingId}`);
  return roomTypes.filter(({ roomsLeft }) => roomsLeft > 0).toSorted((a, b) => a.priceSen - b.priceSen);
}

/** The price of a sailing for two adults. */
async function priceOf(
  request: APIRequestContext,
  sailingId: number,
  cabins: CabinRequest | null,
): Promise<number> {
  const adult = { ticketType: 'adult', birthDate: '1988-04-12', idType: 'idCard', nationality: 'MY' };
  const quoted = { sailingId, passengers: [adult, adult], cabins };
  return (await ask<Quote>(request, '/quotes', quoted)).totalSen;
}

/** Changes within the days of the terms count as a cancellation. */
const lastFreeDay = (day: string, { amendmentDays }: OfficeOrderDetail) => addDays(day, -amendmentDays - 1);

for (const [index, language] of officeLanguages.entries())
  test.describe(language, () => {
    test.use({ officeLanguage: language });
    const { desk, frame, orders, providers, worklist } = deskTextsOf[language];
    const money = (sen: number) => formatMoney(sen, language);
    const date = (day: string) => writeDate(day, language);
    /** A day of a month without other sailings, different for each language. */
    const dayIn = (month: string) => `${testYear() + 2}-${month}-${10 + 10 * index}`;

    /** Day, time, session, ship and route of a sailing, as the office names it. */
    const nameOf = async (request: APIRequestContext, sailingId: number) => {
      const { departsAt, session, ship, route } = await ask<SailingDetail>(request, `/sailings/${sailingId}`);
      const [from, to] = [route.departure, route.destination].map(({ name }) => textIn(name, language));
      const time = writeDateTime(new Date(departsAt), language);
      return [time, frame.session[session], ship.name, `${from} → ${to}`].join(' · ');
    };

    const readOrder = (page: Page, { order }: CreatedOrder) =>
      staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${order.number}`);
    const choose = async (page: Page, action: string) => {
      await page.getByRole('button', { name: orders.actions.label, exact: true }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
    /** The history's line about a change: event, cabins, price, charge and rule. */
    const historyOf = (
      event: string,
      cabins: { from: string; to: string } | null,
      [from, to]: readonly [number, number],
      freeUntil: string,
    ) =>
      [
        event,
        ...(cabins ? [filled(orders.order.record.cabins, cabins)] : []),
        filled(orders.order.record.price, {
          from: money(from),
          to: money(to),
          difference: money(to - from),
        }),
        orders.order.record.noCharge,
        filled(orders.order.record.rule, { date: date(freeUntil) }),
      ].join(orders.order.record.between);

    test(`${language}: a party moves to another sailing with a better cabin, and back without one`, async ({
      office,
      request,
    }, info) => {
      const manager = await staffApi(request, 'admin');
      const day = dayIn('08');
      const [first = 0, second = 0] = await makeSailings(manager, [day, addDays(day, 1)]);
      const [plain] = await cabinTypes(request, first);
      const best = (await cabinTypes(request, second)).at(-1);
      if (!plain || !best) throw new Error('the ship has no cabins');
      const inType = (roomTypeId: number) => ({ kind: 'assigned', roomTypeId }) as const;
      const booked = await sell(manager, first, { cabins: inType(plain.id) });
      const { number, dueSen } = booked.order;
      const dearSen = await priceOf(request, second, inType(best.id));
      const bareSen = await priceOf(request, first, null);
      const oldCabin = booked.order.cabinList[0]?.number ?? '';

      const page = await office('frontdesk', ORDERS);
      await page.goto(new URL(`${ORDERS}/${number}`, page.url()).href);
      await choose(page, orders.actions.move);
      const dialog = page.getByRole('dialog', { name: filled(orders.move.title, { number }) });
      const moveTo = async (sailingId: number, from: string, cabin: string) => {
        await dialog.getByLabel(orders.move.after, { exact: true }).fill(from);
        await page.keyboard.press('Tab');
        await dialog.getByLabel(orders.move.to, { exact: true }).selectOption(String(sailingId));
        const cabins = dialog.getByLabel(orders.move.cabin, { exact: true });
        await expect(cabins.locator('option', { hasText: textIn(best.name, language) })).toHaveCount(1);
        await cabins.selectOption(cabin);
      };
      await expect(dialog.getByLabel(orders.move.cabin, { exact: true })).toHaveValue('same');
      await moveTo(second, day, String(best.id));
      const cabinOf = (room: string | null, { name }: { name: typeof best.name }) =>
        filled(orders.move.cabinOf, { ...(room && { number: room }), type: textIn(name, language) });
      const compared = { from: cabinOf(oldCabin, plain), to: cabinOf(null, best) };
      await expect(dialog.getByText(pattern(filled(orders.move.cabins, compared)))).toBeVisible();
      const toPay = money(dearSen - dueSen);
      await expect(dialog.getByText(filled(orders.move.dearer, { toPay }))).toBeVisible();
      const take = dialog.getByRole('button', {
        name: filled(orders.move.actionDearer, { toPay }),
        exact: true,
      });
      await expect(take).toBeDisabled();
      await dialog
        .getByRole('button', { name: filled(orders.cash.exact, { amount: toPay }), exact: true })
        .click();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-move-1`);
      await take.click();
      await expect(
        page.getByText(filled(orders.move.done, { sailing: await nameOf(request, second) }), { exact: true }),
      ).toBeVisible();
      const moved = await readOrder(page, booked);
      expect(moved).toMatchObject({ sailing: { id: second }, dueSen: dearSen, paidSen: dearSen, cabins: 1 });
      const newCabin = moved.cabinList.find(({ canceledAt }) => !canceledAt)?.number ?? '';
      await openTab(page, orders.order.history);
      const there = historyOf(
        filled(orders.order.event.moved, { date: date(addDays(day, 1)) }),
        { from: oldCabin, to: newCabin },
        [dueSen, dearSen],
        lastFreeDay(day, moved),
      );
      await expect(page.getByText(there, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-move-2`);

      await choose(page, orders.actions.move);
      await moveTo(first, day, '');
      const givenUp = { from: cabinOf(newCabin, best), to: orders.order.noCabin };
      await expect(
        dialog.getByText(filled(orders.move.lesserCabins, givenUp), { exact: true }),
      ).toBeVisible();
      const refund = money(dearSen - bareSen);
      await expect(dialog.getByText(filled(orders.move.cheaper, { refund }))).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-move-3`);
      await dialog
        .getByRole('button', { name: filled(orders.move.actionCheaper, { refund }), exact: true })
        .click();
      await expect(dialog).toBeHidden();
      const back = historyOf(
        filled(orders.order.event.moved, { date: date(day) }),
        { from: newCabin, to: orders.order.noCabin },
        [dearSen, bareSen],
        lastFreeDay(addDays(day, 1), moved),
      );
      await expect(page.getByText(back, { exact: true })).toBeVisible();

      await openTab(page, orders.order.money);
      // Each of the two payments is refunded in part.
      const { refunds } = await readOrder(page, booked);
      expect(refunds.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(dearSen - bareSen);
      const owed = page.getByText(`${orders.order.reason.change} · ${providers.counter.refund.owed}`);
      const refundLines = page.getByText(
        `${orders.order.reason.change} · ${orders.order.refundStatus.succeeded}`,
      );
      await expect(owed).toHaveCount(refunds.length);
      await expect(page.getByText(orders.order.difference)).toHaveCount(1);
      await picture(page, info, `${language}-desk-move-4`);
      for (const [done, { amountSen, roundingSen }] of refunds.entries()) {
        const amount = money(amountSen + roundingSen);
        const action = filled(providers.counter.refund.action, { amount });
        await page.getByRole('button', { name: action, exact: true }).first().click();
        const handing = page.getByRole('dialog', {
          name: filled(providers.counter.refund.title, { amount }),
        });
        await expectAccessible(page);
        await handing.getByRole('button', { name: action, exact: true }).click();
        await expect(handing).toBeHidden();
        await expect(refundLines).toHaveCount(done + 1);
      }
      await expect(owed).toHaveCount(0);
      const { refundedSen, cabins } = await readOrder(page, booked);
      expect([refundedSen, cabins]).toEqual([dearSen - bareSen, 0]);
    });

    test(`${language}: a passenger is added, and the guests get another cabin`, async ({
      office,
      request,
    }, info) => {
      const manager = await staffApi(request, 'admin');
      const day = dayIn('09');
      const [sailing = 0] = await makeSailings(manager, [day]);
      const types = await cabinTypes(request, sailing);
      // A type with a free bed for the added passenger.
      const roomy = types.find(({ maxOccupancy }) => maxOccupancy > 2);
      const dearer = types.find(
        ({ priceSen, maxOccupancy }) => maxOccupancy > 2 && priceSen > (roomy?.priceSen ?? 0),
      );
      if (!roomy || !dearer) throw new Error('the ship has too few kinds of cabins');
      const booked = await sell(manager, sailing, { cabins: { kind: 'assigned', roomTypeId: roomy.id } });
      const { number, dueSen } = booked.order;
      const cabin = booked.order.cabinList[0]?.number ?? '';

      const page = await office('frontdesk', ORDERS);
      await page.goto(new URL(`${ORDERS}/${number}`, page.url()).href);
      await choose(page, desk.addition.open);
      const form = page.getByRole('dialog', { name: filled(desk.addition.title, { number }) });
      await form.getByRole('button', { name: desk.addition.preview, exact: true }).click();
      await expect(
        form.getByText(filled(orders.fields.required, { field: orders.fields.name })),
      ).toBeVisible();
      await form.getByLabel(orders.fields.name, { exact: true }).fill('Carla Seefahrer');
      await form.getByLabel(orders.fields.gender).selectOption('female');
      await form.getByLabel(orders.fields.idNumber).fill(newDocument());
      await form.getByLabel(orders.fields.birthDate).fill('1985-06-07');
      await form.getByLabel(orders.fields.phone).fill('+60 12-345 6789');
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-addition-1`);
      await form.getByRole('button', { name: desk.addition.preview, exact: true }).click();
      await expect(
        form.getByText(
          [filled(desk.addition.person, { name: 'Carla Seefahrer' }), desk.addition.codes].join(
            languageFacts(language).punctuation.sentenceGap,
          ),
        ),
      ).toBeVisible();
      const [adult = { priceSen: 0 }] = booked.order.tickets;
      const withThree = dueSen + adult.priceSen;
      await expect(
        form.getByText(filled(desk.addition.cost, { before: money(dueSen), after: money(withThree) })),
      ).toBeVisible();
      const amount = money(adult.priceSen);
      await form.getByRole('button', { name: filled(orders.cash.exact, { amount }), exact: true }).click();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-addition-2`);
      await form
        .getByRole('button', { name: filled(desk.addition.actionTake, { amount }), exact: true })
        .click();
      await expect(page.getByText(desk.addition.done, { exact: true })).toBeVisible();
      const joined = await readOrder(page, booked);
      expect(joined.tickets.map(({ passengerName }) => passengerName)).toContain('Carla Seefahrer');
      await openTab(page, orders.order.history);
      await expect(
        page.getByText(
          historyOf(orders.order.event.joined, null, [dueSen, withThree], lastFreeDay(day, joined)),
          { exact: true },
        ),
      ).toBeVisible();

      await choose(page, desk.cabin.action);
      const dialog = page.getByRole('dialog', { name: filled(desk.cabin.title, { number }) });
      const { cabins } = await ask<SailingDetail>(request, `/sailings/${sailing}`);
      const freeCabin = cabins.find(({ roomTypeId, free }) => roomTypeId === dearer.id && free);
      await dialog.getByLabel(desk.cabin.to, { exact: true }).selectOption(String(freeCabin?.roomId));
      const sides = { from: cabin, to: freeCabin?.number ?? '' };
      const toPay = money(dearer.priceSen - roomy.priceSen);
      await expect(dialog.getByText(filled(desk.cabin.dearer, { ...sides, toPay }))).toBeVisible();
      await dialog
        .getByRole('button', { name: filled(orders.cash.exact, { amount: toPay }), exact: true })
        .click();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-cabin-1`);
      await dialog
        .getByRole('button', { name: filled(desk.cabin.moveCharge, { toPay }), exact: true })
        .click();
      await expect(page.getByText(filled(desk.cabin.done, sides), { exact: true })).toBeVisible();
      const now = await readOrder(page, booked);
      expect(now.dueSen).toBe(withThree + dearer.priceSen - roomy.priceSen);
      expect(now.cabinList.map(one => one.number)).toEqual([freeCabin?.number]);
      const names = pattern(
        filled(desk.cabin.eventCharged, { what: filled(desk.cabin.event, sides), amount: toPay }),
      );
      await expect(page.getByText(names)).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-cabin-2`);
      await openTab(page, orders.order.money);
      await expect(page.getByText(orders.order.difference)).toHaveCount(2);
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-cabin-3`);
    });

    test(`${language}: the desk calls a party of a canceled sailing, and the line is done`, async ({
      office,
      request,
    }, info) => {
      const manager = await staffApi(request, 'admin');
      const day = dayIn('11');
      const [calledOff = 0] = await makeSailings(manager, [day, addDays(day, 1)]);
      const walkIn = await sell(manager, calledOff);
      const { number } = walkIn.order;
      await manager.post(`/office/orders/${number}/contact`, {
        name: 'Zainab',
        phone: '+60123334444',
        email: null,
      });
      await callOff(manager, calledOff);

      const page = await office('frontdesk', '/dashboard');
      await page
        .getByRole('link', { name: new RegExp(`^${worklist.title}`) })
        .last()
        .click();
      await page.getByRole('searchbox', { name: worklist.search, exact: true }).fill(number);
      const rows = page
        .getByRole('grid', { name: worklist.title })
        .getByRole('row')
        .filter({ hasText: number });
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: worklist.kinds.choose })).toHaveCount(1);
      const call = rows.filter({ hasText: `${worklist.about.canceled} · ${worklist.noEmail}` });
      await expect(call).toContainText(worklist.kinds.call);
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-worklist-1`);
      await call.getByRole('button', { name: worklist.called, exact: true }).click();
      await expect(rows).toHaveCount(1);
      await page
        .getByRole('combobox', { name: worklist.state, exact: true })
        .selectOption({ label: worklist.states.done });
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(worklist.kinds.call);
      await expect(rows.getByText(pattern(worklist.doneBy))).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${language}-desk-worklist-2`);
      await rows.getByRole('link', { name: number }).click();
      await openTab(page, orders.order.history);
      await expect(page.getByText(orders.order.event.called, { exact: true })).toBeVisible();
    });
  });
