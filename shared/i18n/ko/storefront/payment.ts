import type en from '../../en/storefront/payment.ts';
import type { Translation } from '../../translation.ts';

export default {
  method: {
    legend: '결제 방법',
    choose: '결제 방법을 선택해 주세요',
    sandbox: '인터넷 뱅킹',
    sandboxText: '은행 페이지에서 결제한 뒤 돌아옵니다',
    stripe: '카드, FPX, GrabPay',
    stripeText: 'Stripe의 안전한 결제 페이지',
    balance: '대리점 잔액',
    balanceText: '잔액에서 바로 차감됩니다',
    balanceLeft: '사용 가능 {{amount}}',
    balanceShort:
      '죄송합니다. 대리점의 사용 가능 잔액이 부족하여 결제할 수 없습니다. {{missing}} 부족합니다.',
    tooLittle:
      '이 사이트의 결제 방법은 {{minimum}}부터 이용하실 수 있습니다. 문의해 주시거나, 자리가 해제되기 전에 창구에서 결제해 주세요.',
  },
  nothing: {
    text: '결제할 금액이 없습니다. 예약을 확정하시면 전자 승선권이 바로 발급됩니다.',
    confirm: '결제 없이 예약 확정',
  },
  jump: {
    title: '결제 페이지로 이동',
    heading: '결제 페이지로 이동합니다',
    text: '{{host}}에서 {{amount}} 결제를 진행합니다. 끝나면 자동으로 돌아옵니다.',
    now: '지금 이동',
  },
  waiting: {
    heading: '은행의 확인을 기다리고 있습니다',
    text: '결제가 도착했는지 확인하고 있습니다. 몇 초면 됩니다.',
    long: '은행 처리가 평소보다 오래 걸리고 있습니다. 이 페이지를 떠나셔도 됩니다. 결제가 확인되는 대로 승선권을 이메일로 보내 드립니다.',
  },
  result: {
    title: '결제',
    toBooking: '예약 보기',
    findBooking: '내 예약 찾기',
    otherSailings: '다른 운항편 보기',
    paid: {
      heading: '결제가 끝났습니다. 승선을 환영합니다!',
      text_one:
        '예약 {{numbers}} 결제 완료: {{amount}}. 전자 승선권이 준비되었으며 이메일로도 보내 드렸습니다.',
      text_other:
        '예약 {{numbers}} 결제 완료: {{amount}}. 전자 승선권이 준비되었으며 이메일로도 보내 드렸습니다.',
      next: '전자 승선권 보기',
    },
    bookingNumbered: '예약 {{number}}',
    partly:
      '결제가 도착했을 때 예약({{numbers}})이 더 이상 유효하지 않아 {{amount}} 환불을 진행하고 있습니다.',
    partlyTwice:
      '예약({{numbers}})은 이미 결제되었습니다. 두 번째 결제 금액({{amount}})을 환불하고 있습니다.',
    paidTwice: {
      heading: '이미 결제하셨습니다',
      text: '두 번째 결제 금액({{amount}})을 환불하고 있습니다. 예약은 결제된 상태이며 바뀌지 않습니다.',
      next: '전자 승선권 보기',
    },
    returned: {
      heading: '결제 금액을 환불하고 있습니다',
      text: '결제가 도착했을 때 예약이 더 이상 유효하지 않았습니다. {{amount}} 전액을 환불해 드립니다.',
      next: '예약 보기',
    },
    failed: {
      heading: '결제에 실패했습니다',
      text: '청구된 금액은 없습니다.',
      next: '다른 방법으로 결제',
    },
    canceled: {
      heading: '결제를 취소하셨습니다',
      text: '청구된 금액은 없습니다.',
      next: '다시 시도',
    },
    kept: '{{time}}까지 자리를 잡아 둡니다.',
    keptUnknown: '예약에 표시된 시간까지 자리를 잡아 둡니다.',
    over: '결제 시간이 지나 자리가 해제되었습니다.',
    overNext: '예약 보기',
  },
  welcome: {
    voyage: '항로',
    next: '다음 안내',
    boarding: '{{opens}}에 승선을 시작합니다. 여유 있게 부두에 도착해 주세요.',
    documents: '예약 시 입력한 승객별 여행 서류를 지참해 주세요.',
    back: '돌아오는 편 예약',
  },
  unknown: {
    heading: '이 결제를 보여 드릴 수 없습니다',
    text: '다른 브라우저에서 진행한 결제일 수 있습니다. 예약 번호와 이메일 또는 전화번호로 예약을 찾아 주세요.',
  },
  voucher: {
    code: '바우처 코드',
    hint: '일부만 사용할 수 있으며 나머지는 바우처에 남습니다.',
    use: '바우처 사용',
    missing: '바우처 코드를 입력해 주세요.',
    used: '{{ending}}(으)로 끝나는 바우처',
    left: '(잔액 {{amount}})',
    toPay: '남은 결제 금액',
    remove: '바우처 사용 안 함',
  },
} satisfies Translation<typeof en>;
