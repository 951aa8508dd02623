import type en from '../en/errors.ts';
import type { Translation } from '../translation.ts';

export default {
  'invalid-input': '표시된 항목을 확인해 주세요.',
  'invalid-body': '요청을 읽을 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  'not-signed-in': '계속하려면 로그인해 주세요.',
  'session-ended': '이 기기에서 로그아웃되었습니다. 다시 로그인해 주세요.',
  'session-expired': '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  'not-permitted': '이 계정으로는 할 수 없는 작업입니다. 필요하면 관리자에게 문의해 주세요.',
  'not-found': '요청하신 내용을 찾을 수 없습니다.',
  'not-allowed-method': '이 주소는 해당 요청 방식을 지원하지 않습니다.',
  'body-too-large': '한 번에 보낼 수 있는 양을 넘었습니다. 줄여서 보내 주세요.',
  'too-many-attempts': '시도 횟수가 너무 많습니다. {{seconds}}초 후에 다시 시도해 주세요.',
  unavailable: '서비스가 아직 준비되지 않았습니다. 잠시 후 다시 시도해 주세요.',
  unexpected: '저희 쪽에 문제가 생겼습니다. 다시 시도해 주시고, 계속되면 연락해 주세요.',

  'key-in-flight': '이미 처리 중인 요청입니다. 잠시 기다려 주세요.',
  'key-reused': '이전에 다른 내용으로 보낸 요청입니다. 페이지를 새로 고쳐 주세요.',

  'wrong-credentials': '계정 또는 비밀번호가 올바르지 않습니다.',
  'account-inactive': '사용이 중지된 계정입니다. 저희에게 연락해 주세요.',
  'username-taken': '이미 사용 중인 사용자 이름입니다. 다른 이름을 선택해 주세요.',
  'under-age-account': '계정은 만 13세 이상부터 만들 수 있습니다. 보호자가 대신 예약할 수 있습니다.',
  'weak-password': '추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  'wrong-password': '현재 비밀번호가 올바르지 않습니다. 다시 입력해 주세요.',
  'human-check-required': '계속하려면 사람 확인을 완료해 주세요.',
  'human-check-failed': '사람 확인이 만료되었거나 이미 사용되었습니다. 다시 체크해 주세요.',
  'code-wrong': '인증 코드가 올바르지 않거나 만료되었습니다. 확인하시거나 새 코드를 받아 주세요.',
  'saved-passengers-full': '승객은 {{most}}명까지 저장할 수 있습니다. 필요 없는 승객을 삭제해 주세요.',
  'erasure-open-orders':
    '아직 끝나지 않은 주문이 있습니다: {{orders}}. 여행을 마치거나 취소한 뒤에 개인정보를 삭제할 수 있습니다.',
  'erasure-balance':
    '계정에 잔액 {{balance}}이(가) 남아 있습니다. 먼저 정산한 뒤에 개인정보를 삭제할 수 있습니다.',
  'cart-changed': '다른 기기에서 장바구니가 변경되었습니다. 다시 확인해 주세요.',
  'own-account': '본인 계정은 삭제하거나 중지할 수 없습니다. 다른 관리자에게 요청해 주세요.',
  'last-administrator': '마지막으로 남은 활성 관리자입니다. 먼저 다른 관리자를 지정해 주세요.',

  'setting-exists': '이미 값이 있는 설정입니다. 수정해 주세요.',

  'sailing-not-found': '해당 항해를 찾을 수 없습니다. 다시 검색해 주세요.',
  'sailing-closed': '판매가 끝난 항해입니다. 다른 항해를 선택해 주세요.',
  'sailing-sold-out': '이 항해는 {{left}}자리만 남았습니다. 다른 항해를 선택하거나 인원을 줄여 주세요.',
  'cabin-taken': '{{number}}호 객실이 방금 예약되었습니다. 다른 객실을 선택해 주세요.',
  'no-cabin-available':
    '이 항해에는 일행에게 맞는 빈 객실이 없습니다. 다른 항해를 선택하거나 객실 없이 예약해 주세요.',
  'cabin-unknown': '이 선박에 없는 객실입니다. 다른 객실을 선택해 주세요.',
  'cabin-too-small': '선택한 객실의 정원은 {{beds}}명인데 일행은 {{guests}}명입니다. 객실을 추가해 주세요.',
  'travel-rules': '입력하신 내용으로는 승선할 수 없습니다. 승객별 안내를 확인해 주세요.',
  'price-changed': '요금이 {{total}}(으)로 변경되었습니다. 결제 전에 내역을 다시 확인해 주세요.',
  'referral-unknown': '등록되지 않은 추천 코드입니다. 확인하시거나 기본 코드를 그대로 두세요.',

  'order-not-found':
    '입력하신 정보와 일치하는 주문이 없습니다. 주문 번호와 이메일 또는 전화번호를 확인해 주세요.',
  'order-not-unpaid': '결제 대기 중인 주문이 아닙니다.',
  'order-not-paid': '결제되지 않은 주문입니다.',
  'order-expired': '결제 시간이 지났습니다. 다시 예약해 주세요.',
  'nothing-to-cancel': '이 주문에는 취소할 항목이 없습니다.',
  'already-boarded': '이미 승선한 티켓은 취소할 수 없습니다.',
  'cancellation-changed': '취소 수수료가 {{charge}}(으)로 변경되었습니다. 다시 확인해 주세요.',

  'payment-not-found': '해당 결제를 찾을 수 없습니다.',
  'payment-provider-unavailable':
    '결제 서비스가 응답하지 않습니다. 청구되지 않았으니 잠시 후 다시 시도해 주세요.',
  'notification-forged': '알림의 서명이 일치하지 않습니다.',
  'insufficient-balance': '죄송합니다. 대리점의 사용 가능 잔액이 부족하여 결제할 수 없습니다.',
  'balance-not-yours': '잔액 결제는 로그인한 대리점만 사용할 수 있습니다.',

  'ticket-not-found': '티켓을 찾을 수 없습니다',

  'agents-only': '대리점 전용 페이지입니다. 대리점이시라면 대리점 계정으로 로그인해 주세요.',
  'sub-agent-not-found': '하위 대리점 중에 해당 대리점이 없습니다. 목록에서 선택해 주세요.',
  'sub-agent-inactive': '사용이 중지된 하위 대리점 계정이라 금액을 받을 수 없습니다.',

  'too-many-streams': '이곳에서 열린 실시간 화면이 너무 많습니다. 하나를 닫고 다시 시도해 주세요.',

  fields: {
    required: '이 항목을 입력해 주세요.',
    invalid_type: '이 항목을 확인해 주세요.',
    invalid_value: '선택지 중에서 골라 주세요.',
    invalid_format: '형식을 확인해 주세요.',
    invalid_union: '이 항목을 확인해 주세요.',
    too_small: '너무 짧거나 작습니다.',
    too_big: '너무 길거나 큽니다.',
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
  },

  findings: {
    'party-size': '한 주문에는 승객 {{min}}~{{max}}명까지 넣을 수 있습니다.',
    'birth-date-in-future': '생년월일이 오늘 이후입니다. 확인해 주세요.',
    'birth-date-too-long-ago': '생년월일이 {{years}}년보다 오래되었습니다. 확인해 주세요.',
    'infant-too-young':
      '아기는 생후 {{months}}개월부터 승선할 수 있습니다. 이 아기는 {{sailsFrom}}부터 가능합니다.',
    'ticket-type-mismatch': '출항일 기준 만 {{age}}세입니다. “{{expected}}” 티켓을 선택해 주세요.',
    'minor-unaccompanied':
      '만 {{years}}세 미만은 성인과 함께 승선해야 합니다. 이 주문에 성인을 추가해 주세요.',
    'passport-expiry-missing': '여권 만료일을 입력해 주세요.',
    'passport-country-missing': '여권 발급 국가를 선택해 주세요.',
    'passport-expires-too-soon':
      '여권은 항해 종료 후 {{months}}개월 이상, {{validUntil}}까지 유효해야 합니다. 이 여권은 {{expiry}}에 만료됩니다.',
    'document-expires-before-arrival':
      '이 신분증은 {{expiry}}에 만료되어 도착일 {{arrivalDate}}보다 빠릅니다.',
    'pregnancy-too-far': '임신 {{fromWeek}}주부터는 승선할 수 없습니다. 출항일 기준 {{week}}주입니다.',
    'contact-is-child': '주문 연락처는 성인이어야 합니다. 성인의 전화번호와 이메일을 입력해 주세요.',
    'child-contact-data': '만 {{years}}세 미만 어린이의 전화번호와 이메일은 받지 않습니다. 비워 두세요.',
  },
  ticketTypes: { adult: '성인', child: '어린이', infant: '유아', senior: '경로' },

  refusal: {
    boarded: '승선을 환영합니다.',
    'already-boarded': '{{time}}에 {{gate}}에서 이미 승선했습니다.',
    'already-boarded-unnamed-gate': '{{time}}에 이미 승선했습니다.',
    'wrong-sailing': '이 티켓은 {{sailing}} 항해용입니다.',
    canceled: '취소된 티켓입니다.',
    unpaid: '결제되지 않은 주문입니다.',
    'too-early': '승선은 {{time}}에 시작합니다.',
    'too-late': '승선이 {{time}}에 마감되었습니다.',
    forged: '저희가 발행한 코드가 아닙니다.',
    'not-a-ticket': '탑승권이 아닙니다.',
    'not-found': '티켓을 찾을 수 없습니다',
    'wrong-code': '인증 코드가 이 티켓과 일치하지 않습니다.',
  },
} satisfies Translation<typeof en>;
