import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { PortCode } from './ports.ts';

interface PortTexts {
  address: string;
  getting_there: Translated;
  parking: Translated;
  boarding: Translated;
  accessibility: Translated;
}

/** Needed at every pier. */
const documents = {
  en: 'Have your e-ticket and your travel document ready.',
  zh: '请备好电子船票和旅行证件。',
  ko: '전자 승선권과 여행 서류를 준비해 주세요.',
  ms: 'Sediakan e-tiket dan dokumen perjalanan anda.',
};
/** Needed at ports from which ships sail abroad. */
const passports = {
  en: `${documents.en} Allow 30 minutes for passport control.`,
  zh: `${documents.zh}出入境检查约需 30 分钟。`,
  ko: `${documents.ko} 출국 심사에 30분 정도 걸립니다.`,
  ms: `${documents.ms} Peruntukkan 30 minit untuk pemeriksaan pasport.`,
};

/** What the sample operator tells about its ports. */
export const portTexts: Readonly<Record<PortCode, PortTexts>> = {
  'port-klang': {
    address: 'Boustead Cruise Centre, Jalan Pelabuhan, 42920 Pulau Indah, Selangor',
    getting_there: {
      en: 'By car 60 minutes from Kuala Lumpur, on the expressway to Pulau Indah. By train to Klang, then 25 minutes by taxi.',
      zh: '从吉隆坡自驾，经高速公路前往英达岛，约 60 分钟。也可乘火车到巴生站，再乘出租车约 25 分钟。',
      ko: '쿠알라룸푸르에서 고속도로로 풀라우 인다까지 차로 60분 걸립니다. 기차로 클랑역까지 오신 뒤 택시로 25분 걸립니다.',
      ms: '60 minit dengan kereta dari Kuala Lumpur melalui lebuh raya ke Pulau Indah. Atau naik kereta api ke Klang, kemudian 25 minit dengan teksi.',
    },
    parking: {
      en: 'Covered car park beside the terminal, RM 20.00 a night. There is room for 400 cars.',
      zh: '码头大楼旁设有室内停车场，每晚 RM 20.00，共 400 个车位。',
      ko: '터미널 옆 실내 주차장은 하룻밤 RM 20.00이며 400대를 세울 수 있습니다.',
      ms: 'Tempat letak kereta berbumbung di sebelah terminal, RM 20.00 semalam, untuk 400 buah kereta.',
    },
    boarding: passports,
    accessibility: {
      en: 'Lifts and ramps lead to every gate. Wheelchairs can be borrowed at the counter.',
      zh: '各登船口均有电梯和坡道，柜台可借用轮椅。',
      ko: '모든 탑승구까지 엘리베이터와 경사로가 있습니다. 휠체어는 창구에서 빌릴 수 있습니다.',
      ms: 'Lif dan tanjakan ke setiap pintu masuk. Kerusi roda boleh dipinjam di kaunter.',
    },
  },
  penang: {
    address: 'Swettenham Pier Cruise Terminal, Pesara King Edward, 10300 George Town, Pulau Pinang',
    getting_there: {
      en: 'In George Town, ten minutes on foot from Little India. From the airport 40 minutes by bus 401E or by taxi.',
      zh: '位于乔治市，从小印度步行约 10 分钟。从机场乘 401E 路公交车或出租车约 40 分钟。',
      ko: '조지타운에 있으며 리틀 인디아에서 걸어서 10분 걸립니다. 공항에서는 401E번 버스나 택시로 40분 걸립니다.',
      ms: 'Di George Town, sepuluh minit berjalan kaki dari Little India. Dari lapangan terbang 40 minit dengan bas 401E atau teksi.',
    },
    parking: {
      en: 'The pier has no car park. The nearest one is in Lebuh Light, five minutes on foot.',
      zh: '码头不设停车场，最近的停车场在莱特街，步行约 5 分钟。',
      ko: '부두에는 주차장이 없습니다. 가장 가까운 주차장은 걸어서 5분 거리의 르부 라이트에 있습니다.',
      ms: 'Jeti ini tiada tempat letak kereta. Yang terdekat di Lebuh Light, lima minit berjalan kaki.',
    },
    boarding: passports,
    accessibility: {
      en: 'The way from the street to the ship has no steps.',
      zh: '从街道到邮轮全程无台阶。',
      ko: '길에서 선박까지 계단이 없습니다.',
      ms: 'Tiada anak tangga dari jalan ke kapal.',
    },
  },
  langkawi: {
    address: 'Star Cruise Jetty, Pantai Kok, 07100 Langkawi, Kedah',
    getting_there: {
      en: 'At the south-west of the island, 25 minutes by taxi from the airport and 30 minutes from Kuah. No bus goes there.',
      zh: '位于岛屿西南端，乘出租车从机场约 25 分钟，从瓜镇约 30 分钟。没有公交车。',
      ko: '섬의 남서쪽에 있으며 택시로 공항에서 25분, 쿠아에서 30분 걸립니다. 버스는 다니지 않습니다.',
      ms: 'Di barat daya pulau, 25 minit dengan teksi dari lapangan terbang dan 30 minit dari Kuah. Tiada bas ke sini.',
    },
    parking: {
      en: 'Free of charge in front of the jetty.',
      zh: '码头前免费停车。',
      ko: '부두 앞에 무료로 주차할 수 있습니다.',
      ms: 'Percuma di hadapan jeti.',
    },
    boarding: passports,
    accessibility: {
      en: 'It is 400 m from the car park to the ship. A cart takes you there if you ask at the entrance.',
      zh: '从停车场到邮轮有 400 米，可在入口处要求乘坐电瓶车。',
      ko: '주차장에서 선박까지 400m입니다. 입구에 말씀하시면 전동차로 모십니다.',
      ms: '400 m dari tempat letak kereta ke kapal. Minta kereta pengangkut di pintu masuk jika perlu.',
    },
  },
  malacca: {
    address: 'Jeti Shahbandar, Jalan Merdeka, 75000 Melaka',
    getting_there: {
      en: 'Beside the Maritime Museum, ten minutes on foot from the Red Square. From Melaka Sentral 20 minutes by bus 17.',
      zh: '位于海事博物馆旁，从荷兰红屋广场步行约 10 分钟。从马六甲中央车站乘 17 路公交车约 20 分钟。',
      ko: '해양 박물관 옆에 있으며 네덜란드 광장에서 걸어서 10분 걸립니다. 믈라카 센트럴에서는 17번 버스로 20분 걸립니다.',
      ms: 'Di sebelah Muzium Samudera, sepuluh minit berjalan kaki dari Dataran Merah. Dari Melaka Sentral 20 minit dengan bas 17.',
    },
    parking: {
      en: 'Along Jalan Merdeka, RM 1.00 an hour. At weekends it is full from ten.',
      zh: '独立路沿路可停车，每小时 RM 1.00。周末十点后通常没有车位。',
      ko: '잘란 므르데카 길가에 시간당 RM 1.00로 주차할 수 있습니다. 주말에는 10시면 가득 찹니다.',
      ms: 'Di sepanjang Jalan Merdeka, RM 1.00 sejam. Pada hujung minggu penuh mulai pukul sepuluh.',
    },
    boarding: documents,
    accessibility: {
      en: 'At low tide the gangway is steep. Our crew helps with wheelchairs.',
      zh: '退潮时舷梯较陡，船员会协助轮椅乘客登船。',
      ko: '썰물 때는 현문 다리가 가파릅니다. 휠체어를 이용하시면 승무원이 도와 드립니다.',
      ms: 'Ketika air surut titian kapal agak curam. Anak kapal kami membantu pengguna kerusi roda.',
    },
  },
  singapore: {
    address: 'Singapore Cruise Centre, 1 Maritime Square, Singapore 099253',
    getting_there: {
      en: 'MRT station HarbourFront, exit A. From Changi airport 45 minutes by MRT, 30 minutes by taxi.',
      zh: '地铁港湾站 A 出口。从樟宜机场乘地铁约 45 分钟，乘出租车约 30 分钟。',
      ko: 'MRT 하버프런트역 A번 출구입니다. 창이 공항에서 MRT로 45분, 택시로 30분 걸립니다.',
      ms: 'Stesen MRT HarbourFront, pintu keluar A. Dari Lapangan Terbang Changi 45 minit dengan MRT, 30 minit dengan teksi.',
    },
    parking: {
      en: 'In the HarbourFront Centre, by the hour. For several days, the train is cheaper.',
      zh: '港湾中心按小时收费停车。若停放数日，乘地铁更划算。',
      ko: '하버프런트 센터에 시간제로 주차할 수 있습니다. 여러 날이면 MRT가 더 저렴합니다.',
      ms: 'Di HarbourFront Centre, dikira mengikut jam. Untuk beberapa hari, MRT lebih murah.',
    },
    boarding: passports,
    accessibility: {
      en: 'Lifts lead from the station to the gate.',
      zh: '从地铁站到登船口全程有电梯。',
      ko: '역에서 탑승구까지 엘리베이터가 있습니다.',
      ms: 'Lif tersedia dari stesen ke pintu masuk.',
    },
  },
  phuket: {
    address: 'Phuket Deep Sea Port, Ao Makham, Wichit, Phuket 83000',
    getting_there: {
      en: 'By taxi 25 minutes from Phuket Town, 60 minutes from the airport and from Patong.',
      zh: '乘出租车从普吉镇约 25 分钟，从机场或芭东约 60 分钟。',
      ko: '택시로 푸켓 타운에서 25분, 공항이나 빠통에서 60분 걸립니다.',
      ms: 'Dengan teksi 25 minit dari Bandar Phuket, 60 minit dari lapangan terbang dan dari Patong.',
    },
    parking: {
      en: 'Only for drop-off: cars cannot stay in the port.',
      zh: '港内仅可短暂停车下客，不能停放车辆。',
      ko: '내려 드리는 차만 들어올 수 있으며, 항구에 차를 세워 둘 수 없습니다.',
      ms: 'Untuk menurunkan penumpang sahaja: kereta tidak boleh ditinggalkan di pelabuhan.',
    },
    boarding: passports,
    accessibility: {
      en: 'The way from the gate to the ship is level.',
      zh: '从登船口到邮轮全程平坦。',
      ko: '탑승구에서 선박까지 길이 평평합니다.',
      ms: 'Laluan dari pintu masuk ke kapal adalah rata.',
    },
  },
};
