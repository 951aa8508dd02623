import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImports, type Violation } from './cruise.ts';
import { rules } from './rules.ts';

/** The name of a rule, a file that breaks it, and the import that does. */
const wrong: [rule: string, from: string, source: string][] = [
  ['no-circle-of-files', 'shared/art/sea.ts', `import './sky.ts';`],
  ['every-import-is-found', 'shared/domain/fares.ts', `import { gone } from './gone.ts';`],
  ['nothing-imports-scripts', 'api/src/lib/seeding.ts', `import { seed } from '../../../scripts/seed.ts';`],
  ['nothing-imports-scripts', 'api/test/a.test.ts', `import { seed } from '../../scripts/seed.ts';`],
  ['nothing-imports-scripts', 'storefront/e2e/a.spec.ts', `import { seed } from '../../scripts/seed.ts';`],
  ['nothing-imports-scripts', 'desktop/shots/a.ts', `import { seed } from '../../scripts/seed.ts';`],
  ['nothing-imports-scripts', 'desktop/vite.config.ts', `import { seed } from '../scripts/seed.ts';`],
  ['nothing-imports-scripts', 'shared/node/testing/a.ts', `import { seed } from '../../../scripts/seed.ts';`],
  [
    'no-tests-in-what-runs',
    'api/src/lib/tested.ts',
    `import { launch } from '../../test/support/launch.ts';`,
  ],
  ['no-tests-in-what-runs', 'desktop/src/station/own.ts', `import { fake } from './testing/fake.ts';`],
  ['no-tests-in-what-runs', 'storefront/build/icons.ts', `import { camera } from '../shots/camera.ts';`],
  ['scripts-without-tests', 'scripts/bench.ts', `import { launch } from '../api/test/support/launch.ts';`],
  ['no-tools-in-what-runs', 'storefront/src/lib/built.ts', `import { icons } from '../../build/icons.ts';`],
  ['no-tools-in-what-runs', 'desktop/src/kiosk/built.ts', `import config from '../../vite.config.ts';`],

  ['domain-is-pure', 'shared/domain/cookies.ts', `import { getCookie } from 'hono/cookie';`],
  ['domain-is-pure', 'shared/domain/files.ts', `import { readFileSync } from 'node:fs';`],
  ['domain-is-pure', 'shared/domain/spoken.ts', `import { t } from '../i18n/translation.ts';`],
  ['contract-describes-only', 'shared/contract/orders.ts', `import { fareOf } from '../domain/fares.ts';`],
  ['texts-show-nothing', 'shared/i18n/shown.ts', `import { draw } from '../art/draw.ts';`],
  ['shared-imports-no-other', 'shared/art/button.ts', `import '../../storefront/src/ui/button.tsx';`],
  ['controls-import-no-client', 'shared/ui/a.tsx', `import '../../storefront/src/ui/button.tsx';`],
  ['controls-import-no-client', 'shared/ui/b.tsx', `import type { LucideIcon } from 'lucide-react';`],
  ['controls-import-no-client', 'shared/ui/c.tsx', `import { join } from 'node:path';`],
  ['controls-import-no-client', 'shared/ui/d.tsx', `import '../node/disk.ts';`],
  ['clients-alone-show-controls', 'api/src/operator/c.service.ts', `import '@gangway/shared/ui/key.ts';`],
  ['clients-alone-show-controls', 'desktop/src/station/e.ts', `import '@gangway/shared/ui/key.ts';`],
  ['clients-alone-show-controls', 'shared/art/shown.ts', `import '../ui/key.ts';`],
  ['shared-runs-everywhere', 'shared/art/fonts.ts', `import { readFileSync } from 'node:fs';`],
  ['shared-node-needs-node-alone', 'shared/node/web.ts', `import { getCookie } from 'hono/cookie';`],

  ['rank-of-lib', 'api/src/lib/jobs.ts', `import { expire } from '../reservations/holds.service.ts';`],
  ['rank-of-lib', 'api/src/lib/named.ts', `import type { App } from '../app.ts';`],
  ['rank-of-operator', 'api/src/operator/a.service.ts', `import '../accounts/ledger.service.ts';`],
  ['rank-of-accounts', 'api/src/accounts/a.service.ts', `import '../reservations/holds.service.ts';`],
  ['rank-of-reservations', 'api/src/reservations/a.service.ts', `import '../features/orders/o.service.ts';`],
  ['rank-of-features', 'api/src/features/orders/a.job.ts', `import '../../processes/pay/pay.service.ts';`],
  ['rank-of-mail', 'api/src/mail/a.job.ts', `import '../processes/pay/pay.service.ts';`],
  ['rank-of-processes', 'api/src/processes/pay/a.job.ts', `import { createApp } from '../../app.ts';`],
  ['rank-of-site', 'api/src/site/a.service.ts', `import { createApp } from '../app.ts';`],
  [
    'documents-are-drawn-in-threads',
    'api/src/features/orders/a-files.service.ts',
    `import { rowsOf } from './a-document.view.ts';`,
  ],
  ['lib-knows-no-ship', 'api/src/lib/borrowed.ts', `import '../../../storefront/build/icons.ts';`],
  ['no-feature-to-feature', 'api/src/features/rooms/a.service.ts', `import '../orders/o.service.ts';`],
  [
    'no-feature-to-feature',
    'api/src/features/rooms/b.service.ts',
    `export { o } from '../orders/o.service.ts';`,
  ],
  [
    'no-feature-to-feature',
    'api/src/features/rooms/c.service.ts',
    `const orders = await import('../orders/o.service.ts');`,
  ],
  ['only-the-app-mounts-routes', 'api/src/processes/pay/b.routes.ts', `import './pay.routes.ts';`],
  [
    'processes-ask-services',
    'api/src/processes/pay/c.job.ts',
    `import '../../features/orders/o.repository.ts';`,
  ],
  ['audit-believes-nobody', 'api/src/audit/i1.ts', `import '../reservations/holds.service.ts';`],
  ['audit-stands-outside', 'api/src/features/health/a.service.ts', `import '../../audit/audit.ts';`],
  [
    'api-knows-no-client',
    'api/src/operator/b.service.ts',
    `import '../../../desktop/src/station/station.ts';`,
  ],

  [
    'clients-take-types-of-the-api',
    'storefront/src/lib/a.ts',
    `import { createApp } from '../../../api/src/app.ts';`,
  ],
  [
    'clients-take-types-of-the-api',
    'storefront/src/lib/b.ts',
    `import { type App, createApp } from '@gangway/api/src/app.ts';`,
  ],
  [
    'clients-take-types-of-the-api',
    'storefront/src/lib/c.ts',
    `import type { App } from '@gangway/api/src/app.ts';\nimport { createApp } from '@gangway/api/src/app.ts';`,
  ],
  ['clients-take-types-of-the-api', 'desktop/src/station/a.ts', `import '../../../api/src/app.ts';`],
  ['clients-take-types-of-the-api', 'desktop/src/station/b.ts', `export * from '../../../api/src/app.ts';`],
  [
    'storefront-alone',
    'storefront/src/lib/toasts.ts',
    `import '../../../desktop/src/renderer/ui/toasts.ts';`,
  ],
  [
    'the-vocabulary-as-types',
    'storefront/src/lib/z.ts',
    `import { idTypes } from '@gangway/shared/contract/base/vocabulary.ts';`,
  ],
  ['renderer-alone', 'desktop/src/renderer/lib/a.ts', `import '../../../../storefront/src/ui/button.tsx';`],
  ['renderer-alone', 'desktop/src/renderer/lib/b.ts', `import { open } from '../../station/station.ts';`],
  ['service-worker-alone', 'storefront/service-worker/a.ts', `import '../src/ui/button.tsx';`],
  ['the-bridge-as-types', 'desktop/src/renderer/lib/c.ts', `import { channels } from '../../bridge.ts';`],
  ['the-bridge-as-types', 'desktop/src/renderer/lib/d.ts', `import { codes } from '../../bridge-gate.ts';`],
  ['browsers-have-no-node', 'desktop/src/renderer/lib/e.ts', `import '@gangway/shared/node/disk.ts';`],
  ['browsers-have-no-node-modules', 'storefront/service-worker/b.ts', `import { join } from 'node:path';`],
  ['no-client-feature-to-feature', 'storefront/src/features/booking/a.tsx', `import '../search/search.tsx';`],
  [
    'no-client-feature-to-feature',
    'desktop/src/renderer/features/orders/a.tsx',
    `import '../rooms/board.tsx';`,
  ],
  ['client-ground', 'storefront/src/ui/a.tsx', `import { routes } from '../app/routes.tsx';`],
  ['client-ground', 'desktop/src/renderer/lib/f.ts', `import '../features/rooms/board.tsx';`],
  ['client-features-below-the-app', 'storefront/src/features/search/a.tsx', `import '../../app/routes.tsx';`],

  ['electron-in-the-shell', 'desktop/src/renderer/lib/g.ts', `import { ipcRenderer } from 'electron';`],
  ['electron-in-the-shell', 'desktop/src/station/c.ts', `import type { App } from 'electron';`],
  ['station-alone', 'desktop/src/station/d.ts', `import { startKiosk } from '../kiosk/kiosk.ts';`],
  ['hosts-show-the-built-page', 'desktop/src/main/a.ts', `import { App } from '../renderer/ui/toasts.ts';`],
  ['kiosk-without-electron', 'desktop/src/kiosk/a.ts', `import { openWindow } from '../main/window.ts';`],
  ['electron-without-kiosk', 'desktop/src/main/b.ts', `import { startKiosk } from '../kiosk/kiosk.ts';`],
];

