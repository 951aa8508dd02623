import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import type { SettingRecord } from './list-settings.ts';

/** Saves a setting and invalidates what depends on it (the title, the expiry time), also after a refusal. */
export async function saveSetting(
  key: SettingKey,
  value: unknown,
  { version }: SettingRecord,
): Promise<SettingRecord> {
  try {
    return await request<SettingRecord>('POST', '/config/update', { body: { key, value }, version });
  } finally {
    await queryClient.invalidateQueries();
  }
}
