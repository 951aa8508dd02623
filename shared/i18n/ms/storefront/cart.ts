import type en from '../../en/storefront/cart.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Troli',
  heading: 'Troli anda',
  empty: {
    title: 'Troli anda kosong',
    text: 'Masukkan beberapa pelayaran, contohnya perjalanan pergi dan balik, dan bayar sekali sahaja.',
    action: 'Lihat semua pelayaran',
  },
  kept: {
    device:
      'Troli anda disimpan pada peranti ini; butiran penumpang disimpan selama {{hours}} jam selepas perubahan terakhir.',
    signIn: 'Log masuk untuk menggunakannya pada peranti lain juga.',
    account: 'Troli anda disimpan dalam akaun, pada semua peranti anda.',
    failed: 'Troli tidak dapat disimpan dalam akaun anda. Pada peranti ini, ia selamat.',
  },
  leftOut_one: '{{count}} pelayaran tidak dapat dimasukkan: troli memuatkan {{most}}.',
  leftOut_other: '{{count}} pelayaran tidak dapat dimasukkan: troli memuatkan {{most}}.',
  full: 'Troli anda sudah ada {{most}} pelayaran. Bayar dahulu, atau keluarkan satu.',
  removed: 'Pelayaran telah dikeluarkan daripada troli.',
  putBack: 'Masukkan semula',
  item: {
    seats: 'Tempat duduk pilihan: {{seats}}',
    sailing: 'Pelayaran',
    total: 'Jumlah',
    change: 'Ubah',
    remove: 'Keluarkan',
    earlierPrice: 'Harga terdahulu:',
    priceChanged: 'Harga telah berubah daripada {{earlier}} kepada {{now}}.',
    refunds: 'Jika rancangan anda berubah',
    failed: 'Harga tidak dapat diperoleh.',
    refused:
      'Pelayaran ini tidak ditempah pada percubaan terakhir. Tekan “Tempah dan bayar” untuk melihat sebabnya semula.',
  },
  obstacle: {
    'sailing-gone': 'Pelayaran ini tiada lagi dalam jadual.',
    'sailing-closed': 'Pelayaran ini tidak dijual lagi.',
    'sold-out': 'Tiket pelayaran ini sudah habis.',
    'too-few-places_one': 'Tinggal {{count}} tempat sahaja dalam pelayaran ini.',
    'too-few-places_other': 'Tinggal {{count}} tempat sahaja dalam pelayaran ini.',
    incomplete: 'Butiran penumpang belum lengkap. Tekan “Ubah” untuk melengkapkannya.',
    others: 'Lihat tarikh lain bagi laluan ini',
  },
  checkout: {
    heading: 'Tempah dan bayar',
    total_one: 'Jumlah, {{count}} pelayaran',
    total_other: 'Jumlah, {{count}} pelayaran',
    leftOut_one:
      '{{count}} pelayaran tidak dapat ditempah. Pelayaran itu kekal dalam troli dan tidak termasuk dalam jumlah.',
    leftOut_other:
      '{{count}} pelayaran tidak dapat ditempah. Pelayaran itu kekal dalam troli dan tidak termasuk dalam jumlah.',
    pay: 'Tempah dan bayar {{amount}}',
    hint: 'Setiap pelayaran menjadi tempahan tersendiri dengan e-tiketnya. Anda membayar sekali sahaja.',
    failed: 'Ralat berlaku semasa membuat tempahan',
    seeReasons: 'Tiada apa-apa ditempah dan tiada caj dikenakan. Sebabnya dinyatakan pada setiap pelayaran.',
  },
  created: {
    heading: '{{success}}/{{total}} tempahan berjaya dibuat',
    rest: 'Pelayaran yang tidak dapat ditempah kekal dalam troli beserta sebabnya. Tempat berikut disimpan untuk anda semasa anda membayar:',
    pay_one: 'Bayar {{amount}} untuk {{count}} tempahan',
    pay_other: 'Bayar {{amount}} untuk {{count}} tempahan',
  },
} satisfies Translation<typeof en>;
