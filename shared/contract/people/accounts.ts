import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import { instant, uuid } from '../base/primitives.ts';
import { language } from '../base/vocabulary.ts';
import { emailAddress, phoneNumber } from '../entries/contact-points.ts';
import { savedFieldNames } from '../entries/passenger-fields.ts';
import { besideOtherIssues, givenShape, requireAsked, storedShape } from '../entries/passengers.ts';
import { oneRecipient, oneTimeCode } from './customers.ts';

/** The purposes for which a one-time code can be requested without login. */
const openCodePurposes = ['registration', 'password-reset'] as const;

/**
 * `POST /customers/codes`. A registration is confirmed by e-mail; a password is reset by the confirmed e-mail or phone.
 * The answer is the same whether the address is known or not.
 */
export const codeRequest = z
  .object({
    purpose: z.enum(openCodePurposes),
    email: emailAddress.optional(),
    phone: phoneNumber.optional(),
    language,
    humanCheck: humanCheckPayload,
  })
  .superRefine(oneRecipient)
  .superRefine(({ purpose, phone }, context) => {
    if (purpose === 'registration' && phone !== undefined)
      context.addIssue({ code: 'custom', path: ['phone'], message: 'email-only' });
  });

/** The answer to a code request, whether or not a code was sent. */
export const codeTerms = z.object({
  expiresInSeconds: z.int(),
  againInSeconds: z.int().describe('Before then another one is refused with `too-many-attempts`'),
});

const currentPassword = z.string().min(1).max(200);

/** `POST /customers/me/email/code`, then `POST /customers/me/email` with the code sent there. */
export const emailCodeRequest = z.object({ email: emailAddress, currentPassword });
export const emailChange = z.object({ email: emailAddress, code: oneTimeCode });

/** `POST /customers/me/phone/code`, then `POST /customers/me/phone` with the code sent there. */
export const phoneCodeRequest = z.object({ phone: phoneNumber, currentPassword });
export const phoneChange = z.object({ phone: phoneNumber, code: oneTimeCode });

/** The device of a session, derived from its browser. */
const device = z.object({
  browser: z.string().describe('A name of its own, “Firefox”; empty when unknown'),
  system: z.string().describe('A name of its own, “Android”; empty when unknown'),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
});

/** `GET /customers/me/sessions`: where the customer is logged in, last used first. */
const customerSession = z.object({
  id: uuid,
  device,
  address: z.string().describe('IP address it was opened from'),
  signedInAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export const customerSessions = z.object({ items: z.array(customerSession) });
export const sessionParams = z.object({ id: uuid });
export const endedSessions = z.object({ ended: z.int() });

/**
 * `POST /customers/me/passengers`: creates one without `id`, changes it with. For a person under 13 no phone or e-mail is
 * stored (R96): they are omitted, or refused.
 */
export const savedPassengerSave = z
  .object({
    id: uuid.optional(),
    ...givenShape(savedFieldNames),
  })
  .superRefine(requireAsked(savedFieldNames), besideOtherIssues);

export const savedPassenger = z.object({
  id: uuid,
  ...storedShape(savedFieldNames),
  underDataAge: z.boolean().describe('Under 13 today: no phone or e-mail of their own'),
});
export const savedPassengers = z.object({ items: z.array(savedPassenger), most: z.int() });
export const savedPassengerParams = z.object({ id: uuid });

/** `POST /customers/me/erase`: irreversible. `understood` confirms that. */
export const erasureRequest = z.object({ currentPassword, understood: z.literal(true) });
/** `POST /orders/{number}/personal-data/erase`: irreversible. */
export const orderErasureRequest = z.object({ understood: z.literal(true) });

export type CodeRequest = z.output<typeof codeRequest>;
export type CodeRequestInput = z.input<typeof codeRequest>;
export type CodeTerms = z.infer<typeof codeTerms>;
export type Device = z.infer<typeof device>;
export type CustomerSession = z.infer<typeof customerSession>;
export type SavedPassenger = z.infer<typeof savedPassenger>;
export type SavedPassengerSave = z.output<typeof savedPassengerSave>;
export type SavedPassengerInput = z.input<typeof savedPassengerSave>;
