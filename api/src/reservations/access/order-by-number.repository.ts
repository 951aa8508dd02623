import type { Connection } from '../../lib/database/database.ts';

/** The order with this number, written as the operator writes numbers (shared/domain/codes/order-number.ts). */
export async function findOrderByNumber(db: Connection, number: string) {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}
