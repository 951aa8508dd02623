import { createHash } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  CreatedSailings,
  ImportColumn,
  ImportFinding,
  ImportPreview,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingClash } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { answerOnce } from '../../../lib/http/idempotency.repository.ts';
import { textsIn } from '../../../lib/texts.ts';
import { listSailingOptions } from '../office/office-sailings.service.ts';
import { describeClash } from '../planning/clash-sentences.texts.ts';
import { findClashes, makeSailings, namesIn } from '../planning/planning.service.ts';
import { letterOf, readSeason, type Season } from './read-season.rules.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The cell that a clash is shown at. */
const columnOf: Partial<Record<SailingClash['code'], ImportColumn>> = {
  'ship-maintenance': 'ship',
  'ship-decommissioned': 'ship',
  'route-inactive': 'destination',
  'fares-missing': 'adult',
  'capacity-above-ship': 'capacity',
  'times-overlap': 'departs',
  'overlap-in-plan': 'departs',
  'ship-elsewhere': 'departure',
};

/**
 * All errors that prevent the import of a season's sheet, and warnings. Nothing is written.
 *
 * @throws AppError `season-unreadable`, `season-too-long`
 */
export async function previewSeason(
  { db, clock }: Needs,
  bytes: Buffer,
  language: Language,
): Promise<ImportPreview> {
  const season = readSeason(bytes, await listSailingOptions(db), language);
  const findings = [...season.findings, ...(await findClashesIn(db, season, clock.now(), language))];
  const order = (finding: ImportFinding) => finding.row * 100 + (finding.letter?.charCodeAt(0) ?? 0);
  findings.sort((a, b) => order(a) - order(b));
  const refused = new Set(findings.filter(({ severity }) => severity === 'refusal').map(({ row }) => row));
  const dates = season.rows.flatMap(({ draft }) => (draft ? [draft.date] : [])).sort();
  return {
    rows: season.rows.length,
    refused: season.rows.filter(({ row }) => refused.has(row)).length,
    findings,
    preview: season.rows.map(({ draft: _, ...row }) => ({ ...row, refused: refused.has(row.row) })),
    from: dates[0] ?? null,
    until: dates.at(-1) ?? null,
  };
}

/**
 * Makes every sailing of a season's sheet, or none; sent again with its key, it has been done already.
 *
 * @throws AppError `season-unreadable`, `season-too-long`, `season-refused` where a row cannot be made (any more)
 */
export function importSeason(
  deps: Needs,
  caller: StaffCaller,
  { bytes, key, language }: { bytes: Buffer; key: string; language: Language },
): Promise<CreatedSailings> {
  const file = createHash('sha256').update(bytes).digest('hex');
  return answerOnce(deps, { owner: actorOf(caller), key, request: { call: 'season', file } }, async trx => {
    const season = readSeason(bytes, await listSailingOptions(trx), language);
    const drafts = season.rows.flatMap(({ draft }) => (draft ? [draft] : []));
    const unread = new Set(season.findings.map(({ row }) => row)).size;
    const dates = drafts.map(({ date }) => date).sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (season.findings.length > 0 || !first || !last)
      throw new AppError('season-refused', { params: { count: unread } });
    const result = await makeSailings(trx, drafts, deps.clock.now(), 'season');
    if ('refused' in result) {
      const count = result.refused.filter(clashes => clashes.length > 0).length;
      throw new AppError('season-refused', { params: { count } });
    }
    return { created: result.made.length, first, last };
  });
}

async function findClashesIn(
  db: Connection,
  season: Season,
  now: Date,
  language: Language,
): Promise<ImportFinding[]> {
  const readable = season.rows.flatMap(({ row, draft }) => (draft ? [{ row, draft }] : []));
  const clashes = await findClashes(
    db,
    readable.map(({ draft }) => draft),
    now,
  );
  const t = textsIn(language);
  const names = await namesIn(db, language, index => t('season.row', { row: readable[index]?.row ?? 0 }));
  return readable.flatMap(({ row }, index) =>
    (clashes[index] ?? []).map(clash => {
      const column = columnOf[clash.code] ?? 'date';
      const { severity, message } = describeClash(clash, names);
      return { row, column, letter: letterOf(season.places, column), severity, message };
    }),
  );
}
