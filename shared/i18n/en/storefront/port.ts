/** What the operator tells about a port, in a part of other screens that is folded until it is wanted. */
export default {
  address: 'Address',
  map: 'Show on a map',
  gettingThere: 'Getting there',
  parking: 'Parking',
  boarding: 'Boarding',
  boardingTimes: 'Boarding opens {{opens}} before departure and closes {{closes}} before it.',
  accessibility: 'Accessibility',
  hours: '{{hours}} h',
  minutes: '{{minutes}} min',
};
