import type en from '../../en/storefront/home.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '홈',
  hero: {
    heading: '하나의 해협, 두 가지 빛',
    text: '햇살 아래, 혹은 달빛과 등불을 따라 말라카 해협을 건너 보세요. 몇 분이면 휴대폰에 승선권이 도착합니다.',
    pictureLabel: '낮과 밤이 만나는 해협을 지나는 하얀 배',
    seaLabel: '낮과 밤이 만나는 바다',
  },
  slides: {
    label: '혜택과 소식',
    previous: '이전 슬라이드',
    next: '다음 슬라이드',
    position: '{{total}}개 중 {{number}}번째',
    more: '이 운항편 보기',
  },
  routes: {
    heading: '인기 노선',
    all: '전체 운항 일정',
    name: '{{departure}} → {{destination}}',
    nextDate: '다음 운항: {{date}}',
    noDate: '예정된 운항 없음',
    from: '최저',
    perAdult: '/ 성인 1인',
    distance: '{{count}}해리',
    emptyTitle: '판매 중인 노선이 없습니다',
    emptyText: '새 운항 일정을 준비하고 있습니다. 곧 다시 확인해 주세요.',
    failedTitle: '노선을 불러오지 못했습니다',
  },
  why: {
    heading: '가족이 저희 배를 찾는 이유',
    cabinTitle: '온 가족이 함께 쓰는 객실',
    cabinText: '갑판 배치도에서 직접 고르거나, 일행에 가장 알맞은 객실을 배정받으세요.',
    phoneTitle: '승선권은 휴대폰에',
    phoneText: '한 사람에 코드 하나, 탑승구에서 스캔하면 끝. 회원 가입도 출력도 필요 없습니다.',
    fairTitle: '취소 비용을 미리 알 수 있습니다',
    fairText: '결제 전에 환불 가능 날짜와 금액을 모두 보여 드립니다.',
    smallTitle: '운항편마다 승객 약 {{people}}명',
    smallText: '편안할 만큼 넓고, 아이를 금방 찾을 만큼 아담합니다.',
  },
} satisfies Translation<typeof en>;
