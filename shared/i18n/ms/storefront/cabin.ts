import type en from '../../en/storefront/cabin.ts';
import type { Translation } from '../../translation.ts';

export default {
  beds: { largeBed: '1 katil besar', twinBeds: '2 katil bujang', threeBeds: '3 katil' },
  sleeps: 'untuk {{count}} orang',
  window: 'bertingkap',
  inside: 'tanpa tingkap',
  amenity: {
    toilet: 'tandas sendiri',
    wifi: 'Wi-Fi',
    tv: 'TV',
    ac: 'penyaman udara',
    minibar: 'bar mini',
    safe: 'peti keselamatan',
    phone: 'telefon',
    hairdryer: 'pengering rambut',
    balcony: 'balkoni',
    bathtub: 'tab mandi',
  },
} as const satisfies Translation<typeof en>;
