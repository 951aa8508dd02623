import { type ConflictFinding, conflictFindings } from '@gangway/shared/contract/office/gate/gate.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './conflict.module.css';
import { resolveConflicts } from './requests/conflicts.ts';

/** The contract's limit. */
const LONGEST_REASON = 300;

interface ResolveFormProps {
  /** One conflict, or several that have the same finding. */
  conflictIds: readonly string[];
  onResolved: () => void;
}

/** A supervisor's finding and its reason; both are required. */
export function ResolveForm({ conflictIds, onResolved }: ResolveFormProps) {
  const { t } = useTranslation('boarding-conflicts');
  const [finding, setFinding] = useState<ConflictFinding | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const resolve = useMutation({
    mutationFn: (finding: ConflictFinding) => resolveConflicts(conflictIds, { finding, reason }),
    onSuccess: ({ resolved, alreadyResolved }) => {
      toasts.show(t('resolve.done', { count: resolved }), 'ok');
      if (alreadyResolved > 0) toasts.show(t('resolve.already', { count: alreadyResolved }), 'warn');
      onResolved();
    },
    meta: { inline: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (finding && reason.trim() !== '' && !resolve.isPending) resolve.mutate(finding);
  };
  return (
    <Panel title={t('resolve.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <RadioGroup
          label={t('resolve.finding')}
          value={finding}
          onChange={setFinding}
          choices={conflictFindings.map(value => ({ value, label: t(`resolve.findings.${value}`) }))}
          error={tried && !finding && t('resolve.findingMissing')}
        />
        <TextArea
          label={t('resolve.reason')}
          hint={t('resolve.reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
          error={tried && reason.trim() === '' && t('resolve.reasonMissing')}
        />
        {resolve.error && (
          <Notice live tone="bad">
            {resolve.error.message}
          </Notice>
        )}
        <p className={styles.consequence}>{t('resolve.consequence', { count: conflictIds.length })}</p>
        <Button type="submit" variant="primary" loading={resolve.isPending}>
          {t('resolve.action', { count: conflictIds.length })}
        </Button>
      </form>
    </Panel>
  );
}
