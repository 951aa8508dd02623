import type { z } from 'zod';
import { typedText } from '../base/primitives.ts';
import { EMAIL_MAX, emailFault } from './email.ts';
import { normalisePhone, PHONE_MAX } from './phone.ts';

/**
 * Where people are reached. Forms ask the same rules before they send, and both say what is wrong in
 * the words of shared/i18n (`entry-rules`). An empty entry is told apart: it is `required`, or may be left out.
 */
const faultless =
  (faultOf: (text: string) => string | null) => (text: string, context: z.RefinementCtx<string>) => {
    const fault = text === '' ? null : faultOf(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  };
const phoneText = typedText(PHONE_MAX).superRefine(
  faultless(text => (normalisePhone(text) === null ? 'phone-format' : null)),
);
const emailText = typedText(EMAIL_MAX)
  .superRefine(faultless(emailFault))
  .transform(text => text.toLowerCase());

/** A phone number as it was typed; `normalisePhone` writes it as a network takes it. */
export const phoneNumber = typedText(PHONE_MAX).min(1).pipe(phoneText);
export const optionalPhone = phoneText;
/** An e-mail address in lower case. */
export const emailAddress = typedText(EMAIL_MAX).min(1).pipe(emailText);
export const optionalEmail = emailText;
