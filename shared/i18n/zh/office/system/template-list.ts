import type en from '../../../en/office/system/template-list.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '表格',
  about: '模板自带的示例数据，仅在开发模式下可见。',
  column: { id: 'ID', title: '标题', author: '作者', pageviews: '浏览量', status: '状态', time: '显示时间' },
  status: { published: '已发布', draft: '草稿', deleted: '已删除' },
  empty: '暂无数据',
} satisfies Translation<typeof en>;
