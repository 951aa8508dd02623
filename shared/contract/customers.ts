import { z } from 'zod';
import { instant, localDate, sen, typedText, uuid } from './primitives.ts';
import { customerLevels, language } from './vocabulary.ts';

export const registration = z.object({
  username: typedText(60).min(3),
  password: z.string().min(6).max(20),
  email: z.email().transform(value => value.toLowerCase()),
  phone: typedText(30).default(''),
  realName: typedText(120).min(1),
  birthDate: localDate,
  referralCode: typedText(40).default(''),
  language,
});
export const credentials = z.object({
  username: typedText(120).min(1),
  password: z.string().min(1).max(200),
});

export const customer = z.object({
  id: uuid,
  username: z.string(),
  realName: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  level: z.enum(customerLevels),
  referralCode: z.string(),
  balanceSen: z.int().nullable().describe('Agents only; may be below zero down to the credit granted'),
  language,
  registeredAt: instant,
});
export const signedInCustomer = z.object({ token: z.string(), customer });
export const payableBalance = z.object({ availableSen: sen });

export type Customer = z.infer<typeof customer>;
export type Registration = z.infer<typeof registration>;
