import type en from '../../en/storefront/seats.ts';
import type { Translation } from '../../translation.ts';

export default {
  heading: '좌석',
  optional: '선택하지 않아도 됩니다. 좌석을 고르지 않은 승객은 서로 가까운 빈자리로 배정됩니다.',
  fee: '선택한 좌석 하나당 {{price}}입니다.',
  free: '좌석 선택은 무료입니다.',
  choose: '좌석 선택',
  change: '좌석 변경',
  sits: '{{name}}: {{seat}}',
  passenger: '승객 {{number}}',
  who: '누구의 좌석을 고르시나요?',
  seatOf: '좌석 {{seat}}',
  noSeat: '선택 안 함',
  map: '좌석 배치도, 위쪽이 선수',
  isFree: '좌석 {{seat}}, 선택 가능',
  isTaken: '좌석 {{seat}}, 판매됨',
  isOf: '좌석 {{seat}}, {{name}}',
  gone: '{{seat}} 좌석이 방금 예약되었습니다. 다른 좌석을 선택해 주세요.',
  another: '다른 좌석 선택',
  clear: '좌석 선택 안 함',
} satisfies Translation<typeof en>;
