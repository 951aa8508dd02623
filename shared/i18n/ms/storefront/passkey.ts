import type en from '../../en/storefront/passkey.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Kunci laluan',
  forStaff: 'Untuk kakitangan {{operator}}.',
  opened: 'Untuk kakitangan {{operator}}. Halaman ini dibuka oleh pejabat belakang.',
  notOpened: 'Sila mulakan di pejabat belakang: halaman ini dibuka dari situ.',
  failed: 'Pelayar tidak menggunakan kunci laluan. Anda boleh cuba lagi.',
  done: 'Selesai. Anda boleh kembali ke pejabat belakang.',
  toSite: 'Ke laman',
  add: {
    heading: 'Tambah kunci laluan',
    text: 'Selepas ini, gunakannya sebagai ganti kod semasa log masuk ke pejabat belakang. Ia boleh disimpan pada komputer ini, telefon anda atau kunci keselamatan.',
    action: 'Tambah kunci laluan',
  },
  'log-in': {
    heading: 'Log masuk dengan kunci laluan',
    text: 'Gunakan kunci laluan yang anda tambah untuk pejabat belakang.',
    action: 'Guna kunci laluan',
  },
} satisfies Translation<typeof en>;
