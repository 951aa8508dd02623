import { AppError } from './errors.ts';

/** The result of an action that may be refused. The refusal is a value, so that it does not stop other actions. */
export type Attempt<Data> = { ok: true; data: Data } | { ok: false; refusal: AppError };

export const done = <Data>(data: Data): Attempt<Data> => ({ ok: true, data });

export const refused = (refusal: AppError): Attempt<never> => ({ ok: false, refusal });

/** Runs a rule and returns its refusal as a value. Unexpected errors are thrown on. */
export function judge<Data>(rule: () => Data): Attempt<Data> {
  try {
    return done(rule());
  } catch (error) {
    if (error instanceof AppError) return refused(error);
    throw error;
  }
}
