import type en from '../en/mails.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    greeting: '{{name}} 님, 안녕하세요.',
    closing: '즐거운 여행 되시기를 바랍니다.',
    help: '문의: {{phone}} 또는 {{email}}',
  },
  order: {
    viewOrder: '예약 보기',
    orderNumber: '예약 번호',
    sailing: '운항편',
    departs: '출항',
    boarding: '승선 시간',
    passengers: '승객',
    cabins: '객실',
    noCabin: '없음',
    total: '결제 금액',
    ticketLine: '{{name}} · {{type}}',
    cabinLine: '객실 {{number}}호',
    automatic: '{{operator}} 예약({{order}})과 관련하여 발송된 메일입니다.',
    orderUnpaid: {
      subject: '{{until}}까지 자리를 잡아 둡니다: {{route}}, {{date}} ({{order}})',
      heading: '고객님의 자리를 잡아 두었습니다',
      intro:
        '{{until}}까지 자리를 잡아 둡니다. 결제하시면 전자 승선권을 보내 드립니다. 예약을 원하지 않으시면 그대로 두세요. 자리는 무료로 해제됩니다.',
      pay: '결제 계속하기',
    },
    orderPaid: {
      subject: '전자 승선권: {{route}}, {{date}} ({{order}})',
      heading: '전자 승선권을 보내 드립니다',
      intro_one:
        '결제가 완료되었습니다. 감사합니다. 전자 승선권을 첨부해 드리니 승선하실 때 휴대전화로 보여 주시거나 인쇄해 오세요.',
      intro_other:
        '결제가 완료되었습니다. 감사합니다. 전자 승선권 {{count}}장을 승객마다 한 쪽씩 첨부해 드리니 승선하실 때 휴대전화로 보여 주시거나 인쇄해 오세요.',
      attachment: '전자 승선권 {{order}}.pdf',
      linkNote: '이 링크로 로그인 없이 예약을 확인할 수 있습니다. 다른 사람과 공유하지 마세요.',
    },
    orderCanceled: {
      subject: '취소 완료: {{route}}, {{date}} ({{order}})',
      heading: '취소가 완료되었습니다',
      introWhole: '예약이 취소되었습니다. 전자 승선권은 더 이상 사용할 수 없습니다.',
      introUnpaid: '예약이 취소되었습니다. 결제된 금액이 없으며, 내실 금액도 없습니다.',
      introPart: '아래 항목이 취소되었습니다. 예약의 나머지 내용은 그대로 유지됩니다.',
      canceled: '취소 항목',
      charge: '취소 수수료',
      noCharge: '수수료 없음',
      refund: '환불 금액',
      noRefund: '환불 없음',
      refundNote: '결제하신 수단으로 환불되며, 은행에 따라 영업일 기준 최대 10일이 걸릴 수 있습니다.',
    },
    disruption: {
      weather: '기상 악화로 예정대로 출항할 수 없게 되었습니다. 불편을 드려 죄송합니다.',
      technical: '선박에 긴급 정비가 필요하게 되었습니다. 불편을 드려 죄송합니다.',
      operational: '운항 일정을 조정하게 되었습니다. 불편을 드려 죄송합니다.',
    },
    calledOff: {
      subject: '운항편 취소, 선택해 주세요: {{route}}, {{date}} ({{order}})',
      subjectReminder: '{{time}}까지 선택해 주세요: 취소된 운항편 ({{order}})',
      heading: '예약하신 운항편이 취소되었습니다',
      headingReminder: '원하시는 방법을 선택해 주세요',
      intro:
        '아래 운항편이 취소되었습니다. 추가 요금 없이 다른 운항편으로 바꾸시거나, 전액 환불 또는 바우처를 받으실 수 있습니다. 갖고 계신 전자 승선권은 더 이상 유효하지 않습니다.',
      introNotKept:
        '아래 운항편이 취소되었습니다. 예약 페이지에서 전액 환불, 바우처, 또는 같은 항로에 자리가 있으면 다른 운항편을 선택하실 수 있습니다. 갖고 계신 전자 승선권은 더 이상 유효하지 않습니다.',
      kept: '고객님을 위해 자리를 잡아 둔 운항편',
      until: '선택 기한',
      refund: '전액 환불',
      credit: '또는 바우처 금액',
      otherwise: {
        refund: '그때까지 선택하지 않으시면 결제하신 금액을 전액 환불해 드립니다.',
        move: '그때까지 선택하지 않으시면 자리를 잡아 둔 운항편으로 변경해 드립니다.',
        credit: '그때까지 선택하지 않으시면 바우처를 보내 드립니다.',
      },
      choose: '선택할 수 있는 방법 보기',
      linkNote: '페이지를 여는 것만으로는 아무것도 결정되지 않습니다.',
    },
    sailingCanceled: {
      subject: '운항편 취소: {{route}}, {{date}} ({{order}})',
      heading: '예약하신 운항편이 취소되었습니다',
      intro:
        '아래 운항편이 취소되었습니다. 결제하신 금액은 수수료 없이 전액 환불되며, 전자 승선권은 더 이상 유효하지 않습니다.',
      introUnpaid: '아래 운항편이 취소되었습니다. 아직 결제하지 않으셨으므로 내실 금액은 없습니다.',
    },
    gateChanged: {
      subject: '탑승구 변경 {{gate}}: {{route}}, {{date}} ({{order}})',
      heading: '운항편의 탑승구가 변경되었습니다',
      intro: '아래 탑승구로 와 주세요. 시각은 그대로입니다.',
      gate: '새 탑승구',
      tickets: '전자 승선권은 그대로 유효합니다. 다시 열면 새 탑승구가 표시됩니다.',
    },
    shipChanged: {
      subject: '{{ship}} 운항으로 변경: {{route}}, {{date}} ({{order}})',
      heading: '운항 선박이 {{ship}}(으)로 변경되었습니다',
      intro:
        '다른 선박이 고객님의 운항편을 맡습니다. 새 좌석과 객실은 아래와 같으며 추가로 내실 금액은 없습니다.',
      seatFee: '새 선박에는 선택하신 좌석이 없어 좌석 선택 요금 {{amount}}을(를) 환불해 드립니다.',
      was: '이전 선박',
      places: '좌석과 객실',
      seat: '좌석 {{seat}}',
      tickets: '전자 승선권의 코드는 그대로입니다. 첨부된 전자 승선권에 새 선박이 표시되어 있습니다.',
    },
    sailingMoved: {
      subject: '출항 시각 변경: {{route}}, {{date}} ({{order}})',
      heading: '운항편의 시각이 변경되었습니다',
      intro: '아래의 새 시각을 확인하시고 그에 맞춰 탑승구로 와 주세요.',
      was: '원래 출항',
      departs: '변경된 출항',
      arrives: '도착',
      free: '시각이 크게 변경되어 {{until}}까지 수수료 없이 취소하실 수 있으며 전액 환불해 드립니다. 같은 노선의 다른 운항편으로 무료로 변경하실 수도 있습니다. 아래 버튼을 누르거나 전화해 주세요.',
      calendar: '캘린더에 이 운항편을 저장하셨다면 첨부 파일을 열어 시각을 바꿔 주세요.',
      tickets: '전자 승선권은 그대로 유효합니다. 다시 열면 새 시각이 표시됩니다.',
    },
    paymentReturned: {
      subject: '결제 금액 환불 ({{order}})',
      heading: '결제 금액을 환불해 드립니다',
      introLate:
        '결제 시간이 지난 뒤에 결제({{amount}})가 도착하여 자리를 확보해 드릴 수 없었습니다. 전액 환불해 드립니다.',
      introCalledOff: '운항이 취소된 뒤에 결제({{amount}})가 도착했습니다. 전액 환불해 드립니다.',
      introCanceled: '예약이 취소된 뒤에 결제({{amount}})가 도착했습니다. 전액 환불해 드립니다.',
      introTwice:
        '이미 결제된 예약에 결제({{amount}})가 한 번 더 들어왔습니다. 두 번째 결제 금액은 전액 환불해 드리며, 예약은 그대로 유지됩니다.',
      refundNote: '결제하신 수단으로 환불되며, 은행에 따라 영업일 기준 최대 10일이 걸릴 수 있습니다.',
      refund: '환불 금액',
      again: '다른 운항편에 자리가 남아 있을 수 있습니다. 다시 예약해 주세요.',
      bookAgain: '운항편 찾기',
    },
  },
  voucher: {
    title: '바우처',
    disruption: {
      subject: '{{operator}} 바우처 {{amount}}',
      heading: '바우처 {{amount}}',
      intro: '운항 차질에 대한 보상으로 {{operator}}에서 바우처를 드립니다.',
    },
    sold: {
      subject: '{{operator}} 바우처 {{amount}}',
      heading: '바우처 {{amount}}',
      intro: '{{operator}} 바우처를 보내 드립니다.',
    },
    expiring: {
      subject: '바우처({{amount}})가 {{until}}에 만료됩니다',
      heading: '바우처에 {{amount}} 남아 있습니다',
      intro: '{{operator}} 바우처가 곧 만료됩니다. 만료되면 남은 금액은 사라집니다.',
    },
    code: '바우처 코드',
    balance: '잔액',
    validUntil: '유효 기간',
    use: '결제할 때 코드를 입력하세요. 일부만 사용할 수 있으며 나머지는 바우처에 남습니다.',
    secret: '코드를 아는 사람은 누구나 바우처를 사용할 수 있습니다. 다른 사람에게 알리지 마세요.',
    action: '운항편 찾기',
  },
  waitlist: {
    automatic: '{{operator}}의 대기자 명단에 이 주소가 등록되어 보내 드리는 메일입니다.',
    sailing: '운항편',
    party: '일행',
    cabins: '객실',
    price: '요금',
    confirm: {
      subject: '확인해 주세요: 대기자 명단',
      heading: '한 단계만 남았습니다',
      intro: '이 이메일 주소를 확인하면 대기자 명단에 등록됩니다. 자리가 나면 바로 메일로 알려 드립니다.',
      notYou: '본인이 신청하지 않았다면 그대로 두세요. 이 주소는 하루 뒤에 삭제됩니다.',
      action: '확인하고 내 순서 보기',
    },
    offer: {
      subject: '{{until}}까지 자리를 잡아 두었습니다',
      heading: '자리가 났습니다',
      intro: '기다리시던 자리가 났습니다. {{until}}까지 잡아 두겠습니다.',
      until: '잡아 두는 시간',
      next: '그때까지 예약하지 않으면 다음 대기자에게 넘어갑니다.',
      action: '예약하거나 거절하기',
    },
  },
  account: {
    hello: '안녕하세요.',
    username: '사용자 이름',
    automatic: '{{operator}}에 이 이메일 주소가 입력되어 발송된 메일입니다.',
    verificationCode: {
      subject: '{{operator}} 인증 코드: {{code}}',
      heading: '인증 코드',
      registration: '아래 코드를 입력하면 회원 가입이 완료됩니다.',
      'password-reset': '아래 코드를 입력하고 새 비밀번호를 설정하세요.',
      'email-change': '아래 코드를 입력하여 이 이메일 주소를 인증하세요.',
      'phone-change': '아래 코드를 입력하여 이 전화번호를 인증하세요.',
      code: '인증 코드',
      validUntil: '유효 시간',
      secret:
        '저희는 전화나 메시지로 이 코드를 묻지 않습니다. 직접 요청하신 것이 아니라면 무시하세요. 코드가 없으면 아무것도 바뀌지 않습니다.',
    },
    accountExists: {
      subject: '이미 {{operator}} 계정이 있습니다',
      heading: '이미 계정이 있습니다',
      intro:
        '누군가(본인일 수 있습니다) 이 이메일 주소로 계정을 만들려고 했습니다. 이미 고객님의 계정에 등록된 주소이므로 아무것도 변경되지 않았습니다.',
      afterwards: '사용자 이름으로 로그인해 주세요. 비밀번호가 기억나지 않으면 새로 설정할 수 있습니다.',
      action: '로그인',
    },
    passwordChanged: {
      subject: '비밀번호가 변경되었습니다',
      heading: '비밀번호가 변경되었습니다',
      intro: '{{at}}에 계정 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
      notYou:
        '본인이 변경하지 않았다면 즉시 새 비밀번호를 설정하고 저희에게 알려 주세요. 다른 사람이 계정에 접근했을 수 있습니다.',
      action: '새 비밀번호 설정',
    },
    failedLogins: {
      subject: '{{operator}} 계정의 로그인 실패가 여러 번 있었습니다',
      heading: '누군가 로그인을 시도하고 있습니다',
      intro:
        '{{at}}까지 한 시간 동안 관리 시스템 계정에 잘못된 비밀번호나 코드가 {{failures}}번 입력되었습니다.',
      notYou:
        '본인이 아니라면 다른 곳에서 쓰지 않는 새 비밀번호를 정하고 관리자에게 알려 주세요. 2단계 인증을 설정하면 비밀번호가 알려져도 계정이 보호됩니다.',
    },
    accountOpened: {
      subject: '{{operator}} 계정 안내',
      heading: '계정이 준비되었습니다',
      intro: '{{operator}}에서 고객님의 계정을 만들었습니다. 비밀번호를 정하시면 로그인하실 수 있습니다.',
    },
    passwordLink: {
      subject: '{{operator}} 계정의 새 비밀번호 설정',
      heading: '새 비밀번호 설정',
      intro: '지금 계정의 새 비밀번호를 정하실 수 있습니다. 그때까지는 기존 비밀번호가 그대로 유지됩니다.',
      validUntil: '유효 기간',
      secret:
        '이 버튼은 한 번만 사용할 수 있습니다. 버튼을 가진 사람은 누구나 비밀번호를 정할 수 있으니 공유하지 마세요. 요청하신 적이 없다면 아무것도 하지 마시고 저희에게 알려 주세요.',
      action: '비밀번호 설정',
    },
    emailChanged: {
      subject: '계정의 이메일 주소가 변경되었습니다',
      heading: '이메일 주소가 변경되었습니다',
      intro: '{{at}}에 계정의 이메일 주소가 변경되었습니다. 이 주소는 더 이상 계정과 연결되어 있지 않습니다.',
      notYou:
        '본인이 변경하지 않았다면 즉시 전화나 메일로 알려 주세요. 다른 사람이 계정에 접근했을 수 있습니다.',
      action: '로그인',
    },
  },
  sms: {
    code: '[{{operator}}] 인증 코드 {{code}} ({{minutes}}분간 유효). 저희는 이 코드를 묻지 않습니다.',
    accountExists: '[{{operator}}] 이미 다른 계정에 등록된 전화번호입니다. 변경된 내용은 없습니다.',
  },
} satisfies Translation<typeof en>;
