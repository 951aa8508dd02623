import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findBelow, lockTreeForRead, type SubagentState } from './agent-tree.repository.ts';

export type { SubagentState } from './agent-tree.repository.ts';

/**
 * A direct or indirect sub-agent of an agent. Positions and levels are locked until the transaction ends, so that
 * decisions based on them stay valid.
 *
 * @throws AppError `sub-agent-not-found` for other accounts, `sub-agent-inactive`
 */
export async function requireAgentBelow(
  trx: Transaction<Database>,
  agentId: string,
  wantedId: string,
): Promise<SubagentState> {
  await lockTreeForRead(trx);
  const found = await findBelow(trx, agentId, wantedId);
  if (!found || found.level === 'normal') throw new AppError('sub-agent-not-found');
  if (found.status !== 'active') throw new AppError('sub-agent-inactive');
  return found;
}
