/** Payment providers as staff know them; those of the counter with how they are taken and given back. */
export default {
  sandbox: { name: 'Practice bank' },
  stripe: { name: 'Stripe' },
  balance: { name: 'Agent balance' },
  voucher: { name: 'Voucher' },
  counter: {
    name: 'Cash',
    refund: {
      owed: 'To be paid out in cash',
      action: 'Pay out {{amount}}',
      title: 'Pay out {{amount}} in cash?',
      text: 'Confirm once the customer has the money. We then record the refund as paid out.',
      done: 'The refund is recorded as paid out.',
    },
  },
  terminal: {
    name: 'Card terminal',
    amount: 'Enter on the terminal',
    approved: 'The terminal has approved {{amount}}',
    entries: {
      reference: {
        label: 'Terminal reference',
        hint: 'On the slip: 4 to 40 letters, digits or hyphens',
        shown: 'Reference {{value}}',
      },
      cardEnding: {
        label: 'Last four digits of the card',
        hint: 'Never the whole card number',
        shown: 'Card ending in {{value}}',
      },
    },
    refund: {
      owed: 'To be refunded at the terminal',
      action: 'Record refund of {{amount}}',
      title: 'Refund {{amount}} at the terminal',
      text: 'Refund {{amount}} at the terminal first. Then enter the reference of the reversal.',
      done: 'The refund at the terminal is recorded.',
      entries: {
        reference: {
          label: 'Reversal reference',
          hint: 'On the slip of the reversal, not of the payment',
        },
      },
    },
  },
};
