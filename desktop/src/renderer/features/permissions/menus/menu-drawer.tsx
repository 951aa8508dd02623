import { type MenuEntry, menuSave } from '@gangway/shared/contract/office/system/roles.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useMenuTitle } from '../../../lib/menu/use-menu.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { saveMenu } from '../requests/menus.ts';

/** Select values are texts: the parent's id, `0` for none. */
const menuForm = menuSave
  .omit({ id: true, position: true })
  .extend({ pid: z.string(), icon: z.string().trim().max(40) });

export interface MenuDraft {
  /** The entry to change; undefined for a new one. */
  entry?: MenuEntry;
  pid: number;
  position: number;
}

const valuesOf = ({ path, name, title, icon, pid }: MenuEntry): z.input<typeof menuForm> => ({
  path,
  name,
  title,
  icon,
  pid: String(pid),
});

interface MenuDrawerProps {
  draft: MenuDraft;
  menus: readonly MenuEntry[];
  onClose: () => void;
}

/** A form for an entry of the menu, existing or new. */
export function MenuDrawer({ draft, menus, onClose }: MenuDrawerProps) {
  const { t } = useTranslation(['permissions', 'frame']);
  const titleOf = useMenuTitle();
  const { entry } = draft;
  const { path = '', name = '', title = '', icon = '' } = entry ?? {};
  const form = useOfficeForm({
    schema: menuForm,
    defaultValues: { path, name, title, icon, pid: String(draft.pid) },
    record: entry,
    valuesOf,
    save: ({ pid, ...values }, original) =>
      saveMenu(
        {
          ...values,
          pid: Number(pid),
          position: original?.position ?? draft.position,
          ...(original && { id: original.id }),
        },
        original?.version,
      ),
    // No toast: the tree shows the change, and a toast would cover the buttons of the last entries.
    saved: onClose,
  });
  const above = menus.filter(({ id, pid }) => pid === 0 && id !== entry?.id);
  return (
    <FormDrawer
      size="small"
      onClose={onClose}
      title={entry ? t('menus.edit', { entry: titleOf(entry) }) : t('menus.add')}
      action={entry ? t('frame:save') : t('menus.add')}
    >
      <Form form={form}>
        <TextField {...form.field('title', t('menus.fields.title'))} hint={t('menus.fields.titleHint')} />
        <TextField {...form.field('name', t('menus.fields.name'))} hint={t('menus.fields.nameHint')} />
        <TextField {...form.field('path', t('menus.fields.path'))} hint={t('menus.fields.pathHint')} />
        <SelectField
          {...form.field('pid', t('menus.fields.pid'))}
          choices={[
            { value: '0', label: t('menus.fields.top') },
            ...above.map(menu => ({ value: String(menu.id), label: titleOf(menu) })),
          ]}
        />
        <TextField {...form.field('icon', t('menus.fields.icon'))} optional />
        {!entry && <Notice tone="info">{t('menus.newHint')}</Notice>}
      </Form>
    </FormDrawer>
  );
}
