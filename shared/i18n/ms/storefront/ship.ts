import type en from '../../en/storefront/ship.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '{{ship}}: kabin dan dek',
  sailings: 'Pelayaran dengan {{ship}}',
  cabinCount_one: '{{count}} kabin',
  cabinCount_other: '{{count}} kabin',
  deckCount_one: '{{count}} dek berkabin',
  deckCount_other: '{{count}} dek berkabin',
  noCabins: 'Tempat duduk untuk semua, tanpa kabin',
  cabins: 'Kabin',
  from: 'dari',
  perCabin: 'setiap kabin',
  noPrice: 'Tiada pelayaran dijual buat masa ini.',
  decks: 'Dek',
  cabin: 'Kabin {{number}}, {{type}}',
  access: {
    title: 'Kemudahan akses',
    cabins_one: 'Kabin {{numbers}} sesuai untuk kerusi roda.',
    cabins_other: 'Kabin {{numbers}} sesuai untuk kerusi roda.',
    noCabin: 'Tiada kabin kapal ini yang sesuai untuk kerusi roda.',
    lift_one: 'Terdapat lif di dek {{decks}}.',
    lift_other: 'Terdapat lif di dek {{decks}}.',
    ask: 'Perlukan bantuan di atas kapal atau di jeti? Hubungi kami sebelum menempah.',
  },
} as const satisfies Translation<typeof en>;
