import { useEffect, useState } from 'react';

/**
 * The fragment of the address, whose entry is scrolled into view: when the browser looked for it, the page was still empty.
 * Used where the entries are rendered.
 */
export function useNamedEntry(): string {
  const [named, setNamed] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setNamed(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [named]);
  return named;
}
