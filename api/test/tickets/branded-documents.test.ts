import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { paintBlack, readPdf } from '../support/documents/read-pdf.ts';
import { readQrs } from '../support/documents/read-qr.ts';
import { upload } from '../support/documents/uploads.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { testWallets } from '../support/wallets/wallets.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database, { wallets: testWallets().wallets });
const manager = await signInStaff(gangway, ['settings.manage']);
const BLUE = '#2b3f8f';

let order: BookedOrder;
let ticketId: string;

const save = (key: string, value: string) =>
  gangway.call('POST', '/config/update', {
    headers: { ...manager.headers, 'If-Match': '*' },
    body: { key, value },
  });
const ask = async (path: string) => {
  const response = await gangway.app.request(`/prod-api/tickets/${ticketId}/${path}`, {
    headers: { 'X-Order-Token': order.token },
  });
  return new Uint8Array(await response.arrayBuffer());
};
/** How many pictures of pixels a PDF has: everything of ours is drawn in lines. */
const picturesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;

async function lastMail() {
  const job = gangway.jobs.find(({ data }) => data.kind === 'order-paid' && data.orderId === order.id);
  gangway.clock.advance(1000);
  await sendMail(gangway.deps, job?.data ?? {});
  const { mails } = await readMailbox(mailFolder(gangway.deps.env.dataDir));
  const [last] = mails;
  if (!last) throw new Error('no mail');
  return last;
}

let sailingId: number;

/** Books, and pays: the mail of an order is made once. */
async function payAnother(): Promise<void> {
  order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  const headers = { 'X-Order-Token': order.token };
  ticketId = (await gangway.call('GET', `/orders/${order.number}`, { headers })).data.tickets[0].id;
}

beforeAll(async () => {
  sailingId = await createSailing(database.db, await createVoyage(database.db));
  await payAnother();
});

describe('documents and mails (R467)', () => {
  test('have no mark and our colors before the operator has its own', async () => {
    for (const format of ['a4', 'phone']) expect(picturesIn(await ask(`pdf?format=${format}`))).toBe(0);
    const { mail } = await lastMail();
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('background:#c8442c;color:#ffffff');
    expect(mail.attachments.map(({ mimeType }) => mimeType)).not.toContain('image/png');
  });

  describe('with a logo and colors', () => {
    beforeAll(async () => {
      const sign = { create: { width: 300, height: 300, channels: 3, background: BLUE } } as const;
      const bytes = await sharp(sign).png().toBuffer();
      const files = [new File([new Uint8Array(bytes)], 'logo.png')];
      const { data } = await upload(gangway, '/office/branding/logo', files, manager.headers);
      await save('logo', data.name);
      await save('brandColor', '#1f4e2c');
      expect((await save('actionColor', '#b36b00')).status).toBe(200);
      await payAnother();
    });

    test('e-tickets show the mark, and are read by a gate as before', async () => {
      for (const format of ['a4', 'phone']) {
        const pdf = await ask(`pdf?format=${format}`);
        expect(picturesIn(pdf)).toBeGreaterThan(0);
        const [page] = readPdf(pdf).pages;
        expect(page && (await readQrs(paintBlack(page, 3)))).toHaveLength(1);
      }
    });

    test('mails carry the mark as a part, and load nothing', async () => {
      const { file, mail } = await lastMail();
      expect(mail.html).toContain('<img src="cid:operator-mark"');
      expect(mail.html).toContain('background:#1f4e2c;');
      expect(mail.html).toMatch(/background:#b36b00;color:#(000000|ffffff)/);
      expect(mail.html).not.toMatch(/src="http/);
      const mark = mail.attachments.find(({ contentId }) => contentId === '<operator-mark>');
      expect(mark).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
      const { dominant } = await sharp(Buffer.from(mark?.content as ArrayBuffer)).stats();
      expect(dominant.b).toBeGreaterThan(dominant.r);
      const shown = await gangway.app.request(`/dev/mail/${file}/body`);
      expect(await shown.text()).toContain('<img src="data:image/png;base64,');
      expect(await (await gangway.app.request(`/dev/mail/${file}`)).text()).not.toContain('logo.png');
    });

    test('wallets show the mark', async () => {
      const files = unzipSync(await ask('wallet.pkpass'));
      const icon = sharp(files['icon@2x.png']);
      const pixel = await icon
        .extract({ left: 29, top: 29, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(`#${pixel.toString('hex')}`).toBe(BLUE);
      const { data } = JSON.parse(Buffer.from(await ask('google-wallet')).toString()) as {
        data: { url: string };
      };
      const claims = data.url.split('.').at(-2) ?? '';
      const { payload } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      expect(payload.transitClasses[0].logo.sourceUri.uri).toMatch(
        /^http:\/\/127\.0\.0\.1:9\/media\/brand\/logo-[0-9a-f]{16}-512\.png$/,
      );
    });
  });
});
