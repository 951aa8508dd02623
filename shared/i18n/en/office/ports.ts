/** Ports in the back office. */
export default {
  title: 'Ports',
  add: 'Add port',
  search: 'Name, code or country',
  empty: 'No port is called like this.',
  none: 'There are no ports yet. Add the first one.',
  columns: { name: 'Name', code: 'Code', country: 'Country', position: 'Position', routes: 'Routes' },
  noPosition: 'Not on the chart',
  edit: 'Change {{port}}',
  fields: {
    nameIn: 'Name in {{language}}',
    code: 'Code',
    codeHint: 'Stands in addresses of the site and names the picture of the port, for example port-klang.',
    country: 'Country',
    latitude: 'Latitude',
    longitude: 'Longitude',
    positionHint:
      'Degrees, for example 5.418. Both, or none: then routes to this port are not drawn on the chart.',
  },
  rules: {
    'catalogue-code': 'Lower-case letters and hyphens only, a letter first.',
    degrees: 'Degrees as a number, for example 5.418.',
    both: 'Give both latitude and longitude, or neither.',
  },
  added: '{{port}} is added.',
};
