import { type SettingKey, type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { z } from 'zod';
import { AppError, unknownValue } from '../lib/errors.ts';
import { invalidInput } from '../lib/http/failure.ts';

export const settingKeys = Object.keys(settingSchemas) as SettingKey[];

/** The defaults. */
export function defaultOf<Key extends SettingKey>(key: Key): Settings[Key] {
  return settingSchemas[key].parse(undefined) as Settings[Key];
}

/** @throws AppError `invalid-input` on `key` for an unknown setting. */
export function toSettingKey(key: string): SettingKey {
  if (!Object.hasOwn(settingSchemas, key)) throw unknownValue('key');
  return key as SettingKey;
}

/** @throws AppError `invalid-input` on `value`, or on the part of it that the setting's schema refuses. */
export function checkValue<Key extends SettingKey>(key: Key, value: unknown): Settings[Key] {
  if (value === undefined) throw new AppError('invalid-input', { fields: { value: 'required' } });
  const schema: z.ZodType = settingSchemas[key];
  const checked = z.object({ value: schema }).safeParse({ value });
  if (!checked.success) throw invalidInput(checked.error);
  return checked.data.value as Settings[Key];
}
