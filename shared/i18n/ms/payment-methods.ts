import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  method: { online: 'Dalam talian', balance: 'Baki', cash: 'Tunai' },
} satisfies Translation<typeof en>;
