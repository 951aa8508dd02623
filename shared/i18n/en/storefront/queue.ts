/** Buying by queue: the waiting room of a sailing, its draw, and the turn of a party. */
export default {
  heading: 'Many people want this sailing',
  intro:
    'We let people in one by one, as fast as places are booked. You keep your position in the queue if you reload the page or open another tab.',
  people_zero: 'No one is waiting at the moment.',
  people_one: '{{people}} person is waiting.',
  people_other: '{{people}} people are waiting.',
  join: 'Join the queue',
  leave: 'Leave the queue',
  opensSoon: 'Not on sale yet',
  opens: 'On sale from {{when}}',
  notYet: 'You can book here as soon as sales open.',
  gathering:
    'Booking opens on {{when}}. Everyone in the queue by then gets a random position, so it makes no difference when you join. Later arrivals join the end of the queue.',
  inDraw: 'You are in the draw',
  drawn: 'Positions in the queue are then drawn at random. It makes no difference when you joined.',
  inLine: 'You are in the queue',
  joined: 'You get your position in a moment.',
  ahead_zero: 'You are next',
  ahead_one: '{{people}} person ahead of you',
  ahead_other: '{{people}} people ahead of you',
  minutes: 'Estimated wait: {{from}} to {{to}} minutes.',
  hours: 'Estimated wait: {{from}} to {{to}} hours.',
  unknown: 'We cannot estimate the wait yet.',
  hardly_one: 'Places are left for about {{count}} booking. They will probably be gone before your turn.',
  hardly_other: 'Places are left for about {{count}} bookings. They will probably be gone before your turn.',
  number: 'Your number is {{number}}.',
  keep: 'Keep this page open: it updates by itself. If you are not here within 3 minutes of your turn, the next person is let in. Once you are in, you have {{count}} minutes to book.',
  soldOut: {
    heading: 'All places are taken',
    title: 'This sailing is sold out',
    maybe:
      'Some of the bookings are not paid yet. If one of them is not paid, its places go to the next person in the queue. You can keep waiting, or choose another date.',
    final: 'All places are booked and paid for. Another date on this route may suit you.',
  },
  turn: {
    heading: 'It’s your turn',
    label: 'Time to book:',
    announce_one: '{{count}} minute left to book',
    announce_other: '{{count}} minutes left to book',
    text: 'Valid for one booking of up to 9 people.',
    leave: 'I do not want to book',
  },
  tooLate: {
    title: 'Your time to book has run out',
    text: 'Your turn went to the next person in the queue. You can join again at the end of the queue.',
  },
  booked: 'You used your turn for a booking. To make another one, please join again.',
  draw: {
    summary: 'How positions are drawn',
    before:
      'The draw depends on a secret number, which we publish once sales open. We publish its fingerprint now, so the number cannot be changed later.',
    after:
      'Positions were drawn on {{when}}. Anyone can repeat the draw with the secret number and compare the result.',
    rule: 'For each person in the queue, we compute the SHA-256 of the secret number and the person’s code. The lowest result comes first.',
    hash: 'Fingerprint of the secret number (SHA-256)',
    seed: 'Secret number',
    mine: 'Your code',
    list: 'List of all codes in the draw',
  },
};
