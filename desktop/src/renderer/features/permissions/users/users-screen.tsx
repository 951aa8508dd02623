/*
 * System users, roles, menus and sessions.
 */

import { accountStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import { useListState } from '../../../lib/lists/use-list-state.ts';
import { can, useSessionUser } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ListScreen } from '../../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { useRoles } from '../requests/roles.ts';
import { useSystemUsers } from '../requests/system-users.ts';
import { useRoleName } from '../use-role-name.ts';
import { UserDrawer } from './user-drawer.tsx';

const filters = { username: '', role: '', status: '' };

/** System users (R39). */
export default function UsersScreen() {
  const { t } = useTranslation('permissions');
  const { text } = useFormat();
  const list = useListState({ filters, sort: 'username' });
  const filter = filterFields(list);
  const users = useSystemUsers(list.query);
  const { data: roles } = useRoles();
  const [open, setOpen] = useState<SystemUser | 'new' | null>(null);
  const mayManage = can('staff.manage');
  return (
    <ListScreen
      title={t('users.title')}
      add={mayManage && { label: t('users.add'), icon: UserPlus, onClick: () => setOpen('new') }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('username', t('users.search'))} />
          <SelectField
            {...filter.choice('role', t('users.fields.roles'), t('users.anyRole'))}
            choices={(roles ?? []).map(({ code, name }) => ({ value: code, label: text(name) }))}
          />
          <SelectField
            {...filter.choice('status', t('users.fields.status'), t('users.anyStatus'))}
            choices={accountStatuses.map(value => ({ value, label: t(`users.status.${value}`) }))}
          />
        </>
      }
    >
      <DataTable
        id="system-users"
        label={t('users.title')}
        columns={useColumns()}
        result={users}
        rowKey={user => user.id}
        list={list}
        {...(mayManage && { onOpen: setOpen })}
        empty={<EmptyState title={t('users.empty')} />}
      />
      {open && <UserDrawer user={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

function useColumns(): Column<SystemUser>[] {
  const { t } = useTranslation('permissions');
  const { instant, enumerate } = useFormat();
  const self = useSessionUser();
  const roleName = useRoleName();
  return [
    {
      id: 'username',
      header: t('users.fields.username'),
      cell: user => (user.id === self.id ? t('users.you', { username: user.username }) : user.username),
      sortable: true,
      fixed: true,
    },
    { id: 'name', header: t('users.fields.name'), cell: user => user.name },
    {
      id: 'roles',
      key: true,
      header: t('users.fields.roles'),
      cell: user => enumerate(user.roles.map(roleName)),
    },
    { id: 'email', header: t('users.fields.email'), cell: user => user.email, width: 220 },
    {
      id: 'status',
      key: true,
      header: t('users.fields.status'),
      cell: user => (
        <StatusBadge
          tone={user.status === 'active' ? 'ok' : 'neutral'}
          label={t(`users.status.${user.status}`)}
        />
      ),
      width: 140,
    },
    {
      id: 'secondFactor',
      header: t('users.fields.secondFactor'),
      cell: user => t(user.secondFactor ? 'users.secondFactor.yes' : 'users.secondFactor.no'),
      width: 140,
    },
    {
      id: 'createdAt',
      header: t('users.fields.createdAt'),
      cell: user => instant(user.createdAt),
      sortable: true,
      width: 190,
    },
  ];
}
