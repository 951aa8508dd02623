import { expect, test } from 'vitest';
import { hasSelectable, readPdf } from '../../../test/support/documents/read-pdf.ts';
import { misplacedTexts } from '../../../test/support/documents/set-text.ts';
import { type TableDocument, tablePdf } from './table-document.ts';

const longWord = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';
const longName = 'Wan Nur Syahirah Batrisyia binti Tengku Muhammad Faris Petra';

const table = (texts: number): TableDocument => ({
  language: 'en',
  title: 'Passenger manifest',
  operator: `Selat Malaka Cruises and Ferries International Berhad ${longWord}`,
  head: {
    heading: 'Passenger manifest',
    about: [
      `${longWord}  ·  Port Klang Boustead Cruise Centre – Kota Kinabalu Jesselton Point Terminal  ·  Sat 12 Dec 2026, 20:00`,
      'Printed Fri 11 Dec 2026, 14:05',
    ],
    sums: ['600 passengers: 250 local, 350 foreign, 0 on board', 'Complete for 598 of 600'],
    numberOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  columns: [
    ...Array.from({ length: texts }, (_, index) => ({ header: `Name ${index}`, share: 1 })),
    { header: 'Balance', share: 0, align: 'right' },
  ],
  rows: Array.from({ length: 60 }, (_, row) => [
    ...Array.from({ length: texts }, (_, column) => ((row + column) % 2 ? longName : longWord)),
    'IDR 125,500,000.00',
  ]),
});

test.each([1, 4, 6])(
  'R483: nothing leaves a table or lies on other words, with %i long texts in a row',
  async texts => {
    expect(await misplacedTexts(() => tablePdf(table(texts)), 13)).toEqual([]);
  },
);

test('a name that is too long for its column is on two lines, whole', async () => {
  const name = 'Ñandú Öztürk '.repeat(5).trim();
  const wide = { ...table(5), rows: [[name, longName, longName, longName, longName, 'RM 1.00']] };
  const pdf = readPdf(await tablePdf(wide));
  expect(hasSelectable(pdf, 'ÑandúÖztürk')).toBe(true);
  expect(hasSelectable(pdf, '…')).toBe(false);
});
