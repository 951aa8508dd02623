import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from 'vitest';
import { misplacedTexts } from '../../../../test/support/documents/set-text.ts';
import type { Slip } from './slip.types.ts';
import { slipPdf } from './slip-document.view.ts';

const longWord = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';
const longName = 'Wan Nur Syahirah Batrisyia binti Tengku Muhammad Faris Petra';

/** A receipt whose facts are as long as they may be. */
const longSlip: Slip = {
  operator: `Selat Malaka Cruises and Ferries International Berhad ${longWord}`,
  title: 'Receipt',
  fileTitle: 'Receipt',
  blocks: [
    [
      { text: 'Order', end: 'SC4F7K2M9Q' },
      { text: 'Served by', end: longName },
      { text: 'Served by', end: longWord.repeat(2) },
    ],
    [
      { text: `Port Klang Boustead Cruise Centre – ${longWord}`, strong: true },
      { text: longName, end: 'Night sailing' },
    ],
    [
      { text: `Adult, ${longWord}`, end: 'IDR 12,500,000.00' },
      { text: '成人，陈伟明陈伟明陈伟明陈伟明陈伟明陈伟明陈伟明', end: 'IDR 12,500,000.00' },
      { text: 'Total', end: 'IDR 125,500,000.00', strong: true },
    ],
  ],
  foot: [`${longWord}.reservations@selat-cruises.example`],
};

test.each(languages)('R483: nothing leaves a slip or lies on other words, in %s', async language => {
  expect(await misplacedTexts(() => slipPdf(longSlip, language), 13)).toEqual([]);
});
