import { newKey } from '@gangway/shared/ui/browser/new-key.ts';

const KEY = 'gangway.checkout';

interface Submission {
  key: string;
  body: string;
}

function lastSubmission(): Submission | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Submission | null;
  } catch {
    return null;
  }
}

/**
 * The idempotency key of a checkout. A double click, a retry and a reload send the same orders with the same key and
 * create them once (invariant I8); other orders are another checkout.
 */
export function submissionKey(orders: readonly object[]): string {
  const body = JSON.stringify(orders);
  const last = lastSubmission();
  if (last?.body === body) return last.key;
  const key = newKey();
  sessionStorage.setItem(KEY, JSON.stringify({ key, body } satisfies Submission));
  return key;
}

/** After an answer, the next request is a new attempt. */
export const forgetSubmission = (): void => sessionStorage.removeItem(KEY);
