import type en from '../en/seo.ts';
import type { Translation } from '../translation.ts';

export default {
  home: '말라카 해협을 낮과 밤으로 건너 보세요. 가족 승선권과 객실을 몇 분 만에 예약하고 전자 승선권을 휴대폰으로 받습니다.',
  sailings: '모든 주간·야간 운항편의 요금과 남은 좌석, 객실, 취소 수수료를 한눈에 확인하세요.',
  route: {
    name: '{{departure}}–{{destination}} 뱃길',
    from: '{{departure}}에서 {{destination}}까지 {{miles}}해리, 주간과 야간 운항. 성인 {{price}}부터. 다음 운항편 {{date}}.',
    noDate: '{{departure}}에서 {{destination}}까지 {{miles}}해리. 새 일정을 준비하고 있습니다.',
  },
  port: {
    name: '{{departure}} 출항 운항편',
    description:
      '{{departure}}에서 출항하는 모든 운항편과 요금, 부두 가는 길과 주차, 승선 시간을 안내합니다.',
  },
  sailing: {
    name: '{{departure}}–{{destination}}, {{session}}, {{date}}',
    description:
      '{{ship}}호를 타고 {{departure}}에서 {{destination}}(으)로 떠나세요. {{departs}} 출발, {{arrives}} 도착. 성인 {{price}}부터.',
  },
  ship: '{{ship}}의 객실과 요금, 갑판별 배치도, 장애인 편의 시설.',
  guide: {
    'on-board': '{{operator}} 선내 안내: 객실, 식사, 와이파이, 가족 여행, 안전과 편의 시설.',
    luggage: '{{operator}} 여행 짐 싸기: 수하물 개수와 챙길 것, 가져오실 수 없는 것.',
    faq: '{{operator}} 승객이 자주 묻는 질문: 예약, 결제, 전자 승선권, 승선, 어린이, 변경과 환불.',
  },
  terms: '{{operator}} 예약 및 승선 약관: 결제, 취소 수수료, 여행 서류, 어린이, 승선 안내.',
  privacy:
    '{{operator}}이(가) 어떤 개인정보를 왜, 얼마 동안 보관하며 고객이 무엇을 할 수 있는지 알려 드립니다.',
  pdpa: '{{operator}}의 개인정보 처리 방법과 고객님의 권리를 알려 드립니다.',
} satisfies Translation<typeof en>;
