import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from '../process/env.ts';
import { fileType, type MediaStorage, type StoredFile } from './media-storage.ts';
import { StorageError } from './storage-error.ts';

/** Nobody waits longer for a picture; an upload has at most 5 MB. Each call is tried twice. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 2;

/** An object that is written and deleted to see whether that is permitted. */
const WRITE_CHECK = 'write-check';

/**
 * Pictures in a bucket of an S3-compatible storage, which belongs to this installation alone (R469). An object's key is the path of
 * the picture.
 */
export function createBucketStorage(settings: BucketSettings): MediaStorage {
  const { bucket } = settings;
  const client = new S3Client({
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible storages do not know the newer checksums. TLS protects what travels.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  });
  const asking = async <Answer>(call: Promise<Answer>): Promise<Answer> =>
    call.catch(error => {
      throw storageError(error, settings);
    });

  async function* list(): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const page = await asking(
        client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token })),
      );
      for (const { Key: path, LastModified: storedAt } of page.Contents ?? [])
        if (path !== undefined && path !== WRITE_CHECK && storedAt) yield { path, storedAt };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const object = { Bucket: bucket, Key: path, Body: bytes, ContentType: fileType(path) };
    await asking(client.send(new PutObjectCommand(object)));
  };

  const remove = async (path: string): Promise<void> => {
    await asking(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path })));
  };

  return {
    place: `${settings.endpoint ?? 'S3'} ${bucket}`,
    async read(path) {
      const object = client
        .send(new GetObjectCommand({ Bucket: bucket, Key: path }))
        .then(async ({ Body }) => Body && new Uint8Array(await Body.transformToByteArray()));
      return asking(object.catch(unlessMissing));
    },
    async has(path) {
      const head = client.send(new HeadObjectCommand({ Bucket: bucket, Key: path }));
      return (await asking(head.catch(unlessMissing))) !== undefined;
    },
    write,
    remove,
    list,
    async restore() {
      const written: string[] = [];
      return {
        async write(path, bytes) {
          written.push(path);
          await write(path, bytes);
        },
        // An object is in its place as soon as it is written. Nothing shows it before the database is filled.
        async place() {},
        async takeBack() {
          for (const path of written) await remove(path);
        },
      };
    },
    async problem() {
      try {
        await write(WRITE_CHECK, Buffer.from(WRITE_CHECK));
        await remove(WRITE_CHECK);
        for await (const _ of list()) break;
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        return { isPassing: error.isPassing, sentence: error.message };
      }
    },
  };
}

/** What the SDK throws: the service's error with the code as its name, or that of a connection. */
interface ServiceError extends NodeJS.ErrnoException {
  $metadata?: { httpStatusCode?: number };
}

/** The error of an object that is not there. HEAD has no body, so its error is only known by the status. */
function unlessMissing(error: ServiceError): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error;
}

const keyRefusals = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied', 'Forbidden', '403'];
const regionRefusals = ['PermanentRedirect', 'AuthorizationHeaderMalformed', '301'];

/** One sentence that names the variable to look at. */
function storageError(error: ServiceError, settings: BucketSettings): StorageError {
  const { bucket, endpoint, region } = settings;
  const host = endpoint === undefined ? `S3 in ${region}` : new URL(endpoint).host;
  const wrong = (sentence: string) => new StorageError(sentence, { isPassing: false, cause: error });
  const away = (sentence: string) => new StorageError(sentence, { isPassing: true, cause: error });
  if (error.name === 'NoSuchBucket')
    return wrong(
      `S3_BUCKET does not work: there is no bucket "${bucket}" at ${host}. Create it, or set the right name.`,
    );
  if (keyRefusals.includes(error.name))
    return wrong(
      `S3_ACCESS_KEY_ID does not work: ${host} refuses it, its secret, or its access to the bucket "${bucket}" (${error.name}). Set the key of an account that may list, read, write and delete there.`,
    );
  if (regionRefusals.includes(error.name))
    return wrong(
      `S3_REGION does not work: the bucket "${bucket}" is not in ${region} (${error.message}). Set its region.`,
    );
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return away(`S3_ENDPOINT does not work: no machine is called ${host}. Set the address of the storage.`);
  if (error.$metadata?.httpStatusCode === undefined)
    return away(
      `S3_ENDPOINT does not work: ${host} does not answer (${error.code ?? error.name}). Pictures are neither shown nor stored until it does.`,
    );
  return away(`S3_ENDPOINT does not work: ${host} answers "${error.message}" (${error.name}).`);
}
