import type en from '../../../en/office/fleet/ports.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '港口',
  add: '新增港口',
  search: '名称、代码或国家',
  empty: '没有符合条件的港口。',
  none: '还没有港口，请先新增一个。',
  columns: { name: '名称', code: '代码', country: '国家', position: '位置', routes: '航线数' },
  noPosition: '未标注',
  edit: '修改{{port}}',
  fields: {
    nameIn: '{{language}}名称',
    code: '代码',
    codeHint: '用于网站网址，并对应港口图片，例如 port-klang。',
    country: '国家',
    latitude: '纬度',
    longitude: '经度',
    positionHint: '以度为单位，例如 5.418。两项未填全时，航线图上不绘制到此港口的航线。',
    address: '码头地址',
    gettingThere: '如何前往',
    gettingThereIn: '如何前往（{{language}}）',
    parking: '停车',
    parkingIn: '停车（{{language}}）',
    boarding: '登船',
    boardingIn: '登船（{{language}}）',
    accessibility: '无障碍设施',
    accessibilityIn: '无障碍设施（{{language}}）',
    factsHint: '显示在客户的搜索结果、订单和船票旁。未填写的内容不显示；某种语言留空时显示英文。',
  },
  rules: {
    'catalogue-code': '仅限小写字母和连字符，且以字母开头。',
    degrees: '请填写度数，例如 5.418。',
    both: '纬度和经度须同时填写，或都留空。',
    'english-first': '请先填写英文。',
  },
  added: '已新增{{port}}。',
} satisfies Translation<typeof en>;
