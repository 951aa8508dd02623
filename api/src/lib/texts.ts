import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { languages } from '@gangway/shared/contract/vocabulary.ts';
import enDocuments from '@gangway/shared/i18n/en/documents.ts';
import enErrors from '@gangway/shared/i18n/en/errors.ts';
import enReports from '@gangway/shared/i18n/en/reports.ts';
import enSandbox from '@gangway/shared/i18n/en/sandbox.ts';
import koDocuments from '@gangway/shared/i18n/ko/documents.ts';
import koErrors from '@gangway/shared/i18n/ko/errors.ts';
import koReports from '@gangway/shared/i18n/ko/reports.ts';
import koSandbox from '@gangway/shared/i18n/ko/sandbox.ts';
import zhDocuments from '@gangway/shared/i18n/zh/documents.ts';
import zhErrors from '@gangway/shared/i18n/zh/errors.ts';
import zhReports from '@gangway/shared/i18n/zh/reports.ts';
import zhSandbox from '@gangway/shared/i18n/zh/sandbox.ts';
import i18next, { type TFunction } from 'i18next';

const instance = i18next.createInstance();
await instance.init({
  fallbackLng: 'en',
  supportedLngs: languages,
  ns: ['errors', 'documents', 'sandbox', 'reports'],
  defaultNS: 'errors',
  interpolation: { escapeValue: false },
  resources: {
    en: { errors: enErrors, documents: enDocuments, sandbox: enSandbox, reports: enReports },
    zh: { errors: zhErrors, documents: zhDocuments, sandbox: zhSandbox, reports: zhReports },
    ko: { errors: koErrors, documents: koDocuments, sandbox: koSandbox, reports: koReports },
  },
});

/** Sentences of the API in one language; `errors` unless a namespace is named (`documents:mail.subject`). */
export function textsIn(language: Language): TFunction {
  return instance.getFixedT(language);
}
