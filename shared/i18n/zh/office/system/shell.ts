import type en from '../../../en/office/system/shell.ts';
import type { Translation } from '../../../translation.ts';

export default {
  menu: {
    file: '文件',
    edit: '编辑',
    view: '显示',
    window: '窗口',
    undo: '撤销',
    redo: '重做',
    cut: '剪切',
    copy: '复制',
    paste: '粘贴',
    selectAll: '全选',
    reload: '重新加载',
    actualSize: '实际大小',
    zoomIn: '放大',
    zoomOut: '缩小',
    fullScreen: '全屏',
    developerTools: '开发者工具',
    minimize: '最小化',
    closeWindow: '关闭窗口',
    about: '关于 {{app}}',
    hide: '隐藏 {{app}}',
    hideOthers: '隐藏其他',
    showAll: '全部显示',
    quit: '退出 {{app}}',
  },
  leave: {
    title: '不保存就离开？',
    text: '您在此处的修改尚未保存，离开后将会丢失。',
    stay: '继续编辑',
    discard: '放弃修改',
  },
  stopped: {
    title: '应用多次停止运行',
    text: '已保存的内容不会丢失。登船口的扫描记录会保留在本机，直到发送完成。',
    steps: {
      memory: '关闭其他程序，以防本机内存不足。',
      open: '按“重新打开”。',
      restart: '如果再次停止，请重启电脑；仍无效时，请联系管理员。',
    },
    again: '重新打开',
  },
  passkey: {
    title: '通行密钥',
    done: '已完成。您可以关闭此页面，返回后台。',
  },
} satisfies Translation<typeof en>;
