import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The environment variables of both wallets of phones, with certificates and a service account that only tests use. */
export interface WalletVariables extends Record<string, string> {
  APPLE_WALLET: string;
  GOOGLE_WALLET: string;
  GOOGLE_WALLET_ISSUER: string;
}

/** Writes the key of a service account into a folder. @returns the variables, and the key that verifies its signatures. */
export function writeWallets(folder: string): { variables: WalletVariables; publicKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = join(folder, 'account.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(account, JSON.stringify({ client_email: 'gangway@example.com', private_key: pem }));
  return {
    variables: {
      APPLE_WALLET: import.meta.dirname,
      GOOGLE_WALLET: account,
      GOOGLE_WALLET_ISSUER: '3388000000001',
    },
    publicKey,
  };
}
