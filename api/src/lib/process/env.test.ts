import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseEnv } from './env.ts';
import { withMasterKey } from './master-key.ts';
import { StartError } from './start-error.ts';

describe('the environment', () => {
  test('has a default for everything', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      seed: 'none',
      heap: 'small',
    });
    expect(env).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustProxy: false,
    });
    expect(isAbsolute(env.dataDir)).toBe(true);
  });

  test('uses localhost and the port without a public address', () => {
    expect(parseEnv({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
    expect(parseEnv({ PUBLIC_URL: 'https://tickets.example.com/' }).publicUrl).toBe(
      'https://tickets.example.com',
    );
  });

  test('has metrics only with a port of their own (R441)', () => {
    expect(parseEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(() => parseEnv({ METRICS_PORT: '0' })).toThrow(/METRICS_PORT must be a port number/);
  });

  test('traces requests only with the address of a collector (R443)', () => {
    expect(parseEnv({ OTEL_SERVICE_NAME: 'tickets' }).tracing).toBeUndefined();
    expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      service: 'gangway',
    });
    expect(() => parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http/,
    );
  });

  test('keeps pictures in a bucket only with all that it needs (R469)', () => {
    const key = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'GK1', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(parseEnv({}).s3).toBeUndefined();
    expect(parseEnv({ ...key, S3_ENDPOINT: 'https://s3.example.com/' }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      bucket: 'pictures',
      accessKeyId: 'GK1',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    });
    expect(parseEnv({ ...key, S3_REGION: 'ap-southeast-1' }).s3).toMatchObject({
      endpoint: undefined,
      region: 'ap-southeast-1',
      forcePathStyle: false,
    });
    expect(parseEnv({ ...key, S3_REGION: 'x', S3_FORCE_PATH_STYLE: 'true' }).s3?.forcePathStyle).toBe(true);
    expect(() => parseEnv({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
      /^S3_ENDPOINT is set without S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set what is missing, or none/,
    );
    expect(() => parseEnv(key)).toThrow(/^S3_BUCKET is set without S3_ENDPOINT or S3_REGION:/);
    expect(() => parseEnv({ ...key, S3_ENDPOINT: 's3.example.com' })).toThrow(
      /S3_ENDPOINT must be an address like https/,
    );
  });

  test('treats an empty variable as absent', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '8080.5'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://a:b@c/d'],
    ['PUBLIC_URL', 'gangway.test'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MASTER_KEY', 'abc'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['HEAP', 'tiny'],
    ['SEED', 'everything'],
  ])('refuses %s=%s in one sentence that names the variable without its value', (name, value) => {
    const refused = () => parseEnv({ [name]: value });
    expect(refused).toThrow(StartError);
    expect(refused).toThrow(new RegExp(`^The environment variable ${name} [^\\n]+\\.$`));
    if (value.length > 4) expect(refused).not.toThrow(value);
  });
});

describe('a site that others can reach', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ HOST: '192.168.1.20' }, 'HOST is 192.168.1.20'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is true'],
  ])('%o needs its address', (variables, why) => {
    expect(() => parseEnv(variables)).toThrow(StartError);
    expect(() => parseEnv(variables)).toThrow(`Others can reach the site, for ${why}: set PUBLIC_URL`);
    expect(parseEnv({ ...variables, PUBLIC_URL: 'https://tickets.example.com' }).publicUrl).toBe(
      'https://tickets.example.com',
    );
  });

  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('one that listens on %s is none', HOST => {
    expect(parseEnv({ HOST }).host).toBe(HOST);
  });
});

describe('the master key', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'gangway-key-'));
    onTestFinished(() => rmSync(made, { recursive: true }));
    return made;
  };

  test('is the configured one, without a file', () => {
    const env = withMasterKey(parseEnv({ MASTER_KEY: 'ab'.repeat(32), DATA_DIR: folder() }));
    expect(Buffer.from(env.masterKey).toString('hex')).toBe('ab'.repeat(32));
    expect(statSync(join(env.dataDir, 'keys'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test('is otherwise generated once, readable only by its owner', () => {
    const parsed = parseEnv({ DATA_DIR: folder() });
    const first = withMasterKey(parsed).masterKey;
    expect(first).toHaveLength(32);
    expect(withMasterKey(parsed).masterKey).toEqual(first);
    const file = join(parsed.dataDir, 'keys/master.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(Buffer.from(first).toString('hex'));
  });

  test('is not replaced if its file is damaged', () => {
    const parsed = parseEnv({ DATA_DIR: folder() });
    withMasterKey(parsed);
    writeFileSync(join(parsed.dataDir, 'keys/master.key'), 'abc');
    expect(() => withMasterKey(parsed)).toThrow(/master\.key is damaged/);
  });
});
