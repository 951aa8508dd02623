import { changeDraft, useBookingDraft } from './booking-draft.ts';

/**
 * The key under which a body is sent. A double click, a retry and a reload send the same body under the same key and
 * make one order (invariant I8); a changed body is another order.
 */
export function submissionKey(body: object, uuid: () => string): string {
  const text = JSON.stringify(body);
  const { submission } = useBookingDraft.getState();
  if (submission?.body === text) return submission.key;
  const key = uuid();
  changeDraft({ submission: { key, body: text } });
  return key;
}

/** The API refused for good: what is sent next is a new attempt. */
export const forgetSubmission = (): void => changeDraft({ submission: null });
