import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readWalletSettings } from '../../../src/features/tickets/wallet/wallet-settings.service.ts';
import { writeWallets } from './service-account.ts';

/** Both wallets of phones, as the server reads them. */
export function testWallets() {
  const { variables, publicKey } = writeWallets(mkdtempSync(join(inject('testFolder'), 'wallet-')));
  const wallets: Record<string, unknown> = { ...readWalletSettings(variables) };
  return { wallets, account: variables.GOOGLE_WALLET, publicKey };
}
