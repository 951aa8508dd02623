import { z } from 'zod';
import { countryCode, instant, localDate, typedText, uuid } from '../base/primitives.ts';
import { version } from '../base/versions.ts';
import { customerLevels, genders, language } from '../base/vocabulary.ts';
import { emailAddress, optionalPhone, phoneNumber } from '../entries/contact-points.ts';
import { personName } from '../entries/printed-text.ts';

/** Six digits sent to an e-mail address or a phone; white space copied with it is ignored. */
export const oneTimeCode = z
  .string()
  .transform(value => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** A new password (R54); `repeat` is the second entry. */
const newPassword = {
  password: z.string().min(6).max(20),
  repeat: z.string().min(1),
};
const entriesAgree = <Entries extends { password: string; repeat: string }>(
  value: Entries,
  context: z.RefinementCtx<Entries>,
) => {
  if (value.password !== value.repeat)
    context.addIssue({ code: 'custom', path: ['repeat'], message: 'passwords-differ' });
};

/** `POST /customers/register`: `code` is the one that `POST /customers/codes` sent to `email`. */
export const registration = z.object({
  username: typedText(60)
    .min(3)
    .regex(/^[^@\s]+$/),
  password: newPassword.password,
  email: emailAddress,
  code: oneTimeCode,
  phone: optionalPhone.default(''),
  realName: personName(120).min(1),
  birthDate: localDate,
  referralCode: typedText(40).default(''),
  language,
});

/** `username` may also be a confirmed e-mail address. */
export const credentials = z.object({
  username: typedText(120).min(1),
  password: z.string().min(1).max(200),
});

/** `POST /customers/password/reset`: exactly one of `email` and `phone`, as the code was asked for. */
export const passwordReset = z
  .object({
    email: emailAddress.optional(),
    phone: phoneNumber.optional(),
    code: oneTimeCode,
    ...newPassword,
  })
  .superRefine(entriesAgree)
  .superRefine(oneRecipient);

/** `POST /customers/password/link`: the secret of a link sent by the back office. */
export const passwordLink = z.object({ token: typedText(200).min(1) });
export const linkedAccount = z.object({ username: z.string() });
/** `POST /customers/password/link/use` */
export const passwordLinkUse = passwordLink.extend(newPassword).superRefine(entriesAgree);

/** `POST /customers/me/password` */
export const passwordChange = z
  .object({ currentPassword: z.string().min(1).max(200), ...newPassword })
  .superRefine(entriesAgree);

/** A customer's own data: the account, and the basic info of the personal center. */
export const customer = z.object({
  id: uuid,
  username: z.string(),
  realName: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  phone: z.string(),
  phoneConfirmed: z.boolean(),
  gender: z.enum(genders).nullable(),
  idCard: z.string(),
  passport: z.string(),
  nationality: countryCode.nullable(),
  birthDate: localDate.nullable(),
  level: z.enum(customerLevels),
  referralCode: z.string(),
  balanceSen: z.int().nullable().describe('Agents only; may be below zero down to the credit granted'),
  language,
  registeredAt: instant,
  version,
});
export const signedInCustomer = z.object({ token: z.string(), customer });

/** `POST /customers/me`: replaces the basic info. Phone, gender and ID card are required (R55). */
export const basicInfo = z.object({
  realName: personName(120).min(1),
  phone: phoneNumber,
  gender: z.enum(genders),
  idCard: typedText(40).min(1),
  passport: typedText(40).default(''),
  nationality: countryCode.nullable().default(null),
  birthDate: localDate.nullable().default(null),
  language,
});

export type Customer = z.infer<typeof customer>;
export type Registration = z.output<typeof registration>;
export type RegistrationInput = z.input<typeof registration>;
export type PasswordReset = z.output<typeof passwordReset>;
export type PasswordLinkUse = z.output<typeof passwordLinkUse>;
export type LinkedAccount = z.infer<typeof linkedAccount>;
export type PasswordChange = z.output<typeof passwordChange>;
export type BasicInfo = z.output<typeof basicInfo>;
export type BasicInfoInput = z.input<typeof basicInfo>;

/** Requires exactly one of e-mail address and phone as the recipient of a code. */
export function oneRecipient<Recipient extends { email?: string | undefined; phone?: string | undefined }>(
  value: Recipient,
  context: z.RefinementCtx<Recipient>,
): void {
  if ((value.email === undefined) === (value.phone === undefined))
    context.addIssue({ code: 'custom', path: ['email'], message: 'required' });
}
