import type en from '../en/entry-rules.ts';
import type { Translation } from '../translation.ts';

/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': 'Sila masukkan nombor telefon bersama kod negara, contohnya {{phoneExample}}',
  'phone-country': 'Sila tambah kod negara, contohnya +65 9123 4567',
  'phone-extension': 'Sila tinggalkan nombor sambungan',
  'email-format': 'Sila masukkan alamat e-mel seperti nama@example.com',
  'email-letters': 'Sila masukkan alamat e-mel dengan huruf biasa sahaja, tanpa aksen',
  'name-letters': 'Sila masukkan nama yang mempunyai huruf',
  'name-latin': 'Sila masukkan seperti baris Latin dalam pasport: huruf ini tidak dapat dicetak pada tiket',
  'text-damaged': 'Ada aksara yang rosak dalam teks ini. Sila taip semula',
  'week-range': 'Sila masukkan minggu dari 1 hingga 42',
  too_big: 'Ini terlalu panjang atau terlalu besar.',
} satisfies Translation<typeof en>;
