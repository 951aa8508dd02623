/** The enrolled workplaces. */
export default {
  title: 'Workplaces',
  make: 'Make a code',
  search: 'Name, gate or officer',
  empty: 'No workplaces match.',
  none: 'No workplace is enrolled',
  noneText: 'Make a code and enter it at the gate, under Ticket write-off.',
  column: {
    name: 'Name',
    gate: 'Gate',
    state: 'Status',
    waiting: 'Not sent',
    seen: 'Last contact',
    officer: 'Last used by',
    enrolled: 'Enrolled',
    by: 'Enrolled by',
  },
  state: { enrolled: 'Enrolled', revoked: 'Revoked', unknown: 'Not enrolled' },
  unnamed: 'Unnamed',
  version: 'version {{version}}',
  code: {
    title: 'One-time code',
    text: 'Enter it at the workplace, under Ticket write-off. It enrolls one workplace and is valid until {{time}}.',
    close: 'Close',
  },
  revoke: {
    short: 'Revoke',
    title: 'Revoke the workplace “{{name}}”?',
    consequence:
      'The server refuses all further requests from this workplace. Its log-ins end, and it deletes its tickets. Scans that it has not sent stay on its disk.',
    action: 'Revoke workplace',
    done: '{{name}} has been revoked.',
  },
};
