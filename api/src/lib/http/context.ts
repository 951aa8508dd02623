import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Kysely } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import type { Live } from '../database/live.ts';
import type { Ids } from '../ids.ts';
import type { Env } from '../process/env.ts';
import type { Logger } from '../process/log.ts';
import type { SmsProvider } from '../sms.ts';

/** Everything the features need from outside; made once by the composition root, or by a test. */
export interface Deps {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  live: Live;
  log: Logger;
  /** Without one no code is sent to a phone, nor taken for one (R355). */
  sms?: SmsProvider;
  env: Pick<Env, 'publicUrl' | 'dataDir' | 'providers' | 'smtpUrl' | 'masterKey' | 'trustProxy'>;
}

/** What is needed to read and write the database: the time and new ids too. */
export type Data = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** What is needed where writing calls for a job, such as a mail. */
export type Work = Data & Pick<Deps, 'jobs'>;

/** The key that tokens, codes and sealed columns are derived from. */
export interface Keys {
  env: Pick<Deps['env'], 'masterKey'>;
}

/** What a request carries on its way through the middleware. */
export interface AppEnv {
  Variables: {
    caller: Caller;
    language: Language;
    requestId: string;
    log: Logger;
    /** The enrolled workplace that signed the call, if one did. */
    stationId?: string;
  };
}
