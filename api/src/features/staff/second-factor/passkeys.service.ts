import type {
  PasskeyAdd,
  PasskeyCeremony,
  PasskeyDone,
  PasskeyOptions,
  PasskeyState,
} from '@gangway/shared/contract/people/passkeys.ts';
import type { OwnerProof } from '@gangway/shared/contract/people/second-factor.ts';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Origin } from '../../../accounts/known-devices/origin.types.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, requireFound } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { createRateLimit } from '../../../lib/http/rate-limit.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findSecondFactor, findSystemUser } from '../users/system-users.repository.ts';
import {
  type CeremonyRow,
  deleteCeremoniesExpiredBefore,
  deletePasskey,
  findOpenCeremony,
  findPasskeysOf,
  insertCeremony,
  insertPasskey,
  insertProof,
  lockPasskey,
  markPasskeyUsed,
  takeCeremony,
} from './passkeys.repository.ts';
import { type RelyingParty, relyingPartyAt } from './relying-party.rules.ts';
import { createOwnerCheck } from './second-factor.service.ts';
import { digestOf } from './secret-digest.rules.ts';

/** Imported with the first ceremony, because the package takes memory. */
const webauthn = () => import('@simplewebauthn/server');

/** The page of the site that performs ceremonies. */
const PAGE = '/login/passkey';

/** Of COSE: EdDSA, ES256, RS256, which every authenticator has one of. To ask for the library's own list, Node warns in plain text. */
const ALGORITHMS = [-8, -7, -257];

const CHALLENGE_BYTES = 32;
const PROOF_BYTES = 32;
/** As long as the user may take in the browser. */
const CEREMONY_MS = 5 * 60_000;
/** From the browser back to the workplace. */
const PROOF_MS = 60_000;

/** Log-ins that a network may begin: whoever begins many fills a table. */
const BEGUN = { name: 'passkey-log-in', attempts: 60, seconds: 15 * 60 };

type PasskeyDeps = Data & { env: Pick<Deps['env'], 'publicUrl'> };

