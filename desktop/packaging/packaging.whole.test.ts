import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractFile, listPackage } from '@electron/asar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import electron from '../../node_modules/electron/package.json' with { type: 'json' };
import { readFuses, writeElectronStandIn } from './electron-stand-in.ts';

const run = promisify(execFile);
const desktop = join(import.meta.dirname, '..');
const bin = (name: string) => join(desktop, '../node_modules/.bin', name);
const FEED = 'https://updates.example.com/gangway';

let folder: string;
let app: string;
let files: string[];
const resource = (name: string) => join(app, 'resources', name);

/** Packs the app like `npm run desktop:package`, up to the folder that the installers are made from. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-package-'));
  app = join(folder, 'release/linux-unpacked');
  await writeElectronStandIn(join(folder, 'electron'), electron.version);
  const options = { cwd: desktop, env: { ...process.env, GANGWAY_UPDATE_URL: FEED } };
  await run(bin('electron-vite'), ['build'], options);
  await run(process.execPath, ['packaging/icon.ts'], options);
  await run(
    bin('electron-builder'),
    [
      '--linux',
      'dir',
      '--x64',
      '--publish',
      'never',
      '--config',
      'electron-builder.config.ts',
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${join(folder, 'release')}`,
    ],
    options,
  );
  files = listPackage(resource('app.asar'), { isPack: false });
});

afterAll(() => rm(folder, { recursive: true }));

test('contains the page, the shell and its preload script', () => {
  for (const file of [
    '/package.json',
    '/out/main/main.js',
    '/out/preload/preload.cjs',
    '/out/renderer/index.html',
  ])
    expect(files).toContain(file);
});

test('contains no sources, settings or secrets', () => {
  const own = files.filter(file => !file.startsWith('/node_modules') && /\.[^/]+$/.test(file));
  expect(own.filter(file => !/^\/(package\.json|out\/(main|preload|renderer)\/.+)$/.test(file))).toEqual([]);
  expect(files.filter(file => /\.(ts|tsx|map|env|pem|key|sqlite|db)$|\/\.env/.test(file))).toEqual([]);
  for (const file of own.filter(name => /\.(js|cjs|json)$/.test(name))) {
    const text = extractFile(resource('app.asar'), file.slice(1)).toString();
    expect(text, file).not.toMatch(
      /BEGIN (RSA |EC )?PRIVATE KEY|sk_live_|postgres:\/\/[^"'`]*:[^"'`]*@|Gangway#2026/,
    );
    expect(text, file).not.toContain(desktop);
  }
});

test('includes only required packages, without build dependencies', () => {
  const packages = new Set(files.map(file => file.match(/^\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]));
  for (const name of ['better-sqlite3', 'serialport', 'electron-updater']) expect(packages).toContain(name);
  for (const name of ['electron', 'vite', 'react', 'typescript', '@gangway/api', '@gangway/shared'])
    expect(packages).not.toContain(name);
  expect(files.filter(file => /\.(c|cc|cpp|h|gyp)$/.test(file))).toEqual([]);
});

test('keeps native modules outside the archive, so that they can be loaded', async () => {
  for (const file of [
    'node_modules/better-sqlite3/prebuilds/linux-x64.node',
    'node_modules/@serialport/bindings-cpp/prebuilds/linux-x64/@serialport+bindings-cpp.glibc.node',
  ])
    expect((await readFile(join(resource('app.asar.unpacked'), file))).length).toBeGreaterThan(10_000);
});

test('has fuses that disable Node options and allow only the signed archive', async () => {
  const [
    runAsNode,
    cookieEncryption,
    nodeOptions,
    inspector,
    archiveIntegrity,
    onlyFromArchive,
    ownSnapshot,
    filePrivileges,
  ] = readFuses(await readFile(join(app, 'gangway'), 'latin1'));
  expect({ runAsNode, nodeOptions, inspector, ownSnapshot, filePrivileges }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    inspector: false,
    ownSnapshot: false,
    filePrivileges: false,
  });
  expect({ cookieEncryption, archiveIntegrity, onlyFromArchive }).toEqual({
    cookieEncryption: true,
    archiveIntegrity: true,
    onlyFromArchive: true,
  });
});

test('gets updates from the operator’s feed', async () => {
  expect(await readFile(resource('app-update.yml'), 'utf8')).toContain(`url: ${FEED}`);
});
