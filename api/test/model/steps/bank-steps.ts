import fc from 'fast-check';
import * as changes from '../changes.ts';
import * as told from '../model.ts';
import { at, type Model, type ModelPayment } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

async function askTheBank(model: Model, shop: shops.Shop, index: number): Promise<void> {
  const refusals = told.unpayable(model, at(model.orders, index));
  expectAnswer(await shops.askToPayInShop(shop, at(shop.orders, index)), refusals);
  if (refusals.length === 0)
    model.payments.push({
      order: index,
      amountSen: told.toPaySen(at(model.orders, index)),
      decided: false,
      heard: false,
    });
}

const askingTheBank = orderNumber.map(number =>
  step(`ask the bank for ${number}`, withOrder(number), (model, shop) =>
    askTheBank(model, shop, pick(model, number)),
  ),
);

const payingAtTheBank = fc.nat({ max: 30 }).map(number =>
  step(
    `pay at the bank, ${number}`,
    ({ payments }) => payments.some(({ decided }) => !decided),
    async (model, shop) => {
      const open = model.payments.filter(({ decided }) => !decided);
      const payment = at(open, number % open.length);
      await payAtTheBank(model, shop, payment);
    },
  ),
);

export async function payAtTheBank(model: Model, shop: shops.Shop, payment: ModelPayment): Promise<void> {
  await shops.payAtTheBank(shop, at(shop.payments, model.payments.indexOf(payment)));
  payment.decided = true;
}

/** The bank notifies the shop of all payments made there. */
export async function hearFromTheBank(model: Model, shop: shops.Shop): Promise<void> {
  for (const { data } of shop.todo.filter(({ queue }) => queue === 'sandbox-notify')) {
    const payment = model.payments.find(
      ({ heard }, index) => !heard && at(shop.payments, index).link.pathname.endsWith(String(data.reference)),
    );
    if (!payment) continue;
    payment.heard = true;
    if (payment.change) changes.arriveForChange(model, payment.change, payment.amountSen);
    else told.arrive(model, payment.order, 'sandbox', payment.amountSen);
  }
  await shops.doJobs(shop, ['sandbox-notify']);
}

/** Requests the payment of an order that can be paid, pays, and notifies the shop. */
export async function payOnline(model: Model, shop: shops.Shop, index: number): Promise<void> {
  await askTheBank(model, shop, index);
  await payAtTheBank(model, shop, at(model.payments, model.payments.length - 1));
  await hearFromTheBank(model, shop);
}

const hearingFromTheBank = fc.constant(
  step(
    'the bank notifies',
    ({ payments }) => payments.some(({ decided, heard }) => decided && !heard),
    hearFromTheBank,
  ),
);

export const bankSteps: fc.Arbitrary<Command>[] = [
  askingTheBank,
  askingTheBank,
  payingAtTheBank,
  payingAtTheBank,
  hearingFromTheBank,
  hearingFromTheBank,
];
