import type en from '../../en/storefront/sailings.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '운항 일정',
  route: '{{departure}} → {{destination}}',
  dates: { label: '날짜별 최저 요금', earlier: '이전 날짜', later: '이후 날짜', none: '운항 없음' },
  calendar: {
    earlier: '이전 달',
    later: '다음 달',
    none: '이 달에는 조건에 맞는 운항편이 없습니다.',
    legend: '날짜별 성인 최저 요금 (RM)',
    lowest: '이 달 최저 요금',
    any: '모든 날짜',
  },
  chart: {
    title: '{{departure}} - {{destination}} 항로도',
    description:
      '바다 위의 점선이 {{departure}}에서 {{destination}}까지 이어지고, 그 중간에 배가 있습니다. 위쪽이 북동쪽입니다.',
  },
  filters: {
    label: '필터',
    cabin: '객실 있음',
    ship: '선박',
    sort: '정렬',
    byDate: '빠른 날짜순',
    byPrice: '낮은 요금순',
  },
  found_one: '운항편 {{count}}개',
  found_other: '운항편 {{count}}개',
  showMore: '더 보기 ({{count}}개 남음)',
  to: '→',
  nextDay: '다음 날',
  places_one: '{{count}}석 남음',
  places_other: '{{count}}석 남음',
  fewPlaces_one: '{{count}}석만 남음',
  fewPlaces_other: '{{count}}석만 남음',
  nonRefundable: '환불 불가',
  from: '최저',
  perAdult: '/ 성인 1인',
  cabinFrom: '객실 {{price}}부터',
  noCabins: '객실 매진',
  onSaleFrom: '{{when}}부터 판매',
  choose: '선택',
  chooseNamed: '{{name}}, {{date}} 선택',
  failedTitle: '운항편을 불러오지 못했습니다',
  none: {
    title: '조건에 맞는 운항편이 없습니다',
    text: '다른 날짜나 노선을 선택하거나 필터를 줄여 보세요.',
    nextDates: '이 노선에서 자리가 있는 가까운 날짜:',
    clearFilters: '필터 지우기',
    all: '전체 운항 일정 보기',
  },
} satisfies Translation<typeof en>;
