import type en from '../../en/storefront/passkey.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '通行密钥',
  forStaff: '供 {{operator}} 的员工使用。',
  opened: '供 {{operator}} 的员工使用。此页面由后台打开。',
  notOpened: '请从后台开始，后台会打开此页面。',
  failed: '浏览器未使用通行密钥，您可以重试。',
  done: '已完成，可返回后台。',
  toSite: '前往网站',
  add: {
    heading: '添加通行密钥',
    text: '之后登录后台时，可用它代替动态码。它可以保存在此电脑、您的手机或安全密钥上。',
    action: '添加通行密钥',
  },
  'log-in': {
    heading: '使用通行密钥登录',
    text: '请使用您为后台添加的通行密钥。',
    action: '使用通行密钥',
  },
} satisfies Translation<typeof en>;
