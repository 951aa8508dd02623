import type { PaymentMethod } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** How an order is paid, whatever was chosen when it was made. The caller holds its lock. */
export async function setPaymentMethod(
  trx: Transaction<Database>,
  orderId: string,
  method: PaymentMethod,
): Promise<void> {
  await trx.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute();
}
