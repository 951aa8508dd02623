/** What buyers and staff read of how an order is paid: on its page, in mails, on receipts and in reports. */
export default {
  method: { online: 'Online', balance: 'Balance', cash: 'Cash' },
};
