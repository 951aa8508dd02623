/** The scanner of a workplace and its settings; the serial port test: a port is found, opened, heard and written to. */
export default {
  title: 'Serial port test',
  test: 'Port test',
  settings: 'Port settings',
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
    'not-there': 'There is no such port. Check that the scanner is plugged in.',
    busy: 'Another program is using this port. Close it, then open the port again.',
    'no-rights':
      'This account has no permission to use the port. On Linux, add it to the group dialout, then log in to the computer again.',
    'not-open': 'The port is not open.',
    other: 'The port did not answer: {{detail}}',
  },
  unplugged: 'The scanner was unplugged. Plug it in and open the port again.',
  scanner: {
    title: 'Ticket scanner',
    status: {
      off: 'Off',
      searching: 'Looking for scanner',
      open: 'Ready',
      lent: 'Port under test',
    },
    openAt: 'The scanner is ready at {{path}}.',
    lent: 'The test below is using the scanner’s port. Close the port there to use the scanner again.',
    off: 'This computer does not use a serial scanner. Keyboard scanners still work.',
    noneFound:
      'No scanner was found. Plug it in. If it is plugged in, set it to USB serial (virtual COM port), or choose its port here.',
    notThere: 'There is nothing at {{path}}. Plug the scanner in, or choose another port.',
    failure: {
      'list-failed':
        'The ports of this computer cannot be listed ({{detail}}), and no scanner was found without the list. Plug it in, or type the path of its port.',
      busy: 'Another program is using the scanner’s port. Close that program, and the scanner reconnects automatically.',
      'no-rights':
        'This account has no permission to use the scanner’s port. On Linux, add it to the group dialout, then log in to the computer again.',
      other: 'The scanner’s port cannot be opened ({{detail}}). Unplug the scanner and plug it in again.',
    },
    note: {
      'settings-lost':
        'The scanner’s settings could not be read. We are using the default settings. Check them and save.',
      'nobody-listens':
        'A code was scanned, but no screen was waiting for it. Open Ticket write-off or Room management, then scan again.',
      unfinished:
        'A code arrived without its ending. Set the ending below to what the scanner sends, then scan again.',
      endless:
        'More data arrived than any code has. Check the baud rate, and that this is the scanner’s port.',
    },
    tryIt: 'Scan a ticket to test the scanner. This does not board anyone.',
    read: 'Read at {{at}}:',
    enabled: 'Use a serial scanner at this computer',
    enabledHint: 'It reconnects automatically after being unplugged.',
    delimiter: 'Code ending',
    delimiters: { cr: 'CR', lf: 'LF', crlf: 'CR LF', tab: 'Tab', none: 'None (pause)' },
    noDelimiter: 'Each scan takes slightly longer. Set the scanner to send CR if you can.',
    save: 'Save scanner settings',
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
    title: 'Data log',
    empty: 'Nothing yet. Open the port and scan a ticket.',
    time: 'Time',
    direction: 'Direction',
    in: 'Received',
    out: 'Sent',
    bytes: 'Bytes',
    text: 'Text',
    hex: 'Hex',
    clear: 'Clear',
    older: 'The latest {{count}} entries are kept.',
  },
};
