import type en from '../../en/storefront/sailings.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Pelayaran',
  route: '{{departure}} ke {{destination}}',
  dates: {
    label: 'Tarikh dan tambang terendah',
    earlier: 'Tarikh sebelum',
    later: 'Tarikh selepas',
    none: 'Tiada',
  },
  calendar: {
    earlier: 'Bulan sebelum',
    later: 'Bulan selepas',
    none: 'Tiada pelayaran dalam bulan ini mengikut pilihan anda.',
    legend: 'Tambang dewasa terendah setiap hari, dalam RM',
    lowest: 'tambang terendah bulan ini',
    any: 'Semua tarikh',
  },
  chart: {
    title: 'Carta laluan dari {{departure}} ke {{destination}}',
    description:
      'Garis bertitik merentasi laut dari {{departure}} ke {{destination}}, dengan kapal di pertengahannya. Timur laut di atas.',
  },
  filters: {
    label: 'Penapis',
    cabin: 'Dengan kabin',
    ship: 'Kapal',
    sort: 'Susunan',
    byDate: 'Terawal dahulu',
    byPrice: 'Termurah dahulu',
  },
  found_one: '{{count}} pelayaran',
  found_other: '{{count}} pelayaran',
  showMore: 'Tunjukkan lagi (tinggal {{count}})',
  to: 'ke',
  nextDay: 'hari berikutnya',
  places_one: 'tinggal {{count}} tempat',
  places_other: 'tinggal {{count}} tempat',
  fewPlaces_one: 'Tinggal {{count}} tempat sahaja',
  fewPlaces_other: 'Tinggal {{count}} tempat sahaja',
  nonRefundable: 'Tiada bayaran balik',
  from: 'dari',
  perAdult: 'seorang dewasa',
  cabinFrom: 'Kabin dari {{price}}',
  noCabins: 'Semua kabin telah ditempah',
  onSaleFrom: 'Dijual mulai {{when}}',
  choose: 'Pilih',
  chooseNamed: 'Pilih {{name}}, {{date}}',
  failedTitle: 'Pelayaran gagal dimuatkan',
  none: {
    title: 'Tiada pelayaran yang sepadan',
    text: 'Cuba tarikh atau laluan lain, atau buang satu penapis.',
    nextDates: 'Hari terdekat yang masih ada tempat bagi laluan ini:',
    clearFilters: 'Kosongkan penapis',
    all: 'Lihat semua pelayaran',
  },
} satisfies Translation<typeof en>;
