import type { RolePermission } from '../../base/permissions.ts';

/** A menu entry's name in the back office's languages, and the name of its icon (R41). */
interface MenuWords {
  title: { en: string; zh: string };
  icon: string;
}

interface ScreenRecord extends MenuWords {
  /** Its section; null at the top of the menu. */
  section: keyof typeof sections | null;
  /** The permission that its first call needs: roles with it have the screen in their menu. Null for all staff. */
  permission: RolePermission | null;
}

/** The sections of the back office in the order of the menu; the address of each is its name. */
export const sections = {
  business: { icon: 'briefcase', title: { en: 'Business', zh: '业务' } },
  voyage: { icon: 'waypoints', title: { en: 'Voyages', zh: '航务' } },
  ship: { icon: 'ship', title: { en: 'Ship', zh: '邮轮' } },
  permission: { icon: 'lock', title: { en: 'Permissions', zh: '权限' } },
  setup: { icon: 'settings', title: { en: 'Setup', zh: '设置' } },
} as const satisfies Record<string, MenuWords>;

/**
 * Every screen of the back office (R15), in the order of the menu. Addresses, the menu of a new installation, what an
 * upgrade adds to an existing menu, titles, breadcrumb, palette, screenshots and the tests over all screens are derived
 * from this table. Each screen's component and icon are in desktop/src/renderer/app/menu/screens.ts.
 */
export const screens = {
  dashboard: { section: null, permission: null, icon: 'gauge', title: { en: 'Dashboard', zh: '首页' } },
  paymentRecord: {
    section: 'business',
    permission: 'payments.read',
    icon: 'receipt',
    title: { en: 'Payment records', zh: '付款记录' },
  },
  cashDrawer: {
    section: 'business',
    permission: 'orders.sell',
    icon: 'banknote',
    title: { en: 'Cash drawer', zh: '钱箱' },
  },
  dayClose: {
    section: 'business',
    permission: 'reports.read',
    icon: 'calculator',
    title: { en: 'Day close', zh: '日结' },
  },
  worklist: {
    section: 'business',
    permission: 'orders.read',
    icon: 'list',
    title: { en: 'Worklist', zh: '待办事项' },
  },
  voucher: {
    section: 'business',
    permission: 'orders.read',
    icon: 'gift',
    title: { en: 'Vouchers', zh: '代金券' },
  },
  promoCode: {
    section: 'business',
    permission: 'promotions.manage',
    icon: 'percent',
    title: { en: 'Promo codes', zh: '优惠码' },
  },
  sailing: {
    section: 'voyage',
    permission: 'catalogue.manage',
    icon: 'calendar',
    title: { en: 'Sailings', zh: '航次' },
  },
  route: {
    section: 'voyage',
    permission: 'catalogue.manage',
    icon: 'map',
    title: { en: 'Routes', zh: '航线' },
  },
  port: {
    section: 'voyage',
    permission: 'catalogue.manage',
    icon: 'pin',
    title: { en: 'Ports', zh: '港口' },
  },
  ship: {
    section: 'ship',
    permission: 'catalogue.manage',
    icon: 'anchor',
    title: { en: 'Cruise ship info', zh: '邮轮信息' },
  },
  slides: {
    section: 'ship',
    permission: 'catalogue.manage',
    icon: 'image',
    title: { en: 'Home-page slides', zh: '首页轮播图' },
  },
  guide: {
    section: 'ship',
    permission: 'catalogue.manage',
    icon: 'book',
    title: { en: 'Guide pages', zh: '乘船指南' },
  },
  shipWriteOff: {
    section: 'ship',
    permission: 'boarding.verify',
    icon: 'ticket-check',
    title: { en: 'Ticket write-off', zh: '船票核销' },
  },
  departureBoard: {
    section: 'ship',
    permission: 'boarding.verify',
    icon: 'clipboard-check',
    title: { en: 'Departure board', zh: '离港核对' },
  },
  boardingConflict: {
    section: 'ship',
    permission: 'boarding.override',
    icon: 'alert',
    title: { en: 'Boarding conflicts', zh: '登船冲突' },
  },
  roomCheckInManagement: {
    section: 'ship',
    permission: 'rooms.operate',
    icon: 'key',
    title: { en: 'Check-in management', zh: '入住管理' },
  },
  roomManagement: {
    section: 'ship',
    permission: 'rooms.operate',
    icon: 'bed',
    title: { en: 'Room management', zh: '客房管理' },
  },
  roomTypeManagement: {
    section: 'ship',
    permission: 'catalogue.manage',
    icon: 'tag',
    title: { en: 'Room types', zh: '房型管理' },
  },
  roomRecord: {
    section: 'ship',
    permission: 'rooms.operate',
    icon: 'clipboard',
    title: { en: 'Check-in records', zh: '入住记录' },
  },
  verificationRecord: {
    section: 'ship',
    permission: 'boarding.override',
    icon: 'list-checks',
    title: { en: 'Write-off records', zh: '核销记录' },
  },
  stations: {
    section: 'ship',
    permission: 'stations.manage',
    icon: 'monitor',
    title: { en: 'Workplaces', zh: '工作台' },
  },
  userInfoRecord: {
    section: 'ship',
    permission: 'customers.manage',
    icon: 'users',
    title: { en: 'Customer info', zh: '客户信息' },
  },
  shipOrder: {
    section: 'ship',
    permission: 'orders.read',
    icon: 'orders',
    title: { en: 'Order records', zh: '订单记录' },
  },
  waitlist: {
    section: 'ship',
    permission: 'orders.sell',
    icon: 'list-plus',
    title: { en: 'Waiting lists', zh: '候补名单' },
  },
  serialScannerTest: {
    section: 'ship',
    permission: 'boarding.verify',
    icon: 'scanner',
    title: { en: 'Serial port test', zh: '串口测试' },
  },
  role: {
    section: 'permission',
    permission: 'roles.manage',
    icon: 'shield',
    title: { en: 'Role permissions', zh: '角色权限' },
  },
  users: {
    section: 'permission',
    permission: 'staff.read',
    icon: 'user-cog',
    title: { en: 'System users', zh: '系统用户' },
  },
  staffSessions: {
    section: 'permission',
    permission: 'staff.manage',
    icon: 'log-in',
    title: { en: 'Log-ins', zh: '登录会话' },
  },
  menus: {
    section: 'permission',
    permission: 'roles.manage',
    icon: 'menu',
    title: { en: 'Menus', zh: '菜单管理' },
  },
  settingConfig: {
    section: 'setup',
    permission: 'settings.read',
    icon: 'sliders',
    title: { en: 'Environment config', zh: '环境配置' },
  },
  branding: {
    section: 'setup',
    permission: 'settings.read',
    icon: 'palette',
    title: { en: 'Logo and colors', zh: '标志与配色' },
  },
  legalPages: {
    section: 'setup',
    permission: 'settings.manage',
    icon: 'scale',
    title: { en: 'Legal pages', zh: '法律页面' },
  },
  auditLog: {
    section: 'setup',
    permission: 'settings.read',
    icon: 'history',
    title: { en: 'Audit log', zh: '操作日志' },
  },
  mailsAndJobs: {
    section: 'setup',
    permission: 'jobs.manage',
    icon: 'mails',
    title: { en: 'Mails and jobs', zh: '邮件与任务' },
  },
} as const satisfies Record<string, ScreenRecord>;

export type SectionName = keyof typeof sections;
export type ScreenName = keyof typeof screens;
