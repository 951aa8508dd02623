/** Choosing how to pay, and the pages /jump, /return and /notify. */
export default {
  method: {
    legend: 'How would you like to pay?',
    choose: 'Please choose a payment method',
    sandbox: 'Online banking',
    sandboxText: 'You are taken to the bank’s page and back',
    stripe: 'Card, FPX or GrabPay',
    stripeText: 'Secure payment page of Stripe',
    balance: 'Agent balance',
    balanceText: 'Taken from your balance at once',
    balanceLeft: '{{amount}} available',
  },
  jump: {
    title: 'To the payment page',
    heading: 'Taking you to the payment page',
    text: 'You are paying {{amount}} at {{host}}. Afterwards you come back here by yourself.',
    now: 'Go there now',
  },
  waiting: {
    heading: 'Waiting for the bank',
    text: 'We are asking whether your payment has arrived. This takes a few seconds.',
    long: 'The bank is taking its time. You may leave this page: as soon as the payment arrives, we send the tickets by e-mail.',
  },
  result: {
    title: 'Payment',
    toBooking: 'Go to the booking',
    findBooking: 'Find my booking',
    otherSailings: 'See other sailings',
    paid: {
      heading: 'Paid. Welcome aboard!',
      text_one:
        'We received {{amount}} for booking {{numbers}}. Your e-tickets are ready, and on their way by e-mail.',
      text_other:
        'We received {{amount}} for bookings {{numbers}}. Your e-tickets are ready, and on their way by e-mail.',
      next: 'Show my e-tickets',
    },
    bookingNumbered: 'Booking {{number}}',
    partly:
      '{{amount}} is on its way back: the payment came after the places of {{numbers}} had gone to others.',
    returned: {
      heading: 'Your money is on its way back',
      text: 'The payment came after your places had gone to others. We are returning all of the {{amount}}.',
      next: 'See the booking',
    },
    failed: {
      heading: 'The payment did not go through',
      text: 'Nothing was charged. Your places are still kept until the time shown in your booking runs out.',
      next: 'Pay another way',
    },
    canceled: {
      heading: 'You canceled the payment',
      text: 'Nothing was charged. Your places are still kept until the time shown in your booking runs out.',
      next: 'Back to paying',
    },
  },
  unknown: {
    heading: 'We cannot show this payment here',
    text: 'It may belong to another browser. Your booking number and e-mail or phone lead to your booking.',
  },
};
