import type { PasskeyDone, PasskeyOptions } from '@gangway/shared/contract/people/passkeys.ts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { request } from '../../../lib/api/request.ts';
import { type Ceremony, workplaceAddress } from './ceremony-address.ts';

const path = (id: string, call: 'options' | 'finish') =>
  `/sysUser/passkeys/ceremonies/${encodeURIComponent(id)}/${call}`;

/** What is asked of the authenticator. @throws ApiError `passkey-refused` for a ceremony that is over */
export const askedIn = ({ id }: Ceremony): Promise<PasskeyOptions> => request('POST', path(id, 'options'));

/**
 * Lets the authenticator sign, and the server check it. @returns the address of the workplace that waits for it
 * @throws ApiError `passkey-refused`; WebAuthnError if the visitor or the browser refuses
 */
export async function perform(ceremony: Ceremony, { kind, options }: PasskeyOptions): Promise<string> {
  // The server made the options: their form is WebAuthn's.
  const optionsJSON = options as never;
  const answer =
    kind === 'add' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
  const { proof } = await request<PasskeyDone>('POST', path(ceremony.id, 'finish'), { body: { answer } });
  return workplaceAddress(ceremony, proof);
}
