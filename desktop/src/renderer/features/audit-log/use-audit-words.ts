import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Line } from './changes.ts';

/** "userLevel", "user_level" and "user-level" in readable form, for keys without a translation. */
const spelledOut = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();

/** Fields whose values belong to a closed set and are translated. */
const isState = (field: string): boolean => ['state', 'status', 'level', 'kind'].includes(field);

/** Translates the names in an audit entry; a name without a translation is spelled out. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit-log', 'settings']);
  const { money, instant, enumerate } = useFormat();
  const word = (kind: 'entities' | 'actions' | 'fields' | 'states', key: string): string => {
    const textKey = `${kind}.${key}`;
    return i18n.exists(textKey, { ns: 'audit-log' }) ? t(textKey as 'entities.orders') : spelledOut(key);
  };
  const value = (field: string, what: unknown): string => {
    if (what === null || what === undefined || what === '') return '—';
    if (typeof what === 'boolean') return t(what ? 'yes' : 'no');
    if (typeof what === 'number' && field.endsWith('Sen')) return money(what);
    if (typeof what === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(what)) return instant(what);
    if (Array.isArray(what)) return enumerate(what.map(item => value(field, item))) || '—';
    if (typeof what === 'object')
      return Object.entries(what)
        .map(([key, inner]) => `${word('fields', key)}: ${value(key, inner)}`)
        .join(' · ');
    return isState(field) ? word('states', String(what)) : String(what);
  };
  /** "Status: Unpaid → Paid"; only the value for something new. */
  const line = (entry: Line): string => {
    const after = entry.kind === 'fact' ? value(entry.field, entry.value) : value(entry.field, entry.to);
    const before =
      entry.kind === 'change' && entry.from !== null ? `${value(entry.field, entry.from)} → ` : '';
    return t('line', { field: word('fields', entry.field), value: before + after });
  };
  /** The record of the entry, as users know it: a setting by its name on the screen. */
  const label = ({ entity, label: text, entityId }: AuditEntry): string => {
    const setting = `keys.${entityId}`;
    if (entity === 'settings' && i18n.exists(setting, { ns: 'settings' }))
      return t(`settings:${setting as 'keys.useUntil'}`);
    return text || entityId;
  };
  return {
    line,
    label,
    entity: (key: string) => word('entities', key),
    action: (key: string) => word('actions', key),
    field: (key: string) => word('fields', key),
    value,
    /** Names of system jobs mean nothing to staff, so they are not shown. */
    actor: ({ kind, name }: AuditEntry['actor']) => (kind !== 'system' && name) || t(`actors.${kind}`),
  };
}
