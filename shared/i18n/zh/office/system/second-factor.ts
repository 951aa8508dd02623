import type en from '../../../en/office/system/second-factor.ts';
import type { Translation } from '../../../translation.ts';

export default {
  text: '每次登录时，除密码外还需输入手机应用中的动态码。仅凭被盗的密码无法登录。',
  since: '设置于 {{time}}',
  none: '未设置',
  left_one: '剩余 {{count}} 个恢复码',
  left_other: '剩余 {{count}} 个恢复码',
  required: '您的角色要求双重验证。',
  actions: {
    begin: '设置',
    replace: '更换手机',
    codes: '更换恢复码',
    remove: '移除',
  },
  removed: '已移除双重验证。',
  next: '下一步',
  back: '返回',
  fields: {
    password: '当前密码',
    proof: '应用中的动态码，或恢复码',
    code: '应用中的动态码',
  },
  scan: {
    text: '请用验证器应用扫描此图，然后输入应用显示的六位数字。',
    qr: '供验证器应用扫描的二维码',
    secret: '或在应用中输入此密钥',
    confirm: '确认',
  },
  codes: {
    title: '恢复码',
    text: '没有手机时，每个恢复码可登录一次。请抄写并妥善保存，之后不再显示。',
    done: '已抄写',
  },
  passkeys: {
    title: '通行密钥',
    text: '此电脑、手机或安全密钥上的通行密钥可代替动态码，虚假页面无法盗取。',
    impossible: '通行密钥需要网站有域名并使用 https。',
    add: '添加通行密钥',
    name: '通行密钥名称',
    nameHint: '用于区分，例如“办公电脑”。',
    inBrowser: '在浏览器中继续',
    done: '已添加通行密钥。',
    added: '添加于 {{time}}',
    used: '最近使用 {{time}}',
    unused: '尚未使用',
    removeNamed: '移除 {{name}}',
    removeText: '之后“{{name}}”不能再用于登录。请在浏览器或手机中也将其删除。',
    removed: '已移除“{{name}}”。',
  },
  screen: {
    title: '设置双重验证',
    text: '{{name}}，欢迎。您的角色要求双重验证，请准备一部装有验证器应用的手机。',
  },
} satisfies Translation<typeof en>;
