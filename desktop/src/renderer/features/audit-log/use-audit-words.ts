import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';
import { type SettingKey, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { useTranslation } from 'react-i18next';
import { useSettingWords } from '../../lib/settings/use-setting-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { isEmpty, type Line } from './changes.ts';

/** "userLevel", "user_level" and "user-level" in readable form, for keys without a translation. */
function spelledOut(key: string): string {
  const words = key
    .replace(/(?<=[a-z])(Sen|Ids?|At)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isSetting = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key);

/** Fields whose values are entries of the menu. */
const isMenu = (field: string): boolean => ['menuIds', 'parentId', 'pid'].includes(field);

/** Fields whose values belong to a closed set and are translated. */
const isState = (field: string): boolean => ['state', 'status', 'level', 'kind', 'beside'].includes(field);

/** Translates the names in an audit entry; a name without a translation is spelled out. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit-log', 'settings', 'frame', 'permissions']);
  const { money, instant, enumerate } = useFormat();
  const settingWords = useSettingWords();
  const word = (kind: 'entities' | 'actions' | 'fields' | 'states', key: string): string => {
    const textKey = `${kind}.${key}`;
    return i18n.exists(textKey, { ns: 'audit-log' }) ? t(textKey as 'entities.orders') : spelledOut(key);
  };
  const menuTitle = (name: string): string =>
    i18n.exists(`menu.${name}`, { ns: 'frame' }) ? t(`frame:menu.${name as 'dashboard'}`) : name;
  // A dot in a key would be read as a path into nested texts.
  const permissionText = (permission: string): string => {
    const key = `permissions.${permission.replace('.', '-')}`;
    return i18n.exists(key, { ns: 'permissions' })
      ? t(`permissions:${key as 'permissions.orders-read'}`)
      : permission;
  };
  const value = (field: string, what: unknown): string => {
    if (isEmpty(what)) return t('nothing');
    if (typeof what === 'boolean') return t(what ? 'yes' : 'no');
    if (typeof what === 'number' && field.endsWith('Sen')) return money(what);
    if (typeof what === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(what)) return instant(what);
    if (Array.isArray(what)) return enumerate(what.map(item => value(field, item)));
    if (typeof what === 'object' && what !== null)
      return Object.entries(what)
        .filter(([, inner]) => !isEmpty(inner))
        .map(([key, inner]) => t('line', { field: word('fields', key), value: value(key, inner) }))
        .join(' · ');
    if (isMenu(field)) return menuTitle(String(what));
    if (field === 'permissions') return permissionText(String(what));
    return isState(field) ? word('states', String(what)) : String(what);
  };
  /** A value of an entry; that of a setting with its unit or currency, as on the page of the settings. */
  const valueIn = ({ entity, entityId }: AuditEntry, field: string, what: unknown): string =>
    entity === 'settings' && field === 'value' && isSetting(entityId) && !isEmpty(what)
      ? settingWords(entityId, what)
      : value(field, what);
  /** "Status: Unpaid → Paid"; only the value for something new. */
  const line = (entry: AuditEntry, one: Line): string => {
    const after = valueIn(entry, one.field, one.kind === 'fact' ? one.value : one.to);
    const before =
      one.kind === 'change' && !isEmpty(one.from) ? `${valueIn(entry, one.field, one.from)} → ` : '';
    return t('line', { field: word('fields', one.field), value: before + after });
  };
  /** The record of the entry, as users know it: a setting by its name on the screen. */
  const label = ({ entity, label: text, entityId }: AuditEntry): string => {
    const setting = `keys.${entityId}`;
    if (entity === 'settings' && i18n.exists(setting, { ns: 'settings' }))
      return t(`settings:${setting as 'keys.useUntil'}`);
    if (entity === 'menus') return menuTitle(text || entityId);
    return text || (isNameless(entityId) ? '' : entityId);
  };
  return {
    line,
    label,
    entity: (key: string) => word('entities', key),
    action: (key: string) => word('actions', key),
    field: (key: string) => word('fields', key),
    value: valueIn,
    /** Names of system jobs mean nothing to staff, so they are not shown. */
    actor: ({ kind, name }: AuditEntry['actor']) => (kind !== 'system' && name) || t(`actors.${kind}`),
  };
}

/** The id of a row without a name, such as that of a mail, tells staff nothing. */
const isNameless = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
