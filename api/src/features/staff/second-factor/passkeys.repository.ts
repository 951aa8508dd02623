import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

interface NewPasskey extends PasskeyRow {
  name: string;
  createdAt: Date;
}

/** A ceremony that a browser may perform. */
export interface CeremonyRow {
  id: string;
  kind: 'add' | 'log-in';
  /** Whose passkey is added; null in a log-in. */
  userId: string | null;
  /** Of the passkey that is added; null in a log-in. */
  passkeyName: string | null;
  challenge: Buffer;
  officeDigest: Buffer;
  expiresAt: Date;
}

/** The passkeys of a system user, the oldest first. */
export function findPasskeysOf(db: Connection, userId: string) {
  return db
    .selectFrom('passkeys')
    .where('system_user_id', '=', userId)
    .select([
      'id',
      'name',
      'credential_id as credentialId',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .orderBy('created_at')
    .execute();
}

/** The passkey with a credential id, locked until the transaction ends. */
export async function lockPasskey(
  trx: Transaction<Database>,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  const row = await trx
    .selectFrom('passkeys')
    .where('credential_id', '=', credentialId)
    .select([
      'id',
      'system_user_id as userId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
    ])
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, counter: Number(row.counter) };
}

export async function insertPasskey(trx: Transaction<Database>, passkey: NewPasskey): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      system_user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .execute();
}

export async function markPasskeyUsed(
  trx: Transaction<Database>,
  id: string,
  { counter, usedAt }: { counter: number; usedAt: Date },
): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, last_used_at: usedAt }).where('id', '=', id).execute();
}

/** Removes a passkey of a system user. @returns its name; undefined if the user has no such passkey */
export async function deletePasskey(
  trx: Transaction<Database>,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('system_user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

/** Removes all passkeys of a system user, and what was begun with them. */
export async function deletePasskeysOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('passkey_ceremonies').where('system_user_id', '=', userId).execute();
  await trx.deleteFrom('passkeys').where('system_user_id', '=', userId).execute();
}

export async function insertCeremony(db: Connection, ceremony: CeremonyRow): Promise<void> {
  await db
    .insertInto('passkey_ceremonies')
    .values({
      id: ceremony.id,
      kind: ceremony.kind,
      system_user_id: ceremony.userId,
      passkey_name: ceremony.passkeyName,
      challenge: ceremony.challenge,
      office_digest: ceremony.officeDigest,
      expires_at: ceremony.expiresAt,
    })
    .execute();
}

const ceremonyColumns = [
  'id',
  'kind',
  'system_user_id as userId',
  'passkey_name as passkeyName',
  'challenge',
  'office_digest as officeDigest',
  'expires_at as expiresAt',
] as const;

/** The database checks the kind, whose type it does not tell. */
const ceremonyOf = (row: Omit<CeremonyRow, 'kind'> & { kind: string }): CeremonyRow => ({
  ...row,
  kind: row.kind as CeremonyRow['kind'],
});

/** A ceremony that no browser has finished yet. */
export async function findOpenCeremony(
  db: Connection,
  id: string,
  now: Date,
): Promise<CeremonyRow | undefined> {
  const row = await db
    .selectFrom('passkey_ceremonies')
    .where('id', '=', id)
    .where('proof_digest', 'is', null)
    .where('expires_at', '>', now)
    .select(ceremonyColumns)
    .executeTakeFirst();
  return row && ceremonyOf(row);
}

/** Takes a ceremony that no browser has finished yet: its challenge is answered once, rightly or wrongly. */
export async function takeCeremony(db: Connection, id: string, now: Date): Promise<CeremonyRow | undefined> {
  const row = await db
    .deleteFrom('passkey_ceremonies')
    .where('id', '=', id)
    .where('proof_digest', 'is', null)
    .where('expires_at', '>', now)
    .returning(ceremonyColumns)
    .executeTakeFirst();
  return row && ceremonyOf(row);
}

/** Stores that a passkey of the user has signed: its proof can be used once, by the workplace that began the ceremony. */
export async function insertProof(
  trx: Transaction<Database>,
  { id, challenge, officeDigest }: CeremonyRow,
  { userId, proofDigest, expiresAt }: { userId: string; proofDigest: Buffer; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('passkey_ceremonies')
    .values({
      id,
      kind: 'log-in',
      system_user_id: userId,
      challenge,
      office_digest: officeDigest,
      proof_digest: proofDigest,
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses a proof; false for one that is unknown, used, expired, of another user or of another workplace. */
export async function useProof(
  db: Connection,
  proof: { userId: string; proofDigest: Buffer; officeDigest: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_ceremonies')
    .where('system_user_id', '=', proof.userId)
    .where('proof_digest', '=', proof.proofDigest)
    .where('office_digest', '=', proof.officeDigest)
    .where('expires_at', '>', proof.now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteCeremoniesExpiredBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('passkey_ceremonies').where('expires_at', '<', moment).execute();
}
