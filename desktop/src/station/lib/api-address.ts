import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The error for a URL that cannot be the server's. */
export const API_ADDRESS_EXAMPLE = "must give the server's address, for example https://tickets.example.com";

/** The error for a URL without encryption. */
export const API_ADDRESS_PLAIN =
  'gives an address without encryption: passwords and passports could be read on the way. Begin it with https:// (http:// is for a server on this same computer), and have whoever runs the server set up a certificate if it has none';

/** Whether requests to a URL leave this computer without encryption. */
function isPlain(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !LOOPBACK.test(url.hostname);
}

/** Address of the API: `https`, or `http` on this computer alone (R208). */
export const apiAddress = z
  .url({ protocol: /^https?$/, error: API_ADDRESS_EXAMPLE })
  .refine(address => !isPlain(address), { error: API_ADDRESS_PLAIN });
