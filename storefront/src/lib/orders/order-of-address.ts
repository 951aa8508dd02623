/** The order that an address names, and the key of a link in a mail. */
export function orderOfAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): {
  number: string | null;
  key: string | null;
} {
  const parameters = new URLSearchParams(search);
  return {
    number: parameters.get('order'),
    // Mails of earlier versions have the key before the fragment.
    key: new URLSearchParams(hash.slice(1)).get('key') ?? parameters.get('key'),
  };
}
