const BYTES = 16;

/** A key nobody else makes. `crypto.randomUUID` would do, but a site opened by its address in a local network has none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );
