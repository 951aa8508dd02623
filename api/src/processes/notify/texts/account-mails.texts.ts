import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { writeDateTime, writeTime } from '@gangway/shared/i18n/dates.ts';
import type { CodeDetails } from '../../../accounts/one-time-codes/read-code.service.ts';
import type { AccountName } from '../../../features/customers/contacts/reachable-account.types.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { Letter } from './mail-content.types.ts';

/** What the letters about accounts are written from. */
export interface AccountMatter {
  settings: Settings;
  publicUrl: string;
  language: Language;
}

/** The code that was asked for. The name is left out: whoever asked may not be who owns the address. */
export function verificationCodeLetter(matter: AccountMatter, code: CodeDetails, digits: string): Letter {
  const { t, frame } = draft(matter);
  const { operatorName } = matter.settings;
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

/** Somebody wanted a code for an address that an account has; only its owner reads this. */
export function accountExistsLetter(matter: AccountMatter, owner: AccountName): Letter {
  const { t, frame, greet, usernameOf } = draft(matter);
  return {
    ...frame,
    subject: t('accountExists.subject', { operator: matter.settings.operatorName }),
    heading: t('accountExists.heading'),
    greeting: greet(owner),
    paragraphs: [t('accountExists.intro')],
    facts: [usernameOf(owner)],
    afterwards: [t('accountExists.afterwards')],
    action: { label: t('accountExists.action'), url: `${matter.publicUrl}/login` },
  };
}

export function passwordChangedLetter(matter: AccountMatter, owner: AccountName, changedAt: Date): Letter {
  const { t, frame, greet, usernameOf } = draft(matter);
  return {
    ...frame,
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.heading'),
    greeting: greet(owner),
    paragraphs: [t('passwordChanged.intro', { at: writeDateTime(changedAt, matter.language) })],
    facts: [usernameOf(owner)],
    afterwards: [t('passwordChanged.notYou')],
    action: { label: t('passwordChanged.action'), url: `${matter.publicUrl}/login/passwordReset` },
  };
}

/**
 * The link by which somebody chooses a password. Its secret stands behind a `#`: no server on the way, ours among them,
 * writes it into a log.
 */
export function passwordLinkLetter(
  matter: AccountMatter,
  owner: AccountName,
  kind: 'account-opened' | 'password-link',
  { token, expiresAt }: { token: string; expiresAt: Date },
): Letter {
  const { t, frame, greet, usernameOf } = draft(matter);
  const text = kind === 'account-opened' ? 'accountOpened' : 'passwordLink';
  const until = { label: t('passwordLink.validUntil'), lines: [writeDateTime(expiresAt, matter.language)] };
  return {
    ...frame,
    subject: t(`${text}.subject`, { operator: matter.settings.operatorName }),
    heading: t(`${text}.heading`),
    greeting: greet(owner),
    paragraphs: [t(`${text}.intro`, { operator: matter.settings.operatorName })],
    facts: [usernameOf(owner), until],
    afterwards: [t('passwordLink.secret')],
    action: { label: t('passwordLink.action'), url: `${matter.publicUrl}/login/password#${token}` },
  };
}

/** Goes to the address that gave way. */
export function emailChangedLetter(matter: AccountMatter, owner: AccountName, changedAt: Date): Letter {
  const { t, frame, greet, usernameOf } = draft(matter);
  return {
    ...frame,
    subject: t('emailChanged.subject'),
    heading: t('emailChanged.heading'),
    greeting: greet(owner),
    paragraphs: [t('emailChanged.intro', { at: writeDateTime(changedAt, matter.language) })],
    facts: [usernameOf(owner)],
    afterwards: [t('emailChanged.notYou')],
    action: { label: t('emailChanged.action'), url: `${matter.publicUrl}/login` },
  };
}

/** What every mail about an account has in common. */
function draft({ settings, language }: AccountMatter) {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string> = {}): string =>
    texts(`documents:accountMail.${key}`, params);
  const { operatorName: operator, contactPhone: phone, contactEmail: email } = settings;
  return {
    t,
    greet: ({ realName, username }: AccountName) =>
      texts('documents:mail.greeting', { name: realName || username }),
    usernameOf: ({ username }: AccountName) => ({ label: t('username'), lines: [username] }),
    frame: {
      language,
      session: 'daytime',
      sessionName: null,
      operator,
      closing: texts('documents:mail.closing'),
      help: texts('documents:mail.help', { phone, email }),
      reason: t('automatic', { operator }),
    } satisfies Partial<Letter>,
  };
}
