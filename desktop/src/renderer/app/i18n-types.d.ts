import type frame from '@gangway/shared/i18n/en/office/system/frame.ts';
import type login from '@gangway/shared/i18n/en/office/system/login.ts';
import type secondFactor from '@gangway/shared/i18n/en/office/system/second-factor.ts';
import type templateList from '@gangway/shared/i18n/en/office/system/template-list.ts';
import type { ScreenTexts } from './menu/screens.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: ScreenTexts & {
      frame: typeof frame;
      login: typeof login;
      'second-factor': typeof secondFactor;
      'template-list': typeof templateList;
    };
  }
}
