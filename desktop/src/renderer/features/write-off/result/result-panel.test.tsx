import { type BoardingRefusal, boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import enWords from '@gangway/shared/i18n/en/office/gate/write-off.ts';
import enPrescribed from '@gangway/shared/i18n/en/prescribed.ts';
import zhWords from '@gangway/shared/i18n/zh/office/gate/write-off.ts';
import zhPrescribed from '@gangway/shared/i18n/zh/prescribed.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GateRecord, GateState } from '../../../../bridge-gate.ts';
import { recordOf, stateOf, ticketOf } from '../gate/testing/record.ts';

vi.resetModules();
vi.stubGlobal('window', {});
vi.stubGlobal('document', { cookie: '' });
const { i18next } = await import('../../../lib/language/i18n.ts');
const { ResultPanel } = await import('./result-panel.tsx');

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'frame',
    resources: {
      en: { 'write-off': enWords, prescribed: enPrescribed },
      zh: { 'write-off': zhWords, prescribed: zhPrescribed },
    },
    interpolation: { escapeValue: false },
  });
});

/** The text as read, without markup. */
function read(record: GateRecord, sailings: GateState['sailings'] = stateOf().sailings): string {
  const markup = renderToStaticMarkup(<ResultPanel record={record} failed={null} sailings={sailings} />);
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

const refused = (refusal: BoardingRefusal, changes: Partial<GateRecord> = {}) =>
  recordOf({ verdict: 'refuse', outcome: 'refused', refusal, ...changes });
const earlier = { at: '2026-12-12T11:15:00.000Z', gate: 'Gate B' };

const sentences: Record<BoardingRefusal, { record?: Partial<GateRecord>; en: string; zh: string }> = {
  'already-boarded': {
    record: { earlier },
    en: 'Already boarded at 19:15, Gate B.',
    zh: '已于 19:15 在 Gate B 登船。',
  },
  'wrong-sailing': {
    en: 'This ticket is for Selat Aurora, Sat 12 Dec 2026, 20:30, Port Klang – Penang.',
    zh: '此船票适用于 Selat Aurora，2026年12月12日周六 20:30，巴生港 – 槟城。',
  },
  'sailing-over': {
    en: 'The ship has left. This ticket was for Selat Aurora, Sat 12 Dec 2026, 20:30, Port Klang – Penang.',
    zh: '船已离港。此船票适用于 Selat Aurora，2026年12月12日周六 20:30，巴生港 – 槟城。',
  },
  'too-early': { en: 'Boarding opens at 18:30.', zh: '登船将于 18:30 开始。' },
  'too-late': { en: 'Boarding closed at 20:15.', zh: '登船已于 20:15 截止。' },
  canceled: { en: 'This ticket was canceled.', zh: '此船票已取消。' },
  unpaid: { en: 'This order has not been paid.', zh: '该订单尚未付款。' },
  forged: { en: 'This code was not issued by us.', zh: '此码并非由我们签发。' },
  'not-a-ticket': { en: 'This is not a boarding pass.', zh: '这不是船票。' },
  'not-found': { en: 'No ticket found', zh: '未找到船票' },
  'wrong-code': {
    en: 'The verification code does not match this ticket.',
    zh: '验证码与此船票不符。',
  },
  'unknown-key': {
    en: 'This gate cannot check this code yet. Connect it to the server, then scan again.',
    zh: '本登船口暂时无法核验此码。请连接服务器后重新扫描。',
  },
  'key-withdrawn': {
    en: 'The code of this ticket is no longer valid. Please have the ticket printed again.',
    zh: '此船票的码已失效，请重新打印船票。',
  },
};

describe.each(['en', 'zh'] as const)('a refusal (%s)', language => {
  beforeAll(() => void i18next.changeLanguage(language));

  test.each(boardingRefusals)('has a sentence for %s', refusal => {
    const { record, ...sentence } = sentences[refusal];
    expect(read(refused(refusal, record))).toContain(` ${sentence[language]} `);
  });
});

test('names the gates that board a ticket of another sailing', async () => {
  const { sailing } = recordOf();
  const record = refused('wrong-sailing', {
    sailing: sailing && { ...sailing, gates: ['Gate B', 'Gate C'] },
  });
  await i18next.changeLanguage('zh');
  expect(read(record)).toContain('巴生港 – 槟城。请前往 Gate B、Gate C 登船。');
  await i18next.changeLanguage('en');
  expect(read(record)).toContain('Port Klang – Penang. It boards at Gate B, Gate C.');
});

describe('leaves out facts that the gate does not know', () => {
  beforeAll(() => void i18next.changeLanguage('en'));

  test.each([
    [refused('wrong-sailing', { sailing: null }), 'This ticket is for another sailing.'],
    [refused('sailing-over', { sailing: null }), 'The ship of this ticket has left.'],
    [refused('already-boarded'), 'Already boarded.'],
    [refused('already-boarded', { earlier: { ...earlier, gate: '' } }), 'Already boarded at 19:15.'],
  ] as const)('%#', (record, sentence) => expect(read(record)).toContain(` ${sentence} `));

  test('the sailing of a ticket is unknown', () => {
    expect(read(refused('too-early'), [])).toContain('Boarding has not opened yet.');
    expect(read(refused('too-late'), [])).toContain('Boarding is closed.');
  });

  test('shows the date of a time on another day', () => {
    const yesterday = { at: '2026-12-11T11:15:00.000Z', gate: 'Gate B' };
    expect(read(refused('already-boarded', { earlier: yesterday }))).toContain(
      'Already boarded at Fri 11 Dec 2026, 19:15, Gate B.',
    );
  });
});

describe('an admitted passenger', () => {
  beforeAll(() => void i18next.changeLanguage('en'));

  test('is shown by name, seat, cabin and ticket', () => {
    const text = read(recordOf());
    for (const fact of ['Admit', 'Welcome aboard.', 'Aminah Yusof', 'B12', '7014', 'Adult', 'SC4F7KK2MN-1'])
      expect(text).toContain(fact);
  });

  test('is shown with the pinned notes of the desk', () => {
    expect(read(recordOf())).not.toContain('Wheelchair');
    expect(read(recordOf({ ticket: ticketOf({ notes: ['Wheelchair: ramp B'] }) }))).toContain(
      'Wheelchair: ramp B',
    );
  });

  test('who is a minor before the guardian, with an open amount, gets both warnings and the guardian’s name', () => {
    const text = read(
      recordOf({
        verdict: 'warn',
        warnings: ['minor-alone', 'still-to-pay'],
        ticket: ticketOf({
          minor: true,
          guardian: { name: 'Siti Yusof', boarded: false },
          stillToPaySen: 12_050,
        }),
      }),
    );
    expect(text).toContain('Check Boarded. Minor: no adult of this order is on board yet.');
    expect(text).toContain('RM 120.50 still to pay.');
    expect(text).toContain('Minor · with Siti Yusof (not on board yet)');
  });

  test('with an unknown ticket is admitted without a name', () => {
    const text = read(recordOf({ verdict: 'warn', warnings: ['unknown-ticket'], ticket: null }));
    expect(text).toContain('Compare the name on the ticket with the passport');
  });

  test('who was overridden is shown with the supervisor’s reason', () => {
    const text = read(recordOf({ method: 'override', refusal: 'unpaid', reason: 'Receipt seen' }));
    expect(text).toContain('Override by a supervisor: Receipt seen');
  });
});

test('shows a stopped scanner instead of the light, except for a new verdict', () => {
  const show = (record?: GateRecord) =>
    renderToStaticMarkup(<ResultPanel record={record} failed={null} stop="unplugged" sailings={[]} />);
  expect(show()).toContain('data-verdict="stopped"');
  expect(show()).toContain(enWords.stop.unplugged);
  expect(show(recordOf())).toContain('data-verdict="admit"');
});

test('has a color, a symbol and a word for each verdict', () => {
  const looks = (['admit', 'warn', 'refuse'] as const).map(verdict =>
    renderToStaticMarkup(<ResultPanel record={recordOf({ verdict })} failed={null} sailings={[]} />),
  );
  const symbols = looks.map(look => /lucide-[a-z-]+/.exec(look)?.[0]);
  expect(new Set(symbols).size).toBe(3);
  expect(new Set(looks.map(look => /class="([^"]+)"/.exec(look)?.[1])).size).toBe(3);
});
