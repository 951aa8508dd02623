import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import en from '@gangway/shared/i18n/en/office/system/shell.ts';
import zh from '@gangway/shared/i18n/zh/office/system/shell.ts';

/** What the shell says by itself; its page has texts of its own. */
export const shellTexts = { en, zh };

/** The shell's language: that of the computer, where the office speaks it. */
export const shellLanguage = (locale: string): OfficeLanguage =>
  locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
