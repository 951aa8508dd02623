import type en from '../../en/storefront/human-check.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: '我是真人，不是程序',
  solving: '正在验证…',
  proving: '现在预订的人很多，我们正在确认您是真人，只需几秒钟。',
  solved: '已通过',
  please: '请勾选此框',
  failed: '验证失败',
  again: '验证失败。请检查网络连接，然后重新勾选。',
} satisfies Translation<typeof en>;
