import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { requireSecondFactor } from '../requests/roles.ts';
import styles from './roles.module.css';

/** Which roles require a second factor (R461). The administrator's too can be switched, which the matrix does not allow. */
export function SecondFactorRoles({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('permissions');
  const { text } = useFormat();
  const saving = useMutation({
    mutationFn: ({ id, required }: { id: number; required: boolean }) => requireSecondFactor(id, required),
    meta: { inline: true },
  });
  return (
    <fieldset className={styles.sees}>
      <legend>{t('roles.secondFactor')}</legend>
      <p className={styles.note}>{t('roles.secondFactorHint')}</p>
      {saving.error && (
        <Notice live tone="bad">
          {saving.error.message}
        </Notice>
      )}
      {roles.map(({ id, name, requiresSecondFactor }) => (
        <Switch
          key={id}
          label={text(name)}
          value={
            saving.isPending && saving.variables.id === id ? saving.variables.required : requiresSecondFactor
          }
          onChange={required => saving.mutate({ id, required })}
        />
      ))}
    </fieldset>
  );
}
