import { z } from 'zod';
import {
  countryCode,
  instant,
  localDate,
  pageOf,
  pageQuery,
  sen,
  typedLines,
  typedText,
  uuid,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { accountStatuses, customerLevels, genders, language } from '../../base/vocabulary.ts';
import { emailAddress, optionalEmail, optionalPhone } from '../../entries/contact-points.ts';
import { personName } from '../../entries/printed-text.ts';
import { agentName, sold, statementLine } from '../../people/agents.ts';
import { listQuery } from '../system/lists.ts';

/** Maximum of a balance and of a credit limit: ten million ringgit. */
const MOST_BALANCE_SEN = 1_000_000_000;

const customerName = agentName.extend({ id: uuid, level: z.enum(customerLevels) });

/** A customer or agent in the list (R41). */
const officeCustomer = z.object({
  id: uuid,
  username: z.string(),
  realName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  level: z.enum(customerLevels),
  status: z.enum(accountStatuses),
  referralCode: z.string(),
  superior: customerName.nullable(),
  balanceSen: z.int().nullable().describe('Agents only; negative while credit is in use'),
  registeredAt: instant,
});

/** Several levels, separated by commas. */
const levels = z
  .string()
  .transform(text => text.split(','))
  .pipe(z.array(z.enum(customerLevels)).min(1));

export const officeCustomersQuery = z.object({
  search: typedText(80)
    .default('')
    .describe('Words of username, real name, phone, e-mail, ID card, passport or referral code'),
  level: levels.optional(),
  status: z.enum(accountStatuses).optional(),
  superior: uuid.optional().describe('Only those directly below'),
  from: localDate.optional().describe('First day of registration, local time'),
  to: localDate.optional().describe('Last day, inclusive'),
  ...listQuery(['registeredAt', 'username', 'realName', 'level', 'status', 'balance'], {
    sort: 'registeredAt',
    descending: true,
  }),
});
export const officeCustomerPage = pageOf(officeCustomer);

/** A customer or agent with all details. */
export const officeCustomerDetail = officeCustomer.omit({ superior: true, balanceSen: true }).extend({
  version,
  gender: z.enum(genders).nullable(),
  idCard: z.string(),
  passport: z.string(),
  phoneConfirmed: z.boolean(),
  emailConfirmed: z.boolean(),
  nationality: countryCode.nullable(),
  birthDate: localDate.nullable(),
  language,
  remarks: z.string(),
  superiors: z.array(customerName).describe('From the top of the tree down to the one directly above'),
  below: z.object({ agents: z.int(), clients: z.int() }).describe('Directly below'),
  funds: z
    .object({ balanceSen: z.int(), creditSen: sen, availableSen: sen })
    .nullable()
    .describe('Agents only'),
  soldThisMonth: sold,
  passwordLinkUntil: instant
    .nullable()
    .describe('A link to set a password was mailed; it is valid until then'),
});

const fields = {
  username: typedText(60)
    .min(3)
    .regex(/^[^@\s]+$/),
  realName: personName(120).min(1),
  gender: z.enum(genders).nullable(),
  idCard: typedText(40),
  passport: typedText(40),
  phone: optionalPhone,
  nationality: countryCode.nullable(),
  birthDate: localDate.nullable(),
  language,
  remarks: typedLines(1000),
};

/** `POST /office/customers/{id}`: replaces all fields. A changed e-mail or phone is unconfirmed. */
export const officeCustomerSave = z.object({ ...fields, email: optionalEmail });

/** `POST /office/customers`: the person receives a link to choose a password; staff never know it. */
export const officeCustomerCreate = z.object({
  ...fields,
  email: emailAddress,
  level: z.enum(customerLevels),
  superiorId: uuid.nullable(),
});

/**
 * `POST /office/customers/{id}/level`. Sub-agents that the new level does not allow are moved to the superior `belowTo`,
 * or to none if null; if it is omitted, the change is refused when there are any.
 */
export const levelChange = z.object({
  level: z.enum(customerLevels),
  belowTo: uuid.nullable().optional(),
});
export const superiorChange = z.object({ superiorId: uuid.nullable() });

const reason = typedText(200).min(1);
export const statusChange = z.object({ status: z.enum(accountStatuses), reason });

/** `POST /office/customers/{id}/balance`: posts the difference to the balance that the caller saw. */
export const balanceReset = z.object({
  toSen: z.int().min(-MOST_BALANCE_SEN).max(MOST_BALANCE_SEN),
  expectedSen: z.int().describe('The balance as it was shown'),
  reason,
});
export const creditChange = z.object({ creditSen: sen.max(MOST_BALANCE_SEN), reason });

export const sentPasswordLink = z.object({ email: z.string(), expiresAt: instant });

export const officeStatementQuery = z.object(pageQuery);
const officeStatementLine = statementLine.omit({ by: true }).extend({
  author: z.object({
    kind: z.enum(['staff', 'customer', 'system']),
    name: z.string().describe('Username of an account, name of a job'),
  }),
});
export const officeStatementPage = pageOf(officeStatementLine);
export const officeCustomerParams = z.object({ id: uuid });

export type OfficeCustomer = z.infer<typeof officeCustomer>;
export type OfficeCustomersQuery = z.output<typeof officeCustomersQuery>;
export type OfficeCustomerDetail = z.infer<typeof officeCustomerDetail>;
export type OfficeCustomerName = z.infer<typeof customerName>;
export type OfficeCustomerSave = z.output<typeof officeCustomerSave>;
export type OfficeCustomerCreate = z.output<typeof officeCustomerCreate>;
export type LevelChange = z.output<typeof levelChange>;
export type StatusChange = z.output<typeof statusChange>;
export type BalanceReset = z.output<typeof balanceReset>;
export type CreditChange = z.output<typeof creditChange>;
export type SentPasswordLink = z.infer<typeof sentPasswordLink>;
export type OfficeStatementLine = z.infer<typeof officeStatementLine>;
