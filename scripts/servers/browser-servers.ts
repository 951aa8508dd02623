import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FullConfig, request } from '@playwright/test';
import { freePort } from '../../api/src/lib/process/free-port.ts';
import { writeWallets } from '../../api/test/support/wallets/service-account.ts';
import { letBuyersHold, openBoardingEarly } from '../../storefront/e2e/support/gate.ts';
import { MASTER_KEY } from '../../storefront/e2e/support/master-key.ts';
import { backOffice, storefront } from '../setup/client-builds.mjs';
import { prepare } from '../setup/prepare.mjs';
import { createSteps } from '../setup/steps.mjs';
import { startDemoServer } from './demo-server.ts';

/**
 * A real server per worker, with its own temporary data, so that concurrent tests
 * share no accounts, places or settings.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  await prepare(createSteps(), [storefront, backOffice]);
  const walletFolder = await mkdtemp(join(tmpdir(), 'gangway-wallets-'));
  const wallets = writeWallets(walletFolder).variables;
  const servers = await Promise.all(
    Array.from({ length: workers }, async () => {
      // Tests may use their own address (X-Forwarded-For), with its own limits.
      const port = await freePort();
      const PUBLIC_URL = `http://localhost:${port}`;
      const server = await startDemoServer(port, { TRUST_PROXY: 'true', PUBLIC_URL, MASTER_KEY, ...wallets });
      const calls = await request.newContext({ baseURL: server.url });
      await openBoardingEarly(calls);
      await letBuyersHold(calls);
      await calls.dispose();
      return server;
    }),
  );
  process.env.GANGWAY_E2E_SERVERS = servers.map(({ url }) => url).join();
  return async () => {
    await Promise.all(servers.map(server => server.stop()));
    await rm(walletFolder, { recursive: true });
  };
}
