import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../lib/database.ts';

interface NewSigningKey {
  id: number;
  publicKey: Uint8Array;
  sealedPrivateKey: Uint8Array;
  createdAt: Date;
}

/** Nobody else makes or retires a key until the transaction ends; reading goes on. */
export async function lockSigningKeys(trx: Transaction<Database>): Promise<void> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(trx);
}

/** The newest key that has not been retired. */
export async function findCurrentKeyId(db: Connection): Promise<number | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('id')
    .where('retired_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

export async function findLastKeyId(db: Connection): Promise<number> {
  const row = await db.selectFrom('signing_keys').select('id').orderBy('id', 'desc').executeTakeFirst();
  return row?.id ?? 0;
}

export async function findSealedKey(db: Connection, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('sealed_private_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed_private_key;
}

export async function findPublicKeyBytes(db: Connection, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('public_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.public_key;
}

/** Every key there ever was: what a retired one signed stays valid. */
export async function findPublicKeys(db: Connection): Promise<{ id: number; public_key: Buffer }[]> {
  return db.selectFrom('signing_keys').select(['id', 'public_key']).orderBy('id').execute();
}

export async function insertSigningKey(trx: Transaction<Database>, key: NewSigningKey): Promise<void> {
  await trx
    .insertInto('signing_keys')
    .values({
      id: key.id,
      public_key: Buffer.from(key.publicKey),
      sealed_private_key: Buffer.from(key.sealedPrivateKey),
      created_at: key.createdAt,
    })
    .execute();
}

export async function retireSigningKeys(trx: Transaction<Database>, at: Date): Promise<void> {
  await trx.updateTable('signing_keys').set({ retired_at: at }).where('retired_at', 'is', null).execute();
}
