import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** A key for one request; what is typed differently is another, so that the answer to the one before does not stand for it. */
export function useRequestKey(typed: unknown): RefObject<string> {
  const key = useRef(newKey());
  const request = JSON.stringify(typed);
  useEffect(() => {
    if (request) key.current = newKey();
  }, [request]);
  return key;
}
