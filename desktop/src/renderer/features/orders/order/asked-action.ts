import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';

const PARAMETER = 'do';

/** What a link to an order can ask for. */
const askable = ['move', 'printReceipt'] as const;
export type AskedAction = (typeof askable)[number];

/** The address of an order that also begins something with it. */
export const askFor = (action: AskedAction, number: string): string =>
  `${paths.shipOrder}/${number}?${PARAMETER}=${action}`;

/**
 * Begins once what the order's address asks for, as soon as the order is there. It is taken out of the address, so that a reload or
 * Back does not begin it again.
 */
export function useAskedAction(ready: boolean, begin: (action: AskedAction) => void): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const action = askable.find(each => each === asked.get(PARAMETER));
    if (!ready || !action) return;
    asked.delete(PARAMETER);
    const rest = asked.toString();
    navigate(rest ? `${path}?${rest}` : path, { replace: true });
    latest.current(action);
  }, [ready, search, path, navigate]);
}
