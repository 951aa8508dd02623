/** The three legal pages; the rules and limits in them are R91 to R96 and R104. */
export default {
  updated: 'In force from {{date}}',
  contents: 'On this page',
  others: { heading: 'Other versions', today: 'The version that holds today' },
  ladder: {
    most: 'More than {{least}} days, and on day {{least}} itself: {{charge}}.',
    between: '{{most}} to {{least}} days: {{charge}}.',
    least: '{{most}} days or less: {{charge}}.',
    always: 'At any time: {{charge}}.',
    nothing: 'no charge',
    percent: '{{percent}}%',
  },
  terms: {
    title: 'Terms and conditions',
    intro:
      'These terms apply between {{operator}} and everyone who books with us. They say what you can expect from us, and what we expect from you.',
    sections: [
      {
        heading: 'Your booking',
        paragraphs: [
          'A booking covers one sailing and 1 to {{partyMost}} passengers. After you book, we keep your places and cabins for up to {{holdMinutes}} minutes so that you can pay; we show you the time left. To keep bookings fair, we limit unpaid places, and a travel document can be booked once on a sailing. The contract is made when your payment reaches us. If a payment arrives later, we accept it when the places are still free, and otherwise refund it in full.',
          'We offer daytime and nighttime sessions. A ship carries about {{people}} people on each sailing. Infants count towards that number.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in {{currency}}, and the price on the pay button is all that you pay. If a price changes while you are booking, we show you the new one and charge nothing until you agree.',
        ],
      },
      {
        heading: 'Cancellation charges',
        paragraphs: [
          'You may cancel a whole booking, or single tickets and cabins. The charge is a part of the price of what you cancel and depends on the calendar days left before departure, counted in Malaysian time:',
          '{{ladder}}\nNo show: {{noShowPercent}}%.',
          'Non-refundable and peak sailings: {{nonRefundablePercent}}% whenever you cancel. We mark them before you book.',
          'The charges in force when you book apply to your booking. We show them with dates and amounts before you pay, on your booking, and again before you cancel. We refund you the way you paid.',
        ],
      },
      {
        heading: 'Amendments',
        paragraphs: [
          'An amendment within {{amendmentDays}} calendar days before departure counts as a cancellation, and the charges above apply.',
        ],
      },
      {
        heading: 'Infants, children and minors',
        paragraphs: [
          'Infants must be over {{infantMonths}} months old on the sailing date to sail. Under {{infantYears}} years they travel as infants, from {{infantYears}} to {{childYears}} as children.',
          'Minors under {{minorYears}} must be accompanied by an adult in the same booking. You cannot cancel in a way that leaves a minor without an adult.',
        ],
      },
      {
        heading: 'Pregnancy',
        paragraphs: [
          'For your safety, we cannot accept passengers from the {{pregnancyWeek}}th week of pregnancy on the sailing date. Please tell us the week when you book.',
        ],
      },
      {
        heading: 'Travel documents',
        paragraphs: [
          'Passports must be valid for at least {{passportMonths}} months beyond the end of the cruise. Names on tickets must match the document shown at the gate. Passengers arrange their own visas and entry permits.',
        ],
      },
      {
        heading: 'Boarding',
        paragraphs: [
          'Each passenger has an e-ticket with a code that admits one person once. Gates open and close at the times on the e-ticket; after they close, you cannot board. Keep your code to yourself: the first person to show it boards.',
        ],
      },
      {
        heading: 'Changes by us',
        paragraphs: [
          'Weather and safety come first, and the master decides. If we cancel a sailing, you choose between another sailing and a full refund. If a sailing is delayed, we write to the contact of the booking.',
        ],
      },
      {
        heading: 'Law and contact',
        paragraphs: [
          'The law of Malaysia applies. Your rights as a consumer are not affected. Please e-mail {{email}} or call {{phone}} first; most questions can be settled this way.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    intro: 'What {{operator}} knows about you, why, for how long, and what your rights are.',
    sections: [
      {
        heading: 'What we collect',
        paragraphs: [
          'For each passenger: name, phone number, gender, date of birth, travel document with its number, and for passports the expiry date and issuing country; nationality; the week of pregnancy and remarks where you give them. For the contact: name, e-mail and phone. For a booking: sailing, cabins, payments, and when tickets were scanned.',
          'Card and bank details are entered at the bank or payment provider. We never see them. For a card used at our counter, we keep the last four digits and the reference of the payment.',
        ],
      },
      {
        heading: 'Why we need it',
        paragraphs: [
          'To sell you the right ticket and check the travel rules, to know who is aboard, to send e-tickets and news of your sailing, to make refunds, and to answer the authorities where the law requires it. We send no advertising without your consent and sell no data.',
        ],
      },
      {
        heading: 'Children under {{ownDataYears}}',
        paragraphs: [
          'We collect nothing from children under {{ownDataYears}}, and they cannot have an account. An adult enters what is needed for a child’s ticket, and the phone or e-mail given is the adult’s own.',
        ],
      },
      {
        heading: 'Who receives it',
        paragraphs: [
          'Port and immigration authorities of the countries of your voyage; the bank or payment provider for your payment; the provider that delivers our e-mails. No one else.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Ticket codes hold no personal data. Gates keep passenger details encrypted and delete them after the sailing. After booking, this site shows at most the last four characters of a document’s number. What you type while booking stays in the open tab of your browser until you book or close it.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Bookings for {{personalDataYears}} years after the voyage. Then we erase names, contacts and remarks, and keep sailings and amounts for our accounts. Travel documents until {{documentDays}} days after the voyage. The identifiers by which we count unpaid places for each person and network are kept in encoded form for two days.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'We use three, all necessary: one holds your language, one keeps you logged in, and one lets you log in on a device you have used before, even while others are guessing passwords. We use no cookies for advertising or tracking.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we hold about you, have it corrected, withdraw a consent, or object to a use. On the page of your booking you can download its data, and erase them after the voyage. You may also write to {{email}} or call {{phone}}; we answer within 21 days.',
        ],
      },
    ],
  },
  pdpa: {
    title: 'PDPA notice',
    intro:
      'Notice of {{operator}} under section 7 of the Personal Data Protection Act 2010 of Malaysia, in the languages of this site.',
    sections: [
      {
        heading: 'Personal data and their source',
        paragraphs: [
          'We process identification data (name, gender, date of birth, nationality, document), contact data (phone, e-mail), health data where you give them (week of pregnancy, needs aboard), and data of bookings and payments. They come from you, from the person who books for you, or from the agent you book with.',
        ],
      },
      {
        heading: 'Purposes',
        paragraphs: [
          'Booking and payment; checking the conditions of carriage; passenger lists and boarding; messages about your voyage; refunds and complaints; accounting; duties under the law.',
        ],
      },
      {
        heading: 'What is required and what is optional',
        paragraphs: [
          'Name, phone number, gender, date of birth, document, nationality and the recommender are required: without them we cannot issue a ticket. E-mail of a passenger, remarks and the week of pregnancy are optional. From the {{pregnancyWeek}}th week we cannot accept you, and may have to refuse boarding.',
        ],
      },
      {
        heading: 'Minors',
        paragraphs: [
          'The data of persons under {{minorYears}} are given by a parent, guardian or accompanying adult. We collect no data from children under {{ownDataYears}}.',
        ],
      },
      {
        heading: 'Disclosure',
        paragraphs: [
          'To port, immigration and health authorities of the countries of the voyage, to payment and e-mail providers bound by contract, and to your agent as far as your booking is concerned. Data leave Malaysia only where your voyage does, or with such a provider.',
        ],
      },
      {
        heading: 'Access, correction and limits',
        paragraphs: [
          'You may request access to your data and their correction, limit their processing, or withdraw consent, by writing to {{email}} or calling {{phone}}. Where you limit what a ticket needs, we may have to cancel it; the charges of the terms then apply.',
        ],
      },
    ],
  },
};
