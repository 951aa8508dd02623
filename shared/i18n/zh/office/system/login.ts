import type en from '../../../en/office/system/login.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '登录',
  heading: '运营后台',
  username: '用户名',
  password: '密码',
  submit: '登录',
} satisfies Translation<typeof en>;
