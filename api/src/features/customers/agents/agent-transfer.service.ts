import type { AgentTransfer, AgentTransferRequest } from '@gangway/shared/contract/agents.ts';
import { readFunds, transferBetweenAgents } from '../../../accounts/ledger/ledger.service.ts';
import { actorOf, type CustomerCaller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';

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
  const transferId = deps.ids.uuid();
  const { id, username, realName } = await transferBetweenAgents(trx, deps, {
    id: transferId,
    fromCustomerId: agent.id,
    toCustomerId: agentId,
    amountSen,
    reason: note,
    author: actorOf(agent),
  });
  const { balanceSen, availableSen } = await readFunds(trx, agent.id);
  return { transferId, to: { id, username, realName }, amountSen, balanceSen, availableSen };
}
