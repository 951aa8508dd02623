import { createHash, verify } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readWalletSettings } from '../../src/features/tickets/wallet/wallet-settings.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { testWallets } from '../support/wallets/wallets.ts';

const { wallets, account, publicKey } = testWallets();
const database = await createTestDatabase();
const gangway = await createTestApp(database, { wallets });

let order: BookedOrder;
let ticket: { id: string; seat: string };

beforeAll(async () => {
  const sailingId = await createSailing(database.db, await createVoyage(database.db));
  order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  const paid = await gangway.call('GET', `/orders/${order.number}`, {
    headers: { 'X-Order-Token': order.token },
  });
  ticket = paid.data.tickets[0];
});

const ask = (path: string, token = order.token) =>
  gangway.app.request(`/prod-api/tickets/${ticket.id}/${path}`, { headers: { 'X-Order-Token': token } });

describe('an e-ticket in a wallet (R406)', () => {
  test('the configured wallets are offered', async () => {
    expect((await gangway.call('GET', '/tickets/wallets')).data).toEqual(['apple', 'google']);
  });

  test('Apple’s pass is a signed boarding pass with the code', async () => {
    const response = await ask('wallet.pkpass');
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const pass = JSON.parse(Buffer.from(files['pass.json'] ?? []).toString());
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.com.example.ferry',
      teamIdentifier: 'TEAM123456',
      serialNumber: ticket.id,
      boardingPass: { transitType: 'PKTransitTypeBoat' },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: expect.stringMatching(/^GW1:/) }],
    });
    expect(JSON.stringify(pass)).toContain(ticket.seat);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    for (const [name, sum] of Object.entries(manifest))
      expect(
        createHash('sha1')
          .update(files[name] ?? '')
          .digest('hex'),
        name,
      ).toBe(sum);
    expect(Object.keys(manifest)).toContain('icon.png');
    expect(files.signature?.length).toBeGreaterThan(0);
  });

  test('Google’s address has the pass, signed by the service account', async () => {
    const { data } = (await (await ask('google-wallet')).json()) as { data: { url: string } };
    const [, token = ''] = data.url.split('https://pay.google.com/gp/v/save/');
    const [head, claims = '', signature = ''] = token.split('.');
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'gangway@example.com',
      typ: 'savetowallet',
      payload: {
        transitObjects: [
          {
            id: `3388000000001.${ticket.id}`,
            ticketLeg: { ticketSeat: { seat: ticket.seat } },
            barcode: { type: 'QR_CODE', value: expect.stringMatching(/^GW1:/) },
          },
        ],
      },
    });
  });

  test.each(['wallet.pkpass', 'google-wallet'])('%s is only for those who may see the ticket', async path => {
    expect((await ask(path, 'another')).status).toBe(404);
  });
});

test('without configuration no wallet is offered', async () => {
  const plain = await createTestApp(database);
  expect((await plain.call('GET', '/tickets/wallets')).data).toEqual([]);
  for (const path of ['wallet.pkpass', 'google-wallet'])
    expect((await plain.call('GET', `/tickets/${ticket.id}/${path}`)).data.error).toBe('wallet-unavailable');
});

describe('the configuration of wallets', () => {
  test.each([
    ['APPLE_WALLET', { APPLE_WALLET: '/nowhere' }],
    ['GOOGLE_WALLET_ISSUER', { GOOGLE_WALLET: account }],
    ['GOOGLE_WALLET', { GOOGLE_WALLET: '/nowhere', GOOGLE_WALLET_ISSUER: '1' }],
    ['GOOGLE_WALLET_ISSUER', { GOOGLE_WALLET: account, GOOGLE_WALLET_ISSUER: 'ours' }],
  ])('an error names %s', (variable, source) => {
    expect(() => readWalletSettings(source)).toThrow(variable);
  });
});
