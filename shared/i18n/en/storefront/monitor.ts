/** The live boarding monitor: read from ten metres away, by people who carry suitcases. */
export default {
  title: 'Boarding monitor',
  route: '{{departure}} to {{destination}}',
  departs: 'Departs',
  arrives: 'Arrives',
  gate: 'Gate',
  gateFollows: 'Gate to be announced',
  delayed: 'Delayed',
  phase: {
    before: 'Boarding soon',
    boarding: 'Now boarding',
    'last-call': 'Last call',
    closed: 'Boarding closed',
    departed: 'Departed',
    canceled: 'Sailing canceled',
  },
  // A word joiner (U+2060) keeps `e-ticket` on one line.
  hint: {
    before: 'Boarding opens {{opens}}. Please have your e-\u2060ticket ready.',
    boarding: 'Please have your e-\u2060ticket ready. Boarding until {{closes}}.',
    'last-call': 'All passengers to the gate now, please. Boarding until {{closes}}.',
    closed: 'Not on board yet? Please speak to our staff at the gate.',
    departed: 'We wish everyone on board a good voyage.',
    canceled: 'Please come to our counter for another sailing or a refund.',
  },
  onBoard: '{{boarded}} of {{booked}} on board',
  progress: 'Passengers on board',
  nobody: 'No passengers booked',
  lost: 'Offline. Information from {{time}}.',
  failed: 'The monitor could not be loaded',
  unknown: {
    title: 'Sailing not found',
    text: 'There is no sailing with this number. Please check the address.',
  },
  controls: {
    languages: 'Language of this screen',
    all: 'Rotate languages',
    fullScreen: 'Full screen',
    fullScreenUnsupported: 'you browser can not work',
  },
};
