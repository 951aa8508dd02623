import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { ink } from '../../lib/documents/ink.ts';
import { MARGIN, PAGE, small, tablePdf } from '../../lib/documents/table-document.ts';
import type { Typesetter } from '../../lib/documents/typesetter.ts';
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
  const t = textsIn(language);
  const title = `${t('reports:manifest.title')}, ${manifest.sailing.ship}, ${manifest.sailing.date}`;
  const columns = manifestColumns(language, manifest.route).filter(({ share }) => share > 0);
  return tablePdf({
    language,
    title,
    operator,
    columns,
    rows: manifest.passengers.map((passenger, index) =>
      columns.map(({ cell }) => String(cell(passenger, index + 1) ?? '')),
    ),
    drawHead: (type, page, pages) => drawHead(type, manifest, language, { operator, now, page, pages }),
  });
}

function drawHead(
  type: Typesetter,
  { sailing, passengers, local, foreign, boarded, complete }: Manifest,
  language: Language,
  { operator, now, page, pages }: { operator: string; now: Date; page: number; pages: number },
): void {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number>) =>
    texts(`reports:manifest.${key}`, params);
  const number = passengers.length;
  const voyage = `${sailing.ship}  ·  ${textIn(sailing.departure.name, language)} – ${textIn(sailing.destination.name, language)}  ·  ${writeDateTime(sailing.departsAt, language)}`;
  type.line(t('title', {}), MARGIN, MARGIN + 16, { voice: 'display', size: 16, color: ink.abyss });
  type.line(voyage, MARGIN, MARGIN + 34, { voice: 'strong', size: 10, color: ink.ink });
  type.line(t('summary', { number, local, foreign, boarded }), MARGIN, MARGIN + 48, small);
  const right = PAGE[0] - MARGIN;
  type.line(operator, right, MARGIN + 16, small, 'right');
  type.line(t('printed', { time: writeDateTime(now, language) }), right, MARGIN + 34, small, 'right');
  type.line(t('completeness', { complete, number }), right, MARGIN + 48, small, 'right');
  type.line(t('page', { page, pages }), right, PAGE[1] - MARGIN / 2, small, 'right');
}
