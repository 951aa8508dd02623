import type { RoleCode } from '../../../api/src/features/staff/access/built-in-roles.rules.ts';

export interface StaffSeed {
  username: string;
  name: string;
  introduction: string;
  role: RoleCode;
}

export const staff: readonly StaffSeed[] = [
  { username: 'admin', name: 'Nadia Rahim', introduction: 'Keeps the system running', role: 'admin' },
  {
    username: 'manager',
    name: 'Jonathan Lee',
    introduction: 'Prices, sailings and reports',
    role: 'manager',
  },
  { username: 'frontdesk', name: 'Siti Aminah', introduction: 'Counter at Port Klang', role: 'front-desk' },
  { username: 'supervisor', name: 'Ravi Kumar', introduction: 'Head of the gates', role: 'supervisor' },
  { username: 'gate', name: 'Lim Boon Huat', introduction: 'Gate officer', role: 'gate' },
];
