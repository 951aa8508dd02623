import type en from '../../en/storefront/account.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '登录',
  heading: '登录',
  text: '供已注册的客户和代理使用。预订无需注册。',
  username: '用户名',
  usernameMissing: '请输入用户名',
  password: '密码',
  passwordMissing: '请输入密码',
  showPassword: '显示密码',
  submit: '登录',
  withoutAccount: '无需注册，直接预订',
} satisfies Translation<typeof en>;
