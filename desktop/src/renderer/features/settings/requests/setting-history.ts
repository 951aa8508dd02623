import type { SettingChange } from '@gangway/shared/contract/office/system/audit.ts';
import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useSettingHistory = (key: SettingKey) =>
  useQuery({
    queryKey: ['settings', 'history', key],
    queryFn: ({ signal }) => request<SettingChange[]>('GET', `/office/settings/${key}/history`, { signal }),
    meta: { inline: true },
  });
