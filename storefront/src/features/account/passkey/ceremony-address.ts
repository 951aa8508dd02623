/** What the back office asked this browser for; in the fragment of the address, which is never sent to a server. */
export interface Ceremony {
  id: string;
  /** Of the workplace on this computer, which waits for the answer. */
  port: number;
  /** By which the workplace knows that the answer is to its question. */
  state: string;
  /** The language of the back office, if the site has it. */
  language: string | null;
}

/** Reads the fragment; null if the page was not opened by the back office. */
export function ceremonyIn(fragment: string): Ceremony | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const id = parameters.get('ceremony');
  const state = parameters.get('state');
  const port = Number(parameters.get('port'));
  if (!id || !state || !Number.isInteger(port) || port < 1 || port > 65_535) return null;
  return { id, state, port, language: parameters.get('lang') };
}

/** Where the workplace waits: the browser brings it the proof of a log-in, or that a passkey was added. */
export function workplaceAddress({ port, state }: Ceremony, proof: string | null): string {
  const address = new URL(`http://127.0.0.1:${port}/passkey`);
  address.search = new URLSearchParams({ state, ...(proof && { proof }) }).toString();
  return address.href;
}
