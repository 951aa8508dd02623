import { createHash } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  CreatedSailings,
  ImportChoices,
  ImportColumn,
  ImportFinding,
  ImportPreview,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingClash } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { answerOnce } from '../../../lib/http/idempotency.repository.ts';
import { textsIn } from '../../../lib/texts.ts';
import { listSailingOptions } from '../office/office-sailings.service.ts';
import { describeClash } from '../planning/clash-sentences.texts.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';
import { findClashes, makeSailings, namesIn } from '../planning/planning.service.ts';
import { letterOf, readSeason, type Season } from './read-season.rules.ts';
import { findUnchanged } from './unchanged-sailings.service.ts';

/** The column that shows a clash. */
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

/** An uploaded season's sheet, and the choices that the sheet does not contain. */
export interface SentSeason extends ImportChoices {
  bytes: Buffer;
  language: Language;
}

/**
 * All errors that prevent the import of a season's sheet, and warnings. Nothing is written. Rows whose sailing already exists
 * unchanged are neither.
 *
 * @throws AppError `season-unreadable`, `season-too-long`
 */
export async function previewSeason({ db, clock }: Data, sent: SentSeason): Promise<ImportPreview> {
  const season = await readSent(db, sent);
  const unchanged = await findUnchanged(db, draftsOf(season));
  const isUnchanged = ({ draft }: Season['rows'][number]) => draft !== undefined && unchanged.has(draft);
  const planned = { ...season, rows: season.rows.filter(row => !isUnchanged(row)) };
  const findings = [...season.findings, ...(await findClashesIn(db, planned, clock.now(), sent.language))];
  const order = (finding: ImportFinding) => finding.row * 100 + (finding.letter?.charCodeAt(0) ?? 0);
  findings.sort((a, b) => order(a) - order(b));
  const refused = new Set(findings.filter(({ severity }) => severity === 'refusal').map(({ row }) => row));
  const dates = draftsOf(season)
    .map(({ date }) => date)
    .sort();
  return {
    rows: season.rows.length,
    refused: season.rows.filter(({ row }) => refused.has(row)).length,
    findings,
    unchanged: season.rows.filter(row => isUnchanged(row) && !refused.has(row.row)).length,
    preview: season.rows.map(row => {
      const isRefused = refused.has(row.row);
      return {
        row: row.row,
        cells: row.cells,
        refused: isRefused,
        unchanged: !isRefused && isUnchanged(row),
      };
    }),
    dateOrder: season.dateOrder,
    from: dates[0] ?? null,
    until: dates.at(-1) ?? null,
  };
}

/**
 * Creates every new sailing of a season's sheet, or none, once per key.
 *
 * @throws AppError `season-unreadable`, `season-too-long`, `season-date-order` where dates are ambiguous and no order was chosen,
 * `season-refused` where a row cannot be created (any more)
 */
export function importSeason(
  deps: Data,
  caller: StaffCaller,
  { key, ...sent }: SentSeason & { key: string },
): Promise<CreatedSailings> {
  const file = createHash('sha256').update(sent.bytes).digest('hex');
  const request = { call: 'season', file, dateOrder: sent.dateOrder };
  return answerOnce(deps, { owner: actorOf(caller), key, request }, async trx => {
    const season = await readSent(trx, sent);
    const drafts = draftsOf(season);
    const unread = new Set(season.findings.map(({ row }) => row)).size;
    const dates = drafts.map(({ date }) => date).sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (season.dateOrder?.chosen === null) throw new AppError('season-date-order');
    if (season.findings.length > 0 || !first || !last)
      throw new AppError('season-refused', { params: { count: unread } });
    const unchanged = await findUnchanged(trx, drafts);
    const newDrafts = drafts.filter(draft => !unchanged.has(draft));
    if (newDrafts.length === 0) return { created: 0, first, last };
    const result = await makeSailings(trx, newDrafts, deps.clock.now(), 'season');
    if ('refused' in result) {
      const count = result.refused.filter(clashes => clashes.length > 0).length;
      throw new AppError('season-refused', { params: { count } });
    }
    return { created: result.made.length, first, last };
  });
}

const readSent = async (db: Connection, { bytes, language, dateOrder }: SentSeason): Promise<Season> =>
  readSeason(bytes, { catalogue: await listSailingOptions(db), language, dateOrder });

const draftsOf = ({ rows }: Season): SailingDraft[] => rows.flatMap(({ draft }) => (draft ? [draft] : []));

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
      return { row, column, letter: letterOf(season.columnIndexes, column), severity, message };
    }),
  );
}
