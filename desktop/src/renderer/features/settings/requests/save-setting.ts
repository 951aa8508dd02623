import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import type { SettingRecord } from './list-settings.ts';

/** Saves a setting and invalidates what depends on it (the title, the expiry time). */
export async function saveSetting(key: SettingKey, value: unknown): Promise<SettingRecord> {
  const saved = await request<SettingRecord>('POST', '/config/update', { body: { key, value } });
  await queryClient.invalidateQueries();
  return saved;
}
