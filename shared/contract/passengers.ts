import { z } from 'zod';
import { countryCode, localDate, typedText } from './primitives.ts';
import { genders, idTypes, ticketType } from './vocabulary.ts';

/** A person who sails (specification section 3). Required fields and their order are those of section 5. */
export const passenger = z
  .object({
    ticketType,
    name: typedText(120).min(1),
    phone: typedText(30).default(''),
    gender: z.enum(genders),
    idType: z.enum(idTypes),
    idNumber: typedText(40).min(1),
    documentExpiry: localDate.nullish().describe('Passports only'),
    issuingCountry: countryCode.nullish().describe('Passports only'),
    nationality: countryCode,
    birthDate: localDate,
    email: z.union([z.literal(''), z.email()]).default(''),
    referralCode: typedText(40).default(''),
    pregnancyWeek: z.int().min(1).max(42).nullish().describe('Week of pregnancy on the sailing date'),
    remarks: typedText(500).default(''),
  })
  .superRefine((value, context) => {
    if (value.idType !== 'passport') return;
    for (const field of ['documentExpiry', 'issuingCountry'] as const)
      if (!value[field]) context.addIssue({ code: 'custom', path: [field], message: 'required' });
  });

export type Passenger = z.infer<typeof passenger>;
export type PassengerInput = z.input<typeof passenger>;
