import type en from '../en/errors.ts';
import type { Translation } from '../translation.ts';
import entryRules from './entry-rules.ts';

export default {
  'invalid-input': '표시된 항목을 확인해 주세요.',
  'invalid-body': '요청을 읽을 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  'not-signed-in': '계속하려면 로그인해 주세요.',
  'session-ended': '이 기기에서 로그아웃되었습니다. 다시 로그인해 주세요.',
  'session-expired': '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  'not-permitted': '이 작업을 할 권한이 없습니다. 필요하면 관리자에게 문의해 주세요.',
  'not-found': '요청하신 내용을 찾을 수 없습니다.',
  'not-allowed-method': '이 주소는 해당 요청 방식을 지원하지 않습니다.',
  'body-too-large': '한 번에 보낼 수 있는 양을 넘었습니다. 줄여서 보내 주세요.',
  'too-many-attempts_one': '시도 횟수가 너무 많습니다. {{count}}초 후에 다시 시도해 주세요.',
  'too-many-attempts_other': '시도 횟수가 너무 많습니다. {{count}}초 후에 다시 시도해 주세요.',
  unavailable: '서비스가 아직 준비되지 않았습니다. 잠시 후 다시 시도해 주세요.',
  unexpected: '저희 쪽에 문제가 생겼습니다. 다시 시도해 주시고, 계속되면 연락해 주세요.',

  'key-in-flight': '이미 처리 중인 요청입니다. 잠시 기다려 주세요.',
  'key-reused': '이전에 다른 내용으로 보낸 요청입니다. 페이지를 새로 고쳐 주세요.',
  'changed-meanwhile': '그사이 다른 사람이 내용을 바꾸었습니다. 아직 저장되지 않았습니다.',
  'version-needed': '어느 버전을 바꾼 것인지 알 수 없습니다.',

  'wrong-credentials': '계정 또는 비밀번호가 올바르지 않습니다.',
  'account-inactive': '사용이 중지된 계정입니다. 저희에게 연락해 주세요.',
  'username-taken': '이미 사용 중인 사용자 이름입니다. 다른 이름을 선택해 주세요.',
  'under-age-account': '계정은 만 13세 이상부터 만들 수 있습니다. 보호자가 대신 예약할 수 있습니다.',
  'weak-password': '추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  'wrong-password': '현재 비밀번호가 올바르지 않습니다. 다시 입력해 주세요.',
  'human-check-required': '계속하려면 사람 확인을 완료해 주세요.',
  'human-check-failed': '사람 확인이 만료되었거나 이미 사용되었습니다. 다시 체크해 주세요.',
  'code-wrong': '인증 코드가 올바르지 않거나 만료되었습니다. 확인하시거나 새 코드를 받아 주세요.',
  'saved-passengers-full_one': '승객은 {{count}}명까지 저장할 수 있습니다. 필요 없는 승객을 삭제해 주세요.',
  'saved-passengers-full_other': '승객은 {{count}}명까지 저장할 수 있습니다. 필요 없는 승객을 삭제해 주세요.',
  'erasure-open-orders':
    '아직 끝나지 않은 예약이 있습니다: {{orders}}. 여행을 마치거나 취소한 뒤에 개인정보를 삭제할 수 있습니다.',
  'erasure-balance':
    '계정에 잔액 {{balance}}이(가) 남아 있습니다. 먼저 정산한 뒤에 개인정보를 삭제할 수 있습니다.',
  'cart-changed': '다른 기기에서 장바구니가 변경되었습니다. 다시 확인해 주세요.',
  'own-account': '본인 계정은 삭제하거나 중지할 수 없습니다. 다른 관리자에게 요청해 주세요.',
  'last-administrator': '마지막으로 남은 활성 관리자입니다. 먼저 다른 관리자를 지정해 주세요.',
  'role-exists': '이미 같은 코드를 쓰는 역할이 있습니다. 다른 코드를 선택해 주세요.',
  'role-built-in': '관리자는 항상 모든 권한을 가집니다. 다른 권한이 필요하면 별도의 역할을 만들어 주세요.',
  'role-in-use_one': '이 역할을 가진 사용자가 {{count}}명 있습니다. 먼저 다른 역할을 지정해 주세요.',
  'role-in-use_other': '이 역할을 가진 사용자가 {{count}}명 있습니다. 먼저 다른 역할을 지정해 주세요.',
  'menu-name-taken': '같은 이름의 메뉴가 이미 있습니다. 다른 이름을 선택해 주세요.',
  'menu-has-children': '이 메뉴 아래에 하위 메뉴가 있습니다. 먼저 옮기거나 삭제해 주세요.',

  'setting-exists': '이미 값이 있는 설정입니다. 수정해 주세요.',

  'sailing-not-found': '해당 운항편을 찾을 수 없습니다. 다시 검색해 주세요.',
  'sailing-closed': '판매가 끝난 운항편입니다. 다른 운항편을 선택해 주세요.',
  'sailing-not-open': '이 운항편은 아직 판매 전입니다. 판매 시작 시각은 운항편 페이지에서 확인해 주세요.',
  'waiting-room': '이 운항편을 예약하려는 분이 많아 차례대로 안내합니다. 운항편 페이지에서 줄을 서 주세요.',
  'waiting-room-closed': '지금은 이 운항편에 대기 줄이 없습니다. 바로 예약해 주세요.',
  'waiting-room-drawn': '이 판매 시작 시각으로 이미 순서를 추첨했습니다. 더는 바꿀 수 없습니다.',
  'place-not-found': '대기 순서를 찾을 수 없습니다. 다시 줄을 서 주세요.',
  'sailing-sold-out_zero': '매진된 운항편입니다. 다른 운항편을 선택해 주세요.',
  'sailing-sold-out_one':
    '이 운항편은 {{count}}석만 남았습니다. 다른 운항편을 선택하거나 인원을 줄여 주세요.',
  'sailing-sold-out_other':
    '이 운항편은 {{count}}석만 남았습니다. 다른 운항편을 선택하거나 인원을 줄여 주세요.',
  'cabin-taken': '{{number}}호 객실이 방금 예약되었습니다. 다른 객실을 선택해 주세요.',
  'no-cabin-available':
    '이 운항편에는 일행에게 맞는 빈 객실이 없습니다. 다른 운항편을 선택하거나 객실 없이 예약해 주세요.',
  'cabin-unknown': '이 선박에 없는 객실입니다. 다른 객실을 선택해 주세요.',
  'cabin-too-small': '선택한 객실의 정원은 {{beds}}명인데 일행은 {{guests}}명입니다. 객실을 추가해 주세요.',
  'travel-rules': '입력하신 내용으로는 승선할 수 없습니다. 승객별 안내를 확인해 주세요.',
  'price-changed': '요금이 {{total}}(으)로 변경되었습니다. 결제 전에 내역을 다시 확인해 주세요.',
  'document-booked': '이미 이 운항편에 예약된 신분증이 있습니다. 표시된 승객을 확인해 주세요.',
  'too-many-holds_one':
    '운항편 하나에 결제하지 않은 자리를 {{count}}석까지 잡아 둘 수 있습니다. 잡아 둔 예약을 결제하거나 취소한 뒤 더 예약해 주세요.',
  'too-many-holds_other':
    '운항편 하나에 결제하지 않은 자리를 {{count}}석까지 잡아 둘 수 있습니다. 잡아 둔 예약을 결제하거나 취소한 뒤 더 예약해 주세요.',
  'too-many-holds-here':
    '사용 중인 네트워크에 결제를 기다리는 예약이 너무 많습니다. 예약을 결제하거나 취소하시거나, 몇 분 뒤 다시 시도해 주세요.',
  'holds-lapsed':
    '이 운항편에서 제때 결제되지 않은 예약이 너무 많습니다. 몇 시간 뒤 다시 시도하시거나 전화해 주세요.',
  'human-proof-required': '사람인지 확인해야 합니다. 다시 시도해 주세요.',
  'referral-unknown': '등록되지 않은 추천 코드입니다. 확인하시거나 기본 코드를 그대로 두세요.',

  'order-not-found':
    '입력하신 정보와 일치하는 예약이 없습니다. 예약 번호와 이메일 또는 전화번호를 확인해 주세요.',
  'order-not-unpaid': '결제 대기 중인 예약이 아닙니다.',
  'order-not-paid': '결제되지 않은 예약입니다.',
  'order-expired': '결제 시간이 지났습니다. 다시 예약해 주세요.',
  'nothing-to-cancel': '취소할 항목이 없습니다.',
  'already-boarded': '이미 사용한 승선권은 취소할 수 없습니다.',
  'guests-checked-in':
    '이 예약의 투숙객이 {{numbers}}호 객실에 체크인해 있습니다. 먼저 카운터에서 체크아웃해 주세요.',
  'cancellation-changed': '취소 수수료가 {{charge}}(으)로 변경되었습니다. 다시 확인해 주세요.',
  'cancel-reason-missing': '예약을 취소하는 이유를 입력해 주세요.',
  'not-boarded': '이 승객은 승선 상태가 아닙니다. 이미 승선이 취소되었을 수 있습니다.',
  'conflict-resolved': '이미 처리된 충돌입니다.',
  'count-incomplete': '아직 기록을 모두 보내지 않은 탑승구가 있습니다. 기다리거나 사유를 입력해 주세요.',
  'count-closed-meanwhile': '다른 사람이 방금 이 인원을 확정했습니다. 확인한 뒤 다시 확정해 주세요.',

  'payment-not-found': '해당 결제를 찾을 수 없습니다.',
  'refund-not-found': '이 환불을 찾을 수 없습니다.',
  'refund-not-failed': '이 환불은 실패한 상태가 아니거나 이미 다시 처리되고 있습니다.',
  'payment-provider-unavailable':
    '결제 서비스가 응답하지 않습니다. 청구되지 않았으니 잠시 후 다시 시도해 주세요.',
  'notification-forged': '알림의 서명이 일치하지 않습니다.',
  'insufficient-balance': '죄송합니다. 대리점의 사용 가능 잔액이 부족하여 결제할 수 없습니다.',
  'balance-not-yours': '잔액 결제는 로그인한 대리점만 사용할 수 있습니다.',

  'order-closed': '이 예약은 이미 끝났습니다. 정보를 더 이상 바꿀 수 없습니다.',
  'passenger-boarded': '이 승객은 이미 승선했습니다. 정보를 더 이상 바꿀 수 없습니다.',
  'too-many-exports': '지금 만들고 있는 보고서가 너무 많습니다. 하나가 끝날 때까지 기다려 주세요.',
  'cash-too-little': '받은 현금이 {{due}}보다 적습니다.',
  'payment-reference-taken': '이미 다른 결제나 환불에 등록된 번호입니다. 전표를 확인해 주세요.',
  'amount-changed': '결제할 금액이 {{due}}(으)로 바뀌었습니다. 다시 확인해 주세요.',
  'passenger-not-found': '이 예약에는 해당 승객이 없습니다.',
  'move-changed_one':
    '출항 전 {{count}}일 이내의 변경은 취소로 처리되며 비용이 바뀌었습니다. 다시 확인해 주세요.',
  'move-changed_other':
    '출항 전 {{count}}일 이내의 변경은 취소로 처리되며 비용이 바뀌었습니다. 다시 확인해 주세요.',
  'move-impossible': '이 예약은 해당 운항편으로 옮길 수 없습니다. 같은 노선의 다른 운항편을 선택해 주세요.',
  'no-email': '이 고객의 이메일 주소가 없습니다.',

  'ticket-not-found': '승선권을 찾을 수 없습니다',
  'station-unknown': '이 업무용 컴퓨터는 등록되어 있지 않습니다. 관리자에게 등록 코드를 요청하세요.',
  'station-revoked': '이 업무용 컴퓨터는 등록이 취소되어 더 이상 접속할 수 없습니다.',
  'station-forged': '이 업무용 컴퓨터의 서명이 올바르지 않습니다. 다시 등록하세요.',
  'station-needed': '등록된 업무용 컴퓨터에서만 할 수 있습니다. 관리자에게 등록 코드를 요청하세요.',
  'station-clock': '이 업무용 컴퓨터의 시계가 맞지 않습니다. 시계를 맞춘 뒤 다시 시도하세요.',

  'agents-only': '대리점 전용 페이지입니다. 대리점이시라면 대리점 계정으로 로그인해 주세요.',
  'sub-agent-not-found': '하위 대리점 중에 해당 대리점이 없습니다. 목록에서 선택해 주세요.',
  'sub-agent-inactive': '사용이 중지된 하위 대리점 계정이라 금액을 받을 수 없습니다.',

  'link-wrong':
    '이 링크는 기한이 지났거나 이미 사용되었거나 새 링크로 바뀌었습니다. 저희에게 다시 요청해 주세요.',
  'customer-email-taken':
    '다른 계정에서 이미 확인한 이메일 주소입니다. 그 계정을 찾거나 다른 주소를 입력해 주세요.',
  'customer-no-email': '링크를 보낼 이메일 주소가 없는 계정입니다. 먼저 이메일을 입력해 주세요.',
  'customer-inactive': '사용이 중지된 계정입니다. 먼저 활성화해 주세요.',
  'superior-unfit': '상위 대리점은 활성 상태이며 등급이 같거나 더 높아야 합니다. 다른 상위를 선택해 주세요.',
  'superior-below': '선택한 대리점은 이 계정의 하위에 있습니다. 다른 상위를 선택해 주세요.',
  'agents-below_one':
    '바로 아래에 더는 둘 수 없는 인원이 {{count}}명 있습니다. 먼저 어디로 옮길지 선택해 주세요.',
  'agents-below_other':
    '바로 아래에 더는 둘 수 없는 인원이 {{count}}명 있습니다. 먼저 어디로 옮길지 선택해 주세요.',
  'not-an-agent': '일반 사용자에게는 잔액이 없습니다. 먼저 대리점으로 설정해 주세요.',
  'agent-has-balance': '아직 잔액 {{balance}}이 남아 있습니다. 먼저 RM 0.00으로 재설정해 주세요.',
  'balance-changed': '현재 잔액은 {{balance}}입니다. 다시 확인한 뒤 재설정해 주세요.',
  'balance-below-credit':
    '부여된 신용 한도 {{credit}}보다 낮습니다. 한도를 먼저 늘리거나 더 높은 잔액을 입력해 주세요.',
  'credit-in-use': '신용 한도 중 {{used}}이 사용 중이라 그보다 낮출 수 없습니다.',

  'list-changed': '그사이 목록이 바뀌었습니다. 다시 확인해 주세요.',

  'image-type': '이미지는 JPG 또는 PNG 형식이어야 합니다: {{file}}',
  'image-size': '이미지는 한 장에 5MB 이하여야 합니다: {{file}}',
  'image-count_one': '이미지는 {{count}}장까지 올릴 수 있습니다',
  'image-count_other': '이미지는 {{count}}장까지 올릴 수 있습니다',
  'image-pixels': '{{file}}의 픽셀 수가 너무 많습니다. 크기를 줄여 주세요.',
  'image-unreadable': '{{file}}이(가) 손상되어 읽을 수 없습니다. 다른 이미지를 선택해 주세요.',
  'image-twice': '{{file}}은(는) 이미 등록된 이미지입니다.',

  'ship-name-taken': '같은 이름의 선박이 있습니다. 다른 이름을 정해 주세요.',
  'ship-out-of-service': '{{ship}}은(는) 퇴역하여 되돌릴 수 없습니다. 새 선박을 등록해 주세요.',
  'ship-has-sailings_one':
    '{{ship}}에 아직 운항편 {{count}}편이 남아 있습니다. 먼저 운항편을 취소한 뒤 퇴역 처리해 주세요.',
  'ship-has-sailings_other':
    '{{ship}}에 아직 운항편 {{count}}편이 남아 있습니다. 먼저 운항편을 취소한 뒤 퇴역 처리해 주세요.',
  'ship-capacity-offered_one':
    '이 선박의 운항편 중 정원이 {{count}}명을 넘는 것이 있습니다. 먼저 그 운항편의 정원을 낮춰 주세요.',
  'ship-capacity-offered_other':
    '이 선박의 운항편 중 정원이 {{count}}명을 넘는 것이 있습니다. 먼저 그 운항편의 정원을 낮춰 주세요.',

  'room-type-code-taken': '같은 코드의 객실 유형이 있습니다. 다른 코드를 정해 주세요.',
  'room-type-used_one': '이 유형의 객실이 {{count}}개 있습니다. 먼저 다른 유형으로 바꿔 주세요.',
  'room-type-used_other': '이 유형의 객실이 {{count}}개 있습니다. 먼저 다른 유형으로 바꿔 주세요.',
  'prices-changed_one':
    '그사이 다른 사람이 가격 {{count}}개를 바꿨습니다: {{cells}}. 저장되지 않았으니 다시 확인해 주세요.',
  'prices-changed_other':
    '그사이 다른 사람이 가격 {{count}}개를 바꿨습니다: {{cells}}. 저장되지 않았으니 다시 확인해 주세요.',

  'room-number-taken': '이 선박에 이미 {{number}}호가 있습니다. 다른 번호를 정해 주세요.',
  'room-numbers-taken': '이 선박에 이미 있는 번호입니다: {{numbers}}. 만들어진 객실은 없습니다.',
  'room-used':
    '{{number}}호는 예약이나 기록이 있어 삭제할 수 없습니다. 대신 정비 상태로 두면 예약되지 않습니다.',
  'room-stays-on-ship': '{{number}}호는 현재 선박에 예약이나 기록이 있어 다른 선박으로 옮길 수 없습니다.',
  'room-too-small':
    '{{number}}호는 앞으로의 운항편에 {{guests}}명이 예약되어 있는데 이 유형의 정원은 {{most}}명입니다. 더 큰 유형을 선택해 주세요.',
  'room-occupied-by-hand': '객실은 체크인으로만 사용 중이 됩니다. 체크인을 이용해 주세요.',

  'room-occupied': '{{number}}호는 {{time}}부터 사용 중입니다. 먼저 체크아웃해 주세요.',
  'room-dirty': '{{number}}호는 아직 청소되지 않았습니다. 먼저 청소 완료로 표시해 주세요.',
  'room-in-maintenance': '{{number}}호는 정비 중입니다: {{notes}}',
  'room-not-occupied': '{{number}}호에 체크인한 사람이 없습니다. 그사이 체크아웃되었을 수 있습니다.',
  'room-not-dirty': '{{number}}호는 청소 대기 상태가 아닙니다. 그사이 다른 사람이 표시했을 수 있습니다.',
  'room-still-occupied': '{{number}}호에 투숙객이 있습니다. 먼저 체크아웃한 뒤 정비 상태로 바꿔 주세요.',
  'room-not-in-maintenance':
    '{{number}}호는 정비 중이 아닙니다. 그사이 다른 사람이 정비를 끝냈을 수 있습니다.',
  'room-not-booked':
    '이 운항편에 {{number}}호를 예약한 사람이 없습니다. 투숙자와 사유를 적거나 먼저 객실을 판매해 주세요.',
  'guest-already-in': '{{time}}에 {{by}}이(가) 이미 {{number}}호로 체크인했습니다.',
  'guest-other-cabin': '이 고객의 객실은 {{number}}호가 아니라 {{cabin}}호입니다.',
  'guest-without-cabin': '{{name}} 님의 예약에는 객실이 없습니다. 카운터에서 객실을 판매할 수 있습니다.',
  'guest-canceled': '{{name}} 님의 승선권은 취소되었습니다.',
  'guest-unpaid': '{{name}} 님의 예약 {{order}}은(는) 결제되지 않았습니다. 먼저 결제를 받아 주세요.',
  'guest-other-sailing': '{{name}} 님이 예약한 운항편은 현재 운항편이 아니라 {{sailing}}입니다.',
  'check-in-too-early': '이 운항편의 체크인은 {{time}}에 시작됩니다.',
  'guest-ticket-forged': '당사에서 발급한 코드가 아닙니다.',
  'guest-key-withdrawn': '이 승선권의 코드는 더 이상 사용할 수 없습니다. 승선권을 다시 발급받아 주세요.',

  'port-code-taken': '다른 항구가 이 코드를 쓰고 있습니다. 다른 코드를 선택해 주세요.',
  'route-exists': '이미 있는 노선입니다. 기존 노선을 수정해 주세요.',
  'route-fares-needed_one':
    '운항편 {{count}}편이 이 요금을 쓰고 있습니다. 먼저 운항편에 별도 요금을 정하거나 이 요금을 그대로 두세요.',
  'route-fares-needed_other':
    '운항편 {{count}}편이 이 요금을 쓰고 있습니다. 먼저 운항편에 별도 요금을 정하거나 이 요금을 그대로 두세요.',

  'sailing-clash': '다른 운항편과 겹쳐 만들 수 없습니다. 겹치는 내용을 확인해 주세요.',
  'sailings-clash_one':
    '운항편 {{count}}편이 다른 운항편과 겹쳐 만들 수 없습니다. 저장된 것은 없으니 미리보기를 다시 확인해 주세요.',
  'sailings-clash_other':
    '운항편 {{count}}편이 다른 운항편과 겹쳐 만들 수 없습니다. 저장된 것은 없으니 미리보기를 다시 확인해 주세요.',
  'plan-empty': '남은 날짜가 없습니다. 요일이나 기간, 예외 날짜를 바꿔 주세요.',
  'sailing-state': '$t(sailingStatus.{{status}}) 상태의 운항편에는 할 수 없는 작업입니다.',
  'sailing-not-due': '이 운항편은 승선이 시작되는 {{from}}부터 출항 처리할 수 있습니다.',
  'sailing-has-history': '예약이나 승선 기록이 있는 운항편은 삭제할 수 없습니다. 대신 취소해 주세요.',
  'sailing-times-overlap':
    '그 시간에는 같은 선박의 다른 운항편이 있습니다: {{date}}, {{departs}}–{{arrives}}. 그 운항편을 먼저 변경해 주세요.',
  'capacity-below-booked_one': '이미 {{count}}석이 예약 또는 판매되었습니다. 정원은 그보다 적을 수 없습니다.',
  'capacity-below-booked_other':
    '이미 {{count}}석이 예약 또는 판매되었습니다. 정원은 그보다 적을 수 없습니다.',
  'capacity-above-ship_one': '이 선박의 정원은 최대 {{count}}명입니다.',
  'capacity-above-ship_other': '이 선박의 정원은 최대 {{count}}명입니다.',
  'fares-missing': '이 노선에는 해당 시간대의 요금이 없습니다. 운항편에 별도 요금을 정해 주세요.',
  'season-unreadable':
    '파일을 읽을 수 없습니다. 양식을 내려받아 Excel 통합 문서(.xlsx)나 UTF-8 CSV 파일로 작성해 주세요.',
  'season-too-long': '파일이 너무 큽니다: 최대 {{rows}}행, {{megabytes}}MB. 파일을 나눠 주세요.',
  'season-refused_one':
    '{{count}}행을 더 이상 가져올 수 없습니다. 저장된 것은 없으니 미리보기를 다시 확인해 주세요.',
  'season-refused_other':
    '{{count}}행을 더 이상 가져올 수 없습니다. 저장된 것은 없으니 미리보기를 다시 확인해 주세요.',

  'too-many-streams': '이곳에서 열린 실시간 화면이 너무 많습니다. 하나를 닫고 다시 시도해 주세요.',

  fields: {
    ...entryRules,
    'boarding-closes-before-it-opens':
      '승선이 시작되기 전에 마감됩니다. 더 일찍 시작하거나 더 늦게 마감해 주세요.',
    'sales-close-after-boarding':
      '승선이 마감된 뒤에도 승선권이 판매됩니다. 판매 마감을 같은 시각이나 더 이르게 정해 주세요.',
    'document-booked': '이 신분증은 이미 이 운항편에 예약되어 있습니다.',
    'document-number': '신분증에 적힌 번호를 입력해 주세요.',
    'agents-hold-less': '그러면 대리점이 다른 고객보다 적은 자리를 잡게 됩니다.',
    'network-holds-less': '그러면 한 네트워크를 함께 쓰는 사람들이 그중 한 명보다 적은 자리를 잡게 됩니다.',
    'customer-email-taken': '다른 계정에서 이미 확인한 주소입니다.',
    'payment-reference-taken': '이미 등록된 번호입니다. 전표를 확인해 주세요.',
    'username-taken': '이미 사용 중인 사용자 이름입니다.',
    'clock-time': '시각을 09:00처럼 입력해 주세요.',
    'catalogue-code': '영문 소문자와 하이픈만 쓸 수 있으며, 글자로 시작해야 합니다.',
    'repeat-period': '기간은 최대 400일이며, 종료일은 시작일보다 빠를 수 없습니다.',
    'same-port': '도착 항구는 출발 항구와 달라야 합니다.',
    'port-code-taken': '다른 항구가 이 코드를 쓰고 있습니다.',
    'route-exists': '이미 있는 노선입니다.',
    'arrives-after': '도착은 출항 이후 48시간 이내여야 합니다.',
    'sailing-day': '출항은 운항일 당일이나 그 뒤 3일 이내여야 합니다.',
    'opens-after-departure': '판매는 출항 전에 시작해야 합니다.',
    'departs-later': '현재 출항 시각보다 늦어야 합니다.',
    'departs-in-past': '이미 지난 시각입니다.',
    required: '이 항목을 입력해 주세요.',
    invalid_type: '이 항목을 확인해 주세요.',
    invalid_value: '선택지 중에서 골라 주세요.',
    invalid_format: '형식을 확인해 주세요.',
    invalid_union: '이 항목을 확인해 주세요.',
    too_small: '너무 짧거나 작습니다.',
    unrecognized_keys: '알 수 없는 항목이 있습니다.',
    not_multiple_of: '정수를 입력해 주세요.',
    custom: '이 항목을 확인해 주세요.',
    'too-short': '6자 이상으로 입력해 주세요.',
    'too-long': '20자 이하로 입력해 주세요.',
    'too-common': '많은 사람이 쓰는 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
    'contains-username': '비밀번호에 사용자 이름을 넣지 마세요.',
    'passwords-differ': '두 비밀번호가 일치하지 않습니다.',
    'human-check': '다시 체크해 주세요.',
    code: '코드를 확인하거나 새 코드를 받아 주세요.',
    'wrong-password': '현재 비밀번호가 아닙니다.',
    'email-only': '회원 가입은 이메일로 인증합니다.',
    'child-data': '만 13세 미만 어린이의 전화번호와 이메일은 받지 않습니다. 비워 두세요.',
    'birth-date-in-future': '생년월일이 오늘 이후입니다.',
    duplicate: '목록에 중복된 항목이 있습니다.',
    'ladder-order': '단계는 남은 일수가 많은 순서로 0까지 이어져야 하며, 수수료가 줄어들 수 없습니다.',
    period: '시작일이 종료일보다 빠른 1년 이내의 기간을 선택해 주세요.',
    link: '웹 주소(https://…)나 사이트의 페이지(/…)를 입력해 주세요.',
    'days-in-order': '마지막 날이 첫날보다 빠릅니다.',
    picture: '이미지를 올려 주세요.',
    occupancy: '인원은 1명에서 6명 사이여야 합니다',
    'range-in-order': '범위의 끝이 시작보다 앞섭니다.',
    'rooms-at-once': '한 번에 최대 300개의 객실을 만들 수 있습니다.',
    'ship-name-taken': '같은 이름의 선박이 있습니다.',
    'ship-capacity-offered': '이 선박의 운항편 중 정원이 더 큰 것이 있습니다.',
    'room-type-code-taken': '같은 코드의 객실 유형이 있습니다.',
    'room-number-taken': '이 선박에 이미 있는 번호입니다.',
  },

  sailingStatus: {
    scheduled: '예정',
    delayed: '지연',
    closed: '판매 마감',
    departed: '출항',
    canceled: '취소',
  },
  clashes: {
    'in-the-past': '이미 지난 출항 시각입니다.',
    'ship-unknown': '그런 선박이 없습니다.',
    'route-unknown': '그런 노선이 없습니다.',
    'route-inactive': '운항하지 않는 노선입니다.',
    'fares-missing': '노선에 이 시간대의 요금이 없고, 운항편에도 별도 요금이 없습니다.',
    'ship-maintenance': '정비 중인 선박입니다.',
    'ship-decommissioned': '퇴역한 선박입니다.',
    'capacity-above-ship_one': '이 선박의 정원은 최대 {{count}}명입니다.',
    'capacity-above-ship_other': '이 선박의 정원은 최대 {{count}}명입니다.',
    'ship-sails-already': '이 선박은 해당 날짜와 시간대에 이미 운항편이 있습니다.',
    'ship-sailing-canceled':
      '이 선박의 취소된 운항편이 해당 날짜와 시간대에 있습니다. 예약이 없었다면 삭제할 수 있습니다.',
    'twice-in-plan': '{{place}}과(와) 선박, 날짜, 시간대가 같습니다.',
    'times-overlap': '그 시간에는 같은 선박의 다른 운항편이 있습니다: {{date}}, {{departs}}–{{arrives}}.',
    'overlap-in-plan': '시간이 {{place}}과(와) 겹칩니다.',
    'ship-elsewhere': '이 선박의 직전 운항편은 {{port}}에서 끝납니다.',
  },
  season: {
    row: '{{row}}행',
    'column-missing': '“{{column}}” 열이 없습니다. 양식을 내려받아 작성해 주세요.',
    'column-twice': '“{{column}}” 열이 두 번 있습니다.',
    empty: '파일에 운항편이 없습니다.',
    required: '필수 항목입니다.',
    date: '“{{text}}”은(는) 날짜가 아닙니다. 2027-03-12처럼 적어 주세요.',
    time: '“{{text}}”은(는) 시각이 아닙니다. 09:00처럼 적어 주세요.',
    session: '“{{text}}”은(는) 시간대가 아닙니다. 주간 또는 야간으로 적어 주세요.',
    ship: '“{{text}}”라는 선박이 없습니다.',
    port: '“{{text}}”라는 항구가 없습니다.',
    route: '{{departure}}에서 {{destination}}(으)로 가는 노선이 없습니다.',
    capacity: '“{{text}}”은(는) 1에서 {{most}} 사이의 인원이 아닙니다.',
    flag: '“{{text}}”은(는) 예 또는 아니요가 아닙니다.',
    price: '“{{text}}”은(는) RM 금액이 아닙니다. 128.00처럼 적어 주세요.',
    'price-high': '최대 {{most}}입니다.',
    'fares-partly': '요금 네 가지를 모두 적거나, 노선 요금을 쓰려면 모두 비워 두세요.',
    gate: '최대 {{most}}자입니다.',
  },
  findings: {
    'party-size': '한 번에 승객 {{min}}~{{max}}명을 예약할 수 있습니다.',
    'birth-date-in-future': '생년월일이 오늘 이후입니다. 확인해 주세요.',
    'birth-date-too-long-ago': '생년월일이 {{years}}년보다 오래되었습니다. 확인해 주세요.',
    'infant-too-young':
      '유아는 생후 {{months}}개월부터 승선할 수 있습니다. 이 유아는 {{sailsFrom}}부터 가능합니다.',
    'ticket-type-mismatch': '출항일 기준 만 {{age}}세입니다. “{{expected}}” 승선권을 선택해 주세요.',
    'minor-unaccompanied':
      '만 {{years}}세 미만은 성인과 함께 승선해야 합니다. 이 예약에 성인을 추가해 주세요.',
    'passport-expiry-missing': '여권 만료일을 입력해 주세요.',
    'passport-country-missing': '여권 발급 국가를 선택해 주세요.',
    'passport-expires-too-soon':
      '여권은 여행이 끝난 뒤 {{months}}개월 이상, {{validUntil}}까지 유효해야 합니다. 이 여권은 {{expiry}}에 만료됩니다.',
    'document-expires-before-arrival':
      '이 신분증은 {{expiry}}에 만료되어 도착일 {{arrivalDate}}보다 빠릅니다.',
    'pregnancy-too-far': '임신 {{fromWeek}}주부터는 승선할 수 없습니다. 출항일 기준 {{week}}주입니다.',
    'contact-is-child': '연락 담당자는 성인이어야 합니다. 성인의 전화번호와 이메일을 입력해 주세요.',
    'child-contact-data': '만 {{years}}세 미만 어린이의 전화번호와 이메일은 받지 않습니다. 비워 두세요.',
  },
  ticketTypes: { adult: '성인', child: '어린이', infant: '유아', senior: '경로' },

  refusal: {
    boarded: '승선을 환영합니다.',
    'already-boarded': '{{time}}에 {{gate}}에서 이미 승선했습니다.',
    'already-boarded-unnamed-gate': '{{time}}에 이미 승선했습니다.',
    'wrong-sailing': '이 승선권은 {{sailing}} 운항편용입니다.',
    canceled: '취소된 승선권입니다.',
    unpaid: '결제되지 않은 예약입니다.',
    'too-early': '승선은 {{time}}에 시작합니다.',
    'too-late': '승선이 {{time}}에 마감되었습니다.',
    forged: '저희가 발행한 코드가 아닙니다.',
    'not-a-ticket': '승선권이 아닙니다.',
    'not-found': '승선권을 찾을 수 없습니다',
    'wrong-code': '확인 코드가 이 승선권과 일치하지 않습니다.',
    'sailing-over': '배가 이미 출항했습니다. 이 승선권은 {{sailing}} 운항편용입니다.',
    'unknown-key': '아직 등록되지 않은 키로 서명된 코드입니다.',
    'key-withdrawn': '이 승선권의 코드는 더 이상 사용할 수 없습니다. 승선권을 다시 발급받아 주세요.',
  },
} satisfies Translation<typeof en>;
