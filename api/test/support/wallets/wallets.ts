import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readWalletSettings } from '../../../src/features/tickets/wallet/wallet-settings.service.ts';

/** Both wallets of phones, with a service account of this test's own, and certificates that only tests use. */
export function testWallets() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = join(mkdtempSync(join(inject('testFolder'), 'wallet-')), 'account.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(account, JSON.stringify({ client_email: 'gangway@example.com', private_key: pem }));
  const wallets: Record<string, unknown> = {
    ...readWalletSettings({
      APPLE_WALLET: import.meta.dirname,
      GOOGLE_WALLET: account,
      GOOGLE_WALLET_ISSUER: '3388000000001',
    }),
  };
  return { wallets, account, publicKey };
}
