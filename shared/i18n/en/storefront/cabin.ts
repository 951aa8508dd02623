/** What cabin types have, where they are compared and on the page of a ship. */
export default {
  beds: { largeBed: '1 large bed', twinBeds: '2 twin beds', threeBeds: '3 beds' },
  sleeps: 'sleeps {{count}}',
  window: 'window',
  inside: 'no window',
  amenity: {
    toilet: 'private toilet',
    wifi: 'Wi-Fi',
    tv: 'TV',
    ac: 'air conditioning',
    minibar: 'minibar',
    safe: 'safe',
    phone: 'phone',
    hairdryer: 'hairdryer',
    balcony: 'balcony',
    bathtub: 'bathtub',
  },
};
