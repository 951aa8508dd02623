import type en from '../../en/storefront/seats.ts';
import type { Translation } from '../../translation.ts';

export default {
  heading: 'Tempat duduk',
  optional: 'Pilihan anda. Penumpang tanpa pilihan mendapat tempat duduk kosong yang berdekatan.',
  fee: 'Setiap tempat duduk yang dipilih {{price}}.',
  free: 'Pilihan ini percuma.',
  choose: 'Pilih tempat duduk',
  change: 'Tukar tempat duduk',
  sits: '{{name}}: {{seat}}',
  passenger: 'Penumpang {{number}}',
  who: 'Tempat duduk untuk siapa?',
  seatOf: 'Tempat duduk {{seat}}',
  noSeat: 'Belum dipilih',
  map: 'Tempat duduk, haluan di atas',
  isFree: 'Tempat duduk {{seat}}, kosong',
  isTaken: 'Tempat duduk {{seat}}, telah ditempah',
  isOf: 'Tempat duduk {{seat}}, {{name}}',
  gone: 'Tempat duduk {{seat}} baru sahaja ditempah. Sila pilih tempat duduk lain.',
  another: 'Pilih tempat duduk lain',
  clear: 'Tanpa pilihan tempat duduk',
} satisfies Translation<typeof en>;
