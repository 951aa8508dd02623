import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WalletName, walletNames } from '@gangway/shared/contract/sales/wallets.ts';
import { z } from 'zod';
import type { Deps } from '../../../lib/http/context.ts';
import { readVariables, type Variables } from '../../../lib/process/env.ts';
import { StartError } from '../../../lib/process/start-error.ts';

/** The certificates that sign Apple's passes, and the names in them. */
export interface AppleWallet {
  wwdr: string;
  signerCert: string;
  signerKey: string;
  signerKeyPassphrase: string | undefined;
  passTypeIdentifier: string;
  teamIdentifier: string;
}

/** The service account that signs Google's passes, and the operator's id as their issuer. */
export interface GoogleWallet {
  issuerId: string;
  account: string;
  key: KeyObject;
}

export interface WalletSettings {
  apple?: AppleWallet | undefined;
  google?: GoogleWallet | undefined;
}

const variables = z.object({
  APPLE_WALLET: z.string().optional(),
  APPLE_WALLET_PASSPHRASE: z.string().optional(),
  GOOGLE_WALLET: z.string().optional(),
  GOOGLE_WALLET_ISSUER: z.string().regex(/^\d+$/, 'must be the number of the issuer').optional(),
});

const serviceAccount = z.object({ client_email: z.string(), private_key: z.string() });

/** @throws StartError that names what is missing or cannot be read. */
export function readWalletSettings(source: Variables): WalletSettings {
  const env = readVariables(source, variables);
  return {
    apple:
      env.APPLE_WALLET === undefined ? undefined : readApple(env.APPLE_WALLET, env.APPLE_WALLET_PASSPHRASE),
    google:
      env.GOOGLE_WALLET === undefined ? undefined : readGoogle(env.GOOGLE_WALLET, env.GOOGLE_WALLET_ISSUER),
  };
}

export const walletsOf = (env: Deps['env']): WalletSettings => env.wallets as WalletSettings;

/** The wallets that the site offers, as configured. */
export const offeredWallets = (env: Deps['env']): WalletName[] =>
  walletNames.filter(name => walletsOf(env)[name] !== undefined);

function readApple(folder: string, passphrase: string | undefined): AppleWallet {
  const read = (name: string) => readConfigured('APPLE_WALLET', join(folder, name));
  const signerCert = read('pass.pem');
  const subject = new Map(
    new X509Certificate(signerCert).subject.split('\n').map(line => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
  const [passTypeIdentifier, teamIdentifier] = [subject.get('UID'), subject.get('OU')];
  if (!passTypeIdentifier || !teamIdentifier)
    throw new StartError('The environment variable APPLE_WALLET leads to a pass.pem that is not for passes.');
  return {
    wwdr: read('wwdr.pem'),
    signerCert,
    signerKey: read('pass.key'),
    signerKeyPassphrase: passphrase,
    passTypeIdentifier,
    teamIdentifier,
  };
}

function readGoogle(file: string, issuerId: string | undefined): GoogleWallet {
  if (issuerId === undefined)
    throw new StartError('GOOGLE_WALLET is set: set GOOGLE_WALLET_ISSUER to the number of the issuer too.');
  const parsed = serviceAccount.safeParse(parseJson(readConfigured('GOOGLE_WALLET', file)));
  if (!parsed.success)
    throw new StartError('The environment variable GOOGLE_WALLET must lead to the key of a service account.');
  const { client_email: account, private_key: key } = parsed.data;
  return { issuerId, account, key: createPrivateKey(key) };
}

function readConfigured(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(
      `The environment variable ${variable} needs the file ${file}, which cannot be read.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
