import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readApiUrl } from './configuration.ts';

let folder: string;
let file: string;
const none = { environment: undefined, built: undefined };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-configuration-'));
  file = join(folder, 'station.json');
});
beforeEach(() => rm(file, { force: true }));
afterAll(() => rm(folder, { recursive: true }));

test('the environment overrides the machine’s file, and the file overrides the package', async () => {
  await writeFile(file, '{ "apiUrl": "https://file.example/path" }');
  const sources = { environment: 'https://env.example', file, built: 'https://built.example' };
  expect(await readApiUrl(sources)).toBe('https://env.example');
  expect(await readApiUrl({ ...sources, environment: undefined })).toBe('https://file.example');
  await rm(file);
  expect(await readApiUrl({ ...sources, environment: undefined })).toBe('https://built.example');
  expect(await readApiUrl({ ...none, file })).toBe('http://127.0.0.1:8080');
});

test.each([
  'https://tickets.example.com',
  'http://127.0.0.1:8080',
  'http://127.8.0.1:8080',
  'http://localhost:8080',
  'http://[::1]:8080',
])('the way to %s is safe', async address => {
  expect(await readApiUrl({ ...none, file, environment: address })).toBe(address);
});

test.each([
  'http://tickets.example.com',
  'http://192.168.1.20:8080',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://[::2]',
])('the way to %s is refused, and the sentence says what to do', async address => {
  const refused = readApiUrl({ ...none, file, environment: address });
  await expect(refused).rejects.toThrow(
    /^GANGWAY_API_URL gives an address without encryption.*Begin it with https:/,
  );
  await writeFile(file, JSON.stringify({ apiUrl: address }));
  await expect(readApiUrl({ ...none, file })).rejects.toThrow(`${file} gives an address without encryption`);
  await rm(file);
  await expect(readApiUrl({ ...none, file, built: address })).rejects.toThrow('this package gives');
});

test.each(['{', '[]', '{ "apiUrl": "tickets.example" }', '{ "apiUrl": "file:///etc" }'])(
  'a file of %s is refused by its name',
  async content => {
    await writeFile(file, content);
    await expect(readApiUrl({ ...none, file })).rejects.toThrow(`${file} must give the server's address`);
  },
);
