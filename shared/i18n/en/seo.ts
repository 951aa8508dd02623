/** Descriptions of pages for search engines and shared links; titles are in the screens' texts. */
export default {
  home: 'Day and night sailings through the Strait of Malacca: family tickets and cabins, booked in minutes, with e-tickets on your phone.',
  sailings: 'Every day and night sailing with its fares, places and cabins left, and cancellation charges.',
  route: {
    name: '{{departure}} to {{destination}} by ship',
    from: 'Sail from {{departure}} to {{destination}}: {{miles}} nautical miles by day or night, adults from {{price}}. Next sailing {{date}}.',
    noDate: 'Sail from {{departure}} to {{destination}}: {{miles}} nautical miles. New dates coming soon.',
  },
  port: {
    name: 'Sailings from {{departure}}',
    description:
      'All sailings from {{departure}} with their fares, and how to get to the pier, where to park and when boarding opens.',
  },
  sailing: {
    name: '{{departure}} to {{destination}}, {{session}}, {{date}}',
    description:
      'Sail with {{ship}} from {{departure}} to {{destination}}. Departs {{departs}}, arrives {{arrives}}. Adults from {{price}}.',
  },
  ship: 'The cabins of {{ship}} with their prices, the plan of each deck, and accessibility.',
  guide: {
    'on-board':
      'On board the ships of {{operator}}: cabins, meals, Wi-Fi, families, safety and accessibility.',
    luggage:
      'What to pack for a sailing with {{operator}}: how much luggage, what goes into it, and what stays at home.',
    faq: 'Answers to what passengers of {{operator}} ask: booking, payment, e-tickets, boarding, children, changes and refunds.',
  },
  terms:
    'The terms of booking and sailing with {{operator}}: payment, cancellation charges, travel documents, children and boarding.',
  privacy: 'What {{operator}} knows about you, why, for how long, and what your rights are.',
  pdpa: 'How {{operator}} handles personal data, and what your rights are.',
};
