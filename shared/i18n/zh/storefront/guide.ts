import type en from '../../en/storefront/guide.ts';
import type { Translation } from '../../translation.ts';

export default {
  contents: '本页内容',
  more: '更多须知',
  ships: '我们的船',
  home: '首页',
  help: { title: '还有疑问？', text: '欢迎来信或致电，我们很乐意为您解答。' },
  pages: {
    'on-board': { title: '船上生活', lead: '从踏上舷梯到抵达下一个港口，船上有什么在等您。' },
    luggage: { title: '行李须知', lead: '带什么、带多少，哪些物品请留在家中。' },
    faq: { title: '常见问题', lead: '乘客最常问的问题，在这里找到简短的回答。' },
  },
} satisfies Translation<typeof en>;
