import type en from '../../en/storefront/port.ts';
import type { Translation } from '../../translation.ts';

export default {
  address: 'Alamat',
  map: 'Tunjukkan pada peta',
  gettingThere: 'Cara ke sana',
  parking: 'Tempat letak kereta',
  boarding: 'Naik kapal',
  boardingTimes: 'Naik kapal bermula {{opens}} sebelum bertolak dan ditutup {{closes}} sebelum bertolak.',
  accessibility: 'Kemudahan akses',
  hours: '{{hours}} jam',
  minutes: '{{minutes}} minit',
} satisfies Translation<typeof en>;
