/** The names of payment methods on order pages, in mails, on receipts and in reports. */
export default {
  method: {
    online: 'Online',
    balance: 'Balance',
    cash: 'Cash',
    terminal: 'Card at the counter',
    voucher: 'Voucher',
  },
  /** The counter's entries on a receipt. */
  entry: { terminal: { cardEnding: 'Card ending in' } },
};
