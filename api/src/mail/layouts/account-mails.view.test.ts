import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import type { AccountName } from '../../accounts/customers/reachable-account.types.ts';
import type { CodeDetails } from '../../accounts/one-time-codes/check-code.service.ts';
import {
  accountExistsMail,
  emailChangedMail,
  failedLoginsMail,
  passwordChangedMail,
  verificationCodeMail,
} from './account-mails.view.ts';
import { mailColors, mailHtml } from './mail-html.view.ts';
import { mailText } from './mail-plain.view.ts';

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

describe.each(languages)('mails about accounts: %s', language => {
  const data = { settings, publicUrl: 'https://tickets.example', language };
  test.each([
    ['registration', verificationCodeMail(data, code('registration'), '012345'), '012345'],
    ['reset', verificationCodeMail(data, code('password-reset'), '012345'), '10:00'],
    ['e-mail', verificationCodeMail(data, code('email-change'), '012345'), '012345'],
    ['account exists', accountExistsMail(data, owner), 'https://tickets.example/login'],
    ['password changed', passwordChangedMail(data, owner, at), '/login/passwordReset'],
    ['failed log-ins', failedLoginsMail(data, owner, 20, at), '20'],
    ['e-mail changed', emailChangedMail(data, owner, at), 'weiming'],
  ])('%s: complete in text and HTML', (_, content, said) => {
    const [text, html] = [
      mailText(content),
      mailHtml(content, { colors: mailColors(settings), hasMark: false }),
    ];
    for (const written of [content.subject, text, html])
      expect(written).not.toMatch(/\{\{|\baccount\.\w|undefined|null/);
    expect(text).toContain(said);
    expect(html).toContain(said);
    expect(html).not.toContain('陈伟明 <b>');
    expect(html).toContain(`<html lang="${language}">`);
  });
});
