/** The home page. */
export default {
  title: 'Home',
  hero: {
    heading: 'Two voyages, two lights',
    text: 'Sail the Strait of Malacca under the sun, or cross it by moon and lantern. Tickets on your phone in minutes.',
    pictureLabel: 'A white ship crossing the strait between day and night',
  },
  slides: { label: 'Offers and news', previous: 'Previous slide', next: 'Next slide', position: '{{number}} of {{total}}', more: 'See more' },
  routes: {
    heading: 'Popular routes',
    all: 'All sailings',
    name: '{{departure}} to {{destination}}',
    nextDate: 'Next: {{date}}',
    noDate: 'No dates at the moment',
    from: 'from',
    perAdult: 'per adult',
    distance: '{{count}} nautical miles',
    emptyTitle: 'No routes on sale',
    emptyText: 'New sailings are on their way. Please look in again soon.',
    failedTitle: 'The routes did not load',
  },
  why: {
    heading: 'Why families sail with us',
    cabinTitle: 'A cabin for the whole family',
    cabinText: 'Choose it on the deck plan, or let us find the best fit for your party.',
    phoneTitle: 'Your ticket is on your phone',
    phoneText: 'One code each, scanned at the gate. No account and no printing needed.',
    fairTitle: 'You know what changes cost',
    fairText: 'Every booking shows its refund dates and amounts before you pay.',
    sixHundredTitle: 'About 600 guests a trip',
    sixHundredText: 'Ships big enough for comfort, small enough to find your children.',
  },
};
