import { languages } from '@gangway/shared/contract/base/languages.ts';
import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import { loadSettings } from '../../src/operator/settings.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { longTest } from '../support/long-test.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
const { call, clock } = testApp;
const manager = await signInStaff(testApp, ['settings.read', 'settings.manage']);
const reader = await signInStaff(testApp, ['settings.read']);
const gate = await signInStaff(testApp, ['boarding.verify']);

const add = (key: string, value: unknown, { headers } = manager) =>
  call('POST', '/config/add', { headers, body: { key, value } });
const update = (key: string, value: unknown, { headers } = manager) =>
  call('POST', '/config/update', { headers, body: { key, value } });
const queryList = async () => (await call('GET', '/config/queryList', reader)).data as { key: string }[];
const recordOf = async (key: string) => (await queryList()).find(record => record.key === key);
const auditOf = (key: string) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'detail'])
    .where('entity', '=', 'settings')
    .where('entity_id', '=', key)
    .orderBy('id')
    .execute();

describe('settings', () => {
  test('that were never changed have their defaults', async () => {
    expect(await loadSettings(db)).toMatchObject({
      holdMinutes: 15,
      orderPrefix: 'SC',
      houseReferralCode: 'SELAT',
    });
    const records = await queryList();
    expect(records.map(({ key }) => key)).toEqual(Object.keys(settingSchemas));
    expect(records).toContainEqual({ key: 'holdMinutes', value: 15, updatedAt: null, version: 0 });
  });

  test('are inserted once and then updated, with old and new values in the audit', async () => {
    const added = await add('salesCloseMinutes', 30);
    const updatedAt = clock.now().toISOString();
    expect(added).toMatchObject({ status: 200, data: { key: 'salesCloseMinutes', value: 30, updatedAt } });
    expect(await add('salesCloseMinutes', 45)).toMatchObject({
      status: 409,
      data: { error: 'setting-exists' },
    });
    expect((await loadSettings(db)).salesCloseMinutes).toBe(30);

    clock.advance(60_000);
    expect((await update('salesCloseMinutes', 90)).data.updatedAt).toBe(clock.now().toISOString());
    expect((await loadSettings(db)).salesCloseMinutes).toBe(90);
    expect(await recordOf('salesCloseMinutes')).toMatchObject({
      value: 90,
      updatedAt: clock.now().toISOString(),
    });
    expect(await auditOf('salesCloseMinutes')).toEqual([
      { actor: `staff:${manager.id}`, action: 'added', detail: { from: 60, to: 30 } },
      { actor: `staff:${manager.id}`, action: 'updated', detail: { from: 30, to: 90 } },
    ]);
  });

  test('with default values can be changed together', async () => {
    expect((await update('boardingClosesMinutes', 20)).status).toBe(200);
    expect(await auditOf('boardingClosesMinutes')).toMatchObject([
      { action: 'updated', detail: { from: 15, to: 20 } },
    ]);
  });

  longTest(
    'changed concurrently keep a complete history, each change starting from the previous value',
    async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => update('holdMinutes', 100 + index)));
      const details = (await auditOf('holdMinutes')).map(
        ({ detail }) => detail as { from: number; to: number },
      );
      expect(details).toHaveLength(20);
      expect(details[0]?.from).toBe(15);
      expect(details.slice(1).map(({ from }) => from)).toEqual(details.slice(0, -1).map(({ to }) => to));
      expect((await loadSettings(db)).holdMinutes).toBe(details.at(-1)?.to);
    },
  );

  test.each([
    ['holdMinutes', 0, 'value'],
    ['holdMinutes', 'soon', 'value'],
    ['holdMinutes', 1.5, 'value'],
    ['auditMonths', -1, 'value'],
    ['auditMonths', 121, 'value'],
    ['holdMinutes', null, 'value'],
    ['holdMinutes', undefined, 'value'],
    ['operatorName', '   ', 'value'],
    ['orderPrefix', 'sc', 'value'],
    ['contactEmail', 'nobody', 'value'],
    ['defaultLanguage', 'fr', 'value'],
    ['useUntil', '2027-02-30', 'value'],
    ['cancellationLadder', [], 'value'],
    ['cancellationLadder', [{ minDaysBefore: 0, chargePercent: 101 }], 'value.0.chargePercent'],
    ['no-such-setting', 1, 'key'],
    ['constructor', 1, 'key'],
  ])('%s does not accept %o', async (key, value, field) => {
    const before = await queryList();
    for (const answer of [await add(key, value), await update(key, value)]) {
      expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
      expect(Object.keys(answer.data.fields)).toEqual([field]);
    }
    expect(await queryList()).toEqual(before);
  });

  test('with a ladder whose charge falls are refused in the reader’s language', async () => {
    const body = {
      key: 'cancellationLadder',
      value: [
        { minDaysBefore: 30, chargePercent: 50 },
        { minDaysBefore: 0, chargePercent: 25 },
      ],
    };
    const sentences = await Promise.all(
      languages.map(async language => {
        const headers = { ...manager.headers, 'Accept-Language': language };
        return (await call('POST', '/config/update', { headers, body })).data.fields.value;
      }),
    );
    expect(sentences).toEqual([
      'Tiers must run from the most days down to 0, and charges must not fall.',
      '各档须按天数从多到少排列，以 0 结束，且费用不得递减。',
      '단계는 남은 일수가 많은 순서로 0까지 이어져야 하며, 수수료가 줄어들 수 없습니다.',
      'Peringkat disusun daripada hari terbanyak hingga 0 dan tidak menjadi lebih murah.',
    ]);
  });

  test('that contradict each other are refused, even when changed concurrently', async () => {
    await update('boardingClosesMinutes', 15);
    await update('salesCloseMinutes', 60);
    const refused = await update('boardingClosesMinutes', 90);
    expect(refused).toMatchObject({
      status: 422,
      data: { fields: { value: expect.stringContaining('Close sales at the same time or earlier') } },
    });
    expect(await loadSettings(db)).toMatchObject({ boardingClosesMinutes: 15 });
    expect((await update('salesCloseMinutes', 120)).status).toBe(200);
    expect((await update('boardingClosesMinutes', 90)).status).toBe(200);
    expect((await update('boardingOpensMinutes', 90)).data.fields.value).toContain('before it opens');
    const both = await Promise.all([update('boardingClosesMinutes', 110), update('salesCloseMinutes', 100)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await update('boardingClosesMinutes', 15);
    await update('salesCloseMinutes', 30);
  });

  test('require settings.read and settings.manage', async () => {
    expect((await call('GET', '/config/queryList', gate)).status).toBe(403);
    expect((await call('GET', '/config/queryList')).status).toBe(401);
    expect((await add('productTitle', 'Mine', reader)).status).toBe(403);
    expect((await update('productTitle', 'Mine', reader)).status).toBe(403);
    expect((await update('productTitle', 'Mine', { ...gate, headers: {} as never })).status).toBe(401);
    expect((await loadSettings(db)).productTitle).toBe('Selat Cruises');
  });
});

