import type { Settings } from '@gangway/shared/contract/settings.ts';
import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { isBackupLate } from './backup-age.rules.ts';

/** What is known of an installation that guests can reach. */
export interface Installation {
  publicUrl: string;
  hasMailServer: boolean;
  hasBackupPassphrase: boolean;
  /** Whether the master key was made in the data folder. */
  keepsOwnKey: boolean;
  lastBackupAt: Date | null;
  /** Usernames of staff whose password is still the published one of the sample data. */
  published: readonly string[];
  settings: Settings;
  /** The clock of this machine, and that of the database at the same moment. */
  now: Date;
  databaseNow: Date;
}

/** What an operator should know before guests come. A refusal is what no guest should ever meet. */
export interface StartFinding {
  isRefusal: boolean;
  sentence: string;
}

/** A request takes some of it, and so does the network. */
const CLOCKS_DIFFER_SECONDS = 2;
const CLOCKS_WRONG_SECONDS = 60;

/** The settings whose default is the sample operator's. */
const ownSettings = [
  'operatorName',
  'productTitle',
  'contactEmail',
  'contactPhone',
  'houseReferralCode',
] as const satisfies readonly (keyof Settings)[];

/** Whatever of an installation is wrong or missing (R451), each in one sentence that says what to do; refusals first. */
export function findingsOf(installation: Installation): StartFinding[] {
  const refusals = [insecureAddress, publishedPasswords, wrongClock].flatMap(
    check => check(installation) ?? [],
  );
  const warnings = [differentClock, noMailServer, backups, keyInOnePlace, sampleSettings].flatMap(
    check => check(installation) ?? [],
  );
  return [
    ...refusals.map(sentence => ({ isRefusal: true, sentence })),
    ...warnings.map(sentence => ({ isRefusal: false, sentence })),
  ];
}

type Check = (installation: Installation) => string | undefined;

const insecureAddress: Check = ({ publicUrl }) =>
  publicUrl.startsWith('https:')
    ? undefined
    : `PUBLIC_URL is ${publicUrl}: passwords and passport numbers would travel unencrypted. Set up TLS at a proxy, and set PUBLIC_URL to the address with https.`;

const publishedPasswords: Check = ({ published }) =>
  published.length === 0
    ? undefined
    : `The passwords of ${published.join(', ')} are published with the sample data: start with PUBLIC_URL=http://localhost:8080 first, and change them or disable these users in the back office.`;

const secondsApart = ({ now, databaseNow }: Installation): number =>
  Math.abs(now.getTime() - databaseNow.getTime()) / 1000;

const clocks = (installation: Installation): string =>
  `The clock of this machine and the database's differ by ${secondsApart(installation).toFixed(0)} seconds: let both follow the same time server (NTP).`;

const wrongClock: Check = installation =>
  secondsApart(installation) > CLOCKS_WRONG_SECONDS ? clocks(installation) : undefined;

const differentClock: Check = installation => {
  const apart = secondsApart(installation);
  return apart > CLOCKS_DIFFER_SECONDS && apart <= CLOCKS_WRONG_SECONDS ? clocks(installation) : undefined;
};

const noMailServer: Check = ({ hasMailServer }) =>
  hasMailServer
    ? undefined
    : 'There is no SMTP_URL: nobody is sent a mail, e-tickets and codes are kept as files in DATA_DIR alone. Set it to your mail server.';

const backups: Check = ({ lastBackupAt, now, hasBackupPassphrase, settings }) => {
  if (!isBackupLate(lastBackupAt, now, settings)) return undefined;
  const state = lastBackupAt
    ? `The last backup was made on ${lastBackupAt.toISOString().slice(0, 10)}`
    : 'There is no backup';
  return hasBackupPassphrase
    ? `${state}: see in the log why the job make-backup fails, or run npm run backup.`
    : `${state}: set BACKUP_PASSPHRASE, and the server makes one every night, or run npm run backup.`;
};

const keyInOnePlace: Check = ({ keepsOwnKey, lastBackupAt }) =>
  keepsOwnKey && !lastBackupAt
    ? 'The master key, without which no ticket can be checked, is in DATA_DIR/keys and nowhere else: make a backup, or copy the key to another place.'
    : undefined;

/** The settings that an operator has to make their own, and that still have the sample operator's value. */
export const sampleSettingsOf = (settings: Settings): (keyof Settings)[] =>
  ownSettings.filter(key => settings[key] === settingSchemas[key].parse(undefined));

const sampleSettings: Check = ({ settings }) => {
  const unchanged = sampleSettingsOf(settings);
  return unchanged.length === 0
    ? undefined
    : `These settings are still the sample operator's: ${unchanged.join(', ')}. Set your own in the back office.`;
};
