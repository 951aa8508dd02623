import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OfficeLanguage, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import i18next, { type i18n } from 'i18next';

/** A text of the back office by its key, `orders:cancel.title`, without values. Throws if it is missing. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The back office's own texts, so that controls are found by their labels in either language. */
export async function loadWords(): Promise<Record<OfficeLanguage, Say>> {
  const texts = i18next.createInstance();
  await texts.init({ fallbackLng: false, interpolation: { escapeValue: false }, resources: {} });
  for (const language of officeLanguages) {
    const folder = join(import.meta.dirname, '../../../shared/i18n', language);
    const textFiles = readdirSync(join(folder, 'office'), { recursive: true, encoding: 'utf8' });
    const files = textFiles.filter(name => name.endsWith('.ts')).map(name => join(folder, 'office', name));
    for (const file of [...files, join(folder, 'prescribed.ts')]) await addFile(texts, language, file);
  }
  const sayers = officeLanguages.map(language => [language, sayerOf(texts, language)]);
  return Object.fromEntries(sayers) as Record<OfficeLanguage, Say>;
}

async function addFile(texts: i18n, language: OfficeLanguage, file: string): Promise<void> {
  const namespace = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
  texts.addResourceBundle(language, namespace, (await import(pathToFileURL(file).href)).default);
}

function sayerOf(texts: i18n, lng: OfficeLanguage): Say {
  return (key, values = {}) => {
    if (!texts.exists(key, { lng, ...values })) throw new Error(`no text: ${lng} ${key}`);
    return texts.t(key, { lng, ...values, skipInterpolation: Object.keys(values).length === 0 });
  };
}
