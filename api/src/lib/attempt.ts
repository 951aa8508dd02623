import { AppError } from './errors.ts';

/** What came of something that may be refused: the refusal is a value, so that it stops nothing else. */
export type Attempt<Data> = { ok: true; data: Data } | { ok: false; refusal: AppError };

export const done = <Data>(data: Data): Attempt<Data> => ({ ok: true, data });

export const refused = (refusal: AppError): Attempt<never> => ({ ok: false, refusal });

/** Asks a rule that throws what it refuses. Anything unexpected is thrown on. */
export function judge<Data>(rule: () => Data): Attempt<Data> {
  try {
    return done(rule());
  } catch (error) {
    if (error instanceof AppError) return refused(error);
    throw error;
  }
}
