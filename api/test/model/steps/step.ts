import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../../support/call.ts';
import * as models from '../model.ts';
import { at, type Model, type ModelOrder } from '../model.ts';
import type { Shop } from '../shop.ts';

export type Command = fc.AsyncCommand<Model, Shop>;

/** A step of a run: done in the model and in the shop, which have to agree on the outcome. */
export const step = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, shop: Shop) => Promise<void>,
): Command => ({ check, run, toString: () => name });

/** The shop does what the model allows, or refuses for one of the model's reasons. */
export function expectAnswer({ status, data, msg }: Answer, refusals: readonly string[]): void {
  if (refusals.length === 0) expect(status, msg).toBe(200);
  else expect(refusals).toContain(data?.error);
}

export const orderNumber = fc.nat({ max: 30 });
/** One of the existing orders, for any drawn number. */
export const pick = (model: Readonly<Model>, number: number) => number % Math.max(1, model.orders.length);
/** Prefers paid orders: the others have nothing to change. */
export function pickPaid(model: Readonly<Model>, number: number, holds = (_: ModelOrder) => true): number {
  const fit = model.orders.filter(one => one.state === 'paid' && holds(one));
  return fit.length > 0 ? model.orders.indexOf(at(fit, number % fit.length)) : pick(model, number);
}
/** Prefers unpaid orders in the same way. */
export function pickUnpaid(model: Readonly<Model>, number: number): number {
  const fit = model.orders.filter(one => one.state === 'unpaid' && !models.isOverdue(model, one));
  return fit.length > 0 ? model.orders.indexOf(at(fit, number % fit.length)) : pick(model, number);
}
export const withOrder =
  (number: number, holds: (model: Readonly<Model>, order: ModelOrder) => boolean = () => true) =>
  (model: Readonly<Model>) =>
    model.orders.length > 0 && holds(model, at(model.orders, pick(model, number)));
/** An expired order differs in one thing: the expiry was noticed, or not. No one relies on either. */
export const inTime = (model: Readonly<Model>, one: ModelOrder) =>
  !models.isOverdue(model, one) && !one.expired && !one.lapsed;
/** Runs end before the day before the first sailing. */
export const canPass = (model: Readonly<Model>, milliseconds: number) =>
  model.now + milliseconds < at(model.days, 0) - models.DAY_MS;
