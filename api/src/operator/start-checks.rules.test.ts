import { type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { expect, test } from 'vitest';
import { findingsOf, type Installation } from './start-checks.rules.ts';

const now = new Date('2026-11-20T02:00:00Z');
const defaults = Object.fromEntries(
  Object.entries(settingSchemas).map(([key, schema]) => [key, schema.parse(undefined)]),
) as Settings;
const settings: Settings = {
  ...defaults,
  operatorName: 'Baltic Day Lines',
  productTitle: 'Baltic Day Lines',
  contactEmail: 'hello@baltic.example',
  contactPhone: '+358 2 123 4567',
  houseReferralCode: 'BALTIC',
};
const sound: Installation = {
  publicUrl: 'https://tickets.example.com',
  hasMailServer: true,
  hasBackupPassphrase: true,
  keepsOwnKey: true,
  lastBackupAt: new Date('2026-11-19T19:00:00Z'),
  published: [],
  settings,
  now,
  databaseNow: now,
};

test('a sound installation has no findings (R451)', () => {
  expect(findingsOf(sound)).toEqual([]);
});

test.each<[string, Partial<Installation>, RegExp]>([
  [
    'an address without TLS',
    { publicUrl: 'http://tickets.example.com' },
    /^PUBLIC_URL is http:.*set PUBLIC_URL/,
  ],
  ['published passwords', { published: ['admin', 'gate'] }, /^The passwords of admin, gate are published/],
  ['a wrong clock', { databaseNow: new Date('2026-11-20T02:01:15Z') }, /differ by 75 seconds.*NTP/],
])('%s is refused (R451)', (_case, changes, sentence) => {
  expect(findingsOf({ ...sound, ...changes })).toEqual([
    { isRefusal: true, sentence: expect.stringMatching(sentence) },
  ]);
});

test.each<[string, Partial<Installation>, RegExp]>([
  ['a clock that is slow', { databaseNow: new Date('2026-11-20T02:00:05Z') }, /differ by 5 seconds/],
  ['no mail server', { hasMailServer: false }, /^There is no SMTP_URL/],
  [
    'an old backup',
    { lastBackupAt: new Date('2026-11-17T19:00:00Z') },
    /^The last backup was made on 2026-11-17: see/,
  ],
  ['no backup', { lastBackupAt: null, keepsOwnKey: false }, /^There is no backup: see in the log/],
  [
    'no backup that could be made',
    { lastBackupAt: null, keepsOwnKey: false, hasBackupPassphrase: false },
    /^There is no backup: set BACKUP_PASSPHRASE/,
  ],
  [
    'settings of the sample operator',
    { settings: { ...settings, operatorName: 'Selat Cruises', houseReferralCode: 'SELAT' } },
    /: operatorName, houseReferralCode\. Set your own/,
  ],
])('%s is a warning (R451)', (_case, changes, sentence) => {
  expect(findingsOf({ ...sound, ...changes })).toEqual([
    { isRefusal: false, sentence: expect.stringMatching(sentence) },
  ]);
});

test('a key that is in the data folder alone is a warning beside that of the backup (R451)', () => {
  expect(findingsOf({ ...sound, lastBackupAt: null }).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^There is no backup/),
    expect.stringMatching(/^The master key, .* nowhere else/),
  ]);
});
