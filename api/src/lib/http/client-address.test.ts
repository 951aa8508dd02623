import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { addressBlock, addressRange, clientAddress } from './client-address.ts';

const socket = {
  incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } },
};

async function addressOf(headers: Record<string, string>, trustProxy: boolean, env: object = socket) {
  const app = new Hono().get('/', c => c.text(clientAddress(c, trustProxy)));
  return (await app.request('/', { headers }, env)).text();
}

describe('the address of a request', () => {
  test('is the socket’s', async () => {
    expect(await addressOf({}, false)).toBe('203.0.113.7');
  });

  test('cannot be forged by the client without a trusted proxy', async () => {
    expect(await addressOf({ 'X-Forwarded-For': '198.51.100.9' }, false)).toBe('203.0.113.7');
  });

  test('is the one added by the trusted proxy, not an earlier one', async () => {
    expect(await addressOf({ 'X-Forwarded-For': '10.0.0.1, 198.51.100.9' }, true)).toBe('198.51.100.9');
  });

  test('is the socket’s if the proxy adds none, and empty without a socket', async () => {
    expect(await addressOf({}, true)).toBe('203.0.113.7');
    expect(await addressOf({}, false, {})).toBe('');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2fe::9', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
  ['127.0.0.1', undefined],
  ['::ffff:10.0.0.1', undefined],
  ['192.168.7.7', undefined],
  ['fe80::1%eth0', undefined],
  ['', undefined],
  ['unknown', undefined],
])('the range of %s is %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});
