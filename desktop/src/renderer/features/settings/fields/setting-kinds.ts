import { type SettingKey, settingSchemas } from '@gangway/shared/contract/settings.ts';

export type SettingKind = 'text' | 'email' | 'phone' | 'minutes' | 'language' | 'ladder' | 'date';

/** What is typed to change a setting. */
export const kindOf: Record<SettingKey, SettingKind> = {
  operatorName: 'text',
  productTitle: 'text',
  contactEmail: 'email',
  contactPhone: 'phone',
  houseReferralCode: 'text',
  orderPrefix: 'text',
  defaultLanguage: 'language',
  holdMinutes: 'minutes',
  salesCloseMinutes: 'minutes',
  boardingOpensMinutes: 'minutes',
  boardingClosesMinutes: 'minutes',
  cancellationLadder: 'ladder',
  useUntil: 'date',
};

/** How the screen puts settings together. */
export const groups = {
  operator: ['operatorName', 'productTitle', 'contactEmail', 'contactPhone', 'defaultLanguage'],
  orders: ['orderPrefix', 'houseReferralCode', 'holdMinutes'],
  departure: ['salesCloseMinutes', 'boardingOpensMinutes', 'boardingClosesMinutes'],
  cancellation: ['cancellationLadder'],
  system: ['useUntil'],
} as const satisfies Record<string, readonly SettingKey[]>;

type MinutesKey = 'holdMinutes' | 'salesCloseMinutes' | 'boardingOpensMinutes' | 'boardingClosesMinutes';

/** The least and the most that a setting in minutes may be, as its schema says. */
export function minutesRange(key: SettingKey): { from: number; to: number } {
  const { minValue, maxValue } = settingSchemas[key as MinutesKey].unwrap();
  return { from: minValue ?? 0, to: maxValue ?? 0 };
}
