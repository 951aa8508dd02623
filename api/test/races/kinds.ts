import type { Answer } from '../support/call.ts';

/** Counts of each kind of answer: `booked` or the error code, with the status of unexpected errors. */
export type Kinds = Record<string, number>;

export function countKinds(answers: readonly Answer[]): Kinds {
  const kinds: Kinds = {};
  for (const answer of answers) {
    const kind = kindOf(answer);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

function kindOf({ status, data }: Answer): string {
  if (status === 200) return 'booked';
  return status === 409 ? data.error : `${status} ${data.error}`;
}
