import { z } from 'zod';
import { instant, localDate, pageOf, pageQuery, sen, typedText, uuid } from '../base/primitives.ts';
import { accountStatuses, customerLevels } from '../base/vocabulary.ts';
import { orderSummary } from '../sales/orders.ts';

/** The name of an agent for superiors and sub-agents, who never see more personal data. */
export const agentName = z.object({ username: z.string(), realName: z.string() });

/** The sales of a referral code: paid orders, passengers, and the money not refunded. */
export const sold = z.object({
  orders: z.int(),
  passengers: z.int(),
  amountSen: sen.describe('Paid minus refunded'),
});

export const agentAccount = z.object({
  level: z.enum(customerLevels),
  referralCode: z.string(),
  balanceSen: z.int().describe('Negative if credit is in use'),
  creditSen: sen.describe('The credit limit: how far below zero the balance may go'),
  availableSen: sen,
  superior: agentName.nullable(),
  soldThisMonth: sold,
});

/** At most a year and a day; first day before last. */
const period = {
  from: localDate.optional().describe('First day, local time; the first of this month if omitted'),
  to: localDate.optional().describe('Last day, inclusive; today if omitted'),
};
export const statementQuery = z.object({
  from: localDate.optional().describe('First day; the whole statement if both days are omitted'),
  to: period.to,
  ...pageQuery,
});
export const statementLine = z.object({
  transferId: uuid,
  at: instant,
  kind: z.enum(['order-payment', 'order-refund', 'top-up', 'reset', 'transfer']),
  orderNumber: z.string().nullable(),
  counterparty: agentName.nullable().describe('The other agent of a transfer'),
  by: z.enum(['me', 'agent', 'staff', 'system']).describe('Who decided it'),
  reason: z.string(),
  amountSen: z.int().describe('Negative if the balance decreased'),
  balanceSen: z.int().describe('The balance after this entry'),
});
export const statementPage = pageOf(statementLine);

export const periodQuery = z.object(period);
export const agentOrdersQuery = periodQuery.extend({
  agentId: uuid.optional().describe('Only what this agent sold'),
  ...pageQuery,
});

const subagent = agentName.extend({
  id: uuid,
  level: z.enum(customerLevels),
  status: z.enum(accountStatuses),
  referralCode: z.string(),
  superiorId: uuid.nullable().describe('The sub-agent above them; null directly below the caller'),
  depth: z.int().min(1),
  balanceSen: z.int(),
  clients: z.int().describe('Customers directly below them who are not agents'),
  sold,
});
/** The sub-agents as a flat tree: each after their superior. Customers are included once they have sold something. */
export const subagentTree = z.object({ from: localDate, to: localDate, items: z.array(subagent) });

const seller = agentName.extend({ id: uuid, me: z.boolean() });
export const agentSales = z.object({
  from: localDate,
  to: localDate,
  total: sold,
  agents: z.array(z.object({ agent: seller, sold })),
  days: z.array(z.object({ date: localDate, agent: seller, sold })),
});

/** An order for the superiors of its seller, without passenger data. */
const agentOrder = orderSummary
  .pick({ number: true, status: true, channel: true, sailing: true, passengers: true })
  .extend({ agent: seller, amountSen: sen.describe('Paid minus refunded'), paidAt: instant });
export const agentOrderPage = pageOf(agentOrder);

export const agentTransferRequest = z.object({
  agentId: uuid,
  amountSen: sen.min(1).max(100_000_000),
  note: typedText(200).default(''),
});
export const agentTransfer = z.object({
  transferId: uuid,
  to: agentName.extend({ id: uuid }),
  amountSen: sen,
  balanceSen: z.int(),
  availableSen: sen,
});

export const referral = z.object({
  code: z.string(),
  url: z.string(),
  qrSvg: z.string().describe('A picture of the link'),
});

export type AgentAccount = z.infer<typeof agentAccount>;
export type AgentName = z.infer<typeof agentName>;
export type Sold = z.infer<typeof sold>;
export type StatementLine = z.infer<typeof statementLine>;
export type Subagent = z.infer<typeof subagent>;
export type SubagentTree = z.infer<typeof subagentTree>;
export type Seller = z.infer<typeof seller>;
export type AgentSales = z.infer<typeof agentSales>;
export type AgentOrder = z.infer<typeof agentOrder>;
export type AgentTransfer = z.infer<typeof agentTransfer>;
export type AgentTransferRequest = z.output<typeof agentTransferRequest>;
export type Referral = z.infer<typeof referral>;
