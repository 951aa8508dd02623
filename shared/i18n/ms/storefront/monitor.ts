import type en from '../../en/storefront/monitor.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Skrin naik kapal',
  route: '{{departure}} ke {{destination}}',
  departs: 'Bertolak',
  arrives: 'Tiba',
  gate: 'Pintu',
  gateFollows: 'Pintu akan diumumkan',
  delayed: 'Lewat',
  phase: {
    before: 'Akan dibuka',
    boarding: 'Sila naik kapal',
    'last-call': 'Panggilan terakhir',
    closed: 'Pintu ditutup',
    departed: 'Sudah bertolak',
    canceled: 'Pelayaran dibatalkan',
  },
  // A word joiner (U+2060) keeps `e-tiket` on one line.
  hint: {
    before: 'Pintu dibuka pada {{opens}}. Sila sediakan e-\u2060tiket anda.',
    boarding: 'Sila sediakan e-\u2060tiket anda. Pintu ditutup pada {{closes}}.',
    'last-call': 'Semua penumpang sila ke pintu masuk sekarang. Pintu ditutup pada {{closes}}.',
    closed: 'Belum naik kapal? Sila berjumpa kakitangan kami di pintu masuk.',
    departed: 'Selamat belayar kepada semua penumpang.',
    canceled: 'Sila ke kaunter kami: pelayaran lain, atau bayaran balik.',
  },
  onBoard: '{{boarded}} daripada {{booked}} sudah naik kapal',
  progress: 'Penumpang di atas kapal',
  nobody: 'Tiada penumpang menempah',
  lost: 'Sambungan terputus. Setakat {{time}}.',
  failed: 'Skrin gagal dimuatkan',
  unknown: {
    title: 'Pelayaran tidak wujud',
    text: 'Tiada pelayaran dengan nombor ini. Sila semak alamat skrin ini.',
  },
  controls: {
    languages: 'Bahasa skrin ini',
    all: 'Semua bergilir',
    fullScreen: 'Skrin penuh',
    fullScreenUnsupported: 'Pelayar anda tidak menyokong skrin penuh',
  },
} satisfies Translation<typeof en>;
