import type { AgentTransfer, AgentTransferRequest } from '@gangway/shared/contract/agents.ts';
import { readFunds, transferBetweenAgents } from '../ledger/ledger.service.ts';
import { actorOf, type CustomerCaller } from '../lib/caller.ts';
import type { Deps } from '../lib/context.ts';
import type { Database, Transaction } from '../lib/database.ts';
import { AppError } from '../lib/errors.ts';
import { findBelow } from './agent-tree.repository.ts';

/**
 * An agent gives money to one below, directly or not; never upwards, sideways, or to themselves.
 *
 * @throws AppError `sub-agent-not-found`, `sub-agent-inactive`, `insufficient-balance`
 */
export async function giveToSubagent(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'clock' | 'ids'>,
  agent: CustomerCaller,
  { agentId, amountSen, note }: AgentTransferRequest,
): Promise<AgentTransfer> {
  const subagent = await findBelow(trx, agent.id, agentId);
  if (!subagent || subagent.level === 'normal') throw new AppError('sub-agent-not-found');
  const { status, level: _level, ...to } = subagent;
  if (status !== 'active') throw new AppError('sub-agent-inactive');
  const transferId = deps.ids.uuid();
  await transferBetweenAgents(trx, deps, {
    id: transferId,
    fromCustomerId: agent.id,
    toCustomerId: to.id,
    amountSen,
    reason: note,
    author: actorOf(agent),
  });
  const { balanceSen, availableSen } = await readFunds(trx, agent.id);
  return { transferId, to, amountSen, balanceSen, availableSen };
}
