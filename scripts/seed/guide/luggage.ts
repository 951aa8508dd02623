import { PASSPORT_VALID_MONTHS } from '@gangway/shared/domain/travel/travel-limits.ts';
import type { GuideSeed } from './guide-seed.ts';

/** What passengers of the sample operator may bring. */
export const luggage: readonly GuideSeed[] = [
  {
    heading: {
      en: 'How much you may bring',
      zh: '可带多少行李',
      ko: '수하물 개수',
      ms: 'Berapa banyak boleh dibawa',
    },
    text: {
      en: 'Each passenger with a seat may bring one suitcase of up to 20 kg and one bag to carry, free of charge. Infants have no allowance of their own, but a stroller and a child seat travel free.\n\nFor more, such as a bicycle or an instrument, write to us before you book.',
      zh: '每位有座位的乘客可免费携带一件不超过 20 公斤的行李箱和一件手提行李。婴儿没有单独的行李额度，但婴儿车和儿童座椅免费。\n\n如需携带自行车、乐器等更多物品，请在预订前来信。',
      ko: '좌석이 있는 승객은 20kg 이하의 여행 가방 한 개와 손가방 한 개를 무료로 가져오실 수 있습니다. 유아에게는 따로 허용량이 없지만 유모차와 카시트는 무료입니다.\n\n자전거나 악기처럼 짐이 더 있으면 예약하시기 전에 문의해 주세요.',
      ms: 'Setiap penumpang yang mempunyai tempat duduk boleh membawa sebuah beg pakaian hingga 20 kg dan sebuah beg tangan, secara percuma. Bayi tiada had bagasi sendiri, tetapi kereta sorong dan kerusi kanak-kanak percuma.\n\nUntuk barang lain seperti basikal atau alat muzik, tulis kepada kami sebelum menempah.',
    },
  },
  {
    heading: { en: 'Where it stays', zh: '行李放在哪里', ko: '짐을 두는 곳', ms: 'Tempat menyimpan bagasi' },
    text: {
      en: 'You take your luggage aboard yourself. It stays in your cabin or, if you travel in the saloon, in the racks beside the entrance. Keep money, medicine and documents with you.',
      zh: '行李由您自行带上船，放在舱房内；坐客厅的乘客请放在入口旁的行李架上。现金、药品和证件请随身携带。',
      ko: '짐은 직접 들고 승선하십니다. 객실에 두시거나, 라운지를 이용하시면 입구 옆 선반에 두시면 됩니다. 현금, 약, 서류는 몸에 지니세요.',
      ms: 'Anda membawa bagasi sendiri naik ke kapal. Simpan di kabin anda, atau di rak di sebelah pintu jika anda duduk di ruang utama. Wang, ubat dan dokumen hendaklah sentiasa bersama anda.',
    },
  },
  {
    heading: { en: 'What you need', zh: '必带物品', ko: '꼭 챙길 것', ms: 'Apa yang anda perlukan' },
    text: {
      en: `- The travel document that you booked with. A passport must be valid for at least ${PASSPORT_VALID_MONTHS} months beyond the end of the cruise.\n- Your e-ticket, on the phone or printed.\n- A light jacket: the saloon is cool.\n- Sun cream, and shoes that hold on a wet deck.`,
      zh: `- 预订时填写的旅行证件。护照有效期须在航程结束后至少还有 ${PASSPORT_VALID_MONTHS} 个月。\n- 电子船票，手机显示或打印均可。\n- 一件薄外套：客厅较凉。\n- 防晒霜，以及在湿甲板上不打滑的鞋。`,
      ko: `- 예약할 때 입력하신 여행 서류. 여권은 여행이 끝난 뒤 ${PASSPORT_VALID_MONTHS}개월 이상 유효해야 합니다.\n- 휴대폰에 담거나 인쇄한 전자 승선권.\n- 얇은 겉옷. 라운지는 서늘합니다.\n- 선크림과 젖은 갑판에서 미끄럽지 않은 신발.`,
      ms: `- Dokumen perjalanan yang digunakan semasa menempah. Pasport mesti sah sekurang-kurangnya ${PASSPORT_VALID_MONTHS} bulan selepas pelayaran tamat.\n- E-tiket anda, pada telefon atau dicetak.\n- Jaket nipis: ruang utama agak sejuk.\n- Krim pelindung matahari, dan kasut yang tidak licin di dek basah.`,
    },
  },
  {
    heading: {
      en: 'What stays at home',
      zh: '禁止携带的物品',
      ko: '가져오실 수 없는 것',
      ms: 'Apa yang ditinggalkan di rumah',
    },
    text: {
      en: '- Weapons and knives, fireworks, petrol and other flammable liquids, gas cartridges.\n- Cookers, irons, candles and everything else that burns or heats.\n- Drones, and vehicles with a lithium battery such as e-scooters.\n- Drugs: the law of Malaysia punishes them severely.\n- Durian. We love it too, but not in a closed cabin.',
      zh: '- 武器和刀具、烟花爆竹、汽油等易燃液体、燃气罐。\n- 炊具、熨斗、蜡烛以及其他会燃烧或发热的物品。\n- 无人机，以及电动滑板车等使用锂电池的代步工具。\n- 毒品：马来西亚法律对此严惩。\n- 榴莲：我们也爱吃，但密闭的舱房里就免了。',
      ko: '- 무기와 칼, 폭죽, 휘발유 등 인화성 액체, 가스통.\n- 조리 기구, 다리미, 양초처럼 타거나 열을 내는 물건.\n- 드론, 그리고 전동 킥보드처럼 리튬 배터리로 움직이는 탈것.\n- 마약. 말레이시아 법은 엄하게 처벌합니다.\n- 두리안. 저희도 좋아하지만 닫힌 객실에서는 곤란합니다.',
      ms: '- Senjata dan pisau, bunga api, petrol dan cecair mudah terbakar lain, kartrij gas.\n- Dapur, seterika, lilin dan apa-apa yang menyala atau memanaskan.\n- Dron, dan kenderaan berbateri litium seperti skuter elektrik.\n- Dadah: undang-undang Malaysia menghukumnya dengan berat.\n- Durian. Kami pun suka, tetapi bukan di dalam kabin tertutup.',
    },
  },
  {
    heading: {
      en: 'Power banks and electric devices',
      zh: '充电宝与电子设备',
      ko: '보조 배터리와 전자 기기',
      ms: 'Bank kuasa dan alat elektrik',
    },
    text: {
      en: 'Phones, laptops, cameras and power banks of up to 100 Wh are welcome. Charge them only while you are with them.',
      zh: '可携带手机、笔记本电脑、相机以及不超过 100 瓦时的充电宝。充电时请勿离开。',
      ko: '휴대폰, 노트북, 카메라와 100Wh 이하의 보조 배터리는 가져오셔도 됩니다. 충전은 곁에 계실 때만 해 주세요.',
      ms: 'Telefon, komputer riba, kamera dan bank kuasa hingga 100 Wh dibenarkan. Cas hanya semasa anda berada di sisinya.',
    },
  },
  {
    heading: {
      en: 'Medicine and mobility aids',
      zh: '药品与助行器具',
      ko: '약과 이동 보조 기구',
      ms: 'Ubat dan alat bantu pergerakan',
    },
    text: {
      en: 'Wheelchairs, also electric ones, walking frames and medical devices travel free and do not count as luggage. Bring the prescription for medicine with needles.',
      zh: '轮椅（包括电动轮椅）、助行架和医疗器械免费携带，不计入行李额度。携带需注射的药品时，请带上处方。',
      ko: '휠체어(전동 포함), 보행 보조기, 의료 기기는 무료이며 수하물에 포함되지 않습니다. 주사가 필요한 약은 처방전을 함께 가져오세요.',
      ms: 'Kerusi roda, termasuk yang elektrik, alat bantu berjalan dan alat perubatan percuma dan tidak dikira sebagai bagasi. Bawa preskripsi bagi ubat suntikan.',
    },
  },
  {
    heading: { en: 'Animals', zh: '动物', ko: '동물', ms: 'Haiwan' },
    text: {
      en: 'Pets cannot travel with us. Assistance dogs are welcome: please tell us a week before you sail, as some ports ask for papers.',
      zh: '船上不接受宠物。欢迎工作犬同行：部分港口需要文件，请在启航前一周告知我们。',
      ko: '반려동물은 함께 타실 수 없습니다. 보조견은 환영합니다. 서류를 요구하는 항구가 있으니 출항 일주일 전에 알려 주세요.',
      ms: 'Haiwan peliharaan tidak boleh belayar bersama kami. Anjing bantuan dialu-alukan: sila maklumkan seminggu sebelum belayar, kerana sesetengah pelabuhan meminta dokumen.',
    },
  },
  {
    heading: {
      en: 'Lost something?',
      zh: '遗失物品',
      ko: '물건을 잃어버리셨나요?',
      ms: 'Kehilangan barang?',
    },
    text: {
      en: 'On board, ask at the reception. Afterward, write to us with your booking number; we keep what we find for 30 days.',
      zh: '在船上请向前台询问。离船后请来信并注明订单号，拾获的物品我们保管 30 天。',
      ko: '선내에서는 안내 데스크에 물어보세요. 내리신 뒤에는 예약 번호와 함께 문의해 주세요. 습득물은 30일 동안 보관합니다.',
      ms: 'Di atas kapal, tanya di kaunter penyambut. Selepas itu, tulis kepada kami bersama nombor tempahan anda; barang yang dijumpai disimpan selama 30 hari.',
    },
  },
];
