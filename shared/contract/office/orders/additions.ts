import { z } from 'zod';
import { catalogueId, sen } from '../../base/primitives.ts';
import { passenger } from '../../entries/passengers.ts';
import { counterTaking } from '../../sales/counter-taking.ts';
import { orderChangePreview } from '../../sales/order-change.ts';
import { orderDetail } from '../../sales/orders.ts';

/** An additional passenger, additional cabins, or both, on the order's own sailing (R265). */
export const orderAddition = z.object({
  passenger: passenger.nullable(),
  roomIds: z.array(catalogueId).max(9).describe('Free cabins beside those of the party'),
});
export const orderAdditionPreview = orderChangePreview.pick({
  before: true,
  after: true,
  toPaySen: true,
  findings: true,
});

/** The addition, for exactly what was shown. The payment is required only if there is something to pay. */
export const orderAdditionRequest = orderAddition.extend({
  expected: z.object({ toPaySen: sen }),
  ...counterTaking,
});
export const orderAdditionResult = z.object({
  order: orderDetail,
  changeSen: sen.describe('Change to give'),
});

export type OrderAddition = z.output<typeof orderAddition>;
export type OrderAdditionPreview = z.infer<typeof orderAdditionPreview>;
export type OrderAdditionRequest = z.output<typeof orderAdditionRequest>;
export type OrderAdditionInput = z.input<typeof orderAdditionRequest>;
export type OrderAdditionResult = z.infer<typeof orderAdditionResult>;