const right: [from: string, source: string][] = [
  ['shared/domain/a.ts', `import type { TicketType } from '../contract/vocabulary.ts';`],
  ['shared/domain/fares.test.ts', `import { expect } from 'vitest';`],
  ['shared/contract/a.ts', `import { z } from 'zod';`],
  ['shared/ui/e.tsx', `import type { ComponentProps } from 'react';`],
  ['shared/ui/f.tsx', `import * as Toast from '@radix-ui/react-toast';`],
  ['shared/ui/g.tsx', `import type { Session } from '../contract/vocabulary.ts';`],
  ['storefront/src/lib/y.ts', `import type { IdType } from '@gangway/shared/contract/base/vocabulary.ts';`],
  ['storefront/src/lib/h.ts', `import { newKey } from '@gangway/shared/ui/key.ts';`],
  ['shared/node/a.ts', `import { readFileSync } from 'node:fs';`],
  ['api/src/lib/a.ts', `import { getCookie } from 'hono/cookie';`],
  ['api/src/lib/a.test.ts', `import { launch } from '../../test/support/launch.ts';`],
  ['api/src/features/rooms/d.service.ts', `import '../../reservations/holds.service.ts';`],
  ['api/src/features/rooms/board/a.service.ts', `import '../a.service.ts';`],
  ['api/src/processes/pay/d.service.ts', `import '../../features/orders/o.service.ts';`],
  ['api/src/processes/pay/e.service.ts', `import '../cancel/cancel.service.ts';`],
  ['api/src/app.ts', `import './processes/pay/pay.routes.ts';`],
  ['api/src/server.ts', `const { seed } = await import('../../scripts/seed.ts');`],
  ['api/test/seed/seeder.ts', `import { seed } from '../../../scripts/seed.ts';`],
  ['api/test/server/database-types.test.ts', `import { seed } from '../../../scripts/seed.ts';`],
  ['api/test/b.test.ts', `import { proofSize } from '../../shared/node/testing/proofs.ts';`],
  ['storefront/src/lib/d.ts', `import type { App } from '../../../api/src/app.ts';`],
  ['storefront/src/lib/e.ts', `import { type App, type Deps } from '@gangway/api/src/app.ts';`],
  ['storefront/src/lib/f.ts', `export type { App } from '@gangway/api/src/app.ts';`],
  ['storefront/src/lib/g.ts', `export let app: import('@gangway/api/src/app.ts').App;`],
  ['storefront/src/app/a.tsx', `const Search = lazy(() => import('../features/search/search.tsx'));`],
  ['storefront/src/features/search/b.tsx', `import './search.tsx';`],
  ['storefront/shots/camera.ts', `import { launch } from '../../api/test/support/launch.ts';`],
  ['desktop/src/renderer/lib/h.ts', `import type { Bridge } from '../../bridge.ts';`],
  ['desktop/src/station/lib/handlers.ts', `import { channels } from '../../bridge.ts';`],
  ['desktop/src/station/station.test.ts', `import { fake } from './testing/fake.ts';`],
  ['desktop/src/main/c.ts', `import { app } from 'electron';`],
  ['desktop/src/main/d.ts', `import { openStation } from '../station/station.ts';`],
  ['desktop/src/kiosk/b.ts', `import { openStation } from '../station/station.ts';`],
  ['desktop/vite.config.ts', `import { devStation } from './dev/dev-station.ts';`],
  [
    'scripts/bench/gate/bench-gate.ts',
    `import { fake } from '../../../desktop/src/station/testing/fake.ts';`,
  ],
  ['vitest.config.ts', `import { proofSize } from './shared/node/testing/proofs.ts';`],
  ['scripts/shots/office.ts', `import { camera } from '../../storefront/shots/camera.ts';`],
  ['scripts/servers/browser-servers.ts', `import { launch } from '../../api/test/support/launch.ts';`],
];

