import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isOwnHost } from './own-machine.ts';
import { StartError } from './start-error.ts';

const projectFolder = join(import.meta.dirname, '../../../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const portRule = 'must be a port number from 1 to 65535';
const seeds = ['demo', 'none'] as const;
const heaps = ['small', 'node'] as const;
const startChecks = ['refuse', 'warn'] as const;

/** Whoever has a backup may guess as long as they like. */
export const SHORTEST_PASSPHRASE = 12;
export const passphraseRule = `must have at least ${SHORTEST_PASSPHRASE} characters`;

const variables = z.object({
  PORT: z.coerce.number(portRule).int(portRule).min(1, portRule).max(65535, portRule).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url('postgres://user:password@host:5432/database', /^postgres(ql)?:$/).optional(),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: url('https://tickets.example.com', /^https?:$/).optional(),
  SMTP_URL: url('smtps://user:password@mail.example.com', /^smtps?:$/).optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .optional(),
  S3_ENDPOINT: url('https://s3.example.com', /^https?:$/).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(SHORTEST_PASSPHRASE, passphraseRule).optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  HEAP: z.enum(heaps, `must be one of ${heaps.join(', ')}`).default('small'),
  METRICS_PORT: z.coerce.number(portRule).int(portRule).min(1, portRule).max(65535, portRule).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://127.0.0.1:4318', /^https?:$/).optional(),
  OTEL_SERVICE_NAME: z.string().default('gangway'),
  START_CHECKS: z.enum(startChecks, `must be one of ${startChecks.join(', ')}`).default('refuse'),
  SEED: z.enum(seeds, `must be one of ${seeds.join(', ')}`).default('none'),
});

/** The process's environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The bucket of an S3-compatible storage that keeps the pictures (R469). */
export interface BucketSettings {
  /** The storage's address; undefined for that of AWS. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path of an address, not in its host. */
  forcePathStyle: boolean;
}

/** The configuration of this copy of Gangway. README.md lists the variables. */
export interface Env {
  port: number;
  host: string;
  /** If absent, the PostgreSQL that comes with the project runs on data in `dataDir`; what the server runs knows its address here. */
  databaseUrl: string | undefined;
  /** Absolute path. Contains the embedded database, mails and keys, and the pictures without `s3`. */
  dataDir: string;
  /** Where the pictures are kept instead. */
  s3: BucketSettings | undefined;
  /** The site's public address, without a trailing slash; links in mails and payments lead to it. */
  publicUrl: string;
  /** If absent, mails are stored as files in `dataDir`. */
  smtpUrl: string | undefined;
  /**
   * The settings that payment providers read from the environment, by their codes; only a provider's own module knows their type.
   * Empty where nothing is paid, as in scripts.
   */
  providers: Readonly<Record<string, unknown>>;
  /** The settings of the phones' wallets, by their names; only the wallets' own module knows their type. */
  wallets: Readonly<Record<string, unknown>>;
  /** 32 bytes that seal the signing keys of tickets. */
  masterKey: Uint8Array;
  /** Absolute path of the folder for backups. */
  backupDir: string;
  /** Encrypts backups. If absent, the server makes none, and commands ask for it. */
  backupPassphrase: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** Whether a trusted proxy adds the client's address to X-Forwarded-For. */
  trustProxy: boolean;
  /** `small` collects garbage early and returns memory when the process is quiet (`heap.ts`); `node` leaves it to Node. */
  heap: (typeof heaps)[number];
  /** Where Prometheus reads metrics, if anywhere. */
  metrics: { host: string; port: number } | undefined;
  /** The collector of traces, if any, and the name of this service in them. */
  tracing: { endpoint: string; service: string } | undefined;
  /** Whether a start that should be refused (R451) is refused, or only warned of. */
  startChecks: (typeof startChecks)[number];
  /** What an empty database is filled with. */
  seed: (typeof seeds)[number];
}

/** Everything except the master key, which may have to be generated: see `withMasterKey`. */
export type ParsedEnv = Omit<Env, 'masterKey'> & { masterKey: Uint8Array | undefined };

/** Reads the environment once. Throws a StartError that names the error. */
export function parseEnv(source: Variables): ParsedEnv {
  const env = readVariables(source, variables);
  requirePublicUrl(env);
  const dataDir = resolve(projectFolder, env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    s3: bucketSettings(env),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    providers: {},
    wallets: {},
    masterKey: env.MASTER_KEY === undefined ? undefined : Buffer.from(env.MASTER_KEY, 'hex'),
    backupDir:
      env.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(projectFolder, env.BACKUP_DIR),
    backupPassphrase: env.BACKUP_PASSPHRASE,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY === 'true',
    heap: env.HEAP,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), service: env.OTEL_SERVICE_NAME },
    startChecks: env.START_CHECKS,
    seed: env.SEED,
  };
}

/** Storages of one's own have one region, which many call by this name. */
const OWN_REGION = 'us-east-1';

/** @throws StartError if only some of the variables are set. */
function bucketSettings(env: z.infer<typeof variables>): BucketSettings | undefined {
  const given = Object.entries(env).filter(([name, value]) => name.startsWith('S3_') && value !== undefined);
  const [first] = given;
  if (!first) return undefined;
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const region = env.S3_REGION ?? (endpoint && OWN_REGION);
  if (!bucket || !accessKeyId || !secretAccessKey || !region) {
    const needed = {
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const missing = Object.entries({ ...needed, 'S3_ENDPOINT or S3_REGION': region })
      .filter(([, value]) => !value)
      .map(([name]) => name);
    throw new StartError(
      `${first[0]} is set without ${missing.join(', ')}: set what is missing, or none of the S3 variables to keep the pictures in DATA_DIR.`,
    );
  }
  return {
    endpoint: endpoint?.replace(/\/+$/, ''),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: (env.S3_FORCE_PATH_STYLE ?? String(endpoint !== undefined)) === 'true',
  };
}

/** @throws StartError if others can reach the site, but its public address is not set. */
function requirePublicUrl({ PUBLIC_URL, HOST, TRUST_PROXY }: z.infer<typeof variables>): void {
  if (PUBLIC_URL !== undefined) return;
  const reached = TRUST_PROXY === 'true' ? 'TRUST_PROXY is true' : !isOwnHost(HOST) && `HOST is ${HOST}`;
  if (reached)
    throw new StartError(
      `Others can reach the site, for ${reached}: set PUBLIC_URL to the address under which they do, such as https://tickets.example.com.`,
    );
}

/** Reads some variables. An empty one counts as absent. @throws StartError that names the first invalid one. */
export function readVariables<Read>(source: Variables, schema: z.ZodType<Read>): Read {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) throw new StartError(sentence(parsed.error));
  return parsed.data;
}

/** A variable that contains a URL. */
export function url(example: string, protocol: RegExp) {
  return z
    .string()
    .refine(text => protocol.test(URL.parse(text)?.protocol ?? ''), `must be an address like ${example}`);
}

/** Leaves the value out, because it may contain a password. */
function sentence(error: z.ZodError): string {
  const [issue] = error.issues;
  return `The environment variable ${issue?.path.join('.')} ${issue?.message}.`;
}
