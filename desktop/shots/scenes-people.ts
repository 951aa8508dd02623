import * as people from './reach/people.ts';
import type { Scene } from './scene/scene.ts';
import { fill, first, openRow, press, turnTo } from './scene/steps.ts';

const customers = '/ship/userInfoRecord';
const jobs = '/setup/mailsAndJobs';
const act = (action: string) => first(people.openAgent, press(`customers:actions.${action}`));

/** Customers and agents, system users, roles, menus, settings and the audit log. */
export const peopleScenes: readonly Scene[] = [
  { name: 'customer-none-found', at: `${customers}?search=nobody-of-ours` },
  { name: 'customer-one', at: customers, reach: openRow() },
  { name: 'customer-agent', at: customers, reach: people.openAgent },
  { name: 'customer-tree', at: customers, reach: first(people.openAgent, turnTo('customers:sides.tree')) },
  { name: 'customer-sales', at: customers, reach: first(people.openAgent, turnTo('customers:sides.sales')) },
  {
    name: 'customer-statement',
    at: customers,
    reach: first(people.openAgent, turnTo('customers:sides.statement')),
  },
  {
    name: 'customer-no-statement',
    at: customers,
    reach: first(people.openNormalUser, turnTo('customers:sides.statement')),
  },
  { name: 'customer-level', at: customers, reach: act('level') },
  {
    name: 'customer-level-normal',
    at: customers,
    reach: first(act('level'), ({ hand }) => hand.field('customers:fields.level').selectOption('normal')),
  },
  { name: 'customer-superior', at: customers, reach: act('superior') },
  {
    name: 'customer-balance',
    at: customers,
    reach: first(act('balance'), fill('customers:balanceDialog.to', '100')),
  },
  { name: 'customer-credit', at: customers, reach: act('credit') },
  { name: 'customer-password', at: customers, reach: act('password') },
  { name: 'customer-deactivate', at: customers, reach: act('deactivate') },
  { name: 'customer-add', at: customers, reach: press('customers:add') },
  {
    name: 'customer-add-errors',
    at: customers,
    reach: async ({ hand, page }) => {
      await hand.press('customers:add');
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
  },
  { name: 'user-one', at: '/permission/users', reach: openRow(1) },
  {
    name: 'legal-new-errors',
    at: '/setup/legalPages',
    reach: people.addNobody('legal-pages:add'),
    everySize: true,
  },
  { name: 'station-code', at: '/ship/stations', reach: press('stations:make') },
  { name: 'station-revoke', at: '/ship/stations', reach: press('stations:revoke.short') },
  { name: 'user-new-errors', at: '/permission/users', reach: people.addNobody('permissions:users.add') },
  {
    name: 'user-delete',
    at: '/permission/users',
    reach: first(openRow(1), press('permissions:users.deleteAction')),
  },
  { name: 'user-none-found', at: '/permission/users?username=nobody' },
  { name: 'role-menus', at: '/permission/role', everySize: true, reach: turnTo('permissions:roles.menus') },
  { name: 'role-log-in', at: '/permission/role', everySize: true, reach: turnTo('permissions:roles.logIn') },
  { name: 'role-unsaved', at: '/permission/role', reach: people.changeRoles },
  { name: 'role-one', at: '/permission/role', reach: press('permissions:roles.edit') },
  { name: 'role-new-errors', at: '/permission/role', reach: people.addNobody('permissions:roles.add') },
  {
    name: 'role-delete',
    at: '/permission/role',
    reach: first(press('permissions:roles.edit'), press('permissions:roles.deleteAction')),
  },
  { name: 'menu-one', at: '/permission/menus', reach: press('permissions:menus.edit') },
  { name: 'menu-new-errors', at: '/permission/menus', reach: people.addNobody('permissions:menus.add') },
  { name: 'menu-delete', at: '/permission/menus', reach: press('permissions:menus.deleteTitle') },
  { name: 'setting-unsaved', at: '/setup/settingConfig', reach: people.changeSettings },
  { name: 'setting-history', at: '/setup/settingConfig', reach: people.openHistory },
  {
    name: 'setting-put-back',
    at: '/setup/settingConfig',
    reach: first(people.openHistory, press('settings:putBack')),
  },
  { name: 'setting-never-changed', at: '/setup/settingConfig', reach: press('settings:historyOf') },
  { name: 'setting-holds', at: '/setup/settingConfig', reach: people.scrollToHolds },
  { name: 'setting-place', at: '/setup/settingConfig', reach: people.scrollToPlace, everySize: true },
  { name: 'branding-colors', at: '/setup/branding', reach: people.typeColors, everySize: true },
  { name: 'setting-ladder', at: '/setup/settingConfig', reach: people.scrollToLadder },
  { name: 'audit-entry', at: '/setup/auditLog', reach: openRow() },
  {
    name: 'audit-entry-setting',
    at: '/setup/auditLog?entity=settings',
    reach: first(people.changeASetting, openRow()),
  },
  { name: 'audit-archived', at: '/setup/auditLog', before: people.archiveAudit, everySize: true },
  { name: 'audit-none-found', at: '/setup/auditLog?username=nobody-of-ours' },
  { name: 'job-mails-failed', at: jobs, before: people.failMails, everySize: true },
  { name: 'job-mail-failed', at: jobs, before: people.failMails, reach: openRow(2) },
  {
    name: 'job-send-all-again',
    at: jobs,
    before: people.failMails,
    reach: ({ hand }) => hand.press('mails-and-jobs:again.all.mails', { count: 2 }),
  },
  { name: 'job-jobs', at: `${jobs}?kind=jobs` },
  { name: 'job-none-found', at: `${jobs}?order=SC00000000` },
];
