import type en from '../en/sandbox.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Sandbank: {{amount}} 결제',
  bank: 'Sandbank 연습 은행',
  practice: '연습용 은행입니다. 실제 돈은 오가지 않습니다.',
  amount: '결제 금액',
  reference: '결제 번호',
  pay: '{{amount}} 결제하기',
  cancel: '취소하고 돌아가기',
  other: '다른 상황도 시험해 보기',
  fail: '결제 실패시키기',
  failHint: '잔액이 부족할 때처럼 은행이 결제를 거절합니다.',
  payTwice: '결제하고 알림 두 번 보내기',
  payTwiceHint: '같은 알림이 판매처에 두 번 전송됩니다.',
  payLate: '결제하고 알림 늦게 보내기',
  payLateHint: '바로 돌아가고, 알림은 나중에 도착합니다.',
  seconds: '알림까지 걸리는 시간(초)',
  paid: '결제가 완료되었습니다',
  paidHint: '{{amount}}이(가) 결제되었습니다. 더 하실 일은 없습니다.',
  back: '판매처로 돌아가기',
  invalid: '결제 링크가 올바르지 않습니다',
  invalidHint: '판매처로 돌아가 결제를 다시 시작해 주세요.',
} satisfies Translation<typeof en>;
