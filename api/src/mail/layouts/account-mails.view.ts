import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { writeDateTime, writeTime } from '@gangway/shared/i18n/dates.ts';
import type { AccountName } from '../../accounts/customers/reachable-account.types.ts';
import type { CodeDetails } from '../../accounts/one-time-codes/check-code.service.ts';
import { textsIn } from '../../lib/texts.ts';
import type { MailContent } from './mail-content.types.ts';

/** The data of mails about accounts. */
export interface AccountMailData {
  settings: Settings;
  publicUrl: string;
  language: Language;
}

/** The requested code. Without a name, because the requester may not own the address. */
export function verificationCodeMail(data: AccountMailData, code: CodeDetails, digits: string): MailContent {
  const { t, frame } = mailParts(data);
  const { operatorName } = data.settings;
  return {
    ...frame,
    subject: t('verificationCode.subject', { code: digits, operator: operatorName }),
    heading: t('verificationCode.heading'),
    greeting: t('hello'),
    paragraphs: [t(`verificationCode.${code.purpose}`)],
    facts: [
      { label: t('verificationCode.code'), lines: [digits] },
      { label: t('verificationCode.validUntil'), lines: [writeTime(code.expiresAt)] },
    ],
    afterwards: [t('verificationCode.secret')],
    action: null,
  };
}

/** A code was requested for an address that already has an account; this mail goes to its owner. */
export function accountExistsMail(data: AccountMailData, owner: AccountName): MailContent {
  const { t, frame, greet, usernameOf } = mailParts(data);
  return {
    ...frame,
    subject: t('accountExists.subject', { operator: data.settings.operatorName }),
    heading: t('accountExists.heading'),
    greeting: greet(owner),
    paragraphs: [t('accountExists.intro')],
    facts: [usernameOf(owner)],
    afterwards: [t('accountExists.afterwards')],
    action: { label: t('accountExists.action'), url: `${data.publicUrl}/login` },
  };
}

export function passwordChangedMail(data: AccountMailData, owner: AccountName, changedAt: Date): MailContent {
  const { t, frame, greet, usernameOf } = mailParts(data);
  return {
    ...frame,
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.heading'),
    greeting: greet(owner),
    paragraphs: [t('passwordChanged.intro', { at: writeDateTime(changedAt, data.language) })],
    facts: [usernameOf(owner)],
    afterwards: [t('passwordChanged.notYou')],
    action: { label: t('passwordChanged.action'), url: `${data.publicUrl}/login/passwordReset` },
  };
}

/**
 * The link for setting a password. Its secret is in the fragment (`#`), so that no server, including ours, logs it.
 */
export function passwordLinkMail(
  data: AccountMailData,
  owner: AccountName,
  kind: 'account-opened' | 'password-link',
  { token, expiresAt }: { token: string; expiresAt: Date },
): MailContent {
  const { t, frame, greet, usernameOf } = mailParts(data);
  const text = kind === 'account-opened' ? 'accountOpened' : 'passwordLink';
  const until = { label: t('passwordLink.validUntil'), lines: [writeDateTime(expiresAt, data.language)] };
  return {
    ...frame,
    subject: t(`${text}.subject`, { operator: data.settings.operatorName }),
    heading: t(`${text}.heading`),
    greeting: greet(owner),
    paragraphs: [t(`${text}.intro`, { operator: data.settings.operatorName })],
    facts: [usernameOf(owner), until],
    afterwards: [t('passwordLink.secret')],
    action: { label: t('passwordLink.action'), url: `${data.publicUrl}/login/password#${token}` },
  };
}

/** Goes to the replaced address. */
export function emailChangedMail(data: AccountMailData, owner: AccountName, changedAt: Date): MailContent {
  const { t, frame, greet, usernameOf } = mailParts(data);
  return {
    ...frame,
    subject: t('emailChanged.subject'),
    heading: t('emailChanged.heading'),
    greeting: greet(owner),
    paragraphs: [t('emailChanged.intro', { at: writeDateTime(changedAt, data.language) })],
    facts: [usernameOf(owner)],
    afterwards: [t('emailChanged.notYou')],
    action: { label: t('emailChanged.action'), url: `${data.publicUrl}/login` },
  };
}

/** Goes to a system user whose account somebody tries to enter. The back office has no address that every workplace opens. */
export function failedLoginsMail(
  data: AccountMailData,
  user: Named,
  failures: number,
  noticedAt: Date,
): MailContent {
  const { t, frame, greet, usernameOf } = mailParts(data);
  return {
    ...frame,
    subject: t('failedLogins.subject', { operator: data.settings.operatorName }),
    heading: t('failedLogins.heading'),
    greeting: greet(user),
    paragraphs: [
      t('failedLogins.intro', {
        failures: String(failures),
        at: writeDateTime(noticedAt, data.language),
      }),
    ],
    facts: [usernameOf(user)],
    afterwards: [t('failedLogins.notYou')],
    action: null,
  };
}

/** Whom a mail greets. */
type Named = Pick<AccountName, 'realName' | 'username'>;

/** The common parts of all mails about an account. */
function mailParts({ settings, language }: AccountMailData) {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string> = {}): string =>
    texts(`mails:account.${key}`, params);
  const { operatorName: operator, contactPhone: phone, contactEmail: email } = settings;
  return {
    t,
    greet: ({ realName, username }: Named) => texts('mails:common.greeting', { name: realName || username }),
    usernameOf: ({ username }: Named) => ({ label: t('username'), lines: [username] }),
    frame: {
      language,
      session: 'daytime',
      sessionName: null,
      operator,
      closing: texts('mails:common.closing'),
      help: texts('mails:common.help', { phone, email }),
      reason: t('automatic', { operator }),
    } satisfies Partial<MailContent>,
  };
}
