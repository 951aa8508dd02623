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
  'cancellation-changed': 'The cancellation charge has changed to {{charge}}. Please look at it again.',

  'payment-not-found': 'We could not find this payment.',
  'payment-provider-unavailable':
    'The payment service does not answer. Nothing was charged; please try again in a moment.',
  'notification-forged': 'The signature of this notification does not match.',
  'insufficient-balance': "Sorry, your agent's available balance is insufficient for settlement.",
  'balance-not-yours': 'Only an agent who is logged in can pay from a balance.',

  'ticket-not-found': 'No ticket found',

  'agents-only': 'This page is for our agents. If you are one, please log in with your agent account.',
  'sub-agent-not-found': 'There is no sub-agent like this below you. Please choose one from your list.',
  'sub-agent-inactive': 'This sub-agent’s account is not active, so it cannot receive money.',

  'too-many-streams': 'Too many live screens are open from here. Please close one and try again.',

  fields: {
    required: 'Please fill this in.',
    invalid_type: 'Please check this entry.',
    invalid_value: 'Please choose one of the options.',
    invalid_format: 'Please check how this is written.',
    invalid_union: 'Please check this entry.',
    too_small: 'This is too short or too small.',
    too_big: 'This is too long or too large.',
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
  },
};
