import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

type CodePurpose = 'registration' | 'password-reset' | 'email-change' | 'phone-change';

/** Where a code is sent: a lower-case e-mail address, or a phone number as `phoneNumber` writes it. */
interface Recipient {
  channel: 'email' | 'sms';
  recipient: string;
}

export interface NewCode extends Recipient {
  id: string;
  purpose: CodePurpose;
  /** Who asked for it signed in. */
  customerId: string | null;
  language: Language;
  createdAt: Date;
  expiresAt: Date;
}

/** What a code is held against. */
export interface CodeUse extends Recipient {
  purpose: CodePurpose;
  customerId: string | null;
}

export async function insertCode(trx: Transaction<Database>, code: NewCode): Promise<void> {
  const { customerId, createdAt, expiresAt, ...fields } = code;
  await trx
    .insertInto('one_time_codes')
    .values({ ...fields, customer_id: customerId, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export async function findCode(db: Connection, id: string) {
  const row = await db.selectFrom('one_time_codes').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      purpose: row.purpose,
      channel: row.channel as Recipient['channel'],
      recipient: row.recipient,
      customerId: row.customer_id,
      language: row.language,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      replacedRecipient: row.replaced_recipient,
    }
  );
}

/**
 * Uses an attempt on the latest code, if it is still valid, and returns the code. Checked and counted in one statement,
 * so that concurrent guesses cannot exceed `mostTries`.
 */
export async function spendTry(
  db: Connection,
  { purpose, channel, recipient, customerId }: CodeUse,
  { now, mostTries }: { now: Date; mostTries: number },
): Promise<string | undefined> {
  const spent = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', query =>
      query
        .selectFrom('one_time_codes as last')
        .select('last.id')
        .where('last.recipient', '=', recipient)
        .where('last.channel', '=', channel)
        .where('last.purpose', '=', purpose)
        .where(sql<boolean>`last.customer_id is not distinct from ${customerId}::uuid`)
        .orderBy('last.created_at', 'desc')
        .orderBy('last.id', 'desc')
        .limit(1),
    )
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent?.id;
}

/** Restores an attempt: a right code does not count as one. */
export async function restoreAttempt(db: Connection, id: string): Promise<void> {
  await db.updateTable('one_time_codes').set({ tries: sql`tries - 1` }).where('id', '=', id).execute();
}

/** Whether the code was still unused; of two who use it at once one does. */
export async function markUsed(
  trx: Transaction<Database>,
  id: string,
  usedAt: Date,
  replacedRecipient: string | null,
): Promise<boolean> {
  const used = await trx
    .updateTable('one_time_codes')
    .set({ used_at: usedAt, replaced_recipient: replacedRecipient })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteCodesExpiredBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', moment).execute();
}

/** Every code that went to one of the recipients, or that the customer asked for. */
export async function deleteCodesOf(
  trx: Transaction<Database>,
  customerId: string,
  recipients: string[],
): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where(where =>
      where.or([
        where('customer_id', '=', customerId),
        ...(recipients.length > 0
          ? [where('recipient', 'in', recipients), where('replaced_recipient', 'in', recipients)]
          : []),
      ]),
    )
    .execute();
}
