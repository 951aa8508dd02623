import entryRules from './entry-rules.ts';

/** Sentences for every error code of shared/contract/base/errors.ts: what happened and what to do next. */
export default {
  'invalid-input': 'Please check the marked fields.',
  'invalid-body': 'The request could not be read. Please reload the page and try again.',
  'unsupported-media-type': 'This type of content is not accepted here: send {{type}}.',
  'not-signed-in': 'Please log in to continue.',
  'session-ended': 'You were logged out on this device. Please log in again.',
  'session-expired': 'Your session has expired. Please log in again.',
  'not-permitted': 'You do not have permission to do this. Ask an administrator if you need it.',
  'not-found': 'We could not find what you asked for.',
  'not-allowed-method': 'This address does not accept that kind of request.',
  'body-too-large': 'The request is too large. Please send less.',
  'too-many-attempts_one': 'Too many attempts. Please wait {{count}} second and try again.',
  'too-many-attempts_other': 'Too many attempts. Please wait {{count}} seconds and try again.',
  unavailable: 'The service is not ready yet. Please try again in a moment.',
  'disk-full':
    'The server’s disk is full, and nothing was saved. Please ask your administrator to free space, then try again.',
  'storage-away': 'Pictures cannot be stored or shown at the moment. Please try again in a few minutes.',
  unexpected: 'Something went wrong on our side. Please try again; if it happens again, contact us.',

  'key-in-flight': 'This request is still being processed. Please wait a moment.',
  'key-reused': 'This request was already sent with different details. Please reload the page.',
  'changed-meanwhile': 'This was changed by someone else. Nothing has been saved yet.',
  'version-needed': 'The request does not name the version that it changes.',

  'wrong-credentials': 'Account and password are incorrect.',
  'account-inactive': 'This account is inactive. Please contact us.',
  'username-taken': 'This username is taken. Please choose another.',
  'under-age-account': 'Accounts are for people aged 13 or over. An adult can book for you.',
  'weak-password': 'This password is too easy to guess. Please choose another.',
  'wrong-password': 'This is not your current password. Please try again.',
  'human-check-required': 'Please tick the human check to continue.',
  'human-check-failed': 'The human check has expired or was already used. Please tick it again.',
  'code-wrong': 'This code is wrong or has expired. Please check it, or ask for a new one.',
  'second-factor-required': 'Please also enter the code from your authenticator app.',
  'second-factor-wrong': 'This code is wrong or was already used. Please enter the next one.',
  'second-factor-setup': 'Your role requires a second factor. Please set one up first.',
  'passkey-refused':
    'This passkey is not accepted, or the page was open for too long. Please start again in the back office.',
  'passkey-impossible':
    'Passkeys need a site with a domain and https. Please use a code of your authenticator app.',
  'saved-passengers-full_one': 'You can save {{count}} passenger. Please delete one you no longer need.',
  'saved-passengers-full_other':
    'You can save up to {{count}} passengers. Please delete one you no longer need.',
  'erasure-open-orders':
    'These bookings are still open: {{orders}}. Sail or cancel them first. Then we can erase your data.',
  'erasure-balance':
    'Your account still has a balance of {{balance}}. Please settle it with us first. Then we can erase your data.',
  'erasure-open-order':
    'This booking is still open. Once it has sailed or was canceled, and all refunds are made, its data can be erased.',
  'cart-changed': 'Your cart was changed on another device. Please check it again.',
  'own-account': 'You cannot delete or deactivate your own account. Ask another administrator.',
  'last-administrator': 'This is the last active administrator. Add another one first.',
  'role-exists': 'Another role has this code. Please choose another code.',
  'role-built-in':
    'The administrator role always has every permission. Create another role for anything else.',
  'role-in-use_one': '{{count}} user still has this role. Give them another role first.',
  'role-in-use_other': '{{count}} users still have this role. Give them another role first.',
  'menu-name-taken': 'Another menu entry has this name. Please choose another name.',
  'menu-has-children': 'This entry has entries below it. Move or delete those first.',

  'setting-exists': 'This setting already has a value. Change it instead.',
  'guide-page-full_one': 'One page holds {{count}} entry. Please delete one, or put two together.',
  'guide-page-full_other': 'One page holds up to {{count}} entries. Please delete one, or put two together.',
  'legal-past-date': 'This date is in the past. Choose today or a later date.',
  'legal-date-taken': 'This page has a version from that date. Open that one, or choose another date.',
  'legal-version-fixed': 'This version holds already, so it stays as guests agreed to it. Add a new version.',

  'sailing-not-found': 'We could not find this sailing. Please search again.',
  'ship-not-found': 'This ship is not in service. Please choose a sailing from our list.',
  'sailing-closed': 'This sailing is no longer on sale. Please choose another.',
  'sailing-not-open': 'Tickets for this sailing are not on sale yet. Its page shows when sales open.',
  'waiting-room':
    'So many people want this sailing that we let them in one by one. Please open the sailing’s page and join the queue.',
  'waiting-room-closed': 'There is no queue for this sailing at the moment. You can book now.',
  'waiting-room-drawn':
    'The order of the queue has been drawn for this opening. The opening can no longer be changed.',
  'place-not-found': 'We cannot find your position in the queue. Please join again.',
  'waitlist-not-found': 'We could not find you on the waiting list. Please use the link in our e-mail.',
  'waitlist-not-needed': 'There are places for you right now. Please book them.',
  'waitlist-joined': 'You are already waiting for this sailing. The link to your position is in our e-mail.',
  'waitlist-full': 'The waiting list for this sailing is full. Please choose another sailing.',
  'waitlist-closed': 'The waiting list for this sailing is closed. Please choose another sailing.',
  'waitlist-other-route': 'Please choose sailings of one route.',
  'waitlist-offer-over': 'The time for this offer is over, and the places have gone to the next party.',
  'waitlist-party-larger_one': '{{count}} place is kept for you. Please book no more than that.',
  'waitlist-party-larger_other': '{{count}} places are kept for you. Please book no more than that.',
  'waitlist-order-changed': 'The waiting list has changed. Please check it again.',
  'waitlist-does-not-fit': 'There are not enough free places or cabins for this party.',
  'sailing-sold-out_zero': 'This sailing is sold out. Please choose another sailing.',
  'sailing-sold-out_one':
    'Only {{count}} place is left on this sailing. Please choose another sailing or a smaller party.',
  'sailing-sold-out_other':
    'Only {{count}} places are left on this sailing. Please choose another sailing or a smaller party.',
  'cabin-taken': 'Cabin {{number}} has just been taken. Please choose another cabin.',
  'no-cabin-available':
    'No cabin for your party is left on this sailing. Please choose another sailing, or sail without a cabin.',
  'same-cabins-gone':
    'This sailing has no free cabins of the type you have now. Please choose other cabins, or another sailing.',
  'cabin-unknown': 'This cabin is not on this ship. Please choose another.',
  'cabin-too-small': 'The cabins you chose sleep {{beds}}, but your party is {{guests}}. Please add a cabin.',
  'seat-taken': 'Seat {{seat}} has just been taken. Please choose another seat.',
  'seat-unknown': 'This sailing has no seat {{seat}}. Please choose another.',
  'travel-rules': 'This party cannot sail as entered. Please see the notes beside the passengers.',
  'staying-guests-refused': 'The passengers who stay cannot sail without those who move. {{reason}}',
  'price-changed': 'The price has changed to {{total}}. Please check the summary before you pay.',
  'document-booked': 'A document is already booked on this sailing. Please check the marked passengers.',
  'too-many-holds_one':
    'You may have {{count}} unpaid place on one sailing. Pay for or cancel your unpaid booking, then book more.',
  'too-many-holds_other':
    'You may have up to {{count}} unpaid places on one sailing. Pay for or cancel your unpaid booking, then book more.',
  'too-many-holds-here':
    'Too many bookings from your network are waiting for payment. Pay for or cancel yours, or try again in a few minutes.',
  'holds-lapsed':
    'Too many of your bookings on this sailing were not paid in time. Please try again in a few hours, or call us.',
  'human-proof-required': 'We need to check that you are a person. Please try again.',
  'referral-unknown': 'We do not know this referral code. Please check it, or keep ours.',

  'order-not-found':
    'We could not find a booking with these details. Please check the number and the e-mail or phone.',
  'order-not-unpaid': 'This booking is not waiting for payment.',
  'order-not-paid': 'This booking has not been paid.',
  'order-expired': 'The time to pay for this booking has run out. Please book again.',
  'nothing-to-cancel': 'There is nothing left to cancel.',
  'already-boarded': 'A boarded ticket cannot be canceled.',
  'guests-checked-in':
    'Guests of this booking are checked into cabin {{numbers}}. They have to check out at the front desk first.',
  'cancellation-changed': 'The cancellation charge has changed to {{charge}}. Please check it again.',
  'cancel-reason-missing': 'Please enter why the order is canceled.',
  'not-boarded': 'This passenger is not on board. The boarding may already have been undone.',
  'conflict-resolved': 'This conflict has already been resolved.',
  'count-incomplete': 'A gate has not sent all of its scans. Wait for them, or give a reason.',
  'gate-holds-scans': 'This gate has scans that have not been sent. Send them first.',
  'count-closed-meanwhile':
    'This count has just been closed by someone else. Check it before you close it again.',

  'payment-not-found': 'We could not find this payment.',
  'refund-not-found': 'We could not find this refund.',
  'refund-not-failed': 'This refund has not failed, or has already been sent again.',
  'payment-provider-unavailable':
    'The payment service is not responding. Nothing was charged. Please try again in a moment.',
  'payment-provider-refused':
    'This payment method does not accept the payment. Nothing was charged. Please choose another payment method, or contact us.',
  'payment-below-minimum':
    'This payment method accepts {{minimum}} or more. Please choose another payment method, or pay at our counter.',
  'payment-method-missing': 'Please choose a payment method.',
  'notification-forged': 'The signature of this notification does not match.',
  'insufficient-balance': "Sorry, your agent's available balance is insufficient for settlement.",
  'promo-unknown': 'We do not know this promo code. Please check it.',
  'promo-not-now': 'This promo code cannot be used today.',
  'promo-not-here': 'This promo code is not valid for this sailing.',
  'promo-minimum': 'This promo code needs a booking of at least {{minimum}}.',
  'promo-used-up': 'This promo code has been used up.',
  'promo-used-by-you': 'You cannot use this promo code again.',
  'promo-code-exists': 'This promo code already exists.',
  'promo-below-uses_one': 'This code has been used {{count}} time already. The limit cannot be lower.',
  'promo-below-uses_other': 'This code has been used {{count}} times already. The limit cannot be lower.',
  'voucher-unknown': 'We do not know this voucher code. Please check it.',
  'voucher-expired': 'This voucher has expired.',
  'voucher-canceled': 'This voucher was canceled. Please contact us.',
  'voucher-empty': 'Nothing is left on this voucher.',
  'balance-not-yours': 'Only an agent who is logged in can pay from a balance.',

  'order-closed': 'This order has ended. Its details can no longer be changed.',
  'passenger-boarded': 'This passenger is on board. The details can no longer be changed.',
  'too-many-exports': 'Too many exports are running. Please wait until one has finished.',
  'cash-too-little': 'The cash received is less than {{due}}.',
  'payment-reference-taken':
    'This reference is already recorded with another payment or refund. Please check the slip.',
  'amount-changed': 'The amount due has changed to {{due}}. Please check it again.',
  'passenger-not-found': 'This passenger is not in this order.',
  'move-changed_one':
    'A change within {{count}} day before departure counts as a cancellation, and its cost has changed. Please check it again.',
  'move-changed_other':
    'A change within {{count}} days before departure counts as a cancellation, and its cost has changed. Please check it again.',
  'party-full_one': 'A booking has at most {{count}} passenger. Please make a second booking.',
  'party-full_other': 'A booking has at most {{count}} passengers. Please make a second booking.',
  'correction-too-often_one':
    'This passenger has been corrected {{count}} time, the most that is possible here. Please contact us.',
  'correction-too-often_other':
    'This passenger has been corrected {{count}} times, the most that is possible here. Please contact us.',
  'corrections-used-up_one':
    'This passenger has been corrected {{count}} time, the most that the settings allow. Please make a new booking.',
  'corrections-used-up_other':
    'This passenger has been corrected {{count}} times, the most that the settings allow. Please make a new booking.',
  'correction-too-late_one':
    'Passengers can be corrected here until {{count}} hour before departure. Please contact us.',
  'correction-too-late_other':
    'Passengers can be corrected here until {{count}} hours before departure. Please contact us.',
  'correction-too-far_one': 'At most {{count}} letter of a name can be changed here. Please contact us.',
  'correction-too-far_other': 'At most {{count}} letters of a name can be changed here. Please contact us.',
  'cabin-change-changed': 'The price or the cabin has changed. Please check it again.',
  'too-many-pinned-notes': 'At most {{most}} notes can be shown at the gate. Stop showing another one first.',
  'split-too-much':
    'The other payment methods already cover {{due}}. Remove one of them, or lower its amount.',
  'order-without-agent': 'This order does not belong to an agent, so no balance can pay it.',
  'waiver-needs-approval': 'This must be approved by someone who may lower charges.',
  'waiver-too-high': 'Enter less than the charge of {{charge}}.',
  'approver-not-permitted': '{{name}} may not approve this.',
  'own-password-needed': 'Please choose your own password first.',
  'password-not-new': 'Please choose a password that differs from the one you were given.',
  'change-reason-missing': 'Please enter a reason.',
  'move-impossible': 'This order cannot be moved to that sailing. Choose another sailing on the same route.',
  'sailing-called-off':
    'This sailing was canceled. Choose another sailing or your money back on the page of the booking: there is no charge.',
  'choice-made': 'The choice for this booking has already been made. This is its current state.',
  'choice-gone':
    'This sailing no longer has places for all of you. Please choose another one, or your money back.',
  'choice-too-late': 'Guests need time to choose: enter a time in the future.',
  'no-email': 'This customer has no e-mail address.',

  'ticket-not-found': 'No ticket found',
  'wallet-unavailable': 'E-tickets cannot be put into this wallet. Please download them instead.',
  'station-unknown': 'This workplace is not enrolled, or no longer enrolled. Ask a supervisor for a code.',
  'station-revoked': 'This workplace was revoked. It no longer has access.',
  'station-forged': 'The signature of this workplace is wrong. Enroll it again.',
  'station-needed': 'Only an enrolled workplace may do this. Ask a supervisor for a code.',
  'station-clock': 'This workplace’s clock is wrong. Set it, then try again.',

  'agents-only': 'This page is for our agents. If you are one, please log in with your agent account.',
  'sub-agent-not-found': 'You have no such sub-agent. Please choose one from your list.',
  'sub-agent-inactive': 'This sub-agent’s account is inactive and cannot receive money.',

  'link-wrong':
    'This link has expired, was already used, or was replaced by a newer one. Please ask us for another.',
  'customer-email-taken':
    'This e-mail address is confirmed for another account. Find that account, or enter another address.',
  'customer-no-email': 'This account has no e-mail address for the link. Enter one first.',
  'customer-inactive': 'This account is inactive. Activate it first.',
  'superior-unfit':
    'A superior must be an active agent of the same or a higher level. Choose another superior.',
  'superior-below': 'This agent is below the one you are changing. Choose another superior.',
  'agents-below_one':
    '{{count}} person directly below can no longer stay there. Choose where to move them first.',
  'agents-below_other':
    '{{count}} people directly below can no longer stay there. Choose where to move them first.',
  'not-an-agent': 'A normal user has no balance. Set them as an agent first.',
  'agent-has-balance': 'This account still has a balance of {{balance}}. Reset it to {{noMoney}} first.',
  'balance-changed': 'The balance is now {{balance}}. Check it again before you reset it.',
  'balance-below-credit':
    'This is below the credit granted, {{credit}}. Grant more credit first, or enter a higher balance.',
  'credit-in-use': '{{used}} of the credit is in use. The credit cannot be lower.',

  'list-changed': 'This list has changed. Please check it again.',

  'image-type': 'Images must be JPG or PNG: {{file}}',
  'image-size': 'Each image may be at most 5MB: {{file}}',
  'image-count_one': 'At most {{count}} image',
  'image-count_other': 'At most {{count}} images',
  'image-pixels': '{{file}} has too many pixels. Please make it smaller.',
  'image-unreadable': '{{file}} is damaged and cannot be read. Please choose another image.',
  'image-twice': '{{file}} has already been added.',
  'logo-shape':
    '{{file}} is too long for an icon. Please crop it to the sign, at most twice as wide as high.',
  'image-small': '{{file}} is too small. Please choose one of at least {{width}} × {{height}} pixels.',

  'ship-name-taken': 'Another ship has this name. Please choose another.',
  'ship-out-of-service':
    '{{ship}} is decommissioned and cannot return to service. Create a new ship instead.',
  'ship-has-sailings_one':
    '{{ship}} still has {{count}} upcoming sailing. Cancel it first, then decommission the ship.',
  'ship-has-sailings_other':
    '{{ship}} still has {{count}} upcoming sailings. Cancel them first, then decommission the ship.',
  'ship-capacity-offered_one':
    'A sailing of this ship offers more than {{count}} place. Lower the capacity of that sailing first.',
  'ship-capacity-offered_other':
    'A sailing of this ship offers more than {{count}} places. Lower the capacity of that sailing first.',

  'room-type-code-taken': 'Another room type has this code. Please choose another.',
  'room-type-used_one': '{{count}} room has this type. Give it another type first.',
  'room-type-used_other': '{{count}} rooms have this type. Give them another type first.',
  'prices-changed_one':
    '{{count}} of these prices has been changed by someone else: {{cells}}. Nothing was saved. Please check it again.',
  'prices-changed_other':
    '{{count}} of these prices have been changed by someone else: {{cells}}. Nothing was saved. Please check them again.',

  'room-number-taken': 'This ship already has a room {{number}}. Please choose another number.',
  'room-numbers-taken': 'This ship already has these rooms: {{numbers}}. No rooms were created.',
  'room-used':
    'Room {{number}} has bookings or records and cannot be deleted. Put it under maintenance instead, so that it cannot be booked.',
  'room-stays-on-ship': 'Room {{number}} has bookings or records on its ship and cannot be moved to another.',
  'room-too-small':
    'Room {{number}} is booked for {{guests}} guests on an upcoming sailing; this type takes {{most}}. Choose a larger type.',
  'room-occupied-by-hand': 'Only check-in makes a room occupied. Please use check-in.',
  'room-dirty-by-hand':
    'A room becomes dirty when its guests are checked out, or after maintenance. Please put it under maintenance first.',

  'room-occupied': 'Room {{number}} has been occupied since {{time}}. Check it out first.',
  'room-dirty': 'Room {{number}} has not been cleaned yet. Mark it as cleaned first.',
  'room-in-maintenance': 'Room {{number}} is under maintenance: {{notes}}',
  'check-in-undo-over':
    'The check-in of room {{number}} can no longer be undone. Check the guests out instead.',
  'room-not-occupied': 'No guest is checked into room {{number}}. It may already have been checked out.',
  'room-not-dirty':
    'Room {{number}} is not waiting to be cleaned. It may already have been marked as cleaned.',
  'room-still-occupied':
    'Guests are in room {{number}}. Check them out first, then put it under maintenance.',
  'room-not-in-maintenance': 'Room {{number}} is not under maintenance. It may already have been ended.',
  'room-not-booked':
    'Room {{number}} is not booked on this sailing. Enter who stays there and why, or sell the room first.',
  'guest-already-in': 'Already checked into room {{number}} at {{time}} by {{by}}.',
  'guest-other-cabin': 'This guest’s room is {{cabin}}, not {{number}}.',
  'guest-without-cabin': '{{name}} has no room in this order. You can sell a room at the counter.',
  'guest-canceled': 'The ticket of {{name}} was canceled.',
  'guest-unpaid': 'Order {{order}} of {{name}} has not been paid. Take the payment first.',
  'guest-other-sailing': '{{name}} is booked on {{sailing}}, not on the current sailing.',
  'check-in-too-early': 'Check-in for this sailing opens at {{time}}.',
  'guest-ticket-forged': 'This code was not issued by us.',
  'guest-key-withdrawn': 'The code of this ticket is no longer valid. Please have the ticket printed again.',

  'port-code-taken': 'Another port has this code. Please choose another.',
  'route-exists': 'This route already exists. Change it instead.',
  'route-fares-needed_one': '{{count}} sailing uses these fares. Give it its own fares first, or keep these.',
  'route-fares-needed_other':
    '{{count}} sailings use these fares. Give them their own fares first, or keep these.',

  'sailing-clash': 'This sailing conflicts with others and cannot be created. Please check the conflicts.',
  'sailings-clash_one':
    '{{count}} of these sailings conflicts with others and cannot be created. Nothing was saved. Please check the preview again.',
  'sailings-clash_other':
    '{{count}} of these sailings conflict with others and cannot be created. Nothing was saved. Please check the preview again.',
  'plan-empty':
    'There are no dates left. Please choose other weekdays, a longer period, or fewer exceptions.',
  'sailing-state': 'This is not possible for a sailing that is $t(sailingStatus.{{status}}).',
  'ship-same': 'The sailing already has this ship.',
  'ship-too-small': 'The ship carries {{places}} people, but {{booked}} places are held or sold.',
  'ship-rooms-missing_one': '{{count}} room has no equal or better room on that ship.',
  'ship-rooms-missing_other': '{{count}} rooms have no equal or better room on that ship.',
  'ship-sails-then': 'The ship has another sailing on this date and time slot.',
  'ship-boarding-begun':
    'People have boarded, or guests are in their rooms. The ship can no longer be changed.',
  'ship-out-of-use': 'This ship is not in service.',
  'message-nobody': 'This sailing has no bookings.',
  'sailing-not-due': 'This sailing can be marked as departed from {{from}}, when boarding opens.',
  'sailing-has-history':
    'This sailing has orders or boarding records and must be kept. Cancel it instead of deleting it.',
  'sailing-times-overlap':
    'The ship is on another sailing at that time: {{date}}, {{departs}} to {{arrives}}. Change that one first.',
  'capacity-below-booked_one': '{{count}} place is held or sold. The capacity cannot be lower.',
  'capacity-below-booked_other': '{{count}} places are held or sold. The capacity cannot be lower.',
  'capacity-above-ship_one': 'This ship carries at most {{count}} person.',
  'capacity-above-ship_other': 'This ship carries at most {{count}} people.',
  'fares-missing': 'This route has no fares for this time slot. Give the sailing its own fares.',
  'fare-rules-overlap':
    'Two rules apply to the same days: {{first}} and {{second}}. Change the days of one of them.',
  'fares-too-many': 'More than {{most}} sailings match. Choose a shorter period.',
  'fare-too-high': 'A fare would be above {{most}}.',
  'drawer-open': 'You already have an open drawer. Close it first.',
  'drawer-closed': 'This drawer is closed. Please load the page again.',
  'drawer-too-little': 'The drawer holds less than you want to take out.',
  'drawer-moved': 'Cash has moved in this drawer since. Please check the new amount and count again.',
  'drawer-reason-missing': 'Please enter why the counted amount differs.',
  'day-to-come': 'This day has not started yet. Choose today or an earlier day.',
  'day-closed': 'This day is already closed.',
  'day-moved': 'Money has moved since. Please check the new figures.',
  'season-unreadable':
    'We cannot read this file. Please use an Excel workbook (.xlsx) or a CSV file in UTF-8, and start from the template.',
  'season-too-long': 'This file is too large: at most {{rows}} rows and {{megabytes}} MB. Please split it.',
  'season-date-order':
    'Some dates in this file are ambiguous. Please choose whether the day or the month comes first.',
  'season-refused_one':
    '{{count}} row can no longer be imported. Nothing was saved. Please check the preview again.',
  'season-refused_other':
    '{{count}} rows can no longer be imported. Nothing was saved. Please check the preview again.',

  'too-many-streams': 'Too many live screens are open here. Please close one and try again.',

  fields: {
    ...entryRules,
    'second-factor-wrong': 'This code is wrong or was already used. Please enter the next one.',
    'boarding-closes-before-it-opens':
      'Boarding would close before it opens. Open it earlier, or close it later.',
    'sales-close-after-boarding':
      'Tickets would still be sold after boarding has closed. Close sales at the same time or earlier.',
    'document-booked': 'This document is already booked on this sailing.',
    'seat-taken': 'This seat has just been taken.',
    'seat-unknown': 'This sailing does not have this seat.',
    'document-number': 'Please enter the number as in the document.',
    'place-in-use':
      'There are sailings, orders or balances already, which another value would change. It can be set only before.',
    'time-zone': 'This is no time zone. Please choose one from the list, such as Europe/Helsinki.',
    'agents-hold-less': 'An agent could then hold fewer places than any other customer.',
    'network-holds-less':
      'People who share a network could then hold fewer places together than one of them alone.',
    'customer-email-taken': 'This address is confirmed for another account.',
    'payment-reference-taken': 'This reference is already recorded. Please check the slip.',
    'username-taken': 'This username is taken.',
    'clock-time': 'Please enter the time as 09:00.',
    'catalogue-code': 'Use lower-case letters and hyphens only, starting with a letter.',
    'repeat-period': 'Please choose a period of at most 400 days that does not end before it starts.',
    'english-first': 'Please write it in English first. Languages without a text show the English one.',
    'heading-and-text': 'Please fill in both the heading and the text in this language, or neither.',
    'unknown-placeholder': 'Please use only the placeholders of the list, such as the name of the operator.',
    'legal-past-date': 'Please choose today or a later date.',
    'legal-date-taken': 'There is a version from this date already.',
    'fare-rule-season': 'Please enter the first and the last day in order, or neither.',
    'fare-rule-days':
      'Please choose some weekdays, or a season. For all days, change the fares of the route.',
    'fare-rules-overlap': 'Another rule already applies to some of these days.',
    'same-port': 'A route must end in a different port.',
    'promo-unknown': 'We do not know this promo code. Please check it.',
    'promo-not-now': 'This promo code cannot be used today.',
    'promo-not-here': 'This promo code is not valid for this sailing.',
    'promo-used-up': 'This promo code has been used up.',
    'promo-used-by-you': 'You cannot use this promo code again.',
    'promo-code-exists': 'This promo code already exists.',
    'voucher-unknown': 'We do not know this voucher code. Please check it.',
    'voucher-expired': 'This voucher has expired.',
    'voucher-canceled': 'This voucher was canceled. Please contact us.',
    'payment-method-missing': 'Please choose a payment method.',
    'voucher-empty': 'Nothing is left on this voucher.',
    'promo-minimum': 'This promo code needs a more expensive booking.',
    'promo-below-uses': 'The code has been used more often than that.',
    'port-code-taken': 'Another port has this code.',
    'route-exists': 'This route already exists.',
    'arrives-after': 'The ship must arrive after it departs, within 48 hours.',
    'sailing-day': 'The ship must depart on the day of the sailing or within the next 3 days.',
    'opens-after-departure': 'Sales must open before the ship departs.',
    'departs-in-past': 'This time has already passed.',
    required: 'Please fill this in.',
    invalid_type: 'Please check this entry.',
    invalid_value: 'Please choose one of the options.',
    invalid_format: 'Please check the format.',
    invalid_union: 'Please check this entry.',
    too_small: 'This is too short or too small.',
    unrecognized_keys: 'There is an unknown entry here.',
    not_multiple_of: 'Please enter a whole number.',
    custom: 'Please check this entry.',
    'too-short': 'Please use at least 6 characters.',
    'too-long': 'Please use at most 20 characters.',
    'too-common': 'This password is too common. Please choose another.',
    'contains-username': 'Please leave your username out of the password.',
    'passwords-differ': 'The two passwords do not match.',
    'human-check': 'Please tick this again.',
    code: 'Please check the code, or ask for a new one.',
    'wrong-password': 'This is not your current password.',
    'no-sms': 'Codes are sent by e-mail only.',
    'email-only': 'Registrations are confirmed by e-mail.',
    'child-data': 'We do not keep the phone or e-mail of children under 13. Please leave this empty.',
    'birth-date-in-future': 'This date of birth is in the future.',
    duplicate: 'This is already in the list.',
    color: 'Please enter a color as # and six digits or letters, such as #0e3a53.',
    'brand-too-light': 'White words could not be read on this color. Please choose a darker one.',
    'action-too-light': 'The button could not be seen on the light page. Please choose a darker color.',
    'ladder-order': 'Tiers must run from the most days down to 0, and charges must not fall.',
    period: 'Please choose a period of at most one year that does not end before it starts.',
    link: 'Please enter a web address (https://…) or a page of the site (/…).',
    'days-in-order': 'The last day is before the first.',
    picture: 'Please upload a picture.',
    occupancy: 'Number must be between 1 and 6',
    'range-in-order': 'The range ends before it starts.',
    'rooms-at-once': 'You can create at most 300 rooms at once.',
    'ship-name-taken': 'Another ship has this name.',
    'ship-capacity-offered': 'A sailing of this ship offers more places.',
    'room-type-code-taken': 'Another room type has this code.',
    'room-number-taken': 'This ship already has this number.',
  },

  sailingStatus: {
    scheduled: 'scheduled',
    delayed: 'delayed',
    closed: 'closed',
    departed: 'departed',
    canceled: 'canceled',
  },
  clashes: {
    'in-the-past': 'The departure is in the past.',
    'ship-unknown': 'This ship does not exist.',
    'route-unknown': 'This route does not exist.',
    'route-inactive': 'This route is out of service.',
    'fares-missing': 'Neither the route nor the sailing has fares for this time slot.',
    'ship-maintenance': 'The ship is under maintenance.',
    'ship-decommissioned': 'The ship is decommissioned.',
    'capacity-above-ship_one': 'The ship carries at most {{count}} person.',
    'capacity-above-ship_other': 'The ship carries at most {{count}} people.',
    'ship-sails-already': 'The ship already has a sailing on this date and time slot.',
    'ship-sailing-canceled':
      'The ship has a canceled sailing on this date and time slot. You can delete it if it had no bookings.',
    'twice-in-plan': 'The same ship, date and time slot as {{place}}.',
    'times-overlap': 'The ship is on another sailing at that time: {{date}}, {{departs}} to {{arrives}}.',
    'overlap-in-plan': 'The times overlap with {{place}}.',
    'ship-elsewhere': 'The ship’s previous sailing ends in {{port}}.',
  },
  season: {
    row: 'row {{row}}',
    'column-missing': 'The column “{{column}}” is missing. Please start from the template.',
    'column-twice': 'The column “{{column}}” appears twice.',
    empty: 'There are no sailings in this file.',
    required: 'This is required.',
    date: '“{{text}}” is not a date. Enter it as 2027-03-12.',
    'date-order':
      '“{{text}}” can be {{dayMonth}} or {{monthDay}}. Choose whether the day or the month comes first in this file.',
    time: '“{{text}}” is not a time of day. Enter it as 09:00.',
    'departs-day':
      '“{{text}}” is not on the date of the sailing or soon after. Enter only the time, such as 09:00, or correct the date.',
    'arrives-after':
      '“{{text}}” is not within {{most}} hours after the departure. Enter only the time, such as 09:00, or the date and time, such as 2027-03-13 09:00.',
    session: '“{{text}}” is not a time slot. Enter Daytime or Nighttime.',
    ship: 'There is no ship “{{text}}”.',
    'ship-several': 'Several ships match “{{text}}”. Enter the code of the ship.',
    port: 'There is no port “{{text}}”.',
    'port-several': 'Several ports match “{{text}}”. Enter the code of the port.',
    route: 'There is no route from {{departure}} to {{destination}}.',
    capacity: '“{{text}}” is not a number of people from 1 to {{most}}.',
    flag: '“{{text}}” is neither Yes nor No.',
    price: '“{{text}}” is not an amount in {{currency}}, such as 128.00.',
    'price-high': 'At most {{most}}.',
    'fares-partly': 'Enter all four fares, or none to use the fares of the route.',
    gate: 'At most {{most}} characters.',
  },
  findings: {
    'party-size': 'You can book {{min}} to {{max}} passengers at once.',
    'infants-per-adult':
      'One adult can bring at most {{most}} infants. Infants in this booking: {{infants}}, adults: {{adults}}. Please add an adult.',
    'birth-date-in-future': 'This date of birth is in the future. Please check it.',
    'birth-date-too-long-ago': 'This date of birth is more than {{years}} years ago. Please check it.',
    'infant-too-young':
      'Infants can sail from {{months}} months of age. This infant can sail from {{sailsFrom}}.',
    'ticket-type-mismatch': 'Aged {{age}} on the sailing date: please choose the ticket “{{expected}}”.',
    'minor-unaccompanied':
      'Passengers under {{years}} must sail with an adult. Please add an adult to this booking.',
    'passport-expiry-missing': 'Please enter the date on which the passport expires.',
    'passport-country-missing': 'Please choose the country that issued the passport.',
    'passport-expires-too-soon':
      'The passport must be valid for {{months}} months after the cruise, until {{validUntil}}. This one expires on {{expiry}}.',
    'document-expires-before-arrival':
      'This document expires on {{expiry}}, before the ship arrives on {{arrivalDate}}.',
    'identity-card-number':
      'This is not a Malaysian identity card number. It has 12 digits and begins with the date of birth, such as 880412-10-5566. Please check it.',
    'identity-card-birth-date':
      'According to its number, the holder of this identity card was born on {{written}}. Please check both: a senior’s fare depends on the document.',
    'identity-card-gender':
      'The last digit of this identity card number belongs to the other gender. Please check both.',
    'pregnancy-too-far':
      'We cannot take passengers from week {{fromWeek}} of pregnancy. On the sailing date it is week {{week}}.',
    'contact-is-child': 'The contact must be an adult. Please give the phone and e-mail of an adult.',
    'child-contact-data':
      'We do not keep the phone or e-mail of children under {{years}}. Please leave them empty.',
  },
  ticketTypes: { adult: 'Adult', child: 'Child', infant: 'Infant', senior: 'Senior' },

  refusal: {
    boarded: 'Welcome aboard.',
    'already-boarded': 'Already boarded at {{time}}, {{gate}}.',
    'already-boarded-unnamed-gate': 'Already boarded at {{time}}.',
    'wrong-sailing': 'This ticket is for {{sailing}}.',
    canceled: 'This ticket was canceled.',
    unpaid: 'This order has not been paid.',
    'too-early': 'Boarding opens {{time}}.',
    'too-late': 'Boarding closed at {{time}}.',
    forged: 'This code was not issued by us.',
    'not-a-ticket': 'This is not a boarding pass.',
    'not-found': 'No ticket found',
    'wrong-code': 'The verification code does not match this ticket.',
    'sailing-over': 'The ship has left. This ticket was for {{sailing}}.',
    'unknown-key': 'This code is signed with a key that is not known here yet.',
    'key-withdrawn': 'The code of this ticket is no longer valid. Please have the ticket printed again.',
  },
};
