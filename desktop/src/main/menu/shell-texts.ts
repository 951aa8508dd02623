import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import en from '@gangway/shared/i18n/en/office/system/shell.ts';
import zh from '@gangway/shared/i18n/zh/office/system/shell.ts';

/** The texts of the shell; the page has its own texts. */
export const shellTexts = { en, zh };

/** The shell's language: the computer's, if the office has it. */
export const shellLanguage = (locale: string): OfficeLanguage =>
  locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
