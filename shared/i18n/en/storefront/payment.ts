/** Choosing how to pay, and the pages /jump, /return and /notify. */
export default {
  method: {
    legend: 'How would you like to pay?',
    choose: 'Please choose a payment method',
    sandbox: 'Online banking',
    sandboxText: 'You go to the bank’s page to pay, then come back here',
    stripe: 'Card, FPX or GrabPay',
    stripeText: 'Secure payment page of Stripe',
    balance: 'Agent balance',
    balanceText: 'Taken from your balance immediately',
    balanceLeft: '{{amount}} available',
    balanceShort:
      "Sorry, your agent's available balance is insufficient for settlement. {{missing}} is missing.",
    tooLittle:
      'The payment methods on this site accept {{minimum}} or more. Please contact us, or pay at our counter before your places are released.',
  },
  nothing: {
    text: 'Nothing to pay for this booking. Confirm it, and your e-tickets are ready.',
    confirm: 'Confirm, nothing to pay',
  },
  jump: {
    title: 'To the payment page',
    heading: 'Taking you to the payment page',
    text: 'You are paying {{amount}} at {{host}}. You then come back here automatically.',
    now: 'Go there now',
  },
  waiting: {
    heading: 'Waiting for the bank',
    text: 'We are checking whether your payment has arrived. This takes a few seconds.',
    long: 'The bank is taking longer than usual. You can leave this page. We will e-mail your tickets as soon as the payment arrives.',
  },
  result: {
    title: 'Payment',
    toBooking: 'Go to the booking',
    findBooking: 'Find my booking',
    otherSailings: 'See other sailings',
    paid: {
      heading: 'Paid. Welcome aboard!',
      text_one:
        'We received {{amount}} for booking {{numbers}}. Your e-tickets are ready, and we are sending them by e-mail.',
      text_other:
        'We received {{amount}} for bookings {{numbers}}. Your e-tickets are ready, and we are sending them by e-mail.',
      next: 'Show my e-tickets',
    },
    bookingNumbered: 'Booking {{number}}',
    partly:
      'The places of {{numbers}} were no longer held when your payment arrived. We are refunding {{amount}}.',
    partlyTwice:
      'You had already paid {{numbers}}. Your second payment of {{amount}} is on its way back to you.',
    paidTwice: {
      heading: 'You had already paid',
      text: 'Your second payment of {{amount}} is on its way back to you. Your booking is paid and does not change.',
      next: 'Show my e-tickets',
    },
    returned: {
      heading: 'We are refunding your payment',
      text: 'Your booking was no longer held when your payment arrived. We are refunding the full {{amount}}.',
      next: 'See the booking',
    },
    failed: {
      heading: 'Your payment failed',
      text: 'Nothing was charged.',
      next: 'Pay another way',
    },
    canceled: {
      heading: 'You canceled the payment',
      text: 'Nothing was charged.',
      next: 'Try again',
    },
    kept: 'We keep your places until {{time}}.',
    keptUnknown: 'We keep your places until the time shown in your booking.',
    over: 'The time to pay has run out, and your places were released.',
    overNext: 'See the booking',
  },
  welcome: {
    voyage: 'Voyage',
    next: 'What comes next',
    boarding: 'Boarding opens {{opens}}. Please be at the pier in good time.',
    documents: 'Bring the travel document of each passenger that you gave when booking.',
    back: 'Book the way back',
  },
  unknown: {
    heading: 'We cannot show this payment',
    text: 'It may have been made in another browser. Find your booking by its number and your e-mail or phone.',
  },
  voucher: {
    code: 'Voucher code',
    hint: 'You can use part of a voucher. The rest stays on it.',
    use: 'Use voucher',
    missing: 'Enter the code of your voucher.',
    used: 'Voucher ending in {{ending}}',
    left: '({{amount}} left on it)',
    toPay: 'Still to pay',
    remove: 'Do not use a voucher',
  },
};
