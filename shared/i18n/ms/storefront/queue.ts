import type en from '../../en/storefront/queue.ts';
import type { Translation } from '../../translation.ts';

export default {
  heading: 'Ramai yang mahukan pelayaran ini',
  intro:
    'Kami membenarkan masuk seorang demi seorang, secepat tempat ditempah. Giliran anda kekal walaupun anda memuat semula halaman atau membuka tab lain.',
  people_zero: 'Tiada sesiapa menunggu sekarang.',
  people_one: '{{people}} orang sedang menunggu.',
  people_other: '{{people}} orang sedang menunggu.',
  join: 'Mula beratur',
  leave: 'Keluar dari barisan',
  opensSoon: 'Belum dijual',
  opens: 'Dijual mulai {{when}}',
  notYet: 'Anda boleh menempah di sini sebaik sahaja jualan bermula.',
  gathering:
    'Jualan bermula pada {{when}}. Giliran semua yang beratur sebelum itu diundi, jadi tiada beza bila anda mula beratur. Yang datang kemudian mengikut urutan ketibaan.',
  inDraw: 'Anda menyertai undian',
  drawn: 'Susunan barisan akan diundi ketika itu. Tiada beza bila anda mula beratur.',
  inLine: 'Anda sedang beratur',
  joined: 'Giliran anda akan dipaparkan sebentar lagi.',
  ahead_zero: 'Anda yang seterusnya',
  ahead_one: '{{people}} orang di hadapan anda',
  ahead_other: '{{people}} orang di hadapan anda',
  minutes: 'Giliran anda dalam kira-kira {{from}} hingga {{to}} minit.',
  hours: 'Giliran anda dalam kira-kira {{from}} hingga {{to}} jam.',
  unknown: 'Kami belum dapat menganggar masanya.',
  hardly_one:
    'Tempat yang tinggal cukup untuk kira-kira {{count}} tempahan. Kemungkinan besar habis sebelum giliran anda.',
  hardly_other:
    'Tempat yang tinggal cukup untuk kira-kira {{count}} tempahan. Kemungkinan besar habis sebelum giliran anda.',
  number: 'Nombor anda {{number}}.',
  keep: 'Biarkan halaman ini terbuka; ia akan diteruskan dengan sendirinya. Jika anda tiada di sini dalam 3 minit selepas tiba giliran, orang seterusnya dibenarkan masuk. Selepas masuk, anda ada {{count}} minit untuk menempah.',
  soldOut: {
    heading: 'Semua tempat sudah diambil',
    title: 'Pelayaran ini habis dijual',
    maybe:
      'Sebahagian tempahan belum dibayar. Jika ada yang terbatal, tempatnya diberi kepada orang seterusnya dalam barisan. Anda boleh terus menunggu, atau pilih tarikh lain.',
    final: 'Semua tempat sudah ditempah dan dibayar. Mungkin tarikh lain di laluan ini sesuai untuk anda.',
  },
  turn: {
    heading: 'Giliran anda sudah tiba',
    label: 'Masa untuk menempah:',
    announce_one: 'Tinggal {{count}} minit untuk menempah',
    announce_other: 'Tinggal {{count}} minit untuk menempah',
    text: 'Untuk satu tempahan, sehingga 9 orang.',
    leave: 'Saya tidak mahu menempah',
  },
  tooLate: {
    title: 'Masa anda untuk menempah sudah tamat',
    text: 'Giliran anda diberi kepada orang seterusnya. Anda boleh beratur semula, di hujung barisan.',
  },
  booked: 'Giliran anda sudah digunakan untuk satu tempahan. Untuk tempahan lain, sila beratur semula.',
  draw: {
    summary: 'Cara susunan diundi',
    before:
      'Susunan bergantung pada satu nombor rahsia, yang kami terbitkan apabila jualan bermula. Cap jarinya kami terbitkan sekarang, jadi tiada sesiapa boleh menukar nombor itu kemudian.',
    after:
      'Susunan diundi pada {{when}}. Dengan nombor rahsia itu, sesiapa pun boleh mengundi semula dan membandingkannya.',
    rule: 'Bagi setiap tempat, SHA-256 bagi nombor rahsia dan kod tempat itu dikira. Hasil yang paling kecil berada di hadapan.',
    hash: 'Cap jari nombor rahsia (SHA-256)',
    seed: 'Nombor rahsia',
    mine: 'Kod tempat anda',
    list: 'Senarai semua tempat yang diundi',
  },
} as const satisfies Translation<typeof en>;
