import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';

/** The recipient of a mail about an account, and its language. */
export interface AccountName {
  id: string;
  username: string;
  realName: string;
  email: string | null;
  language: Language;
  active: boolean;
}

/** An e-mail address or a phone, in the form of `emailAddress` and `phoneNumber`. */
export interface ContactPoint {
  channel: 'email' | 'sms';
  recipient: string;
}
