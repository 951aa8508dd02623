import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { WorklistPage } from '@gangway/shared/contract/office/orders/worklist.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { book, farSailing } from '../../../storefront/e2e/support/booking.ts';
import type { Visit } from '../scene/scene.ts';

/** The first order that matches the filters. */
async function findOrder({ calls }: Visit, query: string): Promise<OfficeOrderDetail> {
  const { items } = await calls.get<OfficeOrderPage>(`/office/orders?size=1&${query}`);
  if (!items[0]) throw new Error(`no order: ${query}`);
  return calls.get<OfficeOrderDetail>(`/office/orders/${items[0].number}`);
}

/** Opens an order beside the list. */
async function show(visit: Visit, number: string): Promise<void> {
  await visit.page.goto(new URL(`/ship/shipOrder/${number}`, visit.page.url()).href);
  await visit.page.getByRole('dialog').getByRole('tab').first().waitFor();
}

export const openOrder =
  (query: string) =>
  async (visit: Visit): Promise<void> =>
    show(visit, (await findOrder(visit, query)).number);

/** The choice after a canceled sailing, made at the desk. */
export async function chooseForGuests(visit: Visit): Promise<void> {
  const { items } = await visit.calls.get<WorklistPage>('/office/worklist?kind=choose&size=1');
  await show(visit, items[0]?.number ?? '');
  await visit.hand.press('orders:actions.choose');
}

/** A page in place of the viewer for PDF files, which the browser of the pictures does not have. */
export async function withViewer({ page }: Visit): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await page.route('**/bridge/documents/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:#525659"></body>' }),
  );
}

/** An unpaid order of a guest with a cabin. */
export async function openUnpaid(visit: Visit): Promise<void> {
  const { id } = await farSailing(visit.guest);
  const { order } = await book(visit.guest, id, { cabins: { kind: 'assigned' } });
  await show(visit, order.number);
}

/** The same, paid in cash at the desk. */
export async function openPaidInCash(visit: Visit): Promise<void> {
  await openUnpaid(visit);
  await takeCash(visit);
  await visit.hand.press('orders:cash.done');
}

/** Counts out more cash than is due. */
export async function countCash({ hand, page }: Visit): Promise<void> {
  await hand.press('orders:actions.pay');
  await hand.fill('orders:cash.tendered', '2000');
  await page.getByRole('dialog').last().locator('dl').waitFor();
}

export async function takeCash(visit: Visit): Promise<void> {
  await countCash(visit);
  await visit.hand.press('orders:payment.action');
  await visit.hand.see('orders:cash.giveBack');
}

/** A passenger is corrected while another user saves other corrections. */
export async function correctBehindTheBack(visit: Visit): Promise<void> {
  const { calls, guest, hand } = visit;
  const { id } = await farSailing(guest);
  const { order } = await book(guest, id);
  const path = `/office/orders/${order.number}`;
  const person = (await calls.get<OfficeOrderDetail>(path)).people.at(-1);
  await show(visit, order.number);
  await hand.press('orders:order.edit');
  await hand.fill('orders:fields.name', 'Siti Aminah binti Ismail');
  await hand.fill('orders:fields.phone', '+60 19-876 5432');
  await calls.post(`${path}/passengers/${person?.id}`, {
    ...person,
    name: 'Siti Aminah bt Ismail',
    birthDate: '1988-03-09',
    nationality: 'SG',
    remarks: 'Travels with a wheelchair; the crew helps her on board at the aft gangway.',
  });
}

/** Cancels all of the order that is open, up to the button. Nothing is chosen at first. */
export async function cancelAll({ hand }: Visit): Promise<void> {
  await hand.press('orders:actions.cancel');
  await hand.field('orders:cancel.everything').check();
}

/** Keeps one passenger of an order, which shows the charge for the rest. */
export async function cancelPart(visit: Visit): Promise<void> {
  await openOrder('status=paid&channel=storefront&dueFrom=60000')(visit);
  await cancelAll(visit);
  // The first box stands for the whole order.
  await visit.page.getByRole('dialog').last().getByRole('checkbox').nth(1).uncheck();
}

/** A lowered charge for canceling, which a manager approves. */
export async function lowerCharge({ hand }: Visit): Promise<void> {
  await hand.field('desk:waiver.lower').check();
  await hand.see('desk:waiver.approver');
  await hand.field('desk:waiver.approver').scrollIntoViewIfNeeded();
}

/** A cash refund of an order waits to be paid out. */
export async function oweCash(visit: Visit): Promise<void> {
  await openPaidInCash(visit);
  await cancelAll(visit);
  await visit.hand.fill('orders:cancel.reason', 'Ill');
  await visit.hand.press('orders:cancel.action');
  await visit.hand.turnTo('orders:order.money');
}

/** The dialog for another sailing, with one chosen of those from `days` after the order's own. */
export const moveBy =
  (query: string, days: number) =>
  async (visit: Visit): Promise<void> => {
    const order = await findOrder(visit, query);
    await show(visit, order.number);
    await visit.hand.choose('orders:actions.label', 'orders:actions.move');
    await visit.hand.fill('orders:move.after', addDays(order.sailing.date, days));
    await visit.hand.field('orders:move.to').selectOption({ index: 1 });
    await visit.page.getByRole('dialog').last().locator('[class*=notice]').first().waitFor();
  };

