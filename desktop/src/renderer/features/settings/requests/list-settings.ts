import type { settingRecord } from '@gangway/shared/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api/request.ts';

export type SettingRecord = z.infer<typeof settingRecord>;

export const useSettings = () =>
  useQuery({
    queryKey: ['settings', 'all'],
    queryFn: ({ signal }) => request<SettingRecord[]>('GET', '/config/queryList', { signal }),
    meta: { inline: true },
  });
