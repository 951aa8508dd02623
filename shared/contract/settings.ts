import { z } from 'zod';
import { currencyCodes } from './base/currencies.ts';
import { instant, localDate, typedName, typedText } from './base/primitives.ts';
import { isTimeZone } from './base/time-zones.ts';
import { version } from './base/versions.ts';
import { type Language, languages } from './base/vocabulary.ts';
import { emailAddress, printedPhone } from './entries/contact-points.ts';
import { phoneCountries } from './entries/phone.ts';

const ladderTier = z.object({
  minDaysBefore: z.int().min(0).describe('Days left before the sailing from which this tier applies'),
  chargePercent: z.int().min(0).max(100),
});

/** A color as `#rrggbb`; empty where the product's own stands. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .refine(value => /^(#[0-9a-f]{6})?$/.test(value), 'color')
  .default('');

const MOST_HELD = 100_000;

/** Unpaid places on one sailing at once; at least the size of one order. */
const heldPlaces = z.int().min(9).max(MOST_HELD);

/** A text of the site by language. Where no language has one, the site's own stands; a language without one has the English one. */
const siteText = (most: number) => {
  const text = typedText(most).default('');
  const shape = Object.fromEntries(languages.map(language => [language, text])) as Record<
    Language,
    typeof text
  >;
  return z.object(shape);
};
const noSiteText = Object.fromEntries(languages.map(language => [language, ''])) as Record<Language, string>;

/** Every setting that an operator may change, with its default (R40); the business limits are R91 to R96. */
export const settingSchemas = {
  operatorName: typedName(120).min(1).default('Selat Cruises'),
  productTitle: typedName(120).min(1).default('Selat Cruises'),
  legalName: typedText(160).default('').describe('The company behind the operator’s name, as registered'),
  registration: typedText(80).default('').describe('Its registration number'),
  legalAddress: typedText(240).default('').describe('Its registered address, in one line'),
  heroHeading: siteText(60).default(noSiteText).describe('The heading of the home page'),
  heroText: siteText(200).default(noSiteText).describe('The sentence below it'),
  tagline: siteText(120).default(noSiteText).describe('What the operator does, at the foot of the site'),
  siteDescription: siteText(200)
    .default(noSiteText)
    .describe('The home page in search engines and in previews of links'),
  brandColor: color.describe('The main color: the ground of the site’s head and of the office’s menu'),
  actionColor: color.describe('The color of the site’s main button'),
  logo: z
    .string()
    .regex(/^(logo-[0-9a-f]{16})?$/)
    .default('')
    .describe('The operator’s logo, as it was named by its upload; empty: the product’s mark'),
  heroPicture: z
    .string()
    .regex(/^(hero-[0-9a-f]{16})?$/)
    .default('')
    .describe('The picture of the home page, as it was named by its upload; empty: our drawing'),
  contactEmail: emailAddress.default('hello@selatcruises.example'),
  contactPhone: printedPhone.default('+60 3-2026 1188'),
  phoneCountry: z
    .enum(phoneCountries)
    .default('MY')
    .describe('The country of phone numbers without a country code'),
  currency: z
    .enum(currencyCodes)
    .default('MYR')
    .describe('Of all amounts (ISO 4217); fixed from the first sailing on'),
  roundsCash: z
    .boolean()
    .default(true)
    .describe('Amounts in cash are rounded to the nearest 5 of the smallest unit'),
  timeZone: typedText(60)
    .refine(isTimeZone, 'time-zone')
    .default('Asia/Kuala_Lumpur')
    .describe('Of days and times without a port (IANA); fixed from the first sailing on'),
  houseReferralCode: typedText(40).min(1).default('SELAT'),
  orderPrefix: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('SC'),
  defaultLanguage: z.enum(languages).default('en'),
  holdMinutes: z.int().min(1).max(1440).default(15),
  holdPlacesPerBuyer: heldPlaces.default(18),
  holdPlacesPerAgent: heldPlaces.default(180),
  holdPlacesPerNetwork: heldPlaces.default(120),
  holdPlacesBeforeCheck: z.int().min(0).max(MOST_HELD).default(24),
  holdLapses: z.int().min(1).max(100).default(3),
  scarcePercent: z.int().min(0).max(100).default(20),
  scarceHoldMinutes: z.int().min(1).max(1440).default(8),
  infantsPerAdult: z
    .int()
    .min(1)
    .max(8)
    .default(2)
    .describe('Infants in one booking for each passenger from 18 years on'),
  seatFeeSen: z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Fee for each passenger who chooses a seat, in sen; 0: choosing is free'),
  salesCloseMinutes: z.int().min(0).max(1440).default(60),
  longDelayMinutes: z
    .int()
    .min(15)
    .max(2880)
    .default(180)
    .describe('From this change of the departure on, guests cancel or move free of charge'),
  boardingOpensMinutes: z.int().min(15).max(1440).default(180),
  boardingClosesMinutes: z.int().min(0).max(240).default(15),
  cancellationLadder: z
    .array(ladderTier)
    .min(1)
    .refine(
      tiers =>
        tiers.at(-1)?.minDaysBefore === 0 &&
        tiers.every((tier, index) => {
          const above = tiers[index - 1];
          return (
            !above || (above.minDaysBefore > tier.minDaysBefore && above.chargePercent <= tier.chargePercent)
          );
        }),
      'ladder-order',
    )
    .default([
      { minDaysBefore: 90, chargePercent: 0 },
      { minDaysBefore: 46, chargePercent: 25 },
      { minDaysBefore: 30, chargePercent: 50 },
      { minDaysBefore: 15, chargePercent: 75 },
      { minDaysBefore: 0, chargePercent: 100 },
    ]),
  amendmentDays: z
    .int()
    .min(0)
    .max(60)
    .default(4)
    .describe('Within this many calendar days before departure, a change counts as a cancellation'),
  calledOffChoiceHours: z
    .int()
    .min(1)
    .max(720)
    .default(72)
    .describe('Default time for the guests of a canceled sailing to choose'),
  calledOffMoves: z
    .boolean()
    .default(false)
    .describe(
      'Guests of a canceled sailing who do not choose are moved to the held sailing instead of refunded',
    ),
  calledOffBonusPercent: z
    .int()
    .min(0)
    .max(100)
    .default(10)
    .describe('Bonus for guests of a canceled sailing who take a voucher instead of their money'),
  calledOffCreditDays: z.int().min(30).max(3650).default(365).describe('How long such a voucher is valid'),
  correctionsPerPassenger: z
    .int()
    .min(0)
    .max(20)
    .default(2)
    .describe('How often guests may correct a passenger themselves; 0: never'),
  deskCorrectionsPerPassenger: z
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('How often the staff may correct a passenger; more suggests a resold ticket'),
  correctionNameLetters: z
    .int()
    .min(0)
    .max(60)
    .default(3)
    .describe('By how many letters a passenger’s name may differ from the booked one'),
  correctionHours: z
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe('Hours before departure until which guests may correct passengers'),
  waitingRoomStartsAt: z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Booking attempts per minute at which a sailing’s queue opens automatically; 0: never'),
  waitingRoomMinutes: z.int().min(2).max(60).default(10),
  waitingRoomAgentsPass: z.boolean().default(true),
  waitlistOfferMinutes: z
    .int()
    .min(5)
    .max(2880)
    .default(30)
    .describe('How long a party on a waiting list may take to book an offer; less near the end of sales'),
  waitlistStandbyMinutes: z.int().min(1).max(60).default(5),
  waitlistPartiesMost: z.int().min(0).max(10_000).default(200),
  backupHour: z
    .int()
    .min(0)
    .max(23)
    .default(3)
    .describe('The hour of the day, in the operator’s time zone, at which the server makes a backup'),
  backupEveryDays: z.int().min(1).max(7).default(1),
  backupsKept: z
    .int()
    .min(2)
    .max(366)
    .default(14)
    .describe('How many backups are kept; older ones are deleted after a new one was read back'),
  auditMonths: z
    .int()
    .min(0)
    .max(120)
    .default(0)
    .describe(
      'Whole months after which the changes of tickets and payments leave the audit log for files; 0: never',
    ),
  personalDataYears: z
    .int()
    .min(2)
    .max(30)
    .default(7)
    .describe('Years after a voyage for which bookings keep personal data; the privacy policy names them'),
  useUntil: localDate
    .default('2027-12-31')
    .describe('Expiry date of the system’s use, shown in the back office'),
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingSchemas)[Key]> };

