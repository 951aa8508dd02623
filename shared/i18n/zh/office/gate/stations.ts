/** 已登记的工作台。 */
export default {
  title: '工作台',
  make: '生成登记码',
  search: '名称、登船口或使用者',
  empty: '没有符合条件的工作台。',
  none: '尚无已登记的工作台',
  noneText: '请生成登记码，并在登船口的“船票核销”页面输入。',
  column: {
    name: '名称',
    gate: '登船口',
    state: '状态',
    waiting: '未发送扫码',
    seen: '最近联系',
    officer: '最近使用者',
    enrolled: '登记时间',
    by: '登记人',
  },
  state: { enrolled: '已登记', revoked: '已停用', unknown: '未登记' },
  unnamed: '未命名',
  version: '版本 {{version}}',
  code: {
    title: '一次性登记码',
    text: '请在该工作台的“船票核销”页面输入。此码只能登记一台，有效期至 {{time}}。',
    close: '关闭',
  },
  revoke: {
    short: '停用',
    title: '停用工作台“{{name}}”？',
    consequence:
      '服务器将拒绝此工作台的所有请求，在其上的登录全部失效，本机票据数据被删除。尚未发送扫码仍保留在其磁盘上。',
    action: '停用工作台',
    done: '“{{name}}”已停用。',
  },
};
