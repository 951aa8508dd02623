/** The shopping cart. `created.heading` and `checkout.failed` are the specification's. */
export default {
  title: 'Shopping cart',
  heading: 'Your cart',
  empty: {
    title: 'Your cart is empty',
    text: 'Put several sailings in it, the way out and the way back for example, and pay for them once.',
    action: 'See all sailings',
  },
  kept: {
    device:
      'Your cart is kept on this device; the passengers’ details for {{hours}} hours after your last change.',
    signIn: 'Sign in to have it on your other devices, too.',
    account: 'Your cart is kept in your account, on all your devices.',
    failed: 'Your cart could not be saved in your account. On this device it is safe.',
  },
  leftOut_one: '{{count}} sailing found no room: a cart holds {{most}}.',
  leftOut_other: '{{count}} sailings found no room: a cart holds {{most}}.',
  full: 'Your cart holds {{most}} sailings. Pay for them, or take one out first.',
  removed: 'The sailing was taken out of your cart.',
  putBack: 'Put it back',
  item: {
    sailing: 'Sailing',
    total: 'Total',
    change: 'Change',
    remove: 'Remove',
    earlierPrice: 'Earlier price:',
    priceChanged: 'The price has changed from {{earlier}} to {{now}}.',
    refunds: 'If your plans change',
    failed: 'We could not ask for the price.',
  },
  obstacle: {
    'sailing-gone': 'This sailing is no longer in the timetable.',
    'sailing-closed': 'This sailing is no longer on sale.',
    'sold-out': 'This sailing is sold out.',
    'too-few-places_one': 'Only {{count}} place is left on this sailing.',
    'too-few-places_other': 'Only {{count}} places are left on this sailing.',
    incomplete: 'The passengers’ details are not complete. Press “Change” to fill them in.',
    others: 'See other dates on this route',
  },
  checkout: {
    heading: 'Book and pay',
    total_one: 'Total, {{count}} sailing',
    total_other: 'Total, {{count}} sailings',
    leftOut_one:
      '{{count}} sailing cannot be booked as it is. It stays in your cart and is not part of the total.',
    leftOut_other:
      '{{count}} sailings cannot be booked as they are. They stay in your cart and are not part of the total.',
    pay: 'Book and pay {{amount}}',
    hint: 'Each sailing becomes a booking of its own, with its own e-tickets. You pay once.',
    failed: 'Error occurred while creating orders',
    seeReasons: 'Nothing was booked and nothing was charged. Each sailing says why.',
  },
  created: {
    heading: 'Successfully created {{success}}/{{total}} orders',
    rest: 'What could not be booked stays in your cart, with the reason. These places are kept for you while you pay:',
    pay_one: 'Pay {{amount}} for {{count}} order',
    pay_other: 'Pay {{amount}} for {{count}} orders',
  },
};
