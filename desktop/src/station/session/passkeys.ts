import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import type { PasskeyCeremony, PasskeyProof } from '@gangway/shared/contract/people/passkeys.ts';
import en from '@gangway/shared/i18n/en/office/system/shell.ts';
import zh from '@gangway/shared/i18n/zh/office/system/shell.ts';
import type { Input, Output } from '../../bridge.ts';
import { type PasskeyWait, waitForPasskey } from './passkey-answer.ts';
import { post } from './post.ts';

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
    const { kind, ...details } = ask;
    const held = token();
    const answer = await post<PasskeyCeremony>(send, new URL(`/prod-api/sysUser/passkeys/${kind}`, apiUrl), {
      headers: { 'Accept-Language': language, ...(held && { 'X-Token': held }) },
      body: { ...details, officeDigest: wait.officeDigest },
    });
    if (!answer.ok) {
      wait.cancel();
      return answer;
    }
    current = wait;
    const { id, page } = answer.data;
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
