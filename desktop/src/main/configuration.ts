import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { API_ADDRESS_EXAMPLE, API_ADDRESS_PLAIN, apiAddress } from '../station/lib/api-address.ts';

const settings = z.object({ apiUrl: apiAddress });

const DEVELOPMENT_API = 'http://127.0.0.1:8080';

interface Sources {
  environment: string | undefined;
  /** A file that an administrator creates on the machine: `{ "apiUrl": "https://…" }`. */
  file: string;
  /** What the package was built for; a development build has none. */
  built: string | undefined;
}

/**
 * The API's address: from the environment, else the machine's file, else the package.
 * @throws Error that names the source with an invalid address.
 */
export async function readApiUrl({ environment, file, built }: Sources): Promise<string> {
  const machine = await readFile(file, 'utf8').catch(absent);
  const sources: [string, () => unknown][] = [
    ['GANGWAY_API_URL', () => environment && { apiUrl: environment }],
    [file, () => machine && JSON.parse(machine)],
    ['this package', () => built && { apiUrl: built }],
  ];
  for (const [name, read] of sources) {
    const address = parsed(read);
    if (address === undefined) continue;
    if (!address.success) {
      const isPlain = address.error.issues.some(({ message }) => message === API_ADDRESS_PLAIN);
      throw new Error(`${name} ${isPlain ? API_ADDRESS_PLAIN : API_ADDRESS_EXAMPLE}.`);
    }
    return new URL(address.data.apiUrl).origin;
  }
  return DEVELOPMENT_API;
}

function parsed(read: () => unknown) {
  try {
    const value = read();
    return value ? settings.safeParse(value) : undefined;
  } catch {
    return settings.safeParse(undefined);
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
