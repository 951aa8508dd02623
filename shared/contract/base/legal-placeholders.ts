/** The figures and names that a legal text may contain as `{{name}}`: they follow the settings and the rules. */
export const legalPlaceholders = [
  'operator',
  'legalName',
  'registration',
  'address',
  'email',
  'phone',
  'currency',
  'holdMinutes',
  'partyMost',
  'people',
  'ladder',
  'noShowPercent',
  'nonRefundablePercent',
  'amendmentDays',
  'infantMonths',
  'infantYears',
  'childYears',
  'minorYears',
  'pregnancyWeek',
  'passportMonths',
  'ownDataYears',
  'documentDays',
  'personalDataYears',
] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

/** A placeholder in a text: `{{holdMinutes}}`, with or without spaces. */
export const PLACEHOLDER_SLOT = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Whether a figure of this name exists. */
export const isPlaceholder = (name: string): name is LegalPlaceholder =>
  (legalPlaceholders as readonly string[]).includes(name);

/** What a text has in double braces, but no figure of that name exists. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER_SLOT)].map(([, name = '']) => name).filter(name => !isPlaceholder(name));