/** The targets of the imports above, besides the files that contain them. */
const others: Record<string, string> = {
  'shared/art/sky.ts': `import './sea.ts';`,
  ...Object.fromEntries(
    [
      'shared/domain/fares.ts',
      'shared/contract/vocabulary.ts',
      'shared/contract/base/vocabulary.ts',
      'shared/i18n/translation.ts',
      'shared/art/draw.ts',
      'shared/ui/key.ts',
      'shared/node/disk.ts',
      'scripts/seed.ts',
      'shared/node/testing/proofs.ts',
      'api/test/support/launch.ts',
      'api/src/accounts/ledger.service.ts',
      'api/src/reservations/holds.service.ts',
      'api/src/audit/audit.ts',
      'api/src/features/orders/o.service.ts',
      'api/src/features/orders/o.repository.ts',
      'api/src/processes/pay/pay.service.ts',
      'api/src/processes/pay/pay.routes.ts',
      'api/src/processes/cancel/cancel.service.ts',
      'storefront/src/app/routes.tsx',
      'storefront/src/ui/button.tsx',
      'storefront/src/features/search/search.tsx',
      'desktop/src/renderer/ui/toasts.ts',
      'desktop/src/renderer/features/rooms/board.tsx',
      'desktop/src/bridge.ts',
      'desktop/src/bridge-gate.ts',
      'desktop/src/station/station.ts',
      'desktop/src/station/testing/fake.ts',
      'desktop/src/kiosk/kiosk.ts',
      'desktop/src/main/window.ts',
      'desktop/dev/dev-station.ts',
      'node_modules/zod/index.js',
      'node_modules/vitest/index.js',
      'node_modules/react/index.js',
      'node_modules/@radix-ui/react-toast/index.js',
      'node_modules/hono/cookie.js',
      'node_modules/electron/index.js',
    ].map(file => [file, '']),
  ),
};

