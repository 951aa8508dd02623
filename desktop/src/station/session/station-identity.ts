import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { envelope } from '@gangway/shared/contract/base/envelope.ts';
import { uuid } from '@gangway/shared/contract/base/primitives.ts';
import {
  isSignedBody,
  SERVER_TIME_HEADER,
  signCall,
  stationHeaders,
} from '@gangway/shared/node/station-signature.ts';
import { z } from 'zod';
import type { Clock } from '../lib/clock.ts';
import type { TokenVault } from './token-vault.ts';

/** Time limit for a request without an answer (R80). */
const TIME_OUT_MS = 50_000;

/** Calls within this time follow one another; a larger step back means that the clock was set. */
const SAME_MOMENT_MS = 1_000;

const LOGIN = /\/sysUser\/login$/;

const kept = z.object({ stationId: uuid, privateKey: z.string() });

interface Surroundings {
  /** Origin of the API, without a path. */
  apiUrl: string;
  vault: TokenVault;
  clock: Clock;
  version: string;
}

/** The result of an enrollment; `message` is the server's. */
export type Enrollment = { ok: true } | { ok: false; message: string; failure: string };

export type StationIdentity = Awaited<ReturnType<typeof openStationIdentity>>;

/**
 * The key of this workplace, which signs every call once the workplace is enrolled (docs/decisions/0021). The private
 * key never leaves this computer and its vault.
 */
export async function openStationIdentity({ apiUrl, vault, clock, version }: Surroundings) {
  let own = read(await vault.read());
  /** How far the server's clock is ahead; sent when the server refuses a call because of its time. */
  let offsetMs = 0;
  let onRevoked: () => void = () => {};
  /** The time of the last call: the server accepts each time once. */
  let lastTime = 0;

  async function forget(): Promise<void> {
    own = null;
    await vault.clear();
  }

  function signedHeaders(
    { stationId, key }: NonNullable<typeof own>,
    url: URL,
    { method = 'GET', headers, body }: RequestInit,
  ): Headers {
    const signed = new Headers(headers);
    lastTime = nextTime(clock.now().getTime() + offsetMs, lastTime);
    const time = String(lastTime);
    const signature = signCall(key, {
      method,
      target: url.pathname + url.search,
      stationId,
      time,
      token: signed.get('X-Token') ?? '',
      body: isSignedBody(signed.get('Content-Type')) && typeof body === 'string' ? body : '',
    });
    signed.set(stationHeaders.id, stationId);
    signed.set(stationHeaders.time, time);
    signed.set(stationHeaders.version, version);
    signed.set(stationHeaders.signature, signature);
    return signed;
  }

  /**
   * Sends a call signed with this key; repeats it once with the server's time if the server refuses the time.
   */
  async function sendAs(
    me: NonNullable<typeof own>,
    send: typeof fetch,
    url: URL,
    init: RequestInit,
  ): Promise<Response> {
    const answer = await send(url, { ...init, headers: signedHeaders(me, url, init) });
    const serverTime = Number(answer.headers.get(SERVER_TIME_HEADER) ?? Number.NaN);
    if (answer.status !== 409 || Number.isNaN(serverTime)) return answer;
    offsetMs = serverTime - clock.now().getTime();
    if (init.body instanceof ReadableStream) return answer;
    await answer.body?.cancel();
    return send(url, { ...init, headers: signedHeaders(me, url, init) });
  }

  return {
    /** The id of the enrolled workplace; null if it is not enrolled. */
    stationId: (): string | null => own?.stationId ?? null,

    /** Called when the server has revoked this workplace, after its key was deleted. */
    whenRevoked(listener: () => void): void {
      onRevoked = listener;
    },

    /** A `fetch` whose calls are signed if this workplace is enrolled. */
    signing:
      (send: typeof fetch): typeof fetch =>
      async (input, init = {}) => {
        if (!own) return send(input, init);
        const url = new URL(String(input));
        const answer = await sendAs(own, send, url, init);
        const error = answer.status === 403 ? await errorOf(answer.clone()) : null;
        if (error === 'station-revoked') {
          await forget();
          onRevoked();
        }
        // The server lost its data, or this id has another key now: without a login the workplace could not be enrolled
        // again.
        const isStale =
          error === 'station-unknown' || (error === 'station-forged' && LOGIN.test(url.pathname));
        if (!isStale) return answer;
        await forget();
        return init.body instanceof ReadableStream ? answer : send(input, init);
      },

    /** Enrolls this workplace with a new key: by a code, or by a user with the permission. */
    async enroll(
      stationId: string,
      { code, name, token }: { code: string | null; name: string; token: string },
    ): Promise<Enrollment> {
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const me = { stationId, key: privateKey };
      const enrollment = { stationId, publicKey: publicKey.export({ format: 'jwk' }).x, name, version, code };
      const url = new URL('/prod-api/office/stations/enrol', apiUrl);
      try {
        const answer = await sendAs(me, fetch, url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Token': token },
          body: JSON.stringify(enrollment),
          signal: AbortSignal.timeout(TIME_OUT_MS),
        });
        const { code: result, msg, data } = anyAnswer.parse(await answer.json());
        if (result !== 200) return { ok: false, message: msg, failure: failureIn(data) };
      } catch {
        return { ok: false, message: '', failure: 'network' };
      }
      const privateText = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
      await vault.write(JSON.stringify({ stationId, privateKey: privateText }));
      own = me;
      return { ok: true };
    },
  };
}

/** Never the time of the last call, which may have been in the same millisecond; the clock may be set back. */
const nextTime = (now: number, last: number): number => {
  const time = Math.round(now);
  return time <= last && last - time < SAME_MOMENT_MS ? last + 1 : time;
};

const anyAnswer = envelope(z.unknown());
const withError = z.object({ error: z.string() });
const failureIn = (data: unknown): string => withError.safeParse(data).data?.error ?? 'unexpected';

async function errorOf(answer: Response): Promise<string | null> {
  try {
    return failureIn(anyAnswer.parse(await answer.json()).data);
  } catch {
    return null;
  }
}

function read(text: string | null): { stationId: string; key: KeyObject } | null {
  if (text === null) return null;
  try {
    const { stationId, privateKey } = kept.parse(JSON.parse(text));
    const der = Buffer.from(privateKey, 'base64');
    return { stationId, key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
  } catch {
    // A damaged file counts as missing: the workplace is enrolled again.
    return null;
  }
}
