import type en from '../../en/storefront/cabin.ts';
import type { Translation } from '../../translation.ts';

export default {
  beds: { largeBed: '1 张大床', twinBeds: '2 张单人床', threeBeds: '3 张床' },
  sleeps: '可住 {{count}} 人',
  window: '有窗',
  inside: '无窗',
  amenity: {
    toilet: '独立卫生间',
    wifi: '无线网络',
    tv: '电视',
    ac: '空调',
    minibar: '迷你吧',
    safe: '保险箱',
    phone: '电话',
    hairdryer: '吹风机',
    balcony: '阳台',
    bathtub: '浴缸',
  },
} as const satisfies Translation<typeof en>;
