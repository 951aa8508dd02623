import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import type { CodeDetails } from '../../../accounts/one-time-codes/read-code.service.ts';
import type { AccountName } from '../../../features/customers/contacts/reachable-account.types.ts';
import {
  accountExistsLetter,
  emailChangedLetter,
  passwordChangedLetter,
  verificationCodeLetter,
} from './account-mails.texts.ts';
import { letterHtml } from './mail-html.texts.ts';
import { letterText } from './mail-plain.texts.ts';

const settings = Object.fromEntries(
  Object.entries(settingSchemas).map(([key, schema]) => [key, schema.parse(undefined)]),
) as Settings;
const owner: AccountName = {
  id: 'a',
  username: 'weiming',
  realName: '陈伟明 <b>',
  email: 'weiming@example.com',
  language: 'zh',
  active: true,
};
const at = new Date('2026-11-20T02:00:00Z');
const code = (purpose: CodeDetails['purpose']): CodeDetails => ({
  purpose,
  channel: 'email',
  recipient: 'weiming@example.com',
  customerId: null,
  language: 'en',
  expiresAt: at,
  usedAt: null,
  replacedRecipient: null,
});

describe.each(languages)('letters about accounts: %s', language => {
  const matter = { settings, publicUrl: 'https://tickets.example', language };
  test.each([
    ['registration', verificationCodeLetter(matter, code('registration'), '012345'), '012345'],
    ['reset', verificationCodeLetter(matter, code('password-reset'), '012345'), '10:00'],
    ['e-mail', verificationCodeLetter(matter, code('email-change'), '012345'), '012345'],
    ['account exists', accountExistsLetter(matter, owner), 'https://tickets.example/login'],
    ['password changed', passwordChangedLetter(matter, owner, at), '/login/passwordReset'],
    ['e-mail changed', emailChangedLetter(matter, owner, at), 'weiming'],
  ])('%s: whole in text and HTML', (_, letter, said) => {
    const [text, html] = [letterText(letter), letterHtml(letter)];
    for (const written of [letter.subject, text, html])
      expect(written).not.toMatch(/\{\{|accountMail|undefined|null/);
    expect(text).toContain(said);
    expect(html).toContain(said);
    expect(html).not.toContain('陈伟明 <b>');
    expect(html).toContain(`<html lang="${language}">`);
  });
});
