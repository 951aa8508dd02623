import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  GuestMessage,
  GuestMessagePreview,
  MessageText,
  MessageTexts,
} from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

/** A message's text in a language; English if the staff wrote none in it. */
export const textFor = (texts: MessageTexts, language: Language): MessageText => texts[language] ?? texts.en;

export async function findMessageTexts(db: Connection, messageId: string): Promise<MessageTexts | undefined> {
  const row = await db
    .selectFrom('guest_messages')
    .select('texts')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row && (row.texts as unknown as MessageTexts);
}

/** The messages that an order received about its sailing, latest first. Those about a former sailing are left out. */
export async function findNotices(
  db: Connection,
  { orderId, sailingId, language }: { orderId: string; sailingId: number; language: Language },
): Promise<OrderDetail['notices']> {
  const rows = await db
    .selectFrom('guest_message_orders as told')
    .innerJoin('guest_messages as message', 'message.id', 'told.message_id')
    .modifyFront(prepared('order-notices'))
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

/** The number of live orders of a sailing in each language, most first. */
export async function countByLanguage(
  db: Connection,
  sailingId: number,
): Promise<GuestMessagePreview['languages']> {
  const { rows } = await sql<{ language: Language; orders: number }>`
    select language, count(*)::integer as orders from orders
    where sailing_id = ${sailingId} and status in ('unpaid', 'paid') group by language order by count(*) desc, language
  `.execute(db);
  return rows;
}

/** Any live order of a sailing, preferably one in this language. */
export async function findExample(
  db: Connection,
  sailingId: number,
  language: Language,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy(sql`language <> ${language}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertMessage(
  trx: Transaction<Database>,
  message: {
    id: string;
    sailingId: number;
    texts: MessageTexts;
    sentBy: string;
    sentAt: Date;
    orders: number;
  },
): Promise<void> {
  await trx
    .insertInto('guest_messages')
    .values({
      id: message.id,
      sailing_id: message.sailingId,
      texts: JSON.stringify(message.texts),
      sent_by: message.sentBy,
      sent_at: message.sentAt,
      orders: message.orders,
    })
    .execute();
}

/** The messages of a sailing with their progress, latest first. */
export async function findMessages(db: Connection, sailingId: number): Promise<GuestMessage[]> {
  const { rows } = await sql<
    Omit<GuestMessage, 'sentAt' | 'completedAt' | 'subject' | 'text'> & {
      texts: MessageTexts;
      sentAt: Date;
      completedAt: Date | null;
    }
  >`
    select m.id, m.texts, m.sent_at as "sentAt", coalesce(nullif(u.name, ''), u.username) as "sentBy", m.orders,
      (select count(*)::integer from guest_message_orders told where told.message_id = m.id) as told,
      m.completed_at as "completedAt"
    from guest_messages m join system_users u on u.id = m.sent_by
    where m.sailing_id = ${sailingId} order by m.sent_at desc, m.id
  `.execute(db);
  return rows.map(({ texts, sentAt, completedAt, ...row }) => ({
    ...row,
    ...texts.en,
    sentAt: sentAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }));
}

/** A message that was not yet sent to all of its orders; otherwise undefined. */
export async function findOpenMessage(
  db: Connection,
  id: string,
): Promise<{ sailingId: number; subject: string; sentBy: string } | undefined> {
  const row = await db
    .selectFrom('guest_messages')
    .select(['sailing_id', 'texts', 'sent_by'])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      sailingId: row.sailing_id,
      subject: (row.texts as unknown as MessageTexts).en.subject,
      sentBy: row.sent_by,
    }
  );
}

/** Records orders as notified, and returns those that were not before. */
export async function noteTold(
  trx: Transaction<Database>,
  messageId: string,
  orderIds: readonly string[],
  at: Date,
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await trx
    .insertInto('guest_message_orders')
    .values(orderIds.map(order_id => ({ message_id: messageId, order_id, told_at: at })))
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .execute();
  return rows.map(row => row.order_id);
}

export async function completeMessage(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('guest_messages')
    .set({ completed_at: at })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .execute();
}
