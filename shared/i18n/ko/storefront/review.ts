import type en from '../../en/storefront/review.ts';
import type { Translation } from '../../translation.ts';

export default {
  step: {
    heading: '확인 및 결제',
    party: '승객',
    edit: '변경',
    contact: '전자 승선권은 {{name}} 님({{email}})께 보내 드립니다.',
    price: '예약 요약',
    refunds: '일정이 바뀌면',
    pay: '{{amount}} 결제하기',
    payByVoucher: '바우처로 예약하고 결제',
    payUnknown: '결제하기',
    afterPay: '결제하시는 동안 자리와 객실을 잡아 둡니다.',
  },
  failure: {
    unanswered: '버튼을 다시 눌러 주세요. 두 번 예약되거나 결제되지 않습니다.',
    kept: '결제되지 않았으며, 입력하신 내용은 그대로 있습니다.',
    myBookings: '내 예약',
    otherCabin: '다른 객실 선택',
    correct: '승객 정보 수정',
    priceChanged: '결제되지 않았습니다. 요약에 새 요금이 표시되어 있으니 동의하시면 버튼을 다시 눌러 주세요.',
  },
  promo: {
    code: '프로모션 코드',
    hint: '있으면 입력해 주세요.',
    use: '적용',
    missing: '프로모션 코드를 입력해 주세요.',
    used: '프로모션 코드({{code}})가 적용되었습니다.',
    remove: '삭제',
  },
  cart: {
    add: '장바구니에 담기',
    save: '변경 내용을 장바구니에 저장',
    added: '장바구니에 담았습니다.',
    saved: '장바구니를 업데이트했습니다.',
  },
  terms: {
    agree: '<terms>이용 약관</terms>과 <privacy>개인정보 처리방침</privacy>을 읽었으며 동의합니다.',
    please: '구매 및 결제 전에 약관 동의에 체크해 주세요!',
  },
} satisfies Translation<typeof en>;
