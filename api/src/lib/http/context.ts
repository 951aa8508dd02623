import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Kysely } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import type { Live } from '../database/live.ts';
import type { Ids } from '../ids.ts';
import type { MediaStorage } from '../media/media-storage.ts';
import type { Env } from '../process/env.ts';
import type { Logger } from '../process/log.ts';
import type { Meter } from '../process/meter.ts';
import type { SmsProvider } from '../sms.ts';
import type { Tracing } from '../tracing.ts';

/** The dependencies of all features; created once by the composition root, or by a test. */
export interface Deps {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  live: Live;
  /** The uploaded pictures. */
  media: MediaStorage;
  log: Logger;
  /** Counts for the operator's metrics, where they are on. */
  meter?: Meter | undefined;
  /** Traces requests, where an operator asked for it. */
  tracing?: Tracing | undefined;
  /** Without one, no codes are sent to phones or accepted for them (R355). */
  sms?: SmsProvider;
  env: Pick<
    Env,
    | 'publicUrl'
    | 'dataDir'
    | 's3'
    | 'databaseUrl'
    | 'providers'
    | 'wallets'
    | 'smtpUrl'
    | 'masterKey'
    | 'trustProxy'
    | 'backupDir'
    | 'backupPassphrase'
  >;
}

/** The dependencies of reading and writing the database, including time and new ids. */
export type Data = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** The dependencies of writes that enqueue a job, such as a mail. */
export type Work = Data & Pick<Deps, 'jobs'>;

/** The key that tokens, codes and sealed columns are derived from. */
export interface Keys {
  env: Pick<Deps['env'], 'masterKey'>;
}

/** The context of a request in the middleware. */
export interface AppEnv {
  Variables: {
    caller: Caller;
    language: Language;
    requestId: string;
    log: Logger;
    /** Of a page with styles in it: its Content-Security-Policy. */
    policy?: string | undefined;
    /** The code of the error that the request was answered with. */
    error?: ErrorCode;
    /** The enrolled workplace that signed the call, if one did. */
    stationId?: string;
  };
}
