import { changeDraft, useBookingDraft } from './booking-draft.ts';

/**
 * The idempotency key for a body. A double click, a retry and a reload send the same body with the same key and create
 * one order (invariant I8); a changed body is another order.
 */
export function submissionKey(body: object, uuid: () => string): string {
  const text = JSON.stringify(body);
  const { submission } = useBookingDraft.getState();
  if (submission?.body === text) return submission.key;
  const key = uuid();
  changeDraft({ submission: { key, body: text } });
  return key;
}

/** Called after a final refusal: the next request is a new attempt. */
export const forgetSubmission = (): void => changeDraft({ submission: null });
