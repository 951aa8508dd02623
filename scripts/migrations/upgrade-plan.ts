import { floorOf } from './expand.ts';

/** A migration that the database has not run, with its source. */
interface NewMigration {
  name: string;
  source: string;
}

/** What is known before an upgrade. */
export interface BeforeUpgrade {
  version: string;
  /** The migrations that the database has run, in their order. */
  run: readonly string[];
  added: readonly NewMigration[];
  lastBackupAt: Date | null;
  /** How long the oldest open transaction on this database has been running; null without one. */
  oldestTransactionSeconds: number | null;
  now: Date;
}

/** What `npm run upgrade` says, and why it does not go on. */
export interface UpgradePlan {
  lines: string[];
  refusals: string[];
}

const HOUR_MS = 3_600_000;
const BACKUP_HOURS = 24;
/** No request takes so long; a forgotten session does. */
const LONG_TRANSACTION_SECONDS = 60;

/** The plan of an upgrade (R455). An empty database needs no backup. */
export function planUpgrade(before: BeforeUpgrade): UpgradePlan {
  const { version, run, added, oldestTransactionSeconds } = before;
  if (added.length === 0)
    return {
      lines: [`The database has every migration of Gangway ${version}.`, restartAdvice],
      refusals: [],
    };
  const names = added.map(({ name }) => name).join(', ');
  return {
    lines: [
      run.length === 0
        ? `The database is empty. Gangway ${version} makes its tables.`
        : `The database has the migrations up to ${run.at(-1)}. Gangway ${version} adds ${names}.`,
      ...(run.length === 0 ? [] : [besides(before)]),
      ...((oldestTransactionSeconds ?? 0) > LONG_TRANSACTION_SECONDS
        ? [
            `A transaction has been open for ${oldestTransactionSeconds} seconds. Migrations wait for it where it uses the same tables: see select * from pg_stat_activity.`,
          ]
        : []),
    ],
    refusals: run.length === 0 ? [] : backupRefusals(before),
  };
}

const restartAdvice =
  'Restart the copies one after the other, each when the one before answers GET /prod-api/ready with 200.';

/** Whether copies of the version before go on meanwhile: they know every floor that the new migrations set. */
function besides({ run, added }: BeforeUpgrade): string {
  const unknown = added.flatMap(({ source }) => floorOf(source) ?? []).filter(floor => !run.includes(floor));
  const beginsHere = !run.includes(FIRST_FLOOR);
  return unknown.length > 0 || beginsHere
    ? 'Copies of the version before cannot work with the new schema: stop all of them first.'
    : `Copies of the version before go on meanwhile, and can be started again. ${restartAdvice}`;
}

/** Versions without this migration refuse every newer schema. */
const FIRST_FLOOR = '0066_schema_floor';

function backupRefusals({ lastBackupAt, now }: BeforeUpgrade): string[] {
  if (!lastBackupAt)
    return ['There is no backup: run npm run backup with the version before, or add --without-backup.'];
  const hours = (now.getTime() - lastBackupAt.getTime()) / HOUR_MS;
  if (hours <= BACKUP_HOURS) return [];
  return [
    `The last backup is ${Math.floor(hours)} hours old: run npm run backup first, or add --without-backup.`,
  ];
}
