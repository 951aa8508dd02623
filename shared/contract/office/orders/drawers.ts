import { z } from 'zod';
import { instant, localDate, pageOf, sen, typedText, uuid } from '../../base/primitives.ts';
import { listQuery } from '../system/lists.ts';

const cashMovementKinds = ['sale', 'refund', 'in', 'out'] as const;

export const cashDrawer = z.object({
  id: uuid,
  officer: z.object({ id: uuid, name: z.string() }),
  counter: z.string().describe('The workplace; empty where it is not enrolled'),
  openedAt: instant,
  openedByItself: z.boolean().describe('By the first cash of an officer without an open drawer'),
  floatSen: sen,
  salesSen: sen,
  refundsSen: sen,
  inSen: sen.describe('Cash paid in, except for sales'),
  outSen: sen.describe('Cash taken out, except for refunds'),
  expectedSen: z.int().describe('The expected amount, in sen'),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  countedSen: sen.nullable(),
  reason: z.string().describe('Of the difference'),
});

const cashMovement = z.object({
  id: uuid,
  kind: z.enum(cashMovementKinds),
  amountSen: sen,
  at: instant,
  reason: z.string(),
  orders: z.array(z.string()).describe('Their numbers; none for a voucher that was sold'),
  receiptNumber: z.string().nullable(),
});
export const cashDrawerDetail = cashDrawer.extend({
  movements: z.array(cashMovement).describe('Latest first, 500 at most'),
});

export const drawerParams = z.object({ id: uuid });
export const drawerOpening = z.object({ floatSen: sen });
export const drawerMovement = z.object({
  kind: z.enum(['in', 'out']),
  amountSen: sen.min(1),
  reason: typedText(200).min(1),
});
export const drawerClosing = z.object({
  countedSen: sen,
  expectedSen: z.int().describe('As it was shown: if cash has moved since, the close is refused'),
  reason: typedText(300).default(''),
});
export const drawersQuery = z.object({
  from: localDate.optional().describe('Opened on this local day or later'),
  to: localDate.optional(),
  officer: uuid.optional(),
  state: z.enum(['open', 'closed']).optional(),
  ...listQuery(['opened'], { sort: 'opened', descending: true }),
});
export const cashDrawerPage = pageOf(cashDrawer);

export type CashDrawer = z.infer<typeof cashDrawer>;
export type CashMovement = z.infer<typeof cashMovement>;
export type CashDrawerDetail = z.infer<typeof cashDrawerDetail>;
export type CashDrawerPage = z.infer<typeof cashDrawerPage>;
export type DrawersQuery = z.output<typeof drawersQuery>;
export type DrawerMovement = z.output<typeof drawerMovement>;
export type DrawerClosing = z.output<typeof drawerClosing>;
