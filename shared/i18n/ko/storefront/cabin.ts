import type en from '../../en/storefront/cabin.ts';
import type { Translation } from '../../translation.ts';

export default {
  beds: { largeBed: '대형 침대 1개', twinBeds: '트윈 침대 2개', threeBeds: '침대 3개' },
  sleeps: '{{count}}인실',
  window: '창문 있음',
  inside: '창문 없음',
  amenity: {
    toilet: '전용 화장실',
    wifi: '와이파이',
    tv: 'TV',
    ac: '에어컨',
    minibar: '미니바',
    safe: '금고',
    phone: '전화',
    hairdryer: '헤어드라이어',
    balcony: '발코니',
    bathtub: '욕조',
  },
} as const satisfies Translation<typeof en>;
