import type en from '../../../en/office/system/login.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '登录',
  heading: '运营后台',
  username: '用户名',
  password: '密码',
  secondFactor: '应用中的动态码，或恢复码',
  secondFactorHint: '您的账户已开启双重验证。',
  withPasskey: '使用通行密钥',
  submit: '登录',
  gate: {
    stopped: '本登船口无人登录，无法登船。',
    saved: '请登录后继续，扫码均已保存。',
    waiting_one: '请登录后继续。{{count}} 次扫码已保存，登录后发送。',
    waiting_other: '请登录后继续。{{count}} 次扫码已保存，登录后发送。',
  },
} satisfies Translation<typeof en>;
