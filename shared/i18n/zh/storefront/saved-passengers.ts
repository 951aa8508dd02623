import type en from '../../en/storefront/saved-passengers.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: '从账户中填入',
  choose: '请选择乘客',
  me: '{{name}}（本人）',
} satisfies Translation<typeof en>;
