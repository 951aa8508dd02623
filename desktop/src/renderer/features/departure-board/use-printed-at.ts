import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the paper is printed, by whatever way printing began. */
export function usePrintedAt(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return at;
}
