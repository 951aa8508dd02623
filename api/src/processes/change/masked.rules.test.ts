import { expect, test } from 'vitest';
import { maskedChanges } from './masked.rules.ts';

const before = {
  name: 'Aisyah binti Rahman',
  idNumber: '880412-10-5566',
  phone: '+60 12-345 6789',
  email: 'aisyah@example.com',
  remarks: '',
  nationality: 'MY',
};

test('lists changed fields, with masked personal values', () => {
  const after = {
    ...before,
    name: '陈 伟明',
    idNumber: 'E70272548',
    email: '',
    remarks: 'Wheelchair',
    nationality: 'CN',
  };
  expect(maskedChanges(before, after)).toEqual({
    name: { from: 'A. b. R.', to: '陈. 伟.' },
    idNumber: { from: '…5566', to: '…2548' },
    email: { from: 'a…@example.com', to: '' },
    remarks: { from: '', to: '…' },
    nationality: { from: 'MY', to: 'CN' },
  });
});

test('is empty without changes', () => expect(maskedChanges(before, { ...before })).toEqual({}));
