import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { tablePdf } from '../../lib/documents/table-document.ts';
import { textsIn } from '../../lib/texts.ts';
import type { Manifest } from './manifest.service.ts';
import { manifestColumns } from './manifest-columns.view.ts';

/** The content, its language, and the data of the heading. */
export interface ManifestFile {
  manifest: Manifest;
  language: Language;
  operator: string;
  now: Date;
}

/** The manifest as a PDF, for the harbor master and for head counts. */
export function manifestPdf({ manifest, language, operator, now }: ManifestFile): Promise<Buffer> {
  const { sailing, passengers, local, foreign, boarded, complete, route } = manifest;
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number> = {}) =>
    texts(`reports:manifest.${key}`, params);
  const number = passengers.length;
  const columns = manifestColumns(language, route).filter(({ share }) => share > 0);
  const ports = `${textIn(sailing.departure.name, language)} – ${textIn(sailing.destination.name, language)}`;
  return tablePdf({
    language,
    title: `${t('title')}, ${sailing.ship}, ${sailing.date}`,
    operator,
    head: {
      heading: t('title'),
      about: [
        `${sailing.ship}  ·  ${ports}  ·  ${writeDateTime(sailing.departsAt, language)}`,
        t('printed', { time: writeDateTime(now, language) }),
      ],
      sums: [t('summary', { number, local, foreign, boarded }), t('completeness', { complete, number })],
      numberOf: (page, pages) => t('page', { page, pages }),
    },
    columns,
    rows: passengers.map((passenger, index) =>
      columns.map(({ cell }) => String(cell(passenger, index + 1) ?? '')),
    ),
  });
}
