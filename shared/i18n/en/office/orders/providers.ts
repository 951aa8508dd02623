/** Payment providers as staff know them; those of the counter with how they are taken and given back. */
export default {
  sandbox: { name: 'Practice bank' },
  stripe: { name: 'Stripe' },
  balance: { name: 'Agent balance' },
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
};
