/** The shopping cart. `created.heading` and `checkout.failed` are prescribed (R82). */
export default {
  title: 'Shopping cart',
  heading: 'Your cart',
  empty: {
    title: 'Your cart is empty',
    text: 'Add several sailings, for example there and back, and pay for them together.',
    action: 'See all sailings',
  },
  kept: {
    device:
      'Your cart is saved on this device. Passenger details are deleted {{hours}} hours after your last change.',
    signIn: 'Log in to see it on your other devices.',
    account: 'Your cart is saved in your account, on all your devices.',
    failed: 'Your cart could not be saved in your account. It is still on this device.',
  },
  leftOut_one: '{{count}} sailing was not added: a cart holds up to {{most}}.',
  leftOut_other: '{{count}} sailings were not added: a cart holds up to {{most}}.',
  full: 'Your cart is full: it holds up to {{most}} sailings. Pay for them, or remove one first.',
  removed: 'The sailing has been removed from your cart.',
  putBack: 'Undo',
  item: {
    seats: 'Chosen seats: {{seats}}',
    sailing: 'Sailing',
    total: 'Total',
    change: 'Change',
    remove: 'Remove',
    earlierPrice: 'Earlier price:',
    priceChanged: 'The price has changed from {{earlier}} to {{now}}.',
    refunds: 'If your plans change',
    failed: 'The price could not be loaded.',
    refused: 'The last checkout did not book this sailing. Press “Book and pay” to see the reason again.',
  },
  obstacle: {
    'sailing-gone': 'This sailing no longer exists.',
    'sailing-closed': 'This sailing is no longer on sale.',
    'sold-out': 'This sailing is sold out.',
    'too-few-places_one': 'Only {{count}} place is left on this sailing.',
    'too-few-places_other': 'Only {{count}} places are left on this sailing.',
    incomplete: 'Some passenger details are missing. Press “Change” to complete them.',
    others: 'See other dates on this route',
  },
  checkout: {
    heading: 'Book and pay',
    total_one: 'Total, {{count}} sailing',
    total_other: 'Total, {{count}} sailings',
    leftOut_one:
      '{{count}} sailing cannot be booked at the moment. It stays in your cart and is not part of the total.',
    leftOut_other:
      '{{count}} sailings cannot be booked at the moment. They stay in your cart and are not part of the total.',
    pay: 'Book and pay {{amount}}',
    hint: 'Each sailing becomes a separate booking with its own e-tickets. You pay once.',
    failed: 'Error occurred while creating orders',
    seeReasons: 'Nothing was booked or charged. Each sailing shows the reason.',
  },
  created: {
    heading: 'Successfully created {{success}}/{{total}} orders',
    rest: 'The other sailings stay in your cart, each with the reason. We keep these places for you while you pay:',
    pay_one: 'Pay {{amount}} for {{count}} booking',
    pay_other: 'Pay {{amount}} for {{count}} bookings',
  },
};
