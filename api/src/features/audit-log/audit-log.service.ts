import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { AuditEntry, AuditQuery } from '@gangway/shared/contract/office/system/audit.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import type { Data } from '../../lib/http/context.ts';
import { findArchivedUntil } from './audit-archives.repository.ts';
import { findAuditPage, findNames } from './audit-log.repository.ts';
import { namedDetail, type RowReference, referencesIn } from './named-details.rules.ts';

const keyOf = ({ entity, id }: RowReference): string => `${entity} ${id}`;

/** One page of the audit log, with names instead of ids in the details (R420), and what is not in it any more (R472). */
export async function readAuditPage({ db }: Pick<Data, 'db'>, query: AuditQuery, language: Language) {
  const page = await findAuditPage(db, query, operatorTimeZone(), language);
  const references = referencesIn(page.items);
  const found = await findNames(db, references, language);
  const names = new Map(references.map((reference, index) => [keyOf(reference), found[index]]));
  const items = page.items.map(
    (entry): AuditEntry => ({
      ...entry,
      detail: namedDetail(entry, reference => names.get(keyOf(reference))),
    }),
  );
  const archivedUntil = (await findArchivedUntil(db))?.toISOString() ?? null;
  return { ...page, items, archivedUntil };
}
