import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import type { Data, Keys } from '../../lib/http/context.ts';
import { NONCE_BYTES } from '../../lib/process/sealed-value.ts';
import { StartError } from '../../lib/process/start-error.ts';
import { openKey, sealKey } from './key-seal.rules.ts';
import {
  findCurrentKeyId,
  findLastKeyId,
  findPublicKeyRow,
  findPublicKeys,
  findSealedKey,
  insertSigningKey,
  lockSigningKeys,
  markWithdrawn,
  retireSigningKeys,
} from './signing-keys.repository.ts';

/** The id of a key is one byte of the ticket code (R108). */
const LAST_KEY_ID = 255;

/**
 * Creates the first signing key if there is none, and checks that every key except withdrawn ones can be decrypted:
 * retired ones still sign reprinted tickets, and gates need them.
 * @throws UnopenedKeyError if the master key is not the one that encrypted a key.
 * @returns the id of the current key.
 */
export async function ensureSigningKey(deps: Data & Keys): Promise<number> {
  const id =
    (await findCurrentKeyId(deps.db)) ??
    (await inTransaction(deps, 'system:signing-keys', async trx => {
      await lockSigningKeys(trx);
      return (await findCurrentKeyId(trx)) ?? (await makeSigningKey(trx, deps));
    }));
  for (const key of await findPublicKeys(deps.db)) if (!key.withdrawn_at) await privateKey(deps, key.id);
  return id;
}

/** The key that signs tickets sold now. `ensureSigningKey` has run before. */
export async function currentSigningKeyId(db: Connection): Promise<number> {
  const id = await findCurrentKeyId(db);
  if (id === undefined) throw new Error('there is no signing key');
  return id;
}

/**
 * Retires the current key and creates the next. Tickets that a retired key signed stay valid, and are still signed with it when
 * they are printed again. @returns the id of the new key.
 */
export async function rotateSigningKey(deps: Data & Keys, actor = 'system:signing-keys'): Promise<number> {
  return inTransaction(deps, actor, async trx => {
    await lockSigningKeys(trx);
    await retireSigningKeys(trx, deps.clock.now());
    return makeSigningKey(trx, deps);
  });
}

/**
 * Withdraws a compromised key: its codes are refused from now on, and their tickets are signed again when reprinted.
 * The current key is replaced by a new one.
 * @returns the id of the current key.
 * @throws StartError if there is no such key, or it was withdrawn before.
 */
export async function withdrawSigningKey(
  deps: Data & Keys,
  keyId: number,
  actor = 'system:signing-keys',
): Promise<number> {
  return inTransaction(deps, actor, async trx => {
    await lockSigningKeys(trx);
    const key = await findPublicKeyRow(trx, keyId);
    if (!key) throw new StartError(`There is no signing key ${keyId}.`);
    if (key.withdrawn_at) throw new StartError(`The signing key ${keyId} was withdrawn before.`);
    const now = deps.clock.now();
    const current = await currentSigningKeyId(trx);
    if (current === keyId) await retireSigningKeys(trx, now);
    await markWithdrawn(trx, keyId, now);
    await writeAudit(trx, { entity: 'signing_keys', entityId: String(keyId), action: 'withdrawn' });
    return current === keyId ? makeSigningKey(trx, deps) : current;
  });
}

/** The public part of key `keyId`, and whether it was withdrawn; null if it does not exist. */
export async function findSigningKey(
  db: Connection,
  keyId: number,
): Promise<{ publicKey: KeyObject; withdrawn: boolean } | null> {
  const row = await findPublicKeyRow(db, keyId);
  return row ? { publicKey: publicKeyOf(row.public_key), withdrawn: row.withdrawn_at !== null } : null;
}

/** Every public key as its 32 bytes, and whether it was withdrawn, so that gates can verify codes offline. */
export async function publicKeys(
  db: Connection,
): Promise<{ id: number; bytes: Uint8Array; withdrawn: boolean }[]> {
  return (await findPublicKeys(db)).map(row => ({
    id: row.id,
    bytes: row.public_key,
    withdrawn: row.withdrawn_at !== null,
  }));
}

/** The key that signs a ticket when it is printed: the one at its sale, or the current one if that was withdrawn. */
export async function printingKeyId(db: Connection, soldUnder: number): Promise<number> {
  const key = await findPublicKeyRow(db, soldUnder);
  return key?.withdrawn_at ? currentSigningKeyId(db) : soldUnder;
}

/** An Ed25519 public key from its 32 bytes. */
export function publicKeyOf(bytes: Uint8Array): KeyObject {
  const x = Buffer.from(bytes).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** @throws UnopenedKeyError */
export async function privateKey(deps: Data & Keys, keyId: number): Promise<KeyObject> {
  return openKey(deps.env.masterKey, keyId, await sealedKey(deps.db, keyId));
}

async function sealedKey(db: Connection, keyId: number): Promise<Buffer> {
  const sealed = await findSealedKey(db, keyId);
  if (!sealed) throw new Error(`there is no signing key ${keyId}`);
  return sealed;
}

async function makeSigningKey(trx: Transaction<Database>, deps: Data & Keys): Promise<number> {
  const id = (await findLastKeyId(trx)) + 1;
  if (id > LAST_KEY_ID) throw new Error(`all ${LAST_KEY_ID} signing keys are used up`);
  const pair = generateKeyPairSync('ed25519');
  await insertSigningKey(trx, {
    id,
    publicKey: Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
    sealedPrivateKey: sealKey(deps.env.masterKey, id, pair.privateKey, deps.ids.bytes(NONCE_BYTES)),
    createdAt: deps.clock.now(),
  });
  await writeAudit(trx, { entity: 'signing_keys', entityId: String(id), action: 'made' });
  return id;
}
