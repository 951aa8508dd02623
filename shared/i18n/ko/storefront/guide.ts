import type en from '../../en/storefront/guide.ts';
import type { Translation } from '../../translation.ts';

export default {
  contents: '이 페이지의 내용',
  more: '함께 알아두세요',
  ships: '우리 선박',
  home: '홈',
  help: { title: '더 궁금한 점이 있으신가요?', text: '메일이나 전화로 문의해 주시면 기꺼이 도와 드립니다.' },
  pages: {
    'on-board': {
      title: '선내 안내',
      lead: '배에 오르는 순간부터 다음 항구까지, 배 위의 시간을 안내합니다.',
    },
    luggage: { title: '수하물 안내', lead: '무엇을 얼마나 챙기고, 무엇을 두고 오셔야 하는지 알려 드립니다.' },
    faq: { title: '자주 묻는 질문', lead: '승객 여러분이 가장 많이 물으시는 내용에 짧게 답해 드립니다.' },
  },
} satisfies Translation<typeof en>;
