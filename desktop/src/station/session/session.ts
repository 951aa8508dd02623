import type { PasskeyProof } from '@gangway/shared/contract/people/passkeys.ts';
import { KNOWN_DEVICE_HEADER } from '@gangway/shared/contract/people/staff.ts';
import type { Input, Output } from '../../bridge.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import { post, TIME_OUT_MS } from './post.ts';
import type { StoredUser } from './stored-user.ts';
import type { TokenVault } from './token-vault.ts';

interface Surroundings {
  /** Origin of the API, without a path. */
  apiUrl: string;
  vault: TokenVault;
  /** Keeps the token by which the server recognizes this workplace, from one login to the next (R350). */
  knownVault: TokenVault;
  eventPublisher: EventPublisher;
  /** The stored user, deleted with the token. */
  kept: Pick<StoredUser, 'forget'>;
  /** Signs the calls of an enrolled workplace. */
  fetch: typeof fetch;
  /** Called when a user signs in or out. */
  changed: () => void;
}

interface Credentials extends Omit<Input<'session.signIn'>, 'withPasskey'> {
  passkey?: PasskeyProof | undefined;
}

/** The session of this station. The token stays here: the page knows only whether there is one. */
export async function openSession({
  apiUrl,
  vault,
  knownVault,
  eventPublisher,
  kept,
  fetch: send,
  changed,
}: Surroundings) {
  let token = await vault.read();
  let deviceToken = await knownVault.read();

  const keep = async (next: string | null) => {
    await kept.forget();
    if (next) await vault.write(next);
    else await vault.clear();
    token = next;
    eventPublisher.publish('session.changed', { signedIn: next !== null });
    changed();
  };

  return {
    token: () => token,

    async signIn({ language, ...credentials }: Credentials): Promise<Output<'session.signIn'>> {
      const answer = await post<string>(send, new URL('/prod-api/sysUser/login', apiUrl), {
        headers: {
          'Accept-Language': language,
          ...(deviceToken && { [KNOWN_DEVICE_HEADER]: deviceToken }),
        },
        body: credentials,
      });
      if (!answer.ok) return answer;
      await keep(answer.data);
      const newDeviceToken = answer.headers.get(KNOWN_DEVICE_HEADER);
      if (newDeviceToken) await knownVault.write(newDeviceToken);
      deviceToken = newDeviceToken ?? deviceToken;
      return { ok: true };
    },

    async signOut(): Promise<void> {
      const ended = token;
      await keep(null);
      if (!ended) return;
      try {
        await send(new URL('/prod-api/sysUser/logout', apiUrl), {
          headers: { 'X-Token': ended },
          signal: AbortSignal.timeout(TIME_OUT_MS),
        });
      } catch {
        // Without a network the server ends the session when it expires.
      }
    },

    clear: () => keep(null),
  };
}
