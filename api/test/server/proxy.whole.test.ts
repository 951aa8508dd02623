import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { type CopyProcess, startCopy } from '../support/copy-process.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { buyersInput, createSailing, createVoyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

/*
 * `deploy/nginx.conf` itself in front of two copies, in Debian's nginx (R450). Only what an operator changes is changed: ports, and
 * where the certificate is.
 */

const REQUESTS = 1_000;
/** Requests at the same time. */
const CALLERS = 8;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);
const folder = mkdtempSync(join(inject('testFolder'), 'proxy-'));
const dataDir = mkdtempSync(join(inject('testFolder'), 'data-'));
const ports = {
  plain: await freePort(),
  tls: await freePort(),
  copies: [await freePort(), await freePort()],
};

let staff: SignedIn;
let copies: CopyProcess[];
let nginx: ChildProcess;
let session: ClientHttp2Session | undefined;
let connecting: Promise<ClientHttp2Session> | undefined;

beforeAll(async () => {
  gangway.clock.set(new Date().toISOString());
  staff = await signInStaff(gangway, ['catalogue.manage', 'reports.read']);
  copies = await Promise.all(ports.copies.map(start));
  nginx = startNginx();
  await connection();
});

afterAll(async () => {
  session?.close();
  if (nginx) await endNginx();
  await Promise.all((copies ?? []).map(copy => copy.end('SIGTERM')));
});

function start(port: number): Promise<CopyProcess> {
  return startCopy(database.url, {
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://tickets.example.com',
  });
}

/** The file with the values that an operator changes. Each of them has to be in it. */
function configuration(): string {
  const changes: [string, string][] = [
    ['server 127.0.0.1:8081', `server 127.0.0.1:${ports.copies[0]}`],
    ['server 127.0.0.1:8082', `server 127.0.0.1:${ports.copies[1]}`],
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/tickets.example.com.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/tickets.example.com.key', join(folder, 'certificate.key')],
  ];
  let text = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return text;
}

function startNginx(): ChildProcess {
  const made = ['-keyout', join(folder, 'certificate.key'), '-out', join(folder, 'certificate.pem')];
  const about = ['-nodes', '-days', '2', '-subj', '/CN=tickets.example.com'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...about, ...made], { stdio: 'pipe' });
  writeFileSync(join(folder, 'gangway.conf'), configuration());
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  // Otherwise its workers are somebody who cannot enter the folders of this test.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; error_log stderr crit; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; ${temporary.join(' ')} include gangway.conf; }`,
  );
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function endNginx(): Promise<void> {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}

/** The connection; a new one when nginx has ended it, which it does after a thousand requests. */
async function connection(): Promise<ClientHttp2Session> {
  if (session && !session.closed) return session;
  connecting ??= connected().finally(() => {
    connecting = undefined;
  });
  session = await connecting;
  return session;
}

const connected = (): Promise<ClientHttp2Session> =>
  eventually(async () => {
    const opened = connect(`https://127.0.0.1:${ports.tls}`, { rejectUnauthorized: false });
    await Promise.race([
      once(opened, 'connect'),
      once(opened, 'error').then(([error]) => Promise.reject(error)),
    ]);
    return opened;
  });

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** One request over HTTP/2. Like a browser it repeats what a connection that is being closed refused, and so did not handle. */
async function ask(method: string, path: string, sent: Sent = {}): Promise<Received> {
  try {
    return await send(method, path, sent);
  } catch (error) {
    if (!String(error).includes('NGHTTP2_REFUSED_STREAM')) throw error;
    return ask(method, path, sent);
  }
}

async function send(method: string, path: string, { headers = {}, body }: Sent): Promise<Received> {
  const stream = (await connection()).request({
    ...headers,
    ':method': method,
    ':path': path,
    ':authority': 'tickets.example.com',
  });
  let received: IncomingHttpHeaders = {};
  stream.once('response', answered => {
    received = answered;
  });
  stream.end(body);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return { status: Number(received[':status']), headers: received, body: Buffer.concat(parts) };
}

const json = ({ body }: Received) => JSON.parse(body.toString());

/** A form with one file, as a browser sends it. */
async function form(file: File): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const data = new FormData();
  data.append('files', file);
  const response = new Response(data);
  return {
    headers: {
      ...staff.headers,
      'if-match': '*',
      'content-type': response.headers.get('Content-Type') ?? '',
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** A picture that no compression makes smaller: just below 5 MB. */
async function largePicture(): Promise<File> {
  const [width, height] = [1480, 1150];
  const raw = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < raw.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    raw[at] = state >>> 24;
  }
  const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'deck.png', { type: 'image/png' });
}