const project = mkdtempSync(join(tmpdir(), 'gangway-directions-'));
let violations: Violation[];

beforeAll(async () => {
  const sources = new Map(Object.entries(others));
  for (const [from, source] of [...wrong.map(([, ...file]) => file), ...right])
    sources.set(from, `${sources.get(from) ?? ''}${source}\n`);
  for (const [file, source] of sources) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  writeFileSync(join(project, 'package.json'), '{ "name": "ships", "type": "module" }');
  mkdirSync(join(project, 'node_modules/@gangway'));
  for (const workspace of ['api', 'shared'])
    symlinkSync(join(project, workspace), join(project, 'node_modules/@gangway', workspace));
  ({ violations } = await readImports(
    project,
    ['api', 'shared', 'storefront', 'desktop', 'scripts', 'vitest.config.ts'],
    rules,
  ));
});

afterAll(() => rmSync(project, { recursive: true }));

describe('a forbidden import is reported', () => {
  test.each(wrong)('%s: %s: %s', (name, file, source) => {
    expect(broken(file, source)).toContain(name);
  });

  test.each(rules.map(({ name }) => name))('rule %s has an example above', name => {
    expect(wrong.map(([rule]) => rule)).toContain(name);
  });
});

describe('an allowed import is not reported', () => {
  test.each(right)('%s: %s', (file, source) => {
    expect(broken(file, source)).toEqual([]);
  });
});

/** The rules that the imports of a file break. */
function broken(file: string, source: string): string[] {
  return violations
    .filter(({ from, specifier }) => from === file && source.includes(`'${specifier}'`))
    .map(({ rule }) => rule.name);
}
