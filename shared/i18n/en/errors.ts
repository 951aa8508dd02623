import entryRules from './entry-rules.ts';

/** Sentences for every error code of shared/contract/errors.ts: what happened and what to do next. */
export default {
  'invalid-input': 'Please check the marked fields.',
  'invalid-body': 'The request could not be read. Please reload the page and try again.',
  'not-signed-in': 'Please log in to continue.',
  'session-ended': 'You were signed out on this device. Please log in again.',
  'session-expired': 'Your session has run out. Please log in again.',
  'not-permitted': 'Your account may not do this. Ask an administrator if you need it.',
  'not-found': 'We could not find what you asked for.',
  'not-allowed-method': 'This address does not answer that kind of request.',
  'body-too-large': 'That is more than we can take at once. Please send less.',
  'too-many-attempts': 'Too many attempts. Please wait {{seconds}} seconds and try again.',
  unavailable: 'The service is not ready yet. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again; if it happens again, contact us.',

  'key-in-flight': 'This request is already being worked on. Please wait a moment.',
  'key-reused': 'This request was sent before with other contents. Please reload the page.',

  'wrong-credentials': 'Account and password are incorrect.',
  'account-inactive': 'This account is not active. Please contact us.',
  'username-taken': 'This username is taken. Please choose another.',
  'under-age-account': 'Accounts are for people aged 13 or over. An adult can book for you.',
  'weak-password': 'This password is too easy to guess. Please choose another.',
  'wrong-password': 'This is not your current password. Please try again.',
  'human-check-required': 'Please tick the human check to go on.',
  'human-check-failed': 'The human check has run out or was used before. Please tick it again.',
  'code-wrong': 'This code is wrong or has run out. Please check it, or ask for a new one.',
  'saved-passengers-full': 'You can save up to {{most}} passengers. Please delete one you no longer need.',
  'erasure-open-orders':
    'These orders are still open: {{orders}}. Sail or cancel them first, then your data can be erased.',
  'erasure-balance':
    'Your account still has a balance of {{balance}}. Please settle it with us first, then your data can be erased.',
  'cart-changed': 'Your cart was changed on another device. Please look at it again.',
  'own-account': 'You cannot delete or deactivate your own account. Ask another administrator.',
  'last-administrator': 'This is the last active administrator. Make another one first.',
  'role-exists': 'There is a role with this code already. Please choose another code.',
  'role-built-in':
    'The administrator may always do everything. Make a role of its own for what should differ.',
  'role-in-use': 'Users who still hold this role: {{users}}. Give them another role first.',
  'menu-name-taken': 'There is a menu entry with this name already. Please choose another name.',
  'menu-has-children': 'There are entries below this one. Move or delete those first.',

  'setting-exists': 'This setting already has a value. Change it instead.',

  'sailing-not-found': 'We could not find this sailing. Please search again.',
  'sailing-closed': 'This sailing is no longer on sale. Please choose another.',
  'sailing-sold-out':
    'Only {{left}} places are left on this sailing. Please choose another sailing or a smaller party.',
  'cabin-taken': 'Cabin {{number}} has just been taken. Please choose another cabin.',
  'no-cabin-available':
    'No cabin for your party is free on this sailing. Please choose another sailing, or sail without a cabin.',
  'cabin-unknown': 'This cabin is not on this ship. Please choose another.',
  'cabin-too-small': 'The cabins you chose sleep {{beds}}, your party is {{guests}}. Please add a cabin.',
  'travel-rules': 'This party may not sail as entered. Please see the notes beside the passengers.',
  'price-changed': 'The price has changed to {{total}}. Please look at the summary again before you pay.',
  'referral-unknown': 'We do not know this referral code. Please check it, or leave ours in place.',

  'order-not-found':
    'We could not find an order with these details. Please check the number and the e-mail or phone.',
  'order-not-unpaid': 'This order is not waiting for payment.',
  'order-not-paid': 'This order has not been paid.',
  'order-expired': 'The time to pay for this order has run out. Please book again.',
  'nothing-to-cancel': 'There is nothing left to cancel in this order.',
  'already-boarded': 'A boarded ticket cannot be canceled.',
  'guests-checked-in':
    'Guests of this booking are checked into cabin {{numbers}}. They have to be checked out at the front desk first.',
  'cancellation-changed': 'The cancellation charge has changed to {{charge}}. Please look at it again.',
  'not-boarded': 'This ticket is not on board. Somebody may have undone it already.',
  'conflict-resolved': 'Somebody has resolved this conflict already.',

  'payment-not-found': 'We could not find this payment.',
  'refund-not-found': 'We could not find this refund.',
  'refund-not-failed': 'This refund has not failed, or it is on its way again already.',
  'payment-provider-unavailable':
    'The payment service does not answer. Nothing was charged; please try again in a moment.',
  'notification-forged': 'The signature of this notification does not match.',
  'insufficient-balance': "Sorry, your agent's available balance is insufficient for settlement.",
  'balance-not-yours': 'Only an agent who is logged in can pay from a balance.',

  'order-closed': 'This order has ended. Its details stay as they are.',
  'passenger-boarded': 'This passenger is on board. The details stay as they were checked.',
  'too-many-exports': 'Too many exports are being written just now. Please wait until one is done.',
  'cash-too-little': 'The cash handed over is less than {{due}}.',
  'amount-changed': 'The amount to pay has changed to {{due}}. Please look at it again.',
  'passenger-not-found': 'This passenger is not in this order.',
  'move-changed':
    'A change within {{days}} days before departure counts as a cancellation, and its cost has changed. Please look at it again.',
  'move-impossible': 'This order cannot be moved to that sailing: choose another sailing of the same route.',
  'no-email': 'This customer left no e-mail address.',

  'ticket-not-found': 'No ticket found',

  'agents-only': 'This page is for our agents. If you are one, please log in with your agent account.',
  'sub-agent-not-found': 'There is no sub-agent like this below you. Please choose one from your list.',
  'sub-agent-inactive': 'This sub-agent’s account is not active, so it cannot receive money.',

  'link-wrong':
    'This link has run out, was used, or has been replaced by a newer one. Please ask us for another.',
  'customer-email-taken':
    'Another account has confirmed this e-mail address. Find that account, or enter another address.',
  'customer-no-email': 'This account has no e-mail address to send the link to. Enter one first.',
  'customer-inactive': 'This account is not active. Make it active first.',
  'superior-unfit':
    'A superior is an active agent whose level is not below that of the one who stands under them. Choose another superior.',
  'superior-below':
    'This agent stands below the one you are changing, so the tree would run in a circle. Choose another superior.',
  'agents-below': 'People directly below who no longer fit there: {{count}}. Say first where they go.',
  'not-an-agent': 'A normal user has no balance. Set them as an agent first.',
  'agent-has-balance': 'There is still a balance of {{balance}}. Reset it to RM 0.00 first.',
  'balance-changed': 'The balance is {{balance}} by now. Look at it again before you reset it.',
  'balance-below-credit':
    'That is below the credit granted, {{credit}}. Grant more credit first, or choose a higher balance.',
  'credit-in-use': '{{used}} of the credit is in use. It cannot be less than that.',

  'list-changed': 'This list has changed meanwhile. Please look at it again.',

  'image-type': 'Images must be JPG or PNG: {{file}}',
  'image-size': 'Each image may be at most 5MB: {{file}}',
  'image-count': 'At most {{most}} images',
  'image-pixels': '{{file}} has more pixels than we can take. Please make it smaller.',
  'image-unreadable': '{{file}} is damaged and cannot be read. Please choose another picture.',
  'image-twice': '{{file}} is among the images already.',

  'ship-name-taken': 'Another ship has this name. Please choose another.',
  'ship-out-of-service': '{{ship}} was decommissioned and does not come back. Make a new ship instead.',
  'ship-has-sailings':
    '{{ship}} still has {{count}} sailings to come. Cancel them first, then decommission it.',
  'ship-capacity-offered':
    'A sailing of this ship offers more than {{capacity}} places. Lower the capacity of its sailings first.',

  'room-type-code-taken': 'Another room type has this code. Please choose another.',
  'room-type-used': '{{count}} rooms are of this type. Give them another type first.',
  'prices-changed':
    'Somebody else has changed {{count}} of these prices meanwhile: {{cells}}. Nothing is saved. Please look at them again.',

  'room-number-taken': 'Room {{number}} is on this ship already. Please choose another number.',
  'room-numbers-taken': 'These numbers are on this ship already: {{numbers}}. Nothing was made.',
  'room-used':
    'Room {{number}} has bookings or records and cannot be deleted. Put it under maintenance instead: then nobody can book it.',
  'room-stays-on-ship': 'Room {{number}} has bookings or records on its ship and cannot be moved to another.',
  'room-too-small':
    'Room {{number}} is booked for {{guests}} guests on a coming sailing; this type takes {{most}}. Choose a larger type.',
  'room-occupied-by-hand': 'A room becomes occupied by check-in only. Please use check-in.',

  'room-occupied': 'Room {{number}} is occupied since {{time}}. Check it out first.',
  'room-dirty': 'Room {{number}} has not been cleaned yet. Mark it as cleaned first.',
  'room-in-maintenance': 'Room {{number}} is under maintenance: {{notes}}',
  'room-not-occupied': 'Nobody is checked into room {{number}}. Somebody may have checked it out meanwhile.',
  'room-not-dirty': 'Room {{number}} is not waiting to be cleaned. Somebody may have marked it meanwhile.',
  'room-still-occupied':
    'Guests are in room {{number}}. Check them out first, then put it under maintenance.',
  'room-not-in-maintenance':
    'Room {{number}} is not under maintenance. Somebody may have ended it meanwhile.',
  'room-not-booked':
    'Nobody has booked room {{number}} on this sailing. Write down who stays there and why, or sell the room first.',
  'guest-already-in': 'Already checked into room {{number}} at {{time}} by {{by}}.',
  'guest-other-cabin': 'This guest’s room is {{cabin}}, not {{number}}.',
  'guest-without-cabin': '{{name}} has no room in this booking. A room can be sold at the counter.',
  'guest-canceled': 'The ticket of {{name}} was canceled.',
  'guest-unpaid': 'Order {{order}} of {{name}} has not been paid. Take the payment first.',
  'guest-other-sailing': '{{name}} sails with {{sailing}}, not now.',
  'check-in-too-early': 'Check-in for this sailing opens at {{time}}.',
  'guest-ticket-forged': 'This code was not issued by us.',
  'guest-key-withdrawn': 'The key of this code was withdrawn. Please have the ticket printed again.',

  'port-code-taken': 'Another port has this code. Please choose another.',
  'route-exists': 'This route is there already. Change it instead.',
  'route-fares-needed':
    '{{count}} sailings live by these fares. Give them fares of their own first, or keep these.',

  'sailing-clash': 'This sailing cannot be made as it is. Please look at what stands against it.',
  'sailings-clash':
    '{{count}} of these sailings cannot be made as they are. Nothing was written; please look at the preview again.',
  'plan-empty': 'No date is left. Please choose other weekdays, a longer period, or fewer exceptions.',
  'sailing-state': 'A sailing that is $t(sailingStatus.{{status}}) does not allow this.',
  'sailing-not-due': 'This sailing can be marked as departed from {{from}}, when boarding opens.',
  'sailing-has-history':
    'This sailing has bookings or boarding records and stays on record. Cancel it instead of deleting it.',
  'sailing-times-overlap':
    'The ship is on another sailing then: {{date}}, {{departs}} to {{arrives}}. Change that one first.',
  'capacity-below-booked': '{{taken}} places are held or sold. The capacity cannot be lower than that.',
  'capacity-above-ship': 'This ship carries at most {{capacity}} people.',
  'fares-missing': 'This route has no fares for this session. Give the sailing fares of its own.',
  'season-unreadable':
    'This file is neither an Excel workbook (.xlsx) nor a CSV in UTF-8 that we can read. Please start from the template.',
  'season-too-long':
    'This file is longer than we take at once: at most {{rows}} rows and {{megabytes}} MB. Please split it.',
  'season-refused':
    '{{count}} rows cannot be made any more. Nothing was written; please look at the preview again.',

  'too-many-streams': 'Too many live screens are open from here. Please close one and try again.',

  fields: {
    ...entryRules,
    'boarding-closes-before-it-opens':
      'Boarding would close before it opens. Open it earlier, or close it later.',
    'sales-close-after-boarding':
      'Tickets would still be sold once boarding has closed. Close sales at the same time or earlier.',
    'customer-email-taken': 'Another account has confirmed this address.',
    'username-taken': 'This username is taken.',
    'clock-time': 'Please enter a time as 09:00.',
    'catalogue-code': 'Lower-case letters and hyphens only, a letter first.',
    'repeat-period': 'Please choose a period of at most 400 days, first day first.',
    'same-port': 'A route ends in another port than it begins in.',
    'port-code-taken': 'Another port has this code.',
    'route-exists': 'This route is there already.',
    'arrives-after': 'The ship arrives after it departs, within 48 hours.',
    'sailing-day': 'The ship leaves on the day of the sailing or within the 3 days after.',
    'departs-later': 'This is not later than it departs now.',
    'departs-in-past': 'This time is over already.',
    required: 'Please fill this in.',
    invalid_type: 'Please check this entry.',
    invalid_value: 'Please choose one of the options.',
    invalid_format: 'Please check how this is written.',
    invalid_union: 'Please check this entry.',
    too_small: 'This is too short or too small.',
    unrecognized_keys: 'There is an entry here that we do not know.',
    not_multiple_of: 'Please enter a whole number.',
    custom: 'Please check this entry.',
    'too-short': 'Please use at least 6 characters.',
    'too-long': 'Please use at most 20 characters.',
    'too-common': 'Many people use this password. Please choose another.',
    'contains-username': 'Please leave your username out of the password.',
    'passwords-differ': 'The two passwords do not match.',
    'human-check': 'Please tick this again.',
    code: 'Please check the code, or ask for a new one.',
    'wrong-password': 'This is not your current password.',
    'email-only': 'A registration is confirmed by e-mail.',
    'child-data': 'We keep no phone or e-mail of children under 13. Please leave this empty.',
    'birth-date-in-future': 'This birth date has not come yet.',
    duplicate: 'This is in the list twice.',
    'ladder-order': 'Tiers run from the most days to 0 and never get cheaper.',
    period: 'Please choose a period of at most one year, first day first.',
    link: 'Please enter a web address (https://…) or a page of the site (/…).',
    'days-in-order': 'The last day is before the first.',
    picture: 'Please upload a picture.',
    occupancy: 'Number must be between 1 and 6',
    'range-in-order': 'The range ends before it begins.',
    'rooms-at-once': 'At most 300 rooms are made at once.',
    'ship-name-taken': 'Another ship has this name.',
    'ship-capacity-offered': 'A sailing of this ship offers more places.',
    'room-type-code-taken': 'Another room type has this code.',
    'room-number-taken': 'This number is on this ship already.',
  },

  sailingStatus: {
    scheduled: 'scheduled',
    delayed: 'delayed',
    closed: 'closed',
    departed: 'departed',
    canceled: 'canceled',
  },
  clashes: {
    'in-the-past': 'It would have left already.',
    'ship-unknown': 'There is no such ship.',
    'route-unknown': 'There is no such route.',
    'route-inactive': 'This route is out of service.',
    'fares-missing': 'The route has no fares for this session, and the sailing none of its own.',
    'ship-maintenance': 'The ship is in maintenance.',
    'ship-decommissioned': 'The ship is decommissioned.',
    'capacity-above-ship': 'The ship carries at most {{capacity}} people.',
    'ship-sails-already': 'The ship sails on this date and session already.',
    'ship-sailing-canceled':
      'A canceled sailing of the ship stands on this date and session. It can be deleted if nobody had booked it.',
    'twice-in-plan': 'The same ship, date and session as {{place}}.',
    'times-overlap': 'The ship is on another sailing then: {{date}}, {{departs}} to {{arrives}}.',
    'overlap-in-plan': 'The ship is still under way with {{place}}.',
    'ship-elsewhere': 'The ship’s sailing before this one ends in {{port}}.',
  },
  season: {
    row: 'row {{row}}',
    'column-missing': 'The column “{{column}}” is missing. Please start from the template.',
    'column-twice': 'The column “{{column}}” is there twice.',
    empty: 'There are no sailings in this file.',
    required: 'This is missing.',
    date: '“{{text}}” is not a date. Write it as 2027-03-12.',
    time: '“{{text}}” is not a time of day. Write it as 09:00.',
    session: '“{{text}}” is not a session. Write Daytime or Nighttime.',
    ship: 'We have no ship “{{text}}”.',
    port: 'We have no port “{{text}}”.',
    route: 'There is no route from {{departure}} to {{destination}}.',
    capacity: '“{{text}}” is not a number of people from 1 to {{most}}.',
    flag: '“{{text}}” is neither Yes nor No.',
    price: '“{{text}}” is not an amount in RM, such as 128.00.',
    'price-high': 'At most {{most}}.',
    'fares-partly': 'Give all four fares, or none for those of the route.',
    gate: 'At most {{most}} characters.',
  },
  findings: {
    'party-size': 'One order holds {{min}} to {{max}} passengers.',
    'birth-date-in-future': 'This birth date has not come yet. Please check it.',
    'birth-date-too-long-ago': 'This birth date is more than {{years}} years ago. Please check it.',
    'infant-too-young': 'Babies may sail from {{months}} months of age: this baby from {{sailsFrom}}.',
    'ticket-type-mismatch': 'Aged {{age}} on the sailing date: please choose the ticket “{{expected}}”.',
    'minor-unaccompanied':
      'Passengers under {{years}} sail with an adult. Please add an adult to this order.',
    'passport-expiry-missing': 'Please enter the date on which the passport expires.',
    'passport-country-missing': 'Please choose the country that issued the passport.',
    'passport-expires-too-soon':
      'The passport must be valid for {{months}} months after the cruise, until {{validUntil}}. This one expires on {{expiry}}.',
    'document-expires-before-arrival':
      'This document expires on {{expiry}}, before the ship arrives on {{arrivalDate}}.',
    'pregnancy-too-far':
      'We cannot take passengers from week {{fromWeek}} of pregnancy; on the sailing date it is week {{week}}.',
    'contact-is-child':
      'The contact of an order is an adult’s. Please give the phone and e-mail of an adult.',
    'child-contact-data': 'We keep no phone or e-mail of children under {{years}}. Please leave them empty.',
  },
  ticketTypes: { adult: 'Adult', child: 'Child', infant: 'Infant', senior: 'Senior' },

  refusal: {
    boarded: 'Welcome aboard.',
    'already-boarded': 'Already boarded at {{time}}, {{gate}}.',
    'already-boarded-unnamed-gate': 'Already boarded at {{time}}.',
    'wrong-sailing': 'This ticket is for {{sailing}}.',
    canceled: 'This ticket was canceled.',
    unpaid: 'This order has not been paid.',
    'too-early': 'Boarding opens at {{time}}.',
    'too-late': 'Boarding closed at {{time}}.',
    forged: 'This code was not issued by us.',
    'not-a-ticket': 'This is not a boarding pass.',
    'not-found': 'No ticket found',
    'wrong-code': 'The verification code does not match this ticket.',
    'sailing-over': 'The ship has left: this ticket was for {{sailing}}.',
    'unknown-key': 'This code is signed with a key that is not known here yet.',
    'key-withdrawn': 'The key of this code was withdrawn. Please have the ticket printed again.',
  },
};
