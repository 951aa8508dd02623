import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@gangway/shared/i18n/en/office/system/audit-log.ts';
import { expect, test } from 'vitest';

const api = join(import.meta.dirname, '../../../../../api/src');

/** The actions that the API writes into the audit log, as its source says. */
const actions = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .flatMap(name => [
    ...readFileSync(join(api, name), 'utf8').matchAll(/writeAudit\([^;]*?action: ([^,}]+)/gs),
  ])
  .flatMap(([, written = '']) =>
    [...written.matchAll(/(?:^|[?:] )'([\w-]+)'/g)].map(([, action]) => action ?? ''),
  );

test('every action of the audit log has words, so that none is spelled out from its English name', () => {
  expect(actions.length).toBeGreaterThan(50);
  expect(actions.filter(action => !(action in en.actions))).toEqual([]);
});
