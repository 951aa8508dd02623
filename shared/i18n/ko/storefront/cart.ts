import type en from '../../en/storefront/cart.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '장바구니',
  heading: '장바구니',
  empty: {
    title: '장바구니가 비어 있습니다',
    text: '가는 편과 오는 편처럼 여러 운항편을 담아 한 번에 결제하실 수 있습니다.',
    action: '전체 운항 일정 보기',
  },
  kept: {
    device: '장바구니는 이 기기에 저장됩니다. 승객 정보는 마지막 변경 {{hours}}시간 후에 삭제됩니다.',
    signIn: '로그인하면 다른 기기에서도 볼 수 있습니다.',
    account: '장바구니가 계정에 보관되어 모든 기기에서 볼 수 있습니다.',
    failed: '장바구니를 계정에 저장하지 못했습니다. 이 기기에는 그대로 있습니다.',
  },
  leftOut_one: '운항편 {{count}}개를 담지 못했습니다. 장바구니에는 {{most}}개까지 담을 수 있습니다.',
  leftOut_other: '운항편 {{count}}개를 담지 못했습니다. 장바구니에는 {{most}}개까지 담을 수 있습니다.',
  full: '장바구니가 가득 찼습니다. 운항편 {{most}}개까지 담을 수 있으니 먼저 결제하거나 하나를 빼 주세요.',
  removed: '운항편을 장바구니에서 뺐습니다.',
  putBack: '되돌리기',
  item: {
    seats: '선택한 좌석: {{seats}}',
    sailing: '운항편',
    total: '합계',
    change: '변경',
    remove: '삭제',
    earlierPrice: '이전 요금:',
    priceChanged: '요금이 바뀌었습니다: {{earlier}} → {{now}}',
    refunds: '일정이 바뀌면',
    failed: '요금을 확인하지 못했습니다.',
    refused:
      '지난 결제에서 이 운항편이 예약되지 않았습니다. ‘예약하고 결제하기’를 누르면 이유가 다시 표시됩니다.',
  },
  obstacle: {
    'sailing-gone': '더 이상 없는 운항편입니다.',
    'sailing-closed': '판매가 끝난 운항편입니다.',
    'sold-out': '매진된 운항편입니다.',
    'too-few-places_one': '이 운항편은 {{count}}석만 남았습니다.',
    'too-few-places_other': '이 운항편은 {{count}}석만 남았습니다.',
    incomplete: '승객 정보가 다 채워지지 않았습니다. ‘변경’을 눌러 채워 주세요.',
    others: '이 노선의 다른 날짜 보기',
  },
  checkout: {
    heading: '예약 및 결제',
    total_one: '합계, 운항편 {{count}}개',
    total_other: '합계, 운항편 {{count}}개',
    leftOut_one: '운항편 {{count}}개는 지금 예약할 수 없습니다. 장바구니에 남으며 합계에 들어가지 않습니다.',
    leftOut_other:
      '운항편 {{count}}개는 지금 예약할 수 없습니다. 장바구니에 남으며 합계에 들어가지 않습니다.',
    pay: '{{amount}} 예약하고 결제하기',
    hint: '운항편마다 예약이 따로 만들어지고 전자 승선권도 따로 나옵니다. 결제는 한 번만 하시면 됩니다.',
    failed: '예약을 만드는 중 오류가 발생했습니다',
    seeReasons: '예약도 결제도 되지 않았습니다. 이유는 각 운항편에 적혀 있습니다.',
  },
  created: {
    heading: '예약 {{success}}/{{total}}건을 만들었습니다',
    rest: '나머지는 이유와 함께 장바구니에 남아 있습니다. 결제하시는 동안 아래 예약의 자리를 잡아 둡니다.',
    pay_one: '예약 {{count}}건 {{amount}} 결제하기',
    pay_other: '예약 {{count}}건 {{amount}} 결제하기',
  },
} satisfies Translation<typeof en>;
