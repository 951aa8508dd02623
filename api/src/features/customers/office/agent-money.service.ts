import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BalanceReset,
  CreditChange,
  OfficeStatementLine,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { isAgentLevel } from '@gangway/shared/domain/money/agent-levels.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import {
  balanceSen,
  grantCredit,
  readFunds,
  resetBalance,
  statement,
} from '../../../accounts/ledger/ledger.service.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { findUsernames } from '../../../operator/staff.repository.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { findOrderNumbers } from '../../../reservations/orders/order-locks.repository.ts';
import { readAgentNames } from '../agents/agent-account.service.ts';
import { findRecord, lockRecord } from './customer-list.repository.ts';

/**
 * Sets an agent's balance to an amount by an entry of the difference, with its author and a reason (R106).
 *
 * @throws AppError `not-found`, `not-an-agent`, `balance-changed` where it changed since the caller saw it,
 * `balance-below-credit`
 */
export async function resetAgentBalance(
  deps: Data,
  caller: StaffCaller,
  id: string,
  { toSen, expectedSen, reason }: BalanceReset,
  language: Language,
): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    await lockAgent(trx, id);
    const { creditSen } = await readFunds(trx, id);
    if (toSen < -creditSen)
      throw new AppError('balance-below-credit', { params: { credit: formatMoney(creditSen, language) } });
    await resetBalance(trx, deps, {
      customerId: id,
      toSen,
      reason,
      author: actorOf(caller),
      expectedSen,
    }).catch(async error => {
      if (!(error instanceof AppError) || error.code !== 'balance-changed') throw error;
      const balance = formatMoney(Number(error.params.balanceSen), language);
      throw new AppError('balance-changed', { params: { balance } });
    });
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: 'balance-reset',
      detail: { changes: { balanceSen: { from: expectedSen, to: toSen } }, reason },
    });
  });
}

/**
 * Sets an agent's credit: how far below zero the balance may go. @throws AppError `not-found`, `changed-meanwhile`,
 * `not-an-agent`, `credit-in-use` for less than is in use.
 */
export async function changeCredit(
  deps: Data,
  caller: StaffCaller,
  id: string,
  { creditSen, reason }: CreditChange,
  seen: SeenVersion,
  language: Language,
): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    await lockAgent(trx, id);
    await requireUnchanged(trx, ['customers', id], seen, () => findRecord(trx, id));
    const before = await readFunds(trx, id);
    await grantCredit(trx, deps, id, creditSen);
    const used = -(await balanceSen(trx, id));
    if (used > creditSen)
      throw new AppError('credit-in-use', { params: { used: formatMoney(used, language) } });
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: 'credit-changed',
      detail: { changes: { creditSen: { from: before.creditSen, to: creditSen } }, reason },
    });
  });
}

async function lockAgent(trx: Transaction<Database>, id: string): Promise<void> {
  const record = requireFound(await lockRecord(trx, id));
  if (!isAgentLevel(record.level)) throw new AppError('not-an-agent');
}

/** One page of an agent's entries, newest first, with the author of each. @throws AppError `not-found` */
export async function readOfficeStatement(
  { db }: Data,
  id: string,
  page: { page: number; size: number },
): Promise<{ items: OfficeStatementLine[]; total: number }> {
  requireFound(await findRecord(db, id));
  const { items, total } = await statement(db, id, page);
  const authors = items.map(({ author }) => author.split(':'));
  const idsOf = (authorKind: string) =>
    authors.flatMap(([kind, name]) => (kind === authorKind && name ? [name] : []));
  const [numbers, customers, staff] = await Promise.all([
    findOrderNumbers(
      db,
      items.flatMap(({ orderId }) => orderId ?? []),
    ),
    readAgentNames(db, [
      ...items.flatMap(({ counterpartyId }) => counterpartyId ?? []),
      ...idsOf('customer'),
    ]),
    findUsernames(db, idsOf('staff')),
  ]);
  const authorOf = (author: string): OfficeStatementLine['author'] => {
    const [kind = '', name = ''] = author.split(':');
    if (kind === 'staff') return { kind, name: staff.get(name) ?? '' };
    if (kind === 'customer') return { kind, name: customers.get(name)?.username ?? '' };
    return { kind: 'system', name };
  };
  return {
    total,
    items: items.map(({ orderId, counterpartyId, author, at, ...line }) => ({
      ...line,
      at: at.toISOString(),
      orderNumber: numbers.get(orderId ?? '') ?? null,
      counterparty: customers.get(counterpartyId ?? '') ?? null,
      author: authorOf(author),
    })),
  };
}
