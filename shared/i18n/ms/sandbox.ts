import type en from '../en/sandbox.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Sandbank: bayar {{amount}}',
  bank: 'Sandbank',
  practice: 'Ini bank latihan. Tiada wang sebenar digunakan di sini.',
  amount: 'Amaun perlu dibayar',
  reference: 'Bayaran',
  pay: 'Bayar {{amount}}',
  cancel: 'Batal dan kembali',
  other: 'Cuba keadaan lain',
  fail: 'Gagalkan bayaran',
  failHint: 'Bank menolak bayaran, seperti apabila baki tidak mencukupi.',
  payTwice: 'Bayar, dan maklumkan kedai dua kali',
  payTwiceHint: 'Notis yang sama dihantar dua kali.',
  payLate: 'Bayar, dan maklumkan kedai lewat',
  payLateHint: 'Anda kembali serta-merta; notis menyusul kemudian.',
  seconds: 'Saat sebelum notis dihantar',
  paid: 'Bayaran ini sudah selesai',
  paidHint: '{{amount}} telah dibayar. Tiada apa-apa lagi yang perlu dibuat di sini.',
  back: 'Kembali ke kedai',
  invalid: 'Pautan bayaran ini tidak lengkap',
  invalidHint: 'Sila kembali ke kedai dan mulakan bayaran semula.',
} satisfies Translation<typeof en>;
