import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

interface NewSigningKey {
  id: number;
  publicKey: Uint8Array;
  sealedPrivateKey: Uint8Array;
  createdAt: Date;
}

/** Serializes the creation and retirement of keys until the transaction ends; reading is not blocked. */
export async function lockSigningKeys(trx: Transaction<Database>): Promise<void> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(trx);
}

/** The newest key that has not been retired. */
export async function findCurrentKeyId(db: Connection): Promise<number | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .modifyFront(prepared('signing-key'))
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

/** The public part of a key, and whether its signatures still count. */
export interface PublicKeyRow {
  id: number;
  public_key: Buffer;
  withdrawn_at: Date | null;
}

export async function findPublicKeyRow(db: Connection, id: number): Promise<PublicKeyRow | undefined> {
  return selectPublicKeys(db).where('id', '=', id).executeTakeFirst();
}

/** Every key ever used: codes of a retired one stay valid, those of a withdrawn one do not. */
export async function findPublicKeys(db: Connection): Promise<PublicKeyRow[]> {
  return selectPublicKeys(db).orderBy('id').execute();
}

const selectPublicKeys = (db: Connection) =>
  db.selectFrom('signing_keys').select(['id', 'public_key', 'withdrawn_at']);

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

export async function markWithdrawn(trx: Transaction<Database>, id: number, at: Date): Promise<void> {
  await trx.updateTable('signing_keys').set({ withdrawn_at: at }).where('id', '=', id).execute();
}

export async function retireSigningKeys(trx: Transaction<Database>, at: Date): Promise<void> {
  await trx.updateTable('signing_keys').set({ retired_at: at }).where('retired_at', 'is', null).execute();
}
