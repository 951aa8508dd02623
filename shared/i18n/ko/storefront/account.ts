import type en from '../../en/storefront/account.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '로그인',
  heading: '로그인',
  text: '회원과 대리점을 위한 로그인입니다. 예약은 회원 가입 없이도 할 수 있습니다.',
  username: '사용자 이름',
  usernameMissing: '사용자 이름을 입력해 주세요',
  password: '비밀번호',
  passwordMissing: '비밀번호를 입력해 주세요',
  showPassword: '비밀번호 표시',
  submit: '로그인',
  withoutAccount: '로그인 없이 예약하기',
} satisfies Translation<typeof en>;
