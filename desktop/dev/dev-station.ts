import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Plugin } from 'vite';
import { createBridgeRoutes } from '../src/kiosk/bridge-routes.ts';
import { systemClock } from '../src/station/lib/clock.ts';
import { createFileVault } from '../src/station/session/file-vault.ts';
import { openStation, type Station } from '../src/station/station.ts';
import { templateMock } from './template-mock.ts';

const desktop = join(import.meta.dirname, '..');
const OURS = /^\/(bridge|prod-api|media|vue-admin-template)\//;

/** Vite creates its next server before it closes the last, and two stations cannot share a folder. */
const lastStation = Symbol.for('gangway.dev-station');
const kept: { [lastStation]?: Station } = globalThis as object;

/**
 * `npm run dev -w desktop`: the renderer from Vite in any browser, with a station behind it and, only in this mode, the
 * template's mock (R72). It is not part of a build.
 */
export const devStation = (): Plugin => ({
  name: 'dev-station',
  apply: 'serve',
  async configureServer({ middlewares, config }) {
    const dataDir = process.env.STATION_DIR ?? join(desktop, '../data/station-dev');
    await kept[lastStation]?.close();
    const station = await openStation({
      apiUrl: process.env.API_URL ?? 'http://127.0.0.1:8080',
      rendererDir: join(desktop, 'src/renderer'),
      vault: createFileVault(join(dataDir, 'token')),
      dataDir,
      clock: systemClock,
      about: { version: 'development', shell: 'kiosk' },
      report: fault => config.logger.error(String(fault)),
    });
    kept[lastStation] = station;
    const site = new Hono()
      .route('/', templateMock)
      .route('/', createBridgeRoutes(station))
      .route('/', station.site);
    const answer = getRequestListener(site.fetch);
    middlewares.use((request, response, next) => {
      if (OURS.test(request.url ?? '')) void answer(request, response);
      else next();
    });
  },
});
