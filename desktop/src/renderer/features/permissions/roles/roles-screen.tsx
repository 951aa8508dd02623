import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ClosedWhile } from '../../../ui/form/closed-while.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { useMenuEntries } from '../requests/menus.ts';
import { useRoles, useSavingRoles } from '../requests/roles.ts';
import { MenuTree } from './menu-tree.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import type { Drafts } from './role-drafts.ts';
import { RoleDrawer } from './role-drawer.tsx';
import styles from './roles.module.css';
import { SaveDrafts } from './save-drafts.tsx';
import { SecondFactorRoles } from './second-factor-roles.tsx';

const none: Drafts = new Map();

/** Role permissions (R39, R61). */
export default function RolesScreen() {
  const { t } = useTranslation('permissions');
  const { text } = useFormat();
  const { data: roles, error, refetch } = useRoles();
  const { data: menus } = useMenuEntries();
  const [side, setSide] = useState<'matrix' | 'menus' | 'log-in'>('matrix');
  const [drafts, setDrafts] = useState(none);
  const [open, setOpen] = useState<Role | 'new' | null>(null);
  const [chosen, setChosen] = useState<string>();
  const saving = useSavingRoles();
  useUnsavedChanges(drafts.size > 0);
  const role = roles?.find(({ code }) => code === chosen) ?? roles?.find(({ builtIn }) => !builtIn);
  return (
    <Screen>
      <PageHeader
        title={t('roles.title')}
        actions={
          <Button
            variant={drafts.size > 0 ? 'secondary' : 'primary'}
            icon={Plus}
            onClick={() => setOpen('new')}
          >
            {t('roles.add')}
          </Button>
        }
      />
      {error && !roles && <ErrorState error={error} onRetry={refetch} />}
      {!roles && !error && (
        <Panel>
          <SkeletonLines lines={14} />
        </Panel>
      )}
      {roles && drafts.size > 0 && (
        <SaveDrafts
          menus={menus ?? []}
          drafts={drafts}
          onSaved={id => setDrafts(left => new Map([...left].filter(([other]) => other !== id)))}
          onDiscard={() => setDrafts(none)}
        />
      )}
      {roles && (
        <ClosedWhile saving={saving}>
          <Panel>
            <Tabs
              label={t('roles.sides')}
              value={side}
              onChange={setSide}
              tabs={[
                {
                  value: 'matrix',
                  label: t('roles.matrix'),
                  content: (
                    <PermissionMatrix roles={roles} drafts={drafts} onChange={setDrafts} onEdit={setOpen} />
                  ),
                },
                {
                  value: 'menus',
                  label: t('roles.menus'),
                  content: role && menus && (
                    <div className={styles.sees}>
                      <SelectField
                        label={t('roles.role')}
                        choices={roles.map(({ code, name }) => ({ value: code, label: text(name) }))}
                        value={role.code}
                        onChange={setChosen}
                      />
                      {role.builtIn && <Notice tone="info">{t('roles.builtIn')}</Notice>}
                      <MenuTree role={role} menus={menus} drafts={drafts} onChange={setDrafts} />
                    </div>
                  ),
                },
                { value: 'log-in', label: t('roles.logIn'), content: <SecondFactorRoles roles={roles} /> },
              ]}
            />
          </Panel>
        </ClosedWhile>
      )}
      {open && <RoleDrawer role={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
