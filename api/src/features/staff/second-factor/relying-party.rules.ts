import { isIP } from 'node:net';

/** What a passkey belongs to, in the words of WebAuthn. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
}

/** The site at this address; undefined where browsers permit no passkeys: without https, except on localhost, or without a domain. */
export function relyingPartyAt(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
