import { expect, test } from 'vitest';
import { foldText } from './folded-text.ts';

test.each([
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
  ['Nguye\u0302\u0303n', 'nguyen'],
  ['JOSÉ Núñez', 'jose nunez'],
  ['Zoë', 'zoe'],
  ['Đặng Łukasz Ødegård', 'dang lukasz odegard'],
  ['Strauß Æsir Œuvre Þór', 'strauss aesir oeuvre thor'],
  ['İpek ışık', 'ipek isik'],
  ['ＴＡＮ　Ｗｅｉ', 'tan wei'],
  ['Οδυσσεύς ΟΔΥΣΣΕΥΣ', 'οδυσσευσ οδυσσευσ'],
  ['김민준', '김민준'],
  ['김민준'.normalize('NFD'), '김민준'],
  ['ガブリエル 陳美玲', 'ガブリエル 陳美玲'],
  ['முருகன் สมชาย', 'முருகன் สมชาย'.normalize('NFKC')],
])('%s is compared as %s', (written, folded) => expect(foldText(written)).toBe(folded));
