/** What gates that were apart could not know of each other, for a supervisor to look at. */
export default {
  title: 'Boarding conflicts',
  none: 'No conflict is open',
  noneText:
    'When gates were out of touch and let one ticket in twice, or one that is not valid, it stands here.',
  noneFound: 'No conflict is like this',
  filter: {
    state: 'State',
    allStates: 'Open and resolved',
    departure: 'Departure date',
    sailing: 'Sailing',
    anySailing: 'Any sailing',
  },
  state: { open: 'Open', resolved: 'Resolved' },
  kind: {
    'admitted-twice': 'Let in twice',
    'not-valid': 'Not valid',
    'unknown-ticket': 'No ticket of ours',
    'not-permitted': 'No right to',
  },
  explained: {
    'admitted-twice': 'Two gates that were out of touch let this ticket in. The earlier scan counts.',
    'not-valid': 'A gate that was out of touch let this ticket in, and it was not valid.',
    'unknown-ticket':
      'A gate that was out of touch let somebody in whose code is signed by us and belongs to no ticket.',
    'not-permitted':
      'Somebody who has no right to let a person in against a refusal, or took a boarding back.',
  },
  column: {
    opened: 'Found',
    kind: 'What',
    passenger: 'Passenger',
    ticket: 'Ticket',
    order: 'Order',
    sailing: 'Sailing',
    first: 'Earlier scan',
    second: 'Scan in question',
    state: 'State',
  },
  noTicket: 'No ticket',
  unnamedGate: 'Gate without a name',
  against: 'What stood against it',
  scan: {
    earlier: 'Earlier scan',
    counts: 'Counts',
    question: 'Scan in question',
    countsNot: 'Does not count',
    gate: 'Gate',
    officer: 'Officer',
    time: 'Time',
  },
  resolve: {
    title: 'Resolve',
    finding: 'What did you find?',
    findings: {
      'same-person': 'The same passenger, scanned twice',
      'two-people': 'Two people on one ticket',
      disembarked: 'Somebody who was sent ashore',
      'remains-on-board': 'Somebody who stays on board',
    },
    findingMissing: 'Please choose what you found',
    reason: 'Reason',
    reasonHint: 'What you saw, and what was done about it',
    reasonMissing: 'Please enter a reason',
    consequence:
      'Both scans stay as they are: who goes ashore is undone at a gate. Your name, the finding and the reason are kept.',
    action: 'Resolve the conflict',
    done: 'The conflict is resolved.',
    supervisor: 'A supervisor resolves conflicts.',
  },
  resolved: { title: 'Resolved', finding: 'Found', reason: 'Reason', by: 'By', at: 'Time' },
};
