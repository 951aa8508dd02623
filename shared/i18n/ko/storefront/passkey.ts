import type en from '../../en/storefront/passkey.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '패스키',
  forStaff: '{{operator}} 직원용입니다.',
  opened: '{{operator}} 직원용입니다. 관리 화면에서 연 페이지입니다.',
  notOpened: '관리 화면에서 시작해 주세요. 관리 화면이 이 페이지를 엽니다.',
  failed: '브라우저가 패스키를 사용하지 못했습니다. 다시 시도할 수 있습니다.',
  done: '완료되었습니다. 관리 화면으로 돌아가세요.',
  toSite: '사이트로 이동',
  add: {
    heading: '패스키 추가',
    text: '다음부터 관리 화면에 로그인할 때 코드 대신 사용할 수 있습니다. 이 컴퓨터, 휴대전화 또는 보안 키에 저장할 수 있습니다.',
    action: '패스키 추가',
  },
  'log-in': {
    heading: '패스키로 로그인',
    text: '관리 화면용으로 추가한 패스키를 사용하세요.',
    action: '패스키 사용',
  },
} satisfies Translation<typeof en>;
