import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { MessageText, MessageTexts } from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Connection } from '../../lib/database/database.ts';

/** What a message says in a language: English where the staff wrote nothing in it. */
export const textFor = (texts: MessageTexts, language: Language): MessageText => texts[language] ?? texts.en;

export async function findMessageTexts(db: Connection, messageId: string): Promise<MessageTexts | undefined> {
  const row = await db
    .selectFrom('guest_messages')
    .select('texts')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row && (row.texts as unknown as MessageTexts);
}

/** What an order was told about its sailing, the latest first. Messages about a sailing that it has left are not shown. */
export async function findNotices(
  db: Connection,
  { orderId, sailingId, language }: { orderId: string; sailingId: number; language: Language },
): Promise<OrderDetail['notices']> {
  const rows = await db
    .selectFrom('guest_message_orders as told')
    .innerJoin('guest_messages as message', 'message.id', 'told.message_id')
    .select(['message.texts', 'told.told_at'])
    .where('told.order_id', '=', orderId)
    .where('message.sailing_id', '=', sailingId)
    .orderBy('told.told_at', 'desc')
    .execute();
  return rows.map(row => ({
    at: row.told_at.toISOString(),
    ...textFor(row.texts as unknown as MessageTexts, language),
  }));
}
