import type en from '../../en/storefront/review.ts';
import type { Translation } from '../../translation.ts';

export default {
  step: {
    heading: 'Semak dan bayar',
    party: 'Penumpang',
    edit: 'Ubah',
    contact: 'E-tiket dihantar kepada {{name}}, {{email}}.',
    price: 'Ringkasan tempahan',
    refunds: 'Jika rancangan anda berubah',
    pay: 'Bayar {{amount}}',
    payByVoucher: 'Tempah dan bayar dengan baucar',
    payUnknown: 'Bayar',
    afterPay: 'Tempat dan kabin anda disimpan semasa anda membayar.',
  },
  failure: {
    unanswered: 'Tekan butang sekali lagi: tempahan yang sama tidak akan dibuat atau dicaj dua kali.',
    kept: 'Tiada caj dikenakan, dan semua yang anda masukkan masih disimpan.',
    myBookings: 'Tempahan saya',
    otherCabin: 'Pilih kabin lain',
    correct: 'Betulkan maklumat penumpang',
    priceChanged:
      'Tiada caj dikenakan. Ringkasan menunjukkan harga baharu; tekan butang sekali lagi jika anda bersetuju.',
  },
  promo: {
    code: 'Kod promosi',
    hint: 'Jika anda mempunyainya.',
    use: 'Guna',
    missing: 'Masukkan kod promosi anda.',
    used: 'Kod promosi {{code}} digunakan.',
    remove: 'Buang',
  },
  cart: {
    add: 'Masukkan ke troli',
    save: 'Simpan perubahan dalam troli',
    added: 'Sudah dimasukkan ke troli.',
    saved: 'Perubahan anda disimpan dalam troli.',
  },
  terms: {
    agree:
      'Saya telah membaca dan menerima <terms>terma dan syarat</terms> serta <privacy>dasar privasi</privacy>.',
    please: 'Sila tandakan persetujuan terma sebelum membeli dan membayar!',
  },
} satisfies Translation<typeof en>;
