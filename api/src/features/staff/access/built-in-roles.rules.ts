import type { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import type { Translated } from '@gangway/shared/contract/base/primitives.ts';

/** The code of a built-in role. */
export type RoleCode = keyof typeof defaultRoles;

/** The names of the built-in roles. */
export const roleNames: Readonly<Record<RoleCode, Translated>> = {
  admin: { en: 'Administrator', zh: '系统管理员', ko: '시스템 관리자', ms: 'Pentadbir' },
  manager: { en: 'Manager', zh: '经理', ko: '매니저', ms: 'Pengurus' },
  'front-desk': { en: 'Front desk', zh: '前台', ko: '프런트', ms: 'Kaunter' },
  supervisor: { en: 'Gate supervisor', zh: '登船口主管', ko: '탑승구 책임자', ms: 'Penyelia pintu' },
  gate: { en: 'Gate officer', zh: '登船口人员', ko: '탑승구 담당', ms: 'Pegawai pintu' },
};
