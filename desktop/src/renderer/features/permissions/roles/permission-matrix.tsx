import { permissionGroups, type RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { Pencil } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ScrollFrame } from '../../../ui/layout/scroll-frame.tsx';
import { type Drafts, drafted, togglePermission } from './role-drafts.ts';
import styles from './roles.module.css';

interface PermissionMatrixProps {
  roles: readonly Role[];
  drafts: Drafts;
  onChange: (drafts: Drafts) => void;
  onEdit: (role: Role) => void;
}

/** A table of permissions × roles with checkboxes. */
export function PermissionMatrix({ roles, drafts, onChange, onEdit }: PermissionMatrixProps) {
  const { t } = useTranslation('permissions');
  const { text } = useFormat();
  // A dot in a key would be read as a path into nested texts.
  const wordOf = (permission: RolePermission) =>
    t(`permissions.${permission.replace('.', '-') as 'orders-read'}`);
  return (
    <ScrollFrame>
      <table className={styles.matrix} aria-label={t('roles.matrix')}>
        <thead>
          <tr>
            <th scope="col" data-stays>
              {t('roles.permission')}
            </th>
            {roles.map(role => (
              <th key={role.id} scope="col" data-changed={drafts.has(role.id) || undefined}>
                <span className={styles.role}>
                  {text(role.name)}
                  {!role.builtIn && (
                    <IconButton
                      icon={Pencil}
                      label={t('roles.edit', { role: text(role.name) })}
                      onClick={() => onEdit(role)}
                    />
                  )}
                </span>
                <span className={styles.note}>
                  {role.builtIn ? t('roles.builtIn') : t('roles.holders', { count: role.users })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(permissionGroups) as (keyof typeof permissionGroups)[]).map(group => (
            <Fragment key={group}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={styles.group}>
                  <span>{t(`groups.${group}`)}</span>
                </th>
              </tr>
              {permissionGroups[group].map(permission => (
                <tr key={permission}>
                  <th scope="row" data-stays>
                    {wordOf(permission)}
                  </th>
                  {roles.map(role => (
                    <td key={role.id}>
                      <Checkbox
                        hideLabel
                        label={`${text(role.name)}: ${wordOf(permission)}`}
                        value={drafted(role, drafts).permissions.includes(permission)}
                        disabled={role.builtIn}
                        onChange={on => onChange(togglePermission(drafts, role, permission, on))}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
