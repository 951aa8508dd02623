import {
  arrive,
  at,
  freeHeld,
  isOverdue,
  type Model,
  type ModelOrder,
  toPaySen,
  unpayable,
} from './model.ts';

/* Vouchers in a simple model: they pay an order, or a part of it that waits for the rest. */

/** Orders that ended unpaid return what vouchers, or this one alone, had paid for them. */
export function freeLapsed(model: Model, voucher?: number): void {
  for (const order of model.orders) {
    const lapsed = order.state !== 'unpaid' || isOverdue(model, order);
    if (lapsed && (voucher === undefined || order.held.some(part => part.voucher === voucher)))
      freeHeld(model, order);
  }
}

/** The rest of an expired voucher is the house's. */
export function expireVouchers(model: Model): void {
  for (const voucher of model.vouchers) if (voucher.expiresAt <= model.now) voucher.balanceSen = 0;
}

/** The reasons why the voucher cannot pay. Its payments for orders that ended count as being on it. */
export function unusable(model: Model, order: ModelOrder, number: number): string[] {
  const unpaid = unpayable(model, order);
  if (unpaid.length > 0) return unpaid;
  const voucher = at(model.vouchers, number);
  if (voucher.expiresAt <= model.now) return ['voucher-expired'];
  const freed = model.orders
    .filter(one => one.state !== 'unpaid' || isOverdue(model, one))
    .flatMap(({ held }) => held.filter(part => part.voucher === number));
  const balanceSen = freed.reduce((sum, { amountSen }) => sum + amountSen, voucher.balanceSen);
  return balanceSen > 0 ? [] : ['voucher-empty'];
}

/** Pays as much as the voucher has: the whole order, or a part that waits for the rest. */
export function payByVoucher(model: Model, index: number, number: number): void {
  freeLapsed(model, number);
  const order = at(model.orders, index);
  const voucher = at(model.vouchers, number);
  const restSen = toPaySen(order);
  const amountSen = Math.min(restSen, voucher.balanceSen);
  voucher.balanceSen -= amountSen;
  if (amountSen === restSen) arrive(model, index, 'voucher', amountSen, number);
  else order.held.push({ voucher: number, amountSen });
}
