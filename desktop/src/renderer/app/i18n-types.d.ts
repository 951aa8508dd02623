import type frame from '@gangway/shared/i18n/en/office/frame.ts';
import type login from '@gangway/shared/i18n/en/office/login.ts';
import type templateList from '@gangway/shared/i18n/en/office/template-list.ts';
import type { ScreenTexts } from './menu/screens.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: ScreenTexts & {
      frame: typeof frame;
      login: typeof login;
      'template-list': typeof templateList;
    };
  }
}
