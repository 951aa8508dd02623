/** The scanner of a workplace and its settings; the serial port test: a port is found, opened, heard and written to. */
export default {
  title: 'Serial port test',
  test: 'Test of a port',
  settings: 'Port and its settings',
  port: 'Port',
  auto: 'Find it automatically',
  choosePort: 'Choose a port, or type its path',
  typedPath: 'Path of the port',
  typedPathHint: 'For example /dev/ttyUSB0, or COM3',
  otherPort: 'Another path…',
  refresh: 'Look for ports again',
  baudRate: 'Baud rate',
  dataBits: 'Data bits',
  parity: { label: 'Parity', none: 'None', even: 'Even', odd: 'Odd' },
  stopBits: 'Stop bits',
  open: 'Open the port',
  close: 'Close the port',
  state: { open: 'Open', closed: 'Closed' },
  noPorts: 'No port was found. Plug the scanner in and look again, or type the path of its port.',
  failure: {
    'list-failed':
      'The ports of this computer cannot be listed ({{detail}}). Type the path of the port instead.',
    'not-there': 'There is no such port. Is the scanner plugged in?',
    busy: 'Another program is using this port. Close it, then open the port again.',
    'no-rights':
      'This account may not use the port. On Linux add it to the group dialout, then sign in to the computer again.',
    'not-open': 'The port is not open.',
    other: 'The port did not answer: {{detail}}',
  },
  unplugged: 'The port is gone: the scanner was unplugged. Plug it in and open the port again.',
  scanner: {
    title: 'Ticket scanner',
    status: {
      off: 'Switched off',
      searching: 'Looking for the scanner',
      open: 'Ready',
      lent: 'Port under test',
    },
    openAt: 'The scanner is ready at {{path}}.',
    lent: 'The test below has the scanner’s port. Close the port there, and the scanner goes on by itself.',
    off: 'No serial scanner is used at this computer. A scanner that types like a keyboard works all the same.',
    noneFound:
      'No scanner was found. Plug it in; if it is plugged in, set it to USB serial (virtual COM port), or choose its port here.',
    notThere: 'There is nothing at {{path}}. Plug the scanner in, or choose another port.',
    failure: {
      'list-failed':
        'The ports of this computer cannot be listed ({{detail}}), and no scanner was found without the list. Plug it in, or type the path of its port.',
      busy: 'Another program is using the scanner’s port. Close that program, and the scanner is opened by itself.',
      'no-rights':
        'This account may not use the scanner’s port. On Linux add it to the group dialout, then sign in to the computer again.',
      other: 'The scanner’s port does not open ({{detail}}). Unplug the scanner and plug it in again.',
    },
    note: {
      'settings-lost':
        'The scanner’s settings could not be read, and the usual ones are used instead. Check them and save.',
      'nobody-listens':
        'Something was scanned while no screen was waiting for it. Open Ticket write-off or Room management, then scan again.',
      unfinished:
        'A code came without its end. Set the end of a code below to what the scanner sends, then scan again.',
      endless: 'Far more came than any code has. Check the baud rate, and that this is the scanner’s port.',
    },
    tryIt: 'Scan a ticket to try the scanner. Nobody is boarded by it here.',
    read: 'Read at {{at}}:',
    enabled: 'Use a serial scanner at this computer',
    enabledHint: 'It is found again by itself whenever it was unplugged.',
    delimiter: 'End of a code',
    delimiters: { cr: 'CR', lf: 'LF', crlf: 'CR LF', tab: 'Tab', none: 'None: a pause' },
    noDelimiter: 'Each scan takes a moment longer. Better set the scanner to send CR.',
    save: 'Save the scanner’s settings',
  },
  send: {
    title: 'Send a test string',
    text: 'Text',
    ending: 'Line ending',
    endings: { none: 'None', cr: 'CR', lf: 'LF', crlf: 'CR LF' },
    action: 'Send',
    empty: 'Please input the text to send',
  },
  traffic: {
    title: 'What came and went',
    empty: 'Nothing yet. Open the port and scan a ticket.',
    time: 'Time',
    direction: 'Direction',
    in: 'Received',
    out: 'Sent',
    bytes: 'Bytes',
    text: 'As text',
    hex: 'As hex',
    clear: 'Clear',
    older: 'The latest {{count}} entries are kept.',
  },
};
