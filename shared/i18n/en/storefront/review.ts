/** Booking a sailing, from tickets to payment. The sentence `terms.please` is prescribed (R52). */
export default {
  step: {
    heading: 'Review and pay',
    party: 'Passengers',
    edit: 'Change',
    contact: 'E-tickets go to {{name}}, {{email}}.',
    price: 'Booking summary',
    refunds: 'If your plans change',
    pay: 'Pay {{amount}}',
    payByVoucher: 'Book and pay by voucher',
    payUnknown: 'Pay',
    afterPay: 'We keep your places and cabins for you while you pay.',
  },
  failure: {
    unanswered: 'Press the button again. You will not be booked or charged twice.',
    kept: 'Nothing was charged. Everything you entered has been kept.',
    myBookings: 'My bookings',
    otherCabin: 'Choose another cabin',
    correct: 'Change the passengers',
    priceChanged:
      'Nothing was charged. The summary shows the new price. Press the button again if you agree.',
  },
  promo: {
    code: 'Promo code',
    hint: 'If you have one.',
    use: 'Apply',
    missing: 'Enter your promo code.',
    used: 'Promo code {{code}} is applied.',
    remove: 'Remove',
  },
  cart: {
    add: 'Add to cart',
    save: 'Save changes in the cart',
    added: 'Added to your cart.',
    saved: 'Your cart has been updated.',
  },
  terms: {
    agree:
      'I have read and accept the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>.',
    please: 'Please check the agreement terms before purchasing and paying!',
  },
};
