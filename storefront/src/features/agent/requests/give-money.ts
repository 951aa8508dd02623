import type { AgentTransfer } from '@gangway/shared/contract/people/agents.ts';
import { request } from '../../../lib/api/request.ts';

export interface GiveMoneyInput {
  agentId: string;
  amountSen: number;
  note: string;
}

/** Moves money from the agent's balance to a sub-agent's. Idempotent per key. */
export const giveMoney = (gift: GiveMoneyInput, idempotencyKey: string) =>
  request<AgentTransfer>('POST', '/agents/me/transfer', { body: gift, idempotencyKey });
