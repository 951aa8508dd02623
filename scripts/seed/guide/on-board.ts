import { CHILD_UNDER_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import type { GuideSeed } from './guide-seed.ts';

/** Life on the ships of the sample operator. */
export const onBoard: readonly GuideSeed[] = [
  {
    heading: {
      en: 'Your seat and your cabin',
      zh: '您的座位与舱房',
      ko: '좌석과 객실',
      ms: 'Tempat duduk dan kabin anda',
    },
    text: {
      en: 'Every ticket includes a seat in the saloon. A cabin is an extra, by day as well as by night.\n\nEvery cabin has a bathroom, air conditioning, Wi-Fi and fresh linen. You get the key at the reception as soon as you are on board, and give it back there before you leave the ship.',
      zh: '每张船票都含客厅内的一个座位。无论日间还是夜间，舱房均可另行选购。\n\n每间舱房都有独立卫浴、空调、无线网络和洁净的床上用品。登船后即可到前台领取钥匙，离船前请交还前台。',
      ko: '모든 승선권에는 라운지 좌석이 포함됩니다. 객실은 주간과 야간 모두 따로 선택하실 수 있습니다.\n\n모든 객실에 욕실, 에어컨, 와이파이와 깨끗한 침구가 있습니다. 열쇠는 승선하신 뒤 안내 데스크에서 바로 받으시고, 내리기 전에 돌려주세요.',
      ms: 'Setiap tiket termasuk tempat duduk di ruang utama. Kabin boleh ditambah, pada waktu siang mahupun malam.\n\nSetiap kabin mempunyai bilik air, penyaman udara, Wi-Fi dan cadar bersih. Ambil kunci di kaunter penyambut sebaik sahaja anda naik kapal, dan pulangkannya di situ sebelum turun.',
    },
  },
  {
    heading: { en: 'Food and drink', zh: '餐饮', ko: '식사와 음료', ms: 'Makanan dan minuman' },
    text: {
      en: 'Our kitchens are halal. The restaurant serves breakfast, lunch and dinner with dishes from both shores of the strait, vegetarian ones every day. Meals are not part of the fare; main dishes cost from RM\u00a018.00.\n\nDrinking water is free at the fountains on every deck. You may bring your own food, if it needs no cooking.',
      zh: '船上厨房均为清真厨房。餐厅供应早、午、晚餐，菜式取自马六甲海峡沿岸各地，每天都有素食。票价不含餐食，主菜 RM\u00a018.00 起。\n\n每层甲板都有免费饮用水。您可以自带无需烹煮的食物。',
      ko: '선내 주방은 모두 할랄입니다. 식당에서는 아침, 점심, 저녁에 해협 양쪽의 음식을 내며 채식 메뉴는 매일 있습니다. 식사는 요금에 포함되지 않으며, 주요리는 RM\u00a018.00부터입니다.\n\n마실 물은 갑판마다 무료로 드실 수 있습니다. 조리가 필요 없는 음식은 가져오셔도 됩니다.',
      ms: 'Dapur kami halal. Restoran menghidangkan sarapan, makan tengah hari dan makan malam dengan masakan dari kedua-dua belah selat, dan hidangan vegetarian setiap hari. Makanan tidak termasuk dalam tambang; hidangan utama bermula dari RM\u00a018.00.\n\nAir minuman percuma di setiap dek. Anda boleh membawa makanan sendiri yang tidak perlu dimasak.',
    },
  },
  {
    heading: {
      en: 'Wi-Fi, power and payment',
      zh: '网络、电源与付款',
      ko: '와이파이, 전원, 결제',
      ms: 'Wi-Fi, kuasa elektrik dan bayaran',
    },
    text: {
      en: 'Wi-Fi is free in the cabins and the saloon. Far from the coast it is slow: open your e-ticket and save what you need before you sail.\n\nSockets are of the Malaysian type (three rectangular pins, 240 V). On board you pay in ringgit, in cash or by card.',
      zh: '舱房和客厅内的无线网络免费。远离海岸时网速较慢，请在启航前打开电子船票并保存所需内容。\n\n船上插座为马来西亚制式（三扁脚，240 伏）。船上消费以令吉结算，可用现金或银行卡。',
      ko: '객실과 라운지의 와이파이는 무료입니다. 해안에서 멀어지면 느려지므로, 출항 전에 전자 승선권을 열고 필요한 것을 저장해 두세요.\n\n콘센트는 말레이시아 규격(네모난 핀 세 개, 240V)입니다. 선내에서는 링깃 현금이나 카드로 결제합니다.',
      ms: 'Wi-Fi percuma di kabin dan ruang utama. Jauh dari pantai capaiannya perlahan: buka e-tiket dan simpan apa yang perlu sebelum kapal bertolak.\n\nSoket jenis Malaysia (tiga pin segi empat, 240 V). Di atas kapal anda membayar dalam ringgit, secara tunai atau dengan kad.',
    },
  },
  {
    heading: { en: 'With children', zh: '带孩子出行', ko: '아이와 함께', ms: 'Bersama kanak-kanak' },
    text: {
      en: `The Family Sea View cabins have room for a cot, and rails at every bunk. Ask the reception for a cot or a high chair; both are free.\n\nThe pool of Selat Aurora is open until sunset. Children under ${CHILD_UNDER_YEARS} swim with an adult.`,
      zh: `海景家庭房可加婴儿床，每个铺位都有护栏。婴儿床和儿童餐椅可向前台免费借用。\n\nSelat Aurora 的泳池开放至日落，未满 ${CHILD_UNDER_YEARS} 岁的儿童须由成人陪同下水。`,
      ko: `오션뷰 패밀리 객실에는 아기 침대를 놓을 자리가 있고 침대마다 난간이 있습니다. 아기 침대와 유아 의자는 안내 데스크에서 무료로 빌려 드립니다.\n\nSelat Aurora의 수영장은 해 질 때까지 엽니다. ${CHILD_UNDER_YEARS}세 미만 어린이는 성인과 함께 이용해 주세요.`,
      ms: `Kabin Keluarga Pemandangan Laut mempunyai ruang untuk katil bayi, dan pagar pada setiap katil. Minta katil bayi atau kerusi tinggi di kaunter penyambut; kedua-duanya percuma.\n\nKolam Selat Aurora dibuka sehingga matahari terbenam. Kanak-kanak bawah ${CHILD_UNDER_YEARS} tahun mesti berenang bersama orang dewasa.`,
    },
  },
  {
    heading: { en: 'Smoking and alcohol', zh: '吸烟与饮酒', ko: '흡연과 음주', ms: 'Merokok dan alkohol' },
    text: {
      en: 'Smoking and vaping are allowed only on the open deck at the stern. All cabins and balconies are smoke-free.\n\nBeer and wine are served at the bar to passengers of 21 and over. Please drink nothing that you brought.',
      zh: '吸烟（包括电子烟）仅限船尾露天甲板。所有舱房和阳台均禁烟。\n\n酒吧向年满 21 岁的乘客供应啤酒和葡萄酒，请勿饮用自带的酒。',
      ko: '흡연과 전자담배는 선미의 야외 갑판에서만 할 수 있습니다. 모든 객실과 발코니는 금연입니다.\n\n바에서는 21세 이상 승객께 맥주와 와인을 드립니다. 가져오신 술은 드실 수 없습니다.',
      ms: 'Merokok dan vape dibenarkan hanya di dek terbuka di buritan. Semua kabin dan balkoni bebas asap rokok.\n\nBir dan wain dihidangkan di bar untuk penumpang berumur 21 tahun ke atas. Sila jangan minum alkohol yang anda bawa sendiri.',
    },
  },
  {
    heading: { en: 'Accessibility', zh: '无障碍', ko: '휠체어와 이동', ms: 'Kemudahan akses' },
    text: {
      en: 'Cabins that suit a wheelchair are marked on the deck plan when you book. Write in the remarks of your booking what you need, and our crew meets you at the gate.\n\nThe way to each ship is described with its port.',
      zh: '预订时，甲板图上会标出适合轮椅的舱房。请在订单备注中写明所需协助，船员会在登船口迎接您。\n\n各港口的登船路线请参阅港口指南。',
      ko: '휠체어에 알맞은 객실은 예약할 때 갑판 배치도에 표시됩니다. 필요한 도움을 예약 비고란에 적어 주시면 승무원이 탑승구에서 맞이합니다.\n\n선박까지 가는 길은 항구 안내에 있습니다.',
      ms: 'Kabin yang sesuai untuk kerusi roda ditanda pada pelan dek semasa anda menempah. Tulis keperluan anda dalam catatan tempahan, dan anak kapal kami menunggu anda di pintu masuk.\n\nLaluan ke kapal diterangkan bersama setiap pelabuhan.',
    },
  },
  {
    heading: {
      en: 'Safety and health',
      zh: '安全与健康',
      ko: '안전과 건강',
      ms: 'Keselamatan dan kesihatan',
    },
    text: {
      en: 'Before departure the crew shows you how to put on a life jacket and where your assembly station is. Everyone takes part. Life jackets are under the seats and in the cabins, small ones for children as well.\n\nA nurse is on board. The strait is mostly calm; if you feel unwell, the reception has tablets against seasickness.',
      zh: '启航前，船员会演示如何穿救生衣并说明集合地点，请所有人参加。救生衣在座位下和舱房内，也有儿童尺寸。\n\n船上有护士。海峡大多风平浪静；如感不适，前台备有晕船药。',
      ko: '출항 전에 승무원이 구명조끼 입는 법과 비상 집합 장소를 알려 드립니다. 모두 참여해 주세요. 구명조끼는 좌석 아래와 객실에 있으며 어린이용도 있습니다.\n\n선내에 간호사가 있습니다. 해협은 대체로 잔잔하지만, 속이 불편하시면 안내 데스크에서 멀미약을 드립니다.',
      ms: 'Sebelum bertolak anak kapal menunjukkan cara memakai jaket keselamatan dan tempat berkumpul anda. Semua orang mengambil bahagian. Jaket keselamatan ada di bawah tempat duduk dan di dalam kabin, termasuk saiz kanak-kanak.\n\nSeorang jururawat ada di atas kapal. Selat biasanya tenang; jika anda berasa kurang sihat, kaunter penyambut menyediakan ubat mabuk laut.',
    },
  },
];
