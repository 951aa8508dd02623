import type { SettingKey, settingRecord } from '@gangway/shared/contract/settings.ts';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { test as base } from '../office.ts';
import { staffCalls } from '../staff-calls.ts';

interface SettingFixture {
  /** Changes a setting as an administrator and restores it after the test. */
  setting: (page: Page, key: SettingKey, value: unknown) => Promise<void>;
}

/** Tests that change a setting of the shared server. */
export const test = base.extend<SettingFixture>({
  setting: async ({ office: _ }, use) => {
    const putBack: (() => Promise<unknown>)[] = [];
    await use(async (page, key, value) => {
      const { get, post } = staffCalls(page);
      const settings = await get<z.infer<typeof settingRecord>[]>('/config/queryList');
      const before = settings.find(record => record.key === key)?.value;
      putBack.unshift(() => post('/config/update', { key, value: before }));
      await post('/config/update', { key, value });
    });
    for (const back of putBack) await back();
  },
});
