import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';

/** Whom a letter about an account goes to, and in which language. */
export interface AccountName {
  id: string;
  username: string;
  realName: string;
  email: string | null;
  language: Language;
  active: boolean;
}

/** An e-mail address or a phone, written as `emailAddress` and `normalisePhone` do. */
export interface ContactPoint {
  channel: 'email' | 'sms';
  recipient: string;
}
