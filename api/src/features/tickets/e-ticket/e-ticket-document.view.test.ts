import { generateKeyPairSync } from 'node:crypto';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { writeDayTime } from '@gangway/shared/i18n/dates.ts';
import { describe, expect, it } from 'vitest';
import { hasSelectable, paintBlack, readPdf } from '../../../../test/support/documents/read-pdf.ts';
import { readQrs } from '../../../../test/support/documents/read-qr.ts';
import { misplacedTexts } from '../../../../test/support/documents/set-text.ts';
import { signedCode } from '../../../reservations/tickets/ticket-code.service.ts';
import {
  type ETicket,
  type ETicketFile,
  ladderFrom,
  type PageFormat,
  pageFormats,
  type Voyage,
} from './e-ticket.types.ts';
import { eTicketPdf } from './e-ticket-document.view.ts';

const step = { from: null, noShow: false, chargeSen: 0, refundSen: 0 };

const timeZone = 'Asia/Kuala_Lumpur';

function voyage(language: Language, session: Session): Voyage {
  return {
    language,
    operator: {
      name: 'Selat Cruises',
      phone: '+60 3-2026 1188',
      email: 'hello@selatcruises.example',
      mark: null,
      color: '#0b6b80',
    },
    orderNumber: 'SC4F7K2M9Q',
    ship: { code: 'selat-aurora', name: 'Selat Aurora' },
    session,
    departure: { code: 'port-klang', name: language === 'zh' ? '巴生港' : 'Port Klang', timeZone },
    destination: { code: 'penang', name: language === 'ko' ? '페낭' : 'Penang', timeZone },
    departsAt: '2026-12-12T20:00:00.000+08:00',
    arrivesAt: '2026-12-13T07:30:00.000+08:00',
    boardingOpensAt: '2026-12-12T17:00:00.000+08:00',
    boardingClosesAt: '2026-12-12T19:45:00.000+08:00',
    gate: 'B2',
    ladder: [
      { ...step, until: '2026-11-27', chargePercent: 75 },
      { ...step, until: null, chargePercent: 100 },
    ],
    amendmentDays: 4,
  };
}

const { privateKey } = generateKeyPairSync('ed25519');
const names = ['Nur Aisyah binti Abdullah', '陳偉龍', '김민준', 'Nguyễn Thị Ánh 李明 박서연'];
const family: ETicket[] = names.map((passengerName, index) => {
  const id = `0198c2f0-0000-7000-8000-00000000000${index}`;
  const verificationSecret = new Uint8Array(8).fill(index);
  return {
    id,
    passengerName,
    ticketType: 'adult',
    seat: `A${index + 1}`,
    cabin: { number: '0512', floor: 5 },
    serial: `SC4F7K2M9Q-${index + 1}`,
    verificationCode: '7ZK4Q-M2X9R-8TH*',
    code: signedCode({ keyId: 1, ticketId: id, sailingId: 12, verificationSecret }, privateKey),
  };
});

/** A file of one order by day. */
const fileOf = (language: Language, tickets: ETicket[], format: PageFormat = 'a4'): ETicketFile => ({
  orders: [{ voyage: voyage(language, 'daytime'), tickets }],
  format,
});

const cases = languages.flatMap(language =>
  pageFormats.flatMap(format =>
    (['daytime', 'nighttime'] as const).map(session => ({ language, format, session })),
  ),
);

describe.each(cases)('in $language, $format, $session', ({ language, format, session }) => {
  it('has a page per passenger, names in any script, and readable QR codes', async () => {
    const bytes = await eTicketPdf({
      orders: [{ voyage: voyage(language, session), tickets: family }],
      format,
    });
    const pdf = readPdf(bytes);
    expect(pdf.pages).toHaveLength(family.length);
    expect(bytes.length).toBeLessThan(200_000);
    for (const name of names) expect(hasSelectable(pdf, name.replaceAll(' ', '')), name).toBe(true);
    for (const [index, page] of pdf.pages.entries())
      expect(await readQrs(paintBlack(page, 3))).toEqual([family[index]?.code]);
  });
});