/** The caller's own passkeys, and whether there can be any at this site's address. */
export async function readPasskeys({ db, env }: PasskeyDeps, caller: StaffCaller): Promise<PasskeyState> {
  const passkeys = await findPasskeysOf(db, caller.id);
  return {
    possible: relyingPartyAt(env.publicUrl) !== undefined,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Creates the functions by which users change their own passkeys (R473). Each requires what changes of the second factor require. They
 * throw its errors.
 */
export function createOwnPasskeys(deps: Deps) {
  const confirmOwner = createOwnerCheck(deps);
  return {
    /**
     * Begins to add a passkey. A user first sets up an authenticator app: its codes, and the recovery codes, are for the day on which the
     * passkey is lost. @throws AppError `second-factor-setup`, `passkey-impossible`
     */
    async add(caller: StaffCaller, { name, officeDigest, ...proof }: PasskeyAdd): Promise<PasskeyCeremony> {
      requireParty(deps);
      await confirmOwner(caller, proof);
      if (!(await findSecondFactor(deps.db, caller.id))) throw new AppError('second-factor-setup');
      return begin(deps, { kind: 'add', userId: caller.id, passkeyName: name, officeDigest });
    },

    /** @throws AppError `not-found` */
    async remove(caller: StaffCaller, id: string, proof: OwnerProof): Promise<void> {
      await confirmOwner(caller, proof);
      await inTransaction(deps, actorOf(caller), async trx => {
        const name = await deletePasskey(trx, caller.id, id);
        if (name === undefined) throw new AppError('not-found');
        await noteInAudit(trx, caller.id, 'passkey-removed', name);
      });
    },
  };
}

/** Creates the function that begins a log-in. It throws the AppErrors `too-many-attempts` and `passkey-impossible`. */
export function createPasskeyLogIn(deps: PasskeyDeps) {
  const limit = createRateLimit(deps.db, BEGUN);
  return async ({ key }: Origin, officeDigest: string): Promise<PasskeyCeremony> => {
    requireParty(deps);
    await limit.take(key);
    return begin(deps, { kind: 'log-in', userId: null, passkeyName: null, officeDigest });
  };
}

async function begin(
  { db, ids, clock, env }: PasskeyDeps,
  {
    officeDigest,
    ...ceremony
  }: Pick<CeremonyRow, 'kind' | 'userId' | 'passkeyName'> & { officeDigest: string },
): Promise<PasskeyCeremony> {
  const id = ids.uuid();
  await insertCeremony(db, {
    ...ceremony,
    id,
    officeDigest: Buffer.from(officeDigest, 'base64url'),
    challenge: Buffer.from(ids.bytes(CHALLENGE_BYTES)),
    expiresAt: new Date(clock.now().getTime() + CEREMONY_MS),
  });
  return { id, page: env.publicUrl + PAGE };
}

/** What the browser asks its authenticator for. @throws AppError `passkey-refused` for a ceremony that is over */
export async function passkeyOptionsOf(deps: PasskeyDeps, id: string): Promise<PasskeyOptions> {
  const party = requireParty(deps);
  const ceremony = await findOpenCeremony(deps.db, id, deps.clock.now());
  if (!ceremony) throw new AppError('passkey-refused');
  const { kind, userId } = ceremony;
  const challenge = new Uint8Array(ceremony.challenge);
  const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn();
  if (kind === 'log-in' || userId === null)
    return { kind, options: { ...(await generateAuthenticationOptions({ rpID: party.id, challenge })) } };
  const [user, earlier, { operatorName }] = await Promise.all([
    findSystemUser(deps.db, userId),
    findPasskeysOf(deps.db, userId),
    loadSettings(deps.db),
  ]);
  const { username, name } = requireFound(user);
  const options = await generateRegistrationOptions({
    rpName: operatorName,
    rpID: party.id,
    userID: new TextEncoder().encode(userId),
    userName: username,
    userDisplayName: name || username,
    challenge,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: earlier.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    // The log-in does not tell the browser whose passkey it wants: the authenticator has to know its user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { kind, options: { ...options } };
}

/**
 * Finishes a ceremony with what the authenticator signed: stores the new passkey, or makes the proof of a log-in. A challenge is
 * answered once. @throws AppError `passkey-refused`
 */
export async function finishCeremony(deps: PasskeyDeps, id: string, answer: object): Promise<PasskeyDone> {
  const party = requireParty(deps);
  const ceremony = await takeCeremony(deps.db, id, deps.clock.now());
  if (!ceremony) throw new AppError('passkey-refused');
  if (ceremony.kind === 'log-in')
    return { proof: await signIn(deps, party, ceremony, answer as AuthenticationResponseJSON) };
  await store(deps, party, ceremony, answer as RegistrationResponseJSON);
  return { proof: null };
}

async function store(
  deps: PasskeyDeps,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  { userId, passkeyName, challenge }: CeremonyRow,
  response: RegistrationResponseJSON,
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo || userId === null || passkeyName === null) throw new AppError('passkey-refused');
  const { credential } = registrationInfo;
  const credentialId = Buffer.from(credential.id, 'base64url');
  await inTransaction(deps, `staff:${userId}`, async trx => {
    if (await lockPasskey(trx, credentialId)) throw new AppError('passkey-refused');
    await insertPasskey(trx, {
      id: deps.ids.uuid(),
      userId,
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: passkeyName,
      createdAt: deps.clock.now(),
    });
    await noteInAudit(trx, userId, 'passkey-added', passkeyName);
  });
}

/** @returns the proof */
async function signIn(
  deps: PasskeyDeps,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  ceremony: CeremonyRow,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { verifyAuthenticationResponse } = await webauthn();
  const proof = Buffer.from(deps.ids.bytes(PROOF_BYTES));
  await inTransaction(deps, 'guest', async trx => {
    const passkey = await lockPasskey(trx, Buffer.from(response.id, 'base64url'));
    if (!passkey) throw new AppError('passkey-refused');
    const { verified, authenticationInfo } = await orRefuse(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: ceremony.challenge.toString('base64url'),
        expectedOrigin,
        expectedRPID,
        requireUserVerification: false,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports as AuthenticatorTransport[],
        },
      }),
    );
    if (!verified) throw new AppError('passkey-refused');
    const usedAt = deps.clock.now();
    await markPasskeyUsed(trx, passkey.id, { counter: authenticationInfo.newCounter, usedAt });
    await insertProof(trx, ceremony, {
      userId: passkey.userId,
      proofDigest: digestOf(proof),
      expiresAt: new Date(usedAt.getTime() + PROOF_MS),
    });
  });
  return proof.toString('base64url');
}

/** Deletes expired ceremonies and proofs. */
export async function forgetCeremonies({ db, clock }: Data): Promise<void> {
  await deleteCeremoniesExpiredBefore(db, clock.now());
}

/** @throws AppError `passkey-impossible` */
function requireParty({ env }: PasskeyDeps): RelyingParty {
  const party = relyingPartyAt(env.publicUrl);
  if (!party) throw new AppError('passkey-impossible');
  return party;
}

/** The library throws for whatever does not fit: it was sent by anybody. */
async function orRefuse<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw new AppError('passkey-refused');
  }
}

const noteInAudit = (trx: Transaction<Database>, entityId: string, action: string, name: string) =>
  writeAudit(trx, { entity: 'system_users', entityId, action, detail: { name } });
