import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * An idempotency key for one request; changed input gets a new key, so that it does not receive the stored answer of the
 * previous request.
 */
export function useRequestKey(typed: unknown): RefObject<string> {
  const key = useRef(newKey());
  const request = JSON.stringify(typed);
  useEffect(() => {
    if (request) key.current = newKey();
  }, [request]);
  return key;
}
