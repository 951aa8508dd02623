import type { OfficeTransfer } from '@gangway/shared/contract/office/orders/orders.ts';
import type { Connection } from '../../lib/database/database.ts';

/** What an order moved on an agent's balance, oldest first: below zero where the balance paid. */
export async function readOrderTransfers(db: Connection, orderId: string): Promise<OfficeTransfer[]> {
  const rows = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .innerJoin('customers as customer', 'customer.id', 'account.customer_id')
    .select([
      'transfer.id',
      'transfer.kind',
      'transfer.author',
      'transfer.created_at',
      'entry.amount_sen',
      'customer.username',
    ])
    .where('transfer.order_id', '=', orderId)
    .orderBy('transfer.created_at')
    .orderBy('transfer.id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    account: row.username,
    amountSen: row.amount_sen,
    author: row.author,
    at: row.created_at.toISOString(),
  }));
}
