import type { Stroke } from './burst.ts';

/** The key of a press. */
export const strokeIn = ({ key, code, shiftKey, timeStamp }: KeyboardEvent): Stroke => ({
  key,
  code,
  shift: shiftKey,
  at: timeStamp,
});
