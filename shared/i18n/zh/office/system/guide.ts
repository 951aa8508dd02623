import type en from '../../../en/office/system/guide.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '乘船指南',
  intro: '按访客的语言显示在网站上。没有条目的页面不提供链接。',
  pagesLabel: '页面',
  pages: { 'on-board': '船上生活', luggage: '行李', faq: '常见问题' },
  add: { 'on-board': '新增章节', luggage: '新增章节', faq: '新增问题' },
  heading: { 'on-board': '标题', luggage: '标题', faq: '问题' },
  text: { 'on-board': '正文', luggage: '正文', faq: '回答' },
  none: '此页面还没有条目，网站不会显示。',
  position: '顺序',
  languages: '语言',
  earlier: '将“{{heading}}”上移',
  later: '将“{{heading}}”下移',
  form: {
    change: '修改条目',
    saved: '条目已保存。',
    fieldIn: '{{field}}（{{language}}）',
    hint: '纯文本。空一行开始新段落，以“- ”开头的各行为列表。某种语言留空时显示英文。',
    headingAndText: '该语言的两项须同时填写，或都留空。',
    delete: '删除条目',
    deleteTitle: '删除“{{heading}}”？',
    deleteConsequence: '将立即从网站上消失，所有语言均受影响。',
    deleted: '条目已删除。',
  },
} satisfies Translation<typeof en>;
