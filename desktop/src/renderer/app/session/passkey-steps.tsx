import type { PasskeyState } from '@gangway/shared/contract/people/passkeys.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { performInBrowser } from '../../lib/passkey/perform-in-browser.ts';
import { WaitingForBrowser } from '../../lib/passkey/waiting-for-browser.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ProofFields, proofWith } from './proof-fields.tsx';
import styles from './second-factor.module.css';

export type OwnPasskey = PasskeyState['passkeys'][number];

interface PasskeyListProps {
  state: PasskeyState;
  onAdd: () => void;
  onRemove: (passkey: OwnPasskey) => void;
}

/** The user's passkeys (R473), each used instead of a code. */
export function PasskeyList({ state: { possible, passkeys }, onAdd, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('second-factor');
  const { instant } = useFormat();
  return (
    <section className={`${styles.panel} ${styles.further}`} aria-labelledby="passkeys">
      <h3 id="passkeys">{t('passkeys.title')}</h3>
      <p>{t(possible ? 'passkeys.text' : 'passkeys.impossible')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map(passkey => (
            <li key={passkey.id}>
              <span>
                <strong>{passkey.name}</strong>
                <br />
                {t('passkeys.added', { time: instant(passkey.createdAt) })}
                {' · '}
                {passkey.lastUsedAt
                  ? t('passkeys.used', { time: instant(passkey.lastUsedAt) })
                  : t('passkeys.unused')}
              </span>
              <Button
                variant="quietDanger"
                aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              >
                {t('actions.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {possible && (
        <div className={styles.actions}>
          <Button onClick={onAdd}>{t('passkeys.add')}</Button>
        </div>
      )}
    </section>
  );
}

const named = proofWith.extend({ name: z.string().trim().min(1).max(60) });

/** The owner's proof, and then the browser. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('second-factor');
  const [address, setAddress] = useState<string | null>(null);
  const form = useOfficeForm({
    schema: named,
    defaultValues: { name: '', currentPassword: '', secondFactor: '' },
    unguarded: true,
    save: details => performInBrowser({ kind: 'add', ...details }, setAddress),
    saved(added) {
      if (!added) return;
      toasts.show(t('passkeys.done'), 'ok');
      onDone();
    },
  });
  return (
    <Form form={form}>
      <fieldset className={styles.fields} disabled={form.saving}>
        <TextField
          {...form.field('name', t('passkeys.name'))}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          autoFocus
        />
        <ProofFields form={form} withSecondFactor />
      </fieldset>
      {form.saving ? (
        <WaitingForBrowser address={address} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={onDone}>{t('back')}</Button>
          <Button type="submit" variant="primary">
            {t('passkeys.inBrowser')}
          </Button>
        </div>
      )}
    </Form>
  );
}

export function RemovePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const { t } = useTranslation('second-factor');
  const form = useOfficeForm({
    schema: proofWith,
    defaultValues: { currentPassword: '', secondFactor: '' },
    unguarded: true,
    save: body => request<null>('POST', `/sysUser/passkeys/${passkey.id}/remove`, { body }),
    saved() {
      toasts.show(t('passkeys.removed', { name: passkey.name }), 'ok');
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p>{t('passkeys.removeText', { name: passkey.name })}</p>
      <ProofFields form={form} withSecondFactor autoFocus />
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('back')}</Button>
        <Button type="submit" variant="danger" loading={form.saving}>
          {t('actions.remove')}
        </Button>
      </div>
    </Form>
  );
}