describe('the time of use', () => {
  test('is a string with the date in words, for signed-in staff', async () => {
    expect(await call('GET', '/config/getUseTime', gate)).toMatchObject({
      code: 200,
      data: 'Fri 31 Dec 2027',
    });
    await update('useUntil', '2028-02-29');
    const read = async (language: string) => {
      const headers = { ...gate.headers, Cookie: `language=${language}` };
      return (await call('GET', '/config/getUseTime', { headers })).data;
    };
    expect(await read('en')).toBe('Tue 29 Feb 2028');
    expect(await read('zh')).toBe('2028年2月29日周二');
    expect(await read('ko')).toBe('2028년 2월 29일 (화)');
  });

  test('is refused to others', async () => {
    const customer = await signInCustomer(testApp);
    expect((await call('GET', '/config/getUseTime')).status).toBe(401);
    expect((await call('GET', '/config/getUseTime', customer)).status).toBe(403);
  });
});

test('the public settings are open to everybody, and no others', async () => {
  await update('contactPhone', '+60 3-1111 2222');
  const { status, data } = await call('GET', '/settings/public');
  expect(status).toBe(200);
  expect(data).toMatchObject({ operatorName: 'Selat Cruises', contactPhone: '+60 3-1111 2222' });
  expect(Object.keys(data).sort()).toEqual(
    [
      'amendmentDays',
      'brandColor',
      'cancellationLadder',
      'contactEmail',
      'contactPhone',
      'currency',
      'heroHeading',
      'heroPicture',
      'heroText',
      'holdMinutes',
      'houseReferralCode',
      'legalAddress',
      'legalName',
      'logo',
      'operatorName',
      'personalDataYears',
      'phoneCountry',
      'productTitle',
      'registration',
      'roundsCash',
      'tagline',
      'timeZone',
    ].sort(),
  );
});
