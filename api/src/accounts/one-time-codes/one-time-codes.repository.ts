import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** Wrong tries of a code from all origins together; the account's owner has separate tries. */
const MOST_TRIES = 10;

type CodePurpose = 'registration' | 'password-reset' | 'email-change' | 'phone-change';

/** The recipient of a code: a lower-case e-mail address, or a phone number in the form of `phoneNumber`. */
interface Recipient {
  channel: 'email' | 'sms';
  recipient: string;
}

export interface NewCode extends Recipient {
  id: string;
  purpose: CodePurpose;
  /** The signed-in customer who requested it. */
  customerId: string | null;
  language: Language;
  createdAt: Date;
  expiresAt: Date;
}

/** The purpose and recipient that a code must match. */
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

/** Serializes requests of codes for one recipient. */
export async function lockRecipient(trx: Transaction<Database>, use: CodeUse): Promise<void> {
  const name = `code ${use.purpose} ${use.recipient} ${use.customerId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** The numbers of codes and of all messages since a moment, and the time of the first of these codes. */
export async function findSentSince(db: Connection, use: CodeUse, since: Date) {
  const { codes, messages, oldest } = await codesOf(db, use)
    .where('created_at', '>', since)
    .select([
      sql<number>`count(*)::integer`.as('codes'),
      sql<number>`coalesce(sum(messages), 0)::integer`.as('messages'),
      sql<Date>`coalesce(min(created_at), ${since}::timestamptz)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { codes, messages, oldest };
}

interface ValidCode {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  tries: number;
}

/** The latest code, if it is valid and strangers have not used up its tries. */
export async function findLiveCode(db: Connection, use: CodeUse, now: Date): Promise<ValidCode | undefined> {
  const last = await findLatestCode(db, use, now);
  return last && last.tries < MOST_TRIES ? last : undefined;
}

/** The latest code, if it is valid. */
export async function findLatestCode(
  db: Connection,
  use: CodeUse,
  now: Date,
): Promise<ValidCode | undefined> {
  const last = await codesOf(db, use)
    .select(['id', 'created_at', 'expires_at', 'used_at', 'tries'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.used_at || last.expires_at <= now) return undefined;
  return { id: last.id, createdAt: last.created_at, expiresAt: last.expires_at, tries: last.tries };
}

/** Extends a code's validity, and counts its messages. @returns how many there are */
export async function prolongCode(
  trx: Transaction<Database>,
  id: string,
  { expiresAt, messages }: { expiresAt: Date; messages: number },
): Promise<number> {
  const prolonged = await trx
    .updateTable('one_time_codes')
    .set({ expires_at: expiresAt, messages: sql`messages + ${messages}` })
    .where('id', '=', id)
    .returning('messages')
    .executeTakeFirstOrThrow();
  return prolonged.messages;
}

const codesOf = (db: Connection, { purpose, channel, recipient, customerId }: CodeUse) =>
  db
    .selectFrom('one_time_codes')
    .where('recipient', '=', recipient)
    .where('channel', '=', channel)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`customer_id is not distinct from ${customerId}::uuid`);

/**
 * Uses a try of the latest code, if it is still valid, and returns the code. Checked and counted in one statement, so that
 * concurrent guesses cannot exceed the limit.
 */
export async function spendTry(db: Connection, use: CodeUse, now: Date): Promise<string | undefined> {
  const spent = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', () =>
      codesOf(db, use).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1),
    )
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent?.id;
}

/** Returns a try: a correct code does not count as one. */
export async function restoreAttempt(db: Connection, id: string): Promise<void> {
  await db.updateTable('one_time_codes').set({ tries: sql`tries - 1` }).where('id', '=', id).execute();
}

/** @returns whether the code was still unused; of two concurrent uses one succeeds. */
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

/** Deletes the codes that were sent to these recipients, or that the customer requested. */
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
