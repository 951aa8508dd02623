import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import sharp from 'sharp';

/**
 * An officer who uploads one picture after the other, as many as are allowed: the slower the machine, the longer the trial, and pictures
 * without end would fill their disk for good.
 */
export interface RunningUploads {
  /** Allows so many more to be stored. */
  allow(pictures: number): void;
  /** How many were acknowledged. */
  stored(): number;
  /** The addresses of these. */
  urls(): readonly string[];
  /** How many were answered that the disk is full. */
  fullAnswers(): number;
  /** Answers that say neither that a picture is stored nor what is in the way. */
  unclear(): readonly string[];
  stop(): Promise<void>;
}

const PAUSE_MS = 5;
const SIDE = 160;

/** Starts to upload pictures, each to the next copy. */
export function startUploads(copies: readonly string[], officerToken: string): RunningUploads {
  const urls: string[] = [];
  const unclear: string[] = [];
  let fullAnswers = 0;
  let allowed = 0;
  let going = true;
  const work = async () => {
    for (let turn = 0; going; turn++, await wait(PAUSE_MS)) {
      if (urls.length >= allowed) continue;
      const body = new FormData();
      body.append('files', await noise());
      const answer = await fetch(`${copies[turn % copies.length]}/prod-api/office/slides/picture`, {
        method: 'POST',
        headers: { 'X-Token': officerToken },
        body,
      })
        .then(async response => ({
          ...((await response.json()) as Envelope<Picture | null>),
          status: response.status,
        }))
        .catch(() => undefined);
      if (answer?.status === 200 && answer.data) urls.push(answer.data.url);
      else if (answer?.status === 507) fullAnswers++;
      else if (answer && answer.status !== 503) unclear.push(`upload: ${answer.status} ${answer.msg}`);
    }
  };
  const running = work();
  return {
    allow(pictures) {
      allowed += pictures;
    },
    stored: () => urls.length,
    urls: () => urls,
    fullAnswers: () => fullAnswers,
    unclear: () => unclear,
    async stop() {
      going = false;
      await running;
    },
  };
}

/** A picture like no other. */
async function noise(): Promise<File> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(3 * SIDE * SIDE), { raw })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg)], 'noise.jpg');
}

/** Acknowledged pictures that are not served as a whole, and incomplete files in the data folder. */
export async function missingPictures(
  [copy]: readonly string[],
  dataDir: string,
  uploads: RunningUploads,
): Promise<string[]> {
  const missing = [];
  for (const url of uploads.urls()) {
    const response = await fetch(`${copy}${url}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isWhole =
      response.ok &&
      (await sharp(bytes)
        .stats()
        .then(
          () => true,
          () => false,
        ));
    if (!isWhole) missing.push(`${url}: ${response.status}, ${bytes.length} bytes`);
  }
  const files = await readdir(join(dataDir, 'media'), { recursive: true });
  return [...missing, ...files.filter(file => file.endsWith('.part'))];
}
