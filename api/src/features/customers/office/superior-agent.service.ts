import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import type { LevelChange } from '@gangway/shared/contract/office/orders/customers.ts';
import { isAgentLevel, mayBeSuperior } from '@gangway/shared/domain/money/agent-levels.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { setLevelOf, setSuperiorOf } from '../../../accounts/customers/customers.repository.ts';
import { findDirectlyBelow, lockTree } from '../../../accounts/ledger/agent-tree.repository.ts';
import { balanceSen, grantCredit, readFunds } from '../../../accounts/ledger/ledger.service.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing, requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { type CustomerRecord, findRecord, lockRecord } from './customer-list.repository.ts';

/**
 * Checks that an account of a level may be below a superior; no superior is always allowed. Locks the tree.
 * @throws AppError `superior-unfit` if the superior is no active agent, or of a lower level.
 */
export async function assertFits(
  trx: Transaction<Database>,
  superiorId: string | null,
  level: CustomerLevel,
): Promise<void> {
  await lockTree(trx);
  if (superiorId === null) return;
  const superior = await findRecord(trx, superiorId);
  if (superior?.status !== 'active' || !mayBeSuperior(superior.level, level))
    throw new AppError('superior-unfit');
}

/**
 * Sets a customer's superior; null for none. The tree has no cycle.
 * @throws AppError `not-found`, `changed-meanwhile`, `superior-unfit`, `superior-below`
 */
export async function changeSuperior(
  deps: Data,
  caller: StaffCaller,
  id: string,
  superiorId: string | null,
  seen: SeenVersion,
): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    await lockTree(trx);
    const before = await lockedRecord(trx, id);
    await requireUnchanged(trx, ['customers', id], seen, async () => before);
    if (before.superiorId === superiorId) return;
    await assertFits(trx, superiorId, before.level);
    await moveBelow(trx, [id], superiorId);
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: 'superior-changed',
      detail: { changes: { superior: await namesOf(trx, before.superiorId, superiorId) } },
    });
  });
}

/**
 * Sets a customer as super agent, agent or normal user (R36). Accounts below that no longer fit move to the superior that the
 * caller names. An agent can become a normal user only with a zero balance, and loses the credit.
 *
 * @throws AppError `not-found`, `changed-meanwhile`, `superior-unfit` for the account's own superior or the named one,
 * `agents-below` where none is named, `superior-below`, `agent-has-balance`
 */
export async function changeLevel(
  deps: Data,
  caller: StaffCaller,
  id: string,
  { level, belowTo }: LevelChange,
  seen: SeenVersion,
  inLanguage: Language,
): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    await lockTree(trx);
    const before = await lockedRecord(trx, id);
    await requireUnchanged(trx, ['customers', id], seen, async () => before);
    if (before.level === level) return;
    await assertFits(trx, before.superiorId, level);
    const moved = await moveUnfit(trx, id, level, belowTo);
    if (!isAgentLevel(level)) await closeAccount(trx, deps, id, inLanguage);
    await setLevelOf(trx, id, level);
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: 'level-changed',
      detail: { changes: { level: { from: before.level, to: level } }, ...(moved.length > 0 && { moved }) },
    });
  });
}

/** Moves accounts that may no longer be below their superior to the new one, and returns them. */
async function moveUnfit(
  trx: Transaction<Database>,
  id: string,
  level: CustomerLevel,
  belowTo: string | null | undefined,
): Promise<string[]> {
  const unfit = (await findDirectlyBelow(trx, id)).filter(below => !mayBeSuperior(level, below.level));
  if (unfit.length === 0) return [];
  if (belowTo === undefined) throw new AppError('agents-below', { params: { count: unfit.length } });
  if (belowTo === id) throw new AppError('superior-unfit');
  for (const below of unfit) await assertFits(trx, belowTo, below.level);
  await moveBelow(
    trx,
    unfit.map(below => below.id),
    belowTo,
  );
  const superior = await namesOf(trx, id, belowTo);
  for (const below of unfit)
    await writeAudit(trx, {
      entity: 'customers',
      entityId: below.id,
      action: 'superior-changed',
      detail: { changes: { superior } },
    });
  return unfit.map(({ username }) => username);
}

async function closeAccount(
  trx: Transaction<Database>,
  deps: Data,
  id: string,
  language: Language,
): Promise<void> {
  const balance = await balanceSen(trx, id);
  if (balance !== 0)
    throw new AppError('agent-has-balance', { params: { balance: formatMoney(balance, language) } });
  if ((await readFunds(trx, id)).creditSen > 0) await grantCredit(trx, deps, id, 0);
}

async function moveBelow(
  trx: Transaction<Database>,
  ids: readonly string[],
  superiorId: string | null,
): Promise<void> {
  const refusals = { superior_not_below: new AppError('superior-below') };
  await refusing(refusals, () => setSuperiorOf(trx, ids, superiorId));
}

async function lockedRecord(trx: Transaction<Database>, id: string): Promise<CustomerRecord> {
  return requireFound(await lockRecord(trx, id));
}

/** The audit stores a superior's username, which people know, instead of an id. */
async function namesOf(trx: Transaction<Database>, from: string | null, to: string | null) {
  const nameOf = async (id: string | null) => (id ? ((await findRecord(trx, id))?.username ?? null) : null);
  return { from: await nameOf(from), to: await nameOf(to) };
}