const longTexts = [
  ['words', 'Kota Kinabalu Jesselton Point Terminal of the South China Sea and the Straits of Malacca'],
  ['one word', 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren'.repeat(2)],
  ['Chinese', '哥打京那巴鲁杰瑟尔顿角国际邮轮码头'.repeat(5)],
] as const;

describe.each(cases)('in $language, $format, $session', ({ language, format, session }) => {
  it.each(longTexts)('R483: nothing leaves the page or lies on other words: %s', async (_kind, text) => {
    for (const length of [10, 20, 30, 40, 60, 80]) {
      const long = text.slice(0, length).trim();
      const plain = voyage(language, session);
      const email = `${'reservations'.repeat(5).slice(0, length)}@selatcruises.example`;
      const draw = () =>
        eTicketPdf({
          orders: [
            {
              voyage: {
                ...plain,
                operator: {
                  ...plain.operator,
                  name: long,
                  phone: '+60 3-2026 1188 / +60 12-345 6789',
                  email,
                },
                ship: { ...plain.ship, name: long },
                departure: { ...plain.departure, name: long },
                destination: { ...plain.destination, name: text.slice(0, 10) },
                boardingOpensAt: '2026-12-11T22:30:00.000+08:00',
                gate: long.slice(0, 20),
              },
              tickets: family.map(ticket => ({ ...ticket, passengerName: long })),
            },
          ],
          format,
        });
      expect(await misplacedTexts(draw, 13), `${length}`).toEqual([]);
    }
  });
});

it('has the pages of several orders one after the other', async () => {
  const [first, ...others] = family;
  if (!first) throw new Error('nobody travels');
  const bytes = await eTicketPdf({
    orders: [
      { voyage: voyage('en', 'daytime'), tickets: [first] },
      { voyage: { ...voyage('zh', 'nighttime'), orderNumber: 'SC2' }, tickets: others },
    ],
    format: 'phone',
  });
  const codes = await Promise.all(readPdf(bytes).pages.map(page => readQrs(paintBlack(page, 3))));
  expect(codes).toEqual(family.map(({ code }) => [code]));
});

it('has the picture of a voyage once, however many passengers it has', async () => {
  const bytes = await eTicketPdf(fileOf('en', family));
  expect(bytes.toString('latin1').match(/\/Subtype \/Form/g)).toHaveLength(1);
});

it('has the size of the paper, or of a phone', async () => {
  const sizes = await Promise.all(
    pageFormats.map(
      async format => readPdf(await eTicketPdf(fileOf('en', family.slice(0, 1), format))).pages[0],
    ),
  );
  expect(sizes).toMatchObject([
    { width: 595.28, height: 841.89 },
    { width: 360, height: 800 },
  ]);
});

it('prints the QR at least 45 mm wide on A4, its quiet zone not counted', async () => {
  const [page] = readPdf(await eTicketPdf(fileOf('en', family.slice(0, 1)))).pages;
  if (!page) throw new Error('no page');
  const { data, width } = paintBlack(page, 1);
  const dark = Array.from({ length: width }, (_, x) => x).filter(x =>
    Array.from({ length: data.length / 4 / width }, (_, y) => data[(y * width + x) * 4]).includes(0),
  );
  const points = (dark.at(-1) ?? 0) - (dark[0] ?? 0);
  expect((points / 72) * 25.4).toBeGreaterThanOrEqual(45);
});

it.each(cases.filter(({ session }) => session === 'nighttime'))(
  'has the days of boarding that opens the evening before, in $language, $format',
  async ({ language, format, session }) => {
    const early: Voyage = {
      ...voyage(language, session),
      departsAt: '2026-12-13T00:30:00.000+08:00',
      boardingOpensAt: '2026-12-12T22:30:00.000+08:00',
      boardingClosesAt: '2026-12-13T00:15:00.000+08:00',
    };
    const pdf = readPdf(
      await eTicketPdf({ orders: [{ voyage: early, tickets: family.slice(0, 1) }], format }),
    );
    for (const moment of [early.boardingOpensAt, early.boardingClosesAt])
      expect(hasSelectable(pdf, writeDayTime(moment, language).replaceAll(' ', '')), moment).toBe(true);
  },
);

it('composes a Korean name typed as separate letters', async () => {
  const loose = { ...(family[2] as ETicket), passengerName: '김민준'.normalize('NFD') };
  expect(hasSelectable(readPdf(await eTicketPdf(fileOf('ko', [loose]))), '김민준')).toBe(true);
});

it.each([
  ['en', 'After departure'],
  ['zh', '启航后'],
  ['ko', '출항 후'],
  ['ms', 'Selepas bertolak'],
] as const)('names the departure where the charge of a no-show begins, in %s', async (language, words) => {
  const ladder = [
    { ...step, until: '2026-12-12', chargePercent: 75 },
    { ...step, until: null, noShow: true, chargePercent: 100 },
  ];
  const late: Voyage = { ...voyage(language, 'daytime'), ladder };
  const pdf = readPdf(
    await eTicketPdf({ orders: [{ voyage: late, tickets: family.slice(0, 1) }], format: 'a4' }),
  );
  expect(hasSelectable(pdf, words.replaceAll(' ', ''))).toBe(true);
});

it('shows the cancellation charges from today on, not past ones', () => {
  const steps = [
    { ...step, until: '2026-09-13', chargePercent: 0 },
    { ...step, from: '2026-09-14', until: '2026-11-27', chargePercent: 50 },
    { ...step, from: '2026-11-28', until: null, chargePercent: 100 },
  ];
  expect(ladderFrom(steps, '2026-09-13')).toHaveLength(3);
  expect(ladderFrom(steps, '2026-09-14').map(({ chargePercent }) => chargePercent)).toEqual([50, 100]);
  expect(ladderFrom(steps, '2027-01-01').map(({ chargePercent }) => chargePercent)).toEqual([100]);
});