/** Sailings on sale on one of the next days. */
async function sailingOnSale({ guest }: Visit): Promise<SailingSummary> {
  const from = addDays(localDateIn(new Date()), 9);
  const answer = await guest.get(`/prod-api/sailings?from=${from}&cabin=true&party=3&size=1`);
  const [sailing] = ((await answer.json()) as { data: { items: SailingSummary[] } }).data.items;
  if (!sailing) throw new Error('there is no sailing');
  return sailing;
}

let lastCard = 5564;
/** The number of an identity card for each picture: a document is sold once for a sailing (R181). */
const nextCard = (): string => {
  lastCard += 2;
  return `840501-10-${lastCard}`;
};

/** A sale at the counter up to the price. */
export async function fillSale(visit: Visit): Promise<void> {
  const { hand, page } = visit;
  const sailing = await sailingOnSale(visit);
  await hand.press('orders:sell');
  await hand.fill('orders:sale.date', sailing.date);
  await hand.field('orders:sale.sailing').selectOption(String(sailing.id));
  await page.getByRole('dialog').getByLabel(visit.say('orders:fields.name')).first().fill('Wanda Lim');
  await hand.field('orders:fields.gender').selectOption('female');
  await hand.fill('orders:fields.birthDate', '1984-05-01');
  await hand.fill('orders:fields.idNumber', nextCard());
  await hand.fill('orders:sale.contactPhone', '+60 12-345 6789');
  await hand.field('orders:sale.cabin').selectOption('any');
  await hand.see('orders:sale.total');
}

/** The end of a sale: cash, terms and the button. */
export async function countSale(visit: Visit): Promise<void> {
  await fillSale(visit);
  await visit.hand.fill('orders:cash.tendered', '5000');
  await visit.hand.field('orders:sale.terms').check();
}

export async function sell(visit: Visit): Promise<void> {
  await countSale(visit);
  await visit.hand.press('orders:sale.action');
  await visit.hand.see('orders:cash.giveBack');
}

/** Findings of the travel rules for a passenger too young for the ticket, and an empty second passenger. */
export async function breakRules(visit: Visit): Promise<void> {
  await fillSale(visit);
  await visit.hand.fill('orders:fields.birthDate', '2020-05-01');
  await visit.hand.press('orders:sale.addPerson');
  await visit.page.locator('[class*=notice]').first().waitFor();
  await visit.page.locator('[class*=notice]').first().scrollIntoViewIfNeeded();
}

/** The end of a long drawer. */
export const scrollToEnd = ({ page }: Visit): Promise<void> =>
  page.getByRole('dialog').last().getByRole('button').last().scrollIntoViewIfNeeded();

/** Orders of sailings that depart within the days in which a change counts as a cancellation. */
export const leavingSoon = `status=paid&from=${addDays(localDateIn(new Date()), 1)}&to=${addDays(localDateIn(new Date()), 3)}`;

export async function emptyContact({ hand }: Visit): Promise<void> {
  await hand.press('orders:order.editContact');
  await hand.fill('orders:fields.name', '');
  await hand.fill('orders:fields.phone', '');
  await hand.fill('orders:fields.email', 'siti at example');
  await hand.press('orders:edit.save');
}

/** A passport requires its country and its expiry. */
export async function emptyPassport({ hand }: Visit): Promise<void> {
  await hand.press('orders:order.edit');
  await hand.field('orders:fields.idType').selectOption('passport');
  await hand.fill('orders:fields.name', '');
  await hand.fill('orders:fields.birthDate', '12');
  await hand.press('orders:edit.save');
}

export async function leaveTyped({ hand, page }: Visit): Promise<void> {
  await hand.press('orders:order.edit');
  await hand.fill('orders:fields.name', 'Somebody Else');
  await page.keyboard.press('Escape');
}

/** The initial form for an added passenger on a sailing with free cabins. */
export async function beginAddition(visit: Visit): Promise<void> {
  const { id } = await farSailing(visit.guest);
  const { order } = await book(visit.guest, id);
  const { number, dueSen } = order;
  await visit.calls.post(`/office/orders/${number}/payment`, { expectedDueSen: dueSen, tenderedSen: dueSen });
  await show(visit, number);
  await visit.hand.choose('orders:actions.label', 'desk:addition.open');
  await visit.hand.field('desk:addition.kinds.both').check();
}

/** An added cabin, with its price. */
export async function previewAddition(visit: Visit): Promise<void> {
  await beginAddition(visit);
  await visit.hand.field('desk:addition.kinds.cabin').check();
  const rooms = visit.hand.field('desk:addition.room');
  await rooms.locator('option').nth(1).waitFor({ state: 'attached' });
  await rooms.selectOption({ index: 1 });
  await visit.hand.press('desk:addition.preview');
  await visit.hand.see('desk:addition.cabins');
}
