import {
  ADULT_FROM_YEARS,
  CHILD_UNDER_YEARS,
  INFANT_UNDER_YEARS,
  LARGEST_PARTY,
  PASSPORT_VALID_MONTHS,
  PREGNANCY_REFUSED_FROM_WEEK,
  SAILS_FROM_MONTHS,
  SENIOR_FROM_YEARS,
} from '@gangway/shared/domain/travel/travel-limits.ts';
import { type GuideSeed, rules } from './guide-seed.ts';

const oldestChild = CHILD_UNDER_YEARS - 1;

/** What passengers of the sample operator ask most, in the order of a trip. */
export const faq: readonly GuideSeed[] = [
  {
    heading: {
      en: 'Until when can I book?',
      zh: '最晚什么时候可以预订？',
      ko: '언제까지 예약할 수 있나요?',
      ms: 'Sehingga bila saya boleh menempah?',
    },
    text: {
      en: `Until ${rules.salesCloseMinutes} minutes before departure, while there are places. One booking is for up to ${LARGEST_PARTY} passengers. While you pay, we keep your places for up to ${rules.holdMinutes} minutes.`,
      zh: `只要还有座位，启航前 ${rules.salesCloseMinutes} 分钟之前均可预订。一张订单最多 ${LARGEST_PARTY} 位乘客。付款期间，座位最多为您保留 ${rules.holdMinutes} 分钟。`,
      ko: `자리가 있으면 출항 ${rules.salesCloseMinutes}분 전까지 예약하실 수 있습니다. 예약 한 건에 최대 ${LARGEST_PARTY}명까지 가능하며, 결제하시는 동안 자리를 최대 ${rules.holdMinutes}분 잡아 둡니다.`,
      ms: `Sehingga ${rules.salesCloseMinutes} minit sebelum bertolak, selagi ada tempat. Satu tempahan untuk paling banyak ${LARGEST_PARTY} orang penumpang. Semasa anda membayar, tempat disimpan selama tidak lebih daripada ${rules.holdMinutes} minit.`,
    },
  },
  {
    heading: {
      en: 'How can I pay?',
      zh: '可以怎样付款？',
      ko: '어떻게 결제하나요?',
      ms: 'Bagaimana saya boleh membayar?',
    },
    text: {
      en: 'Online with one of the payment methods that you see at the last step of your booking, or at our counters in cash and by card. If you have a voucher or a promo code, enter it there.',
      zh: '可在预订的最后一步选择所列付款方式在线支付，也可到柜台用现金或银行卡付款。代金券和优惠码也在那里输入。',
      ko: '예약 마지막 단계에 나오는 결제 수단으로 온라인에서 결제하시거나, 창구에서 현금이나 카드로 결제하실 수 있습니다. 바우처나 프로모션 코드도 그 단계에서 입력하세요.',
      ms: 'Dalam talian dengan cara bayaran yang dipaparkan pada langkah terakhir tempahan, atau di kaunter kami secara tunai dan dengan kad. Baucar atau kod promosi juga dimasukkan di situ.',
    },
  },
  {
    heading: {
      en: 'How do I get my e-ticket?',
      zh: '如何取得电子船票？',
      ko: '전자 승선권은 어떻게 받나요?',
      ms: 'Bagaimana saya mendapat e-tiket?',
    },
    text: {
      en: 'By e-mail, as soon as your payment has reached us, and on this site under “My booking”. Show the code on your phone, also without a network once you have opened it, or print it. Each code admits one person once, so keep it to yourself.',
      zh: '款项到账后，电子船票会立即发送到您的邮箱，也可在本网站“我的订单”中查看。登船时出示手机上的二维码（打开过一次后离线也可显示），或打印出来。每个二维码仅供一人登船一次，请妥善保管。',
      ko: '결제가 도착하면 바로 메일로 보내 드리며, 이 사이트의 ‘내 예약’에서도 보실 수 있습니다. 휴대폰으로 코드를 보여 주시거나 인쇄해 오세요. 한 번 열어 두면 네트워크 없이도 보입니다. 코드 하나로 한 사람이 한 번 승선하므로 다른 사람에게 알리지 마세요.',
      ms: 'Melalui e-mel sebaik sahaja bayaran diterima, dan di laman ini di bawah “Tempahan saya”. Tunjukkan kod pada telefon, juga tanpa rangkaian selepas dibuka sekali, atau cetaknya. Setiap kod untuk seorang dan sekali sahaja, jadi jangan kongsikannya.',
    },
  },
  {
    heading: {
      en: 'When do I have to be at the pier?',
      zh: '什么时候要到码头？',
      ko: '부두에는 언제까지 가야 하나요?',
      ms: 'Bila saya perlu berada di jeti?',
    },
    text: {
      en: `The gates open ${rules.boardingOpensHours} hours before departure and close ${rules.boardingClosesMinutes} minutes before it. After that, you cannot board. At ports from which ships sail abroad, allow 30 minutes for passport control. The times of your sailing are on your e-ticket.`,
      zh: `登船口在启航前 ${rules.boardingOpensHours} 小时开放，启航前 ${rules.boardingClosesMinutes} 分钟关闭，关闭后无法登船。在有国际航线的港口，请为出入境检查预留 30 分钟。具体时间见您的电子船票。`,
      ko: `탑승구는 출항 ${rules.boardingOpensHours}시간 전에 열리고 ${rules.boardingClosesMinutes}분 전에 닫힙니다. 닫힌 뒤에는 승선하실 수 없습니다. 해외로 가는 배가 있는 항구에서는 출국 심사에 30분을 더 잡아 주세요. 정확한 시각은 전자 승선권에 있습니다.`,
      ms: `Pintu dibuka ${rules.boardingOpensHours} jam sebelum bertolak dan ditutup ${rules.boardingClosesMinutes} minit sebelumnya. Selepas itu anda tidak boleh naik kapal. Di pelabuhan yang mempunyai pelayaran ke luar negara, peruntukkan 30 minit untuk pemeriksaan pasport. Waktu pelayaran anda tertera pada e-tiket.`,
    },
  },
  {
    heading: {
      en: 'Which travel document do I need?',
      zh: '需要哪种旅行证件？',
      ko: '어떤 여행 서류가 필요한가요?',
      ms: 'Dokumen perjalanan apa yang diperlukan?',
    },
    text: {
      en: `On routes within one country an identity card is enough. Abroad you need a passport that is valid for at least ${PASSPORT_VALID_MONTHS} months beyond the end of the cruise, and your own visa where one is required. The name on the ticket must match the document that you show at the gate.`,
      zh: `国内航线凭身份证即可。前往国外须持护照，有效期在航程结束后至少还有 ${PASSPORT_VALID_MONTHS} 个月；如需签证请自行办理。船票上的姓名须与登船口出示的证件一致。`,
      ko: `한 나라 안의 노선에서는 신분증이면 됩니다. 다른 나라로 가실 때는 여행이 끝난 뒤 ${PASSPORT_VALID_MONTHS}개월 이상 유효한 여권이 필요하며, 비자는 직접 준비하셔야 합니다. 승선권의 이름은 탑승구에서 보여 주시는 서류와 같아야 합니다.`,
      ms: `Bagi laluan dalam satu negara, kad pengenalan sudah memadai. Ke luar negara anda memerlukan pasport yang sah sekurang-kurangnya ${PASSPORT_VALID_MONTHS} bulan selepas pelayaran tamat, serta visa jika diperlukan. Nama pada tiket mesti sama dengan dokumen yang ditunjukkan di pintu masuk.`,
    },
  },
  {
    heading: {
      en: 'Who pays the fare of a child, an infant or a senior?',
      zh: '谁可享儿童、婴儿或长者票价？',
      ko: '어린이, 유아, 경로 요금은 누구에게 적용되나요?',
      ms: 'Siapa membayar tambang kanak-kanak, bayi atau warga emas?',
    },
    text: {
      en: `Infants are under ${INFANT_UNDER_YEARS} years old, children from ${INFANT_UNDER_YEARS} to ${oldestChild}, seniors ${SENIOR_FROM_YEARS} and over. The age on the sailing date counts. Infants must be over ${SAILS_FROM_MONTHS} months old to sail.`,
      zh: `未满 ${INFANT_UNDER_YEARS} 岁为婴儿，${INFANT_UNDER_YEARS} 至 ${oldestChild} 岁为儿童，${SENIOR_FROM_YEARS} 岁及以上为长者，均以航行当天的年龄为准。婴儿须年满 ${SAILS_FROM_MONTHS} 个月以上方可登船。`,
      ko: `만 ${INFANT_UNDER_YEARS}세 미만은 유아, ${INFANT_UNDER_YEARS}~${oldestChild}세는 어린이, ${SENIOR_FROM_YEARS}세 이상은 경로 요금이며, 운항일의 나이를 기준으로 합니다. 유아는 생후 ${SAILS_FROM_MONTHS}개월이 지나야 승선할 수 있습니다.`,
      ms: `Bayi berumur bawah ${INFANT_UNDER_YEARS} tahun, kanak-kanak ${INFANT_UNDER_YEARS} hingga ${oldestChild} tahun, warga emas ${SENIOR_FROM_YEARS} tahun ke atas, dikira pada tarikh pelayaran. Bayi mestilah berumur lebih daripada ${SAILS_FROM_MONTHS} bulan untuk belayar.`,
    },
  },
  {
    heading: {
      en: 'Can my child sail alone?',
      zh: '孩子可以独自乘船吗？',
      ko: '아이 혼자 탈 수 있나요?',
      ms: 'Bolehkah anak saya belayar sendirian?',
    },
    text: {
      en: `No. Passengers under ${ADULT_FROM_YEARS} must be accompanied by an adult in the same booking.`,
      zh: `不可以。未满 ${ADULT_FROM_YEARS} 岁的乘客须由同一订单中的成人陪同。`,
      ko: `아니요. 만 ${ADULT_FROM_YEARS}세 미만 승객은 같은 예약의 성인과 함께 타야 합니다.`,
      ms: `Tidak. Penumpang bawah ${ADULT_FROM_YEARS} tahun mesti ditemani orang dewasa dalam tempahan yang sama.`,
    },
  },
  {
    heading: {
      en: 'Can I sail while pregnant?',
      zh: '怀孕期间可以乘船吗？',
      ko: '임신 중에 탈 수 있나요?',
      ms: 'Bolehkah saya belayar semasa hamil?',
    },
    text: {
      en: `Up to the ${PREGNANCY_REFUSED_FROM_WEEK - 1}rd week of pregnancy on the sailing date. From the ${PREGNANCY_REFUSED_FROM_WEEK}th week we cannot accept you, for your safety. Please give us the week when you book.`,
      zh: `航行当天怀孕未满 ${PREGNANCY_REFUSED_FROM_WEEK} 周可以乘船。为了您的安全，满 ${PREGNANCY_REFUSED_FROM_WEEK} 周起不能登船。预订时请告知周数。`,
      ko: `운항일 기준 임신 ${PREGNANCY_REFUSED_FROM_WEEK - 1}주까지 타실 수 있습니다. 안전을 위해 ${PREGNANCY_REFUSED_FROM_WEEK}주부터는 승선하실 수 없습니다. 예약할 때 임신 주수를 알려 주세요.`,
      ms: `Boleh, sehingga minggu ke-${PREGNANCY_REFUSED_FROM_WEEK - 1} kehamilan pada tarikh pelayaran. Demi keselamatan anda, kami tidak dapat menerima anda mulai minggu ke-${PREGNANCY_REFUSED_FROM_WEEK}. Sila nyatakan minggu kehamilan semasa menempah.`,
    },
  },
  {
    heading: {
      en: 'Can I change my booking?',
      zh: '可以更改订单吗？',
      ko: '예약을 변경할 수 있나요?',
      ms: 'Bolehkah saya mengubah tempahan?',
    },
    text: {
      en: `Yes, under “My booking”: another sailing, other cabins, one more passenger. You see the difference before you agree. Within ${rules.amendmentDays} calendar days before departure, a change counts as a cancellation.\n\nA wrong letter in a name, up to ${rules.nameLetters}, you correct there yourself until ${rules.correctionHours} hours before departure.`,
      zh: `可以，在“我的订单”中改乘其他航次、更换舱房或增加一位乘客，确认前会显示差价。启航前 ${rules.amendmentDays} 个日历日内的更改视为取消。\n\n姓名中最多 ${rules.nameLetters} 个字母有误时，启航前 ${rules.correctionHours} 小时之前可在那里自行更正。`,
      ko: `네, ‘내 예약’에서 다른 운항편, 다른 객실, 승객 한 명 추가로 변경하실 수 있습니다. 동의하시기 전에 차액을 보여 드립니다. 출항 전 ${rules.amendmentDays}일(달력일) 이내의 변경은 취소로 봅니다.\n\n이름에서 ${rules.nameLetters}글자까지 틀린 곳은 출항 ${rules.correctionHours}시간 전까지 직접 고치실 수 있습니다.`,
      ms: `Ya, di bawah “Tempahan saya”: pelayaran lain, kabin lain, seorang penumpang lagi. Perbezaan harga ditunjukkan sebelum anda bersetuju. Dalam tempoh ${rules.amendmentDays} hari kalendar sebelum bertolak, perubahan dikira sebagai pembatalan.\n\nEjaan nama yang salah, hingga ${rules.nameLetters} huruf, boleh anda betulkan sendiri di situ sehingga ${rules.correctionHours} jam sebelum bertolak.`,
    },
  },
  {
    heading: {
      en: 'What does it cost to cancel?',
      zh: '取消要付多少手续费？',
      ko: '취소하면 수수료가 얼마인가요?',
      ms: 'Berapakah caj pembatalan?',
    },
    text: {
      en: 'That depends on the days left before departure. Before you pay, and on your booking, a table shows until which date which amount is refunded. Non-refundable and peak sailings are marked before you book. We refund you the way you paid.',
      zh: '取决于距离启航的天数。付款前以及订单页上都有表格，列明各日期之前取消可退多少。不可退款航次和旺季航次会在预订前标明。退款原路退回。',
      ko: '출항까지 남은 날수에 따라 다릅니다. 결제 전과 예약 화면의 표에서 어느 날짜까지 얼마가 환불되는지 보실 수 있습니다. 환불 불가 운항과 성수기 운항은 예약 전에 표시해 드립니다. 환불은 결제하신 수단으로 돌려 드립니다.',
      ms: 'Bergantung pada baki hari sebelum bertolak. Sebelum anda membayar, dan dalam tempahan anda, sebuah jadual menunjukkan jumlah yang dipulangkan mengikut tarikh. Pelayaran yang tidak boleh dibayar balik dan pelayaran musim puncak ditanda sebelum anda menempah. Wang dipulangkan melalui cara bayaran yang sama.',
    },
  },
  {
    heading: {
      en: 'What if my sailing is canceled or delayed?',
      zh: '航次取消或延误怎么办？',
      ko: '운항이 취소되거나 지연되면 어떻게 하나요?',
      ms: 'Bagaimana jika pelayaran saya dibatalkan atau lewat?',
    },
    text: {
      en: `We write to the contact of your booking at once. If we cancel, you choose between another sailing and a full refund. If the departure moves by ${rules.longDelayHours} hours or more, you may cancel or change to another sailing free of charge.`,
      zh: `我们会立即通知订单联系人。若我们取消航次，您可选择改乘其他航次或全额退款。若启航时间变动 ${rules.longDelayHours} 小时或以上，您可免费取消或改乘其他航次。`,
      ko: `예약의 연락 담당자께 바로 알려 드립니다. 저희가 운항을 취소하면 다른 운항편이나 전액 환불 가운데 선택하실 수 있습니다. 출항 시각이 ${rules.longDelayHours}시간 이상 바뀌면 무료로 취소하거나 다른 운항편으로 바꾸실 수 있습니다.`,
      ms: `Kami segera menghubungi orang hubungan tempahan anda. Jika kami membatalkan pelayaran, anda memilih pelayaran lain atau bayaran balik penuh. Jika waktu bertolak berubah ${rules.longDelayHours} jam atau lebih, anda boleh membatalkan atau menukar pelayaran secara percuma.`,
    },
  },
  {
    heading: {
      en: 'The sailing that I want is sold out. What now?',
      zh: '想要的航次已售罄，怎么办？',
      ko: '원하는 운항편이 매진되었어요. 어떻게 하나요?',
      ms: 'Pelayaran pilihan saya habis dijual. Apa yang boleh dibuat?',
    },
    text: {
      en: 'Join its waiting list from the search results. As soon as places become free, we keep them for you for a while and write to you.',
      zh: '可在搜索结果中加入该航次的候补名单。一旦有余位，我们会为您保留一段时间并通知您。',
      ko: '검색 결과에서 그 운항편의 대기자 명단에 이름을 올려 주세요. 자리가 나면 잠시 잡아 두고 알려 드립니다.',
      ms: 'Sertai senarai menunggunya daripada hasil carian. Sebaik sahaja ada tempat, kami menyimpannya untuk anda buat seketika dan memaklumkan anda.',
    },
  },
];
