import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { violationsOf } from './violations.ts';

const wrong = (from: string, source: string) => importsOf(from, source).flatMap(violationsOf);

describe('a wrong import is caught', () => {
  test.each([
    ['shared/domain/fares.ts', `import { getCookie } from 'hono/cookie';`],
    ['shared/domain/fares.ts', `import { readFileSync } from 'node:fs';`],
    ['shared/contract/orders.ts', `import { fareOf } from '../domain/fares.ts';`],
    ['shared/i18n/translation.ts', `import { Button } from '../../storefront/src/ui/button.tsx';`],
    ['api/src/lib/database/jobs.ts', `import { expireHolds } from '../orders/hold-expiry.ts';`],
    [
      'api/src/features/boarding/verification/verification.service.ts',
      `import { findOrder } from '../orders/orders.repository.ts';`,
    ],
    [
      'api/src/features/boarding/verification/verification.service.ts',
      `export { findOrder } from '../orders/orders.repository.ts';`,
    ],
    [
      'api/src/features/boarding/verification/verification.service.ts',
      `const orders = await import('../orders/orders.repository.ts');`,
    ],
    ['api/src/orders/orders.service.ts', `import { seed } from '../../../scripts/seed.ts';`],
    ['api/src/orders/orders.service.ts', `import { factories } from '../../test/support/factories.ts';`],
    ['storefront/src/lib/api.ts', `import { createApp } from '../../../api/src/app.ts';`],
    ['storefront/src/lib/api.ts', `import { type Deps, createApp } from '../../../api/src/app.ts';`],
    ['storefront/src/features/booking/steps.tsx', `import { Search } from '../search/search.tsx';`],
    ['storefront/src/ui/button.tsx', `import { routes } from '../app/routes.tsx';`],
    ['storefront/src/lib/toasts.ts', `import { toasts } from '../../../desktop/src/renderer/ui/toasts.ts';`],
    ['desktop/src/renderer/lib/paths.ts', `import { paths } from '../../../../storefront/src/lib/paths.ts';`],
    ['desktop/src/renderer/lib/bridge.ts', `import { channels } from '../../bridge.ts';`],
    ['desktop/src/renderer/lib/bridge.ts', `import { openStation } from '../../station/station.ts';`],
    ['desktop/src/renderer/lib/bridge.ts', `import { ipcRenderer } from 'electron';`],
    ['desktop/src/renderer/features/orders/list.tsx', `import { Board } from '../rooms/board.tsx';`],
    ['desktop/src/renderer/ui/menu.tsx', `import { screens } from '../app/screens.ts';`],
    ['desktop/src/station/station.ts', `import { safeStorage } from 'electron';`],
    ['desktop/src/station/station.ts', `import type { App } from 'electron';`],
    ['desktop/src/station/station.ts', `import { startKiosk } from '../kiosk/kiosk.ts';`],
    ['desktop/src/kiosk/kiosk.ts', `import { openWindow } from '../main/window.ts';`],
    ['desktop/src/main/main.ts', `import { startKiosk } from '../kiosk/kiosk.ts';`],
    ['desktop/src/main/main.ts', `import { App } from '../renderer/app/app.tsx';`],
    ['desktop/src/station/forward.ts', `import { createApp } from '../../../api/src/app.ts';`],
  ])('%s: %s', (from, source) => {
    expect(wrong(from, source)).not.toEqual([]);
  });
});

describe('a right import is left alone', () => {
  test.each([
    ['shared/domain/fares.ts', `import type { TicketType } from '../contract/vocabulary.ts';`],
    ['shared/domain/fares.test.ts', `import { expect } from 'vitest';`],
    ['shared/contract/orders.ts', `import { z } from 'zod';`],
    [
      'api/src/features/boarding/verification/verification.service.ts',
      `import { lockOrder } from '../orders/orders.service.ts';`,
    ],
    [
      'api/src/features/boarding/verification/verification.service.ts',
      `import { findScan } from './boarding.repository.ts';`,
    ],
    ['api/src/app.ts', `import { createOrdersRoutes } from './orders/orders.routes.ts';`],
    ['api/src/server.ts', `const { seed } = await import('../../scripts/seed.ts');`],
    ['storefront/src/lib/api.ts', `import type { Deps } from '../../../api/src/app.ts';`],
    ['desktop/src/renderer/lib/bridge.ts', `import type { Bridge } from '../../bridge.ts';`],
    ['desktop/src/station/handlers.ts', `import { channels } from '../bridge.ts';`],
    ['desktop/src/main/main.ts', `import { app } from 'electron';`],
    ['desktop/src/main/main.ts', `import { openStation } from '../station/station.ts';`],
    ['desktop/src/kiosk/main.ts', `import { openStation } from '../station/station.ts';`],
    ['storefront/src/app/routes.tsx', `const Search = lazy(() => import('../features/search/search.tsx'));`],
  ])('%s: %s', (from, source) => {
    expect(wrong(from, source)).toEqual([]);
  });
});
