import type { Envelope, Failure } from '@gangway/shared/contract/base/envelope.ts';
import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import type { PasskeyCeremony, PasskeyProof } from '@gangway/shared/contract/people/passkeys.ts';
import en from '@gangway/shared/i18n/en/office/system/shell.ts';
import zh from '@gangway/shared/i18n/zh/office/system/shell.ts';
import type { Input, Output } from '../../bridge.ts';
import { type PasskeyWait, waitForPasskey } from './passkey-answer.ts';

/** Time limit for a request without an answer (R80). */
const TIME_OUT_MS = 50_000;

const texts: Readonly<Record<OfficeLanguage, typeof en.passkey>> = { en: en.passkey, zh: zh.passkey };

interface Surroundings {
  /** Origin of the API, without a path. */
  apiUrl: string;
  token: () => string | null;
  /** Signs the calls of an enrolled workplace. */
  fetch: typeof fetch;
  /** Shows an address in this computer's browser; without it the page opens the address itself. */
  openBrowser?: ((address: string) => Promise<void>) | undefined;
}

/**
 * Passkeys (R473): they belong to the site's domain, so a browser uses them there, and brings the answer back to this computer. One
 * wait at a time: a new one ends the earlier one.
 */
export function createPasskeys({ apiUrl, token, fetch: send, openBrowser }: Surroundings) {
  let current: PasskeyWait | undefined;

  async function begin({ language, ask }: Input<'passkey.begin'>): Promise<Output<'passkey.begin'>> {
    current?.cancel();
    const wait = await waitForPasskey(texts[language]);
    const answer = await call(ask, wait.officeDigest, language);
    if (!answer.ok) {
      wait.cancel();
      return answer;
    }
    current = wait;
    const { id, page } = answer.ceremony;
    const address = new URL(page);
    address.hash = new URLSearchParams({
      ceremony: id,
      port: String(wait.port),
      state: wait.state,
      lang: language,
    }).toString();
    // The computer's browser opens what it is given: no other program may be started.
    const isPage = address.protocol === 'https:' || address.protocol === 'http:';
    if (isPage) await openBrowser?.(address.href);
    return { ok: true, address: address.href, opened: openBrowser !== undefined };
  }

  async function call(
    { kind, ...details }: Input<'passkey.begin'>['ask'],
    officeDigest: string,
    language: OfficeLanguage,
  ): Promise<{ ok: true; ceremony: PasskeyCeremony } | Extract<Output<'passkey.begin'>, { ok: false }>> {
    const held = token();
    try {
      const response = await send(new URL(`/prod-api/sysUser/passkeys/${kind}`, apiUrl), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language,
          ...(held && { 'X-Token': held }),
        },
        body: JSON.stringify({ ...details, officeDigest }),
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      const { code, data, msg } = (await response.json()) as Envelope<PasskeyCeremony | Failure | null>;
      if (code === 200) return { ok: true, ceremony: data as PasskeyCeremony };
      const { error = 'unexpected', fields = {} } = (data ?? {}) as Partial<Failure>;
      return { ok: false, message: msg, failure: error, fields };
    } catch (error) {
      const failure = (error as Error).name === 'TimeoutError' ? 'timed-out' : 'network';
      return { ok: false, message: '', failure, fields: {} };
    }
  }

  return {
    begin,
    wait: async (): Promise<Output<'passkey.wait'>> => ({ outcome: (await current?.outcome) ?? 'canceled' }),
    cancel: () => current?.cancel(),
    /** What a log-in sends besides the password, once; undefined without a proof. */
    takeProof(): PasskeyProof | undefined {
      const proof = current?.proof();
      const officeSecret = current?.officeSecret;
      current = undefined;
      return proof && officeSecret ? { proof, officeSecret } : undefined;
    },
  };
}
