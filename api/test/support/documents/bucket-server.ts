import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, inject } from 'vitest';
import type { BucketSettings } from '../../../src/lib/process/env.ts';
import { freePort } from '../../../src/lib/process/free-port.ts';

/** An S3 server of this machine that keeps its objects while it is away. */
export interface BucketServer {
  /** The settings of one of its buckets. */
  settingsOf(bucket: string): BucketSettings;
  /** Ends it at once, with the connections that are open. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

/**
 * The SDK signs a bucket's own address with the slash at its end, as the services do; this server computes the signature without it.
 * So a list is accepted with any secret of the key, and all that reads or writes objects only with the right one.
 */
const acceptSlash: S3rver['middleware'][number] = (ctx, next) => {
  if (/^\/[^/]+\/$/.test(ctx.path))
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
  return next();
};

/** Starts an S3 server with these buckets, until the test file is done. It checks the key. */
export async function startBucketServer(...buckets: string[]): Promise<BucketServer> {
  const port = await freePort();
  const directory = mkdtempSync(join(inject('testFolder'), 'buckets-'));
  let running: S3rver | undefined;
  const comeBack = async () => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: buckets.map(name => ({ name })),
    });
    running.middleware.unshift(acceptSlash);
    await running.run();
  };
  const leave = async () => {
    const closed = running?.close();
    running?.httpServer.closeAllConnections();
    running = undefined;
    await closed;
  };
  await comeBack();
  afterAll(leave);
  return {
    settingsOf: bucket => ({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The only key that it knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    }),
    leave,
    comeBack,
  };
}
