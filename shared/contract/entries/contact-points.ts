import type { z } from 'zod';
import { EMAIL_MAX, PHONE_MAX } from '../base/limits.ts';
import { typedText } from '../base/primitives.ts';
import { emailFault, readEmail } from './email.ts';
import { phoneFault, printedForm, readPhone } from './phone.ts';

/**
 * E-mail addresses and phone numbers. Forms apply the same rules before sending; both use the messages of shared/i18n
 * (`entry-rules`). Empty entries are handled separately: `required`, or optional.
 */
const readAs =
  (read: (text: string) => string | null, faultOf: (text: string) => string | null) =>
  (text: string, context: z.RefinementCtx<string>): string => {
    const entry = text === '' ? '' : read(text);
    if (entry === null) context.addIssue({ code: 'custom', message: faultOf(text) ?? '' });
    return entry ?? text;
  };
const phone = readAs(readPhone, phoneFault);
const email = readAs(readEmail, emailFault);

/** A phone number in any spelling, stored as E.164. */
export const phoneNumber = typedText(PHONE_MAX).min(1).transform(phone);
export const optionalPhone = typedText(PHONE_MAX).transform(phone);
/** The operator's own number, which is only printed: it keeps its spaces. */
export const printedPhone = typedText(PHONE_MAX)
  .min(1)
  .transform(readAs(text => (phoneFault(text) ? null : printedForm(text)), phoneFault));
/** An e-mail address in lower case, its domain in ASCII. */
export const emailAddress = typedText(EMAIL_MAX).min(1).transform(email);
export const optionalEmail = typedText(EMAIL_MAX).transform(email);