test('without TLS there is only the way to it', async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.plain}/home?lang=ms`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe('https://tickets.example.com/home?lang=ms');
});

test('the API answers over HTTP/2, with HSTS', async () => {
  expect((await connection()).alpnProtocol).toBe('h2');
  const answer = await ask('GET', '/prod-api/ready');
  expect(answer.status).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a picture of 5 MB is uploaded and downloaded', async () => {
  const picture = await largePicture();
  expect(picture.size).toBeGreaterThan(4.5 * 1024 * 1024);
  expect(picture.size).toBeLessThan(5 * 1024 * 1024);
  const sent = await ask('POST', `/prod-api/office/ships/${voyage.shipId}/images`, await form(picture));
  expect(sent.status, sent.body.toString()).toBe(200);
  const { images } = json(sent).data;
  const download = await ask('GET', new URL(images[0].url, 'https://tickets.example.com').pathname);
  expect(download.status).toBe(200);
  expect(await sharp(download.body).metadata()).toMatchObject({ format: expect.any(String) });
});

test('what is too large is refused in words, by the API or by the proxy', async () => {
  const refused = {
    code: 413,
    msg: 'The request is too large. Please send less.',
    data: { error: 'body-too-large' },
  };
  const long = await ask('POST', '/prod-api/orders', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remarks: 'x'.repeat(300 * 1024) }),
  });
  expect(long.status).toBe(413);
  expect(json(long)).toMatchObject(refused);

  const images = `/prod-api/office/ships/${voyage.shipId}/images`;
  const fileOf = (megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], 'large.png');
  const picture = await ask('POST', images, await form(fileOf(6)));
  expect(picture.status).toBe(422);
  expect(json(picture).msg).toContain('5MB');
  const tooMany = await ask('POST', images, await form(fileOf(34)));
  expect(tooMany.status).toBe(413);
  expect(json(tooMany)).toMatchObject(refused);
});

test('a live stream is passed on at once', async () => {
  const stream = (await connection()).request({
    ':path': `/prod-api/monitor/${sailingId}/events`,
    ':authority': 'tickets.example.com',
  });
  const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  expect((await parts.next()).value).toContain('event: boarding');
  await db.updateTable('sailings').set({ gate: 'B4' }).where('id', '=', sailingId).execute();
  let news = '';
  while (!news.includes('"gate":"B4"')) news += (await parts.next()).value;
  stream.close();
});

test('a download of the office is complete', async () => {
  const answer = await ask('GET', '/prod-api/office/orders/export.xlsx', { headers: staff.headers });
  expect(answer.status).toBe(200);
  expect(answer.body.subarray(0, 2).toString()).toBe('PK');
  // The end of a ZIP's directory.
  expect(answer.body.includes(Buffer.from('PK\u0005\u0006', 'latin1'))).toBe(true);
});

test(`two copies restart one after the other, and none of ${REQUESTS} requests fails`, async () => {
  const failed: string[] = [];
  let sent = 0;
  const booked: string[] = [];
  const book = async (buyer: number) => {
    const answer = await ask('POST', '/prod-api/orders', {
      headers: { 'content-type': 'application/json', 'idempotency-key': `key-of-buyer-${buyer}` },
      body: JSON.stringify(buyersInput(sailingId, buyer)),
    });
    if (answer.status === 200) booked.push(json(answer).data.order.number);
    return answer;
  };
  let restarted = false;
  const restart = async () => {
    for (const [index, port] of ports.copies.entries()) {
      await copies[index]?.end('SIGTERM');
      copies[index] = await start(port);
    }
    restarted = true;
  };
  const restarting = restart();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      // There are requests for as long as the copies restart.
      while (sent < REQUESTS || !restarted) {
        const number = sent++;
        const isBooking = number % 4 === 0 && number < REQUESTS;
        const answer = await (isBooking ? book(number) : ask('GET', '/prod-api/sailings?size=5')).catch(
          (error: Error) => ({ status: error.message, body: '' }),
        );
        if (answer.status !== 200) failed.push(`${number}: ${answer.status} ${answer.body}`);
      }
    }),
  );
  await restarting;
  expect(failed).toEqual([]);
  expect(booked).toHaveLength(REQUESTS / 4);
  expect(new Set(booked).size).toBe(booked.length);
  expect(await brokenRows(db)).toEqual([]);
});
