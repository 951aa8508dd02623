import type { Answer } from '../support/call.ts';

/** How often each kind of answer came: `booked`, or the error's code; with the status when that is a fault's. */
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
