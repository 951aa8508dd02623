import { type SettingKey, settingSchemas } from '@gangway/shared/contract/settings.ts';

export type SettingKind = 'text' | 'email' | 'phone' | 'minutes' | 'language' | 'ladder' | 'date';

/** The kind of control that each setting is edited with. */
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

/** The settings as the screen groups them. */
export const groups = {
  operator: ['operatorName', 'productTitle', 'contactEmail', 'contactPhone', 'defaultLanguage'],
  orders: ['orderPrefix', 'houseReferralCode', 'holdMinutes'],
  departure: ['salesCloseMinutes', 'boardingOpensMinutes', 'boardingClosesMinutes'],
  cancellation: ['cancellationLadder'],
  system: ['useUntil'],
} as const satisfies Record<string, readonly SettingKey[]>;

type MinutesKey = 'holdMinutes' | 'salesCloseMinutes' | 'boardingOpensMinutes' | 'boardingClosesMinutes';

/** Minimum and maximum of a setting in minutes, from its schema. */
export function minutesRange(key: SettingKey): { from: number; to: number } {
  const { minValue, maxValue } = settingSchemas[key as MinutesKey].unwrap();
  return { from: minValue ?? 0, to: maxValue ?? 0 };
}
