import type { AuditEntry } from '@gangway/shared/contract/office/audit.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** "userLevel", "user_level" and "user-level" as people read them, where nobody gave them a word. */
const spelledOut = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();

/** Fields that hold a word of a closed set rather than something typed. */
const isState = (field: string): boolean => ['state', 'status', 'level'].includes(field);

/** Puts what an audit entry names into words; a name that has none yet is spelled out. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('audit-log');
  const { money, dateTime, enumerate } = useFormat();
  const word = (kind: 'entities' | 'actions' | 'fields' | 'states', key: string): string => {
    const found = `${kind}.${key}`;
    return i18n.exists(found, { ns: 'audit-log' }) ? t(found as 'entities.orders') : spelledOut(key);
  };
  const value = (field: string, what: unknown): string => {
    if (what === null || what === undefined || what === '') return '—';
    if (typeof what === 'boolean') return t(what ? 'yes' : 'no');
    if (typeof what === 'number' && field.endsWith('Sen')) return money(what);
    if (typeof what === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(what)) return dateTime(what);
    if (Array.isArray(what)) return enumerate(what.map(one => value(field, one))) || '—';
    if (typeof what === 'object')
      return Object.entries(what)
        .map(([key, inner]) => `${word('fields', key)}: ${value(key, inner)}`)
        .join(' · ');
    return isState(field) ? word('states', String(what)) : String(what);
  };
  return {
    entity: (key: string) => word('entities', key),
    action: (key: string) => word('actions', key),
    field: (key: string) => word('fields', key),
    value,
    actor: ({ kind, name }: AuditEntry['actor']) => name || t(`actors.${kind}`),
  };
}
