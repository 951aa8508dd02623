import type en from '../en/seo.ts';
import type { Translation } from '../translation.ts';

export default {
  home: '昼夜航行马六甲海峡：几分钟即可为全家订好船票与舱房，电子船票直接存入手机。',
  sailings: '查看所有日间与夜间航次的票价、剩余座位与舱房，以及取消手续费。',
  route: {
    name: '{{departure}}至{{destination}}航线',
    from: '从{{departure}}乘船前往{{destination}}：航程 {{miles}} 海里，可选日间或夜间航次，成人票 {{price}} 起。最近航次 {{date}}。',
    noDate: '从{{departure}}乘船前往{{destination}}：航程 {{miles}} 海里。新航次即将公布。',
  },
  port: {
    name: '从{{departure}}启航的航次',
    description: '从{{departure}}启航的全部航次与票价，以及前往码头的路线、停车与登船时间。',
  },
  sailing: {
    name: '{{departure}}至{{destination}}，{{session}}，{{date}}',
    description:
      '乘坐{{ship}}从{{departure}}前往{{destination}}。{{departs}} 出发，{{arrives}} 抵达。成人票 {{price}} 起。',
  },
  ship: '{{ship}} 的舱房与价格、各层甲板图及无障碍设施。',
  guide: {
    'on-board': '{{operator}}的船上生活：舱房、餐饮、无线网络、家庭出行、安全与无障碍设施。',
    luggage: '乘坐{{operator}}该带什么：行李数量、必备物品，以及不能带上船的物品。',
    faq: '{{operator}}乘客常问的问题：预订、付款、电子船票、登船、儿童、改签与退款。',
  },
  terms: '{{operator}}的预订与乘船条款：付款、取消手续费、旅行证件、儿童与登船。',
  privacy: '{{operator}}了解您的哪些信息、用途为何、保存多久，以及您可以如何处理。',
  pdpa: '{{operator}}如何处理个人资料，以及您有哪些权利。',
} satisfies Translation<typeof en>;
