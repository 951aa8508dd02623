/** What buyers and staff read of how an order is paid: on its page, in mails, on receipts and in reports. */
export default {
  method: {
    online: 'Online',
    balance: 'Balance',
    cash: 'Cash',
    terminal: 'Card at the counter',
    voucher: 'Voucher',
  },
  /** What stands on a receipt of what was typed at the counter. */
  entry: { terminal: { cardEnding: 'Card ending in' } },
};
