import { type SettingKey, type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';

/** What a setting counts; shown in its field and in its history. */
const units = [
  'attempts',
  'backups',
  'days',
  'hours',
  'infants',
  'letters',
  'minutes',
  'months',
  'oclock',
  'parties',
  'percent',
  'places',
  'times',
  'years',
] as const;
export type SettingUnit = (typeof units)[number];

type SettingKind =
  | SettingUnit
  | 'money'
  | 'text'
  | 'texts'
  | 'email'
  | 'phone'
  | 'choice'
  | 'language'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'ladder'
  | 'date'
  | 'color'
  | 'logo'
  | 'hero';

export const isUnit = (kind: SettingKind): kind is SettingUnit => (units as readonly string[]).includes(kind);

/** The kind of control that each setting is edited with. */
export const kindOf: Record<SettingKey, SettingKind> = {
  operatorName: 'text',
  productTitle: 'text',
  legalName: 'text',
  registration: 'text',
  legalAddress: 'text',
  heroHeading: 'texts',
  heroText: 'texts',
  tagline: 'texts',
  siteDescription: 'texts',
  brandColor: 'color',
  actionColor: 'color',
  logo: 'logo',
  heroPicture: 'hero',
  contactEmail: 'email',
  contactPhone: 'phone',
  phoneCountry: 'country',
  currency: 'currency',
  roundsCash: 'choice',
  timeZone: 'timeZone',
  houseReferralCode: 'text',
  orderPrefix: 'text',
  defaultLanguage: 'language',
  holdMinutes: 'minutes',
  holdPlacesPerBuyer: 'places',
  holdPlacesPerAgent: 'places',
  holdPlacesPerNetwork: 'places',
  holdPlacesBeforeCheck: 'places',
  holdLapses: 'times',
  scarcePercent: 'percent',
  scarceHoldMinutes: 'minutes',
  infantsPerAdult: 'infants',
  seatFeeSen: 'money',
  salesCloseMinutes: 'minutes',
  longDelayMinutes: 'minutes',
  boardingOpensMinutes: 'minutes',
  boardingClosesMinutes: 'minutes',
  cancellationLadder: 'ladder',
  amendmentDays: 'days',
  calledOffChoiceHours: 'hours',
  calledOffMoves: 'choice',
  calledOffBonusPercent: 'percent',
  calledOffCreditDays: 'days',
  correctionsPerPassenger: 'times',
  deskCorrectionsPerPassenger: 'times',
  correctionNameLetters: 'letters',
  correctionHours: 'hours',
  waitingRoomStartsAt: 'attempts',
  waitingRoomMinutes: 'minutes',
  waitingRoomAgentsPass: 'choice',
  waitlistOfferMinutes: 'minutes',
  waitlistStandbyMinutes: 'minutes',
  waitlistPartiesMost: 'parties',
  backupHour: 'oclock',
  backupEveryDays: 'days',
  backupsKept: 'backups',
  auditMonths: 'months',
  personalDataYears: 'years',
  useUntil: 'date',
};

/** The settings as the screen groups them. */
export const groups = {
  operator: [
    'operatorName',
    'productTitle',
    'legalName',
    'registration',
    'legalAddress',
    'contactEmail',
    'contactPhone',
    'phoneCountry',
    'defaultLanguage',
    'currency',
    'roundsCash',
    'timeZone',
  ],
  site: ['heroHeading', 'heroText', 'tagline', 'siteDescription'],
  orders: ['orderPrefix', 'houseReferralCode', 'holdMinutes', 'seatFeeSen'],
  holds: [
    'holdPlacesPerBuyer',
    'holdPlacesPerAgent',
    'holdPlacesPerNetwork',
    'holdPlacesBeforeCheck',
    'holdLapses',
    'scarcePercent',
    'scarceHoldMinutes',
  ],
  departure: ['infantsPerAdult', 'salesCloseMinutes', 'boardingOpensMinutes', 'boardingClosesMinutes'],
  rush: ['waitingRoomStartsAt', 'waitingRoomMinutes', 'waitingRoomAgentsPass'],
  waitlist: ['waitlistOfferMinutes', 'waitlistStandbyMinutes', 'waitlistPartiesMost'],
  cancellation: [
    'cancellationLadder',
    'amendmentDays',
    'longDelayMinutes',
    'correctionsPerPassenger',
    'deskCorrectionsPerPassenger',
    'correctionNameLetters',
    'correctionHours',
  ],
  calledOff: ['calledOffChoiceHours', 'calledOffMoves', 'calledOffBonusPercent', 'calledOffCreditDays'],
  system: ['useUntil', 'backupHour', 'backupEveryDays', 'backupsKept', 'auditMonths', 'personalDataYears'],
} as const satisfies Record<string, readonly SettingKey[]>;

/** The settings of the page of logo, colors and picture (R467, R468). */
export const brandKeys = [
  'brandColor',
  'actionColor',
  'logo',
  'heroPicture',
] as const satisfies readonly SettingKey[];
export type BrandKey = (typeof brandKeys)[number];

/** Settings that are whole numbers. */
type NumberKey = { [Key in SettingKey]: Settings[Key] extends number ? Key : never }[SettingKey];

/** Minimum and maximum of a setting that is a whole number, from its schema. */
export function numberRange(key: SettingKey): { from: number; to: number } {
  const { minValue, maxValue } = settingSchemas[key as NumberKey].unwrap();
  return { from: minValue ?? 0, to: maxValue ?? 0 };
}
