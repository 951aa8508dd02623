/** Ports in the back office. */
export default {
  title: 'Ports',
  add: 'Add port',
  search: 'Name, code or country',
  empty: 'No ports match.',
  none: 'There are no ports yet. Add the first one.',
  columns: { name: 'Name', code: 'Code', country: 'Country', position: 'Position', routes: 'Routes' },
  noPosition: 'Not on the chart',
  edit: 'Edit {{port}}',
  fields: {
    nameIn: 'Name in {{language}}',
    code: 'Code',
    codeHint: 'Used in site addresses and for the picture of the port, for example port-klang.',
    country: 'Country',
    latitude: 'Latitude',
    longitude: 'Longitude',
    positionHint: 'Degrees, for example 5.418. Without both, the chart does not show routes to this port.',
  },
  rules: {
    'catalogue-code': 'Use lower-case letters and hyphens only, starting with a letter.',
    degrees: 'Enter degrees as a number, for example 5.418.',
    both: 'Enter both latitude and longitude, or neither.',
  },
  added: '{{port}} has been added.',
};
