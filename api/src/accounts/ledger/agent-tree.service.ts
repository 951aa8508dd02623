import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findBelow, lockTreeForRead, type SubagentState } from './agent-tree.repository.ts';

export type { SubagentState } from './agent-tree.repository.ts';

/**
 * An agent who stands below another, directly or not. Nobody's place or level changes from here on until the transaction
 * ends, so that what follows from it holds.
 *
 * @throws AppError `sub-agent-not-found` for anybody else, `sub-agent-inactive`
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
