import type en from '../../en/storefront/port.ts';
import type { Translation } from '../../translation.ts';

export default {
  address: '주소',
  map: '지도에서 보기',
  gettingThere: '오시는 길',
  parking: '주차',
  boarding: '승선',
  boardingTimes: '출항 {{opens}} 전에 승선을 시작하고, {{closes}} 전에 마감합니다.',
  accessibility: '편의 시설',
  hours: '{{hours}}시간',
  minutes: '{{minutes}}분',
} satisfies Translation<typeof en>;