export const settingRecord = z.object({
  key: z.string(),
  value: z.unknown(),
  updatedAt: instant.nullable(),
  version: version.describe('0 while the default applies'),
});
/** `POST /config/add` and `/config/update` (R71). */
export const settingSave = z.object({ key: typedText(80), value: z.unknown() });

const siteWords = z.object(
  Object.fromEntries(languages.map(language => [language, z.string()])) as Record<Language, z.ZodString>,
);

/** The settings that a page needs before login. */
export const publicSettings = z.object({
  operatorName: z.string(),
  productTitle: z.string(),
  legalName: z.string(),
  registration: z.string(),
  legalAddress: z.string(),
  heroHeading: siteWords,
  heroText: siteWords,
  tagline: siteWords,
  brandColor: z.string(),
  logo: z.string().describe('The name of the operator’s logo; empty: the product’s mark'),
  heroPicture: z.string().describe('The name of the picture of the home page; empty: our drawing'),
  contactEmail: z.string(),
  contactPhone: z.string(),
  phoneCountry: z.string(),
  currency: z.enum(currencyCodes),
  roundsCash: z.boolean(),
  timeZone: z.string(),
  houseReferralCode: z.string(),
  holdMinutes: z.int(),
  cancellationLadder: z.array(ladderTier),
  amendmentDays: z.int(),
  personalDataYears: z.int(),
});
export type PublicSettings = z.infer<typeof publicSettings>;
