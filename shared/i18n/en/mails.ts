/** Mails and text messages (R1). */
export default {
  common: {
    greeting: 'Dear {{name}},',
    closing: 'Warm regards,',
    help: 'Questions? Call {{phone}} or e-mail {{email}}.',
  },
  order: {
    viewOrder: 'View your booking',
    orderNumber: 'Booking',
    sailing: 'Sailing',
    departs: 'Departs',
    boarding: 'Boarding',
    passengers: 'Passengers',
    cabins: 'Cabins',
    noCabin: 'None',
    total: 'Paid',
    ticketLine: '{{name}} · {{type}}',
    cabinLine: 'Cabin {{number}}',
    automatic: 'We sent this e-mail because of booking {{order}} with {{operator}}.',
    orderUnpaid: {
      subject: 'Your places are kept until {{until}}: {{route}}, {{date}} ({{order}})',
      heading: 'Your places are waiting for you',
      intro:
        'We keep your places until {{until}}. When you have paid, we send your e-tickets. If you did not want to book, do nothing: the places are then released, free of charge.',
      pay: 'Continue to payment',
    },
    orderPaid: {
      subject: 'Your e-tickets: {{route}}, {{date}} ({{order}})',
      heading: 'Your e-tickets are here',
      intro_one:
        'Thank you, we have received your payment. Your e-ticket is attached. Have it ready on your phone or on paper when you board.',
      intro_other:
        'Thank you, we have received your payment. Your {{count}} e-tickets are attached, one page for each passenger. Have them ready on your phone or on paper when you board.',
      attachment: 'E-tickets {{order}}.pdf',
      linkNote: 'The link opens your booking without logging in. Keep it to yourself.',
    },
    orderCanceled: {
      subject: 'Canceled: {{route}}, {{date}} ({{order}})',
      heading: 'Your cancellation',
      introWhole: 'We have canceled your booking. The e-tickets are no longer valid.',
      introUnpaid: 'We have canceled your booking. You had not paid, and you owe nothing.',
      introPart: 'We have canceled the items below. The rest of your booking has not changed.',
      canceled: 'Canceled',
      charge: 'Cancellation charge',
      noCharge: 'No charge',
      refund: 'Your refund',
      noRefund: 'No refund',
      refundNote: 'We refund you the way you paid. Banks can take up to 10 working days to show it.',
    },
    disruption: {
      weather: 'We cannot sail as planned because of the weather. We are sorry for the inconvenience.',
      technical: 'The ship needs urgent repairs. We are sorry for the inconvenience.',
      operational: 'We have had to change our timetable. We are sorry for the inconvenience.',
    },
    calledOff: {
      subject: 'Your sailing is canceled, please choose: {{route}}, {{date}} ({{order}})',
      subjectReminder: 'Please choose by {{time}}: your canceled sailing ({{order}})',
      heading: 'Your sailing is canceled',
      headingReminder: 'Please choose what you would like',
      intro:
        'We have canceled the sailing below. You choose: another sailing at no extra cost, all of your money back, or a voucher. The e-tickets you have are no longer valid.',
      introNotKept:
        'We have canceled the sailing below. You choose on the page of your booking: all of your money back, a voucher, or another sailing of the route if one has places for you. The e-tickets you have are no longer valid.',
      kept: 'We keep places for you on',
      until: 'Please choose by',
      refund: 'All of your money back',
      credit: 'Or a voucher instead, worth',
      otherwise: {
        refund: 'If you have not chosen by then, we refund everything you paid.',
        move: 'If you have not chosen by then, we move you to the sailing on which we keep places for you.',
        credit: 'If you have not chosen by then, we send you a voucher.',
      },
      choose: 'See what you can choose',
      linkNote: 'Opening the page does not decide anything.',
    },
    sailingCanceled: {
      subject: 'Your sailing is canceled: {{route}}, {{date}} ({{order}})',
      heading: 'Your sailing is canceled',
      intro:
        'We have canceled the sailing below. We refund everything you paid for it, without any charge. The e-tickets are no longer valid.',
      introUnpaid: 'We have canceled the sailing below. You had not paid for it yet, and you owe nothing.',
    },
    gateChanged: {
      subject: 'New gate {{gate}}: {{route}}, {{date}} ({{order}})',
      heading: 'Your sailing boards at another gate',
      intro: 'Please come to the gate below. The times stay the same.',
      gate: 'New gate',
      tickets: 'Your e-tickets stay valid. Open them again to see the new gate.',
    },
    shipChanged: {
      subject: 'You sail with {{ship}}: {{route}}, {{date}} ({{order}})',
      heading: 'You sail with {{ship}}',
      intro:
        'Another ship takes over your sailing. Your seats and cabins on it are below. You pay nothing extra.',
      seatFee: 'The new ship does not have a seat that you chose. We refund the fee for it: {{amount}}.',
      was: 'Previous ship',
      places: 'Your seats and cabins',
      seat: 'seat {{seat}}',
      tickets: 'The codes of your e-tickets stay the same. The attached e-tickets show the new ship.',
    },
    sailingMoved: {
      subject: 'New departure time: {{route}}, {{date}} ({{order}})',
      heading: 'Your sailing has a new time',
      intro: 'Please note the new times below and come to the gate in time.',
      was: 'Previous departure',
      departs: 'New departure',
      arrives: 'Arrives',
      free: 'Because the time changed so much, you may cancel free of charge until {{until}}: we then refund everything. You may also move to another sailing of this route at no charge. Please use the button below, or call us.',
      calendar: 'If you have this sailing in your calendar, open the attached file to correct it.',
      tickets: 'Your e-tickets stay valid. Open them again to see the new times.',
    },
    paymentReturned: {
      subject: 'Refund of your payment ({{order}})',
      heading: 'We are refunding your payment',
      introLate:
        'Your payment of {{amount}} reached us after the time to pay had run out, and we could no longer keep your places. We are refunding it in full.',
      introCalledOff:
        'Your payment of {{amount}} reached us after we had canceled the sailing. We are refunding it in full.',
      introCanceled:
        'Your payment of {{amount}} reached us after the booking had been canceled. We are refunding it in full.',
      introTwice:
        'Your booking was already paid when {{amount}} reached us. We are refunding this second payment in full. Your booking does not change.',
      refundNote: 'We refund you the way you paid. Banks can take up to 10 working days to show it.',
      refund: 'Your refund',
      again: 'There may still be places. You are welcome to book again.',
      bookAgain: 'Find a sailing',
    },
  },
  voucher: {
    title: 'Voucher',
    disruption: {
      subject: 'Your voucher of {{amount}} from {{operator}}',
      heading: 'Your voucher of {{amount}}',
      intro: '{{operator}} has given you a voucher for your disrupted trip.',
    },
    sold: {
      subject: 'Your voucher of {{amount}} from {{operator}}',
      heading: 'Your voucher of {{amount}}',
      intro: 'Here is your voucher from {{operator}}.',
    },
    expiring: {
      subject: 'Your voucher of {{amount}} expires on {{until}}',
      heading: '{{amount}} left on your voucher',
      intro: 'Your voucher from {{operator}} expires soon. After that, the rest of it is lost.',
    },
    code: 'Voucher code',
    balance: 'Balance',
    validUntil: 'Valid until',
    use: 'Enter the code when you pay for a booking. You can use part of the voucher: the rest stays on it.',
    secret: 'Anyone who has the code can use the voucher. Do not share it.',
    action: 'Find a sailing',
  },
  waitlist: {
    automatic: 'We sent this e-mail because this address was given for a waiting list of {{operator}}.',
    sailing: 'Sailing',
    party: 'Party',
    cabins: 'Cabins',
    price: 'Price',
    confirm: {
      subject: 'Please confirm: waiting list',
      heading: 'One more step',
      intro:
        'Confirm this e-mail address to join the waiting list. We write to you as soon as there are places for you.',
      notYou: 'If this was not you, do nothing: we delete this address after a day.',
      action: 'Confirm and see my position',
    },
    offer: {
      subject: 'Places for you until {{until}}',
      heading: 'We have places for you',
      intro: 'What you are waiting for has become free. We keep it for you until {{until}}.',
      until: 'Kept until',
      next: 'If you do not book by then, the places go to the next party on the list.',
      action: 'Book or decline',
    },
  },
  account: {
    hello: 'Hello,',
    username: 'Username',
    automatic: 'We sent this e-mail because this address was given to {{operator}}.',
    verificationCode: {
      subject: '{{code}} is your code for {{operator}}',
      heading: 'Your code',
      registration: 'Enter this code to finish your registration.',
      'password-reset': 'Enter this code to choose a new password.',
      'email-change': 'Enter this code to confirm this e-mail address.',
      'phone-change': 'Enter this code to confirm this phone number.',
      code: 'Code',
      validUntil: 'Valid until',
      secret:
        'We never ask for this code by phone or message. If you did not ask for it, do nothing: without the code nothing changes.',
    },
    accountExists: {
      subject: 'You already have an account with {{operator}}',
      heading: 'You already have an account',
      intro:
        'Someone, probably you, tried to create an account with this address. It already belongs to your account. Nothing was changed.',
      afterwards: 'Log in with your username. If you have forgotten your password, you can choose a new one.',
      action: 'Log in',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      intro: 'The password of your account was changed on {{at}}. You were logged out everywhere else.',
      notYou:
        'If this was not you, choose a new password immediately and contact us: someone else may have had access to your account.',
      action: 'Choose a new password',
    },
    failedLogins: {
      subject: 'Many failed log-ins to your {{operator}} account',
      heading: 'Somebody tries to log in as you',
      intro:
        'Within an hour, until {{at}}, a wrong password or code was entered {{failures}} times for your back office account.',
      notYou:
        'If this was not you, choose a new password that you use nowhere else, and tell an administrator. A second factor protects your account even if the password is guessed.',
    },
    accountOpened: {
      subject: 'Your account with {{operator}}',
      heading: 'Your account is ready',
      intro: '{{operator}} has opened an account for you. Choose a password to log in.',
    },
    passwordLink: {
      subject: 'Choose a new password for {{operator}}',
      heading: 'Choose a new password',
      intro:
        'You can now choose a new password for your account. Your current password stays valid until then.',
      validUntil: 'Valid until',
      secret:
        'The button works once. Do not share it: anyone who has it can change your password. If you did not expect this e-mail, do nothing and tell us.',
      action: 'Choose a password',
    },
    emailChanged: {
      subject: 'The e-mail address of your account was changed',
      heading: 'Your e-mail address was changed',
      intro:
        'The e-mail address of your account was changed on {{at}}. This address no longer belongs to it.',
      notYou:
        'If this was not you, contact us immediately: someone else may have had access to your account.',
      action: 'Log in',
    },
  },
  sms: {
    code: '{{operator}}: {{code}} is your code, valid for {{minutes}} minutes. We never ask you for it.',
    accountExists: '{{operator}}: this phone number already belongs to an account. Nothing was changed.',
  },
};
