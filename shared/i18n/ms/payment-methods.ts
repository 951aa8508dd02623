import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  method: {
    online: 'Dalam talian',
    balance: 'Baki',
    cash: 'Tunai',
    terminal: 'Kad di kaunter',
    voucher: 'Baucar',
  },
  entry: { terminal: { cardEnding: 'Empat digit akhir kad' } },
} satisfies Translation<typeof en>;
