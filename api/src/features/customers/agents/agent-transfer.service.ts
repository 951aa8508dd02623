import type { AgentTransfer, AgentTransferRequest } from '@gangway/shared/contract/people/agents.ts';
import { readFunds, transferBetweenAgents } from '../../../accounts/ledger/ledger.service.ts';
import { actorOf, type CustomerCaller } from '../../../lib/caller.ts';
import type { Data } from '../../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';

/**
 * Transfers an agent's money to a sub-agent, direct or indirect; never upwards, sideways, or to themselves.
 *
 * @throws AppError `sub-agent-not-found`, `sub-agent-inactive`, `insufficient-balance`
 */
export function giveToSubagent(
  deps: Data,
  key: RequestKey,
  agent: CustomerCaller,
  { agentId, amountSen, note }: AgentTransferRequest,
): Promise<AgentTransfer> {
  return answerOnce(deps, key, async trx => {
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
  });
}
