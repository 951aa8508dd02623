import type { PasskeyState } from '@gangway/shared/contract/people/passkeys.ts';
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '@gangway/shared/contract/people/second-factor.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { AddPasskey, type OwnPasskey, PasskeyList, RemovePasskey } from './passkey-steps.tsx';
import { ProofFields, proofWith, proofWithout } from './proof-fields.tsx';
import styles from './second-factor.module.css';

const queryKey = ['second-factor'];

/** What the owner proves their identity for. */
type Action = 'begin' | 'recovery-codes' | 'remove';

type Step =
  | { is: 'state' }
  | { is: 'proof'; of: Action }
  | { is: 'scan'; secret: SecondFactorSecret }
  | { is: 'codes'; codes: readonly string[] }
  | { is: 'add-passkey' }
  | { is: 'remove-passkey'; passkey: OwnPasskey };

interface SecondFactorPanelProps {
  /** The user must set one up: the steps begin at once. */
  needed?: boolean;
  /** It is set up, and the user has seen the recovery codes. */
  onSetUp: () => void;
}

/** The user's own second factor, and the steps to set it up, replace or remove it (R460). */
export default function SecondFactorPanel({ needed = false, onSetUp }: SecondFactorPanelProps) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>(needed ? { is: 'proof', of: 'begin' } : { is: 'state' });
  const state = useQuery({
    queryKey,
    queryFn: ({ signal }) => request<SecondFactorState>('GET', '/sysUser/second-factor', { signal }),
    staleTime: 0,
    meta: { inline: true },
  });
  const passkeys = useQuery({
    queryKey: [...queryKey, 'passkeys'],
    queryFn: ({ signal }) => request<PasskeyState>('GET', '/sysUser/passkeys', { signal }),
    enabled: !needed,
    staleTime: 0,
    meta: { inline: true },
  });
  const goTo = (next: Step) => {
    setStep(next);
    if (next.is === 'state') void queries.invalidateQueries({ queryKey });
  };
  if (!state.data)
    return state.error ? (
      <ErrorState error={state.error} onRetry={() => void state.refetch()} />
    ) : (
      <SkeletonLines />
    );
  const isSetUp = state.data.confirmedAt !== null;
  switch (step.is) {
    case 'state':
      return (
        <>
          <State state={state.data} onAction={of => goTo({ is: 'proof', of })} />
          {isSetUp && passkeys.data && (
            <PasskeyList
              state={passkeys.data}
              onAdd={() => goTo({ is: 'add-passkey' })}
              onRemove={passkey => goTo({ is: 'remove-passkey', passkey })}
            />
          )}
        </>
      );
    case 'add-passkey':
      return <AddPasskey onDone={() => goTo({ is: 'state' })} />;
    case 'remove-passkey':
      return <RemovePasskey passkey={step.passkey} onDone={() => goTo({ is: 'state' })} />;
    case 'proof':
      return (
        <ProofForm
          action={step.of}
          isSetUp={isSetUp}
          onDone={goTo}
          {...(!needed && { onBack: () => goTo({ is: 'state' }) })}
        />
      );
    case 'scan':
      return <ScanForm secret={step.secret} onDone={goTo} />;
    case 'codes':
      return (
        <Codes
          codes={step.codes}
          onDone={() => {
            goTo({ is: 'state' });
            onSetUp();
          }}
        />
      );
  }
}

function State({ state, onAction }: { state: SecondFactorState; onAction: (action: Action) => void }) {
  const { t } = useTranslation('second-factor');
  const { instant } = useFormat();
  const { confirmedAt, recoveryCodes, required } = state;
  return (
    <div className={styles.panel}>
      <p>{t('text')}</p>
      {required && <p>{t('required')}</p>}
      <p>
        <strong>{confirmedAt ? t('since', { time: instant(confirmedAt) }) : t('none')}</strong>
        {confirmedAt && ` · ${t('left', { count: recoveryCodes })}`}
      </p>
      <div className={styles.actions}>
        {confirmedAt && !required && (
          <Button variant="quietDanger" onClick={() => onAction('remove')}>
            {t('actions.remove')}
          </Button>
        )}
        {confirmedAt && <Button onClick={() => onAction('recovery-codes')}>{t('actions.codes')}</Button>}
        <Button variant={confirmedAt ? 'secondary' : 'primary'} onClick={() => onAction('begin')}>
          {t(confirmedAt ? 'actions.replace' : 'actions.begin')}
        </Button>
      </div>
    </div>
  );
}

interface ProofFormProps {
  action: Action;
  isSetUp: boolean;
  onDone: (next: Step) => void;
  onBack?: () => void;
}

function ProofForm({ action, isSetUp, onDone, onBack }: ProofFormProps) {
  const { t } = useTranslation('second-factor');
  const form = useOfficeForm({
    schema: isSetUp ? proofWith : proofWithout,
    defaultValues: { currentPassword: '', secondFactor: '' },
    unguarded: true,
    save: ({ currentPassword, secondFactor }) =>
      proceed(action, { currentPassword, ...(secondFactor && { secondFactor }) }),
    saved(next) {
      if (next.is === 'state') toasts.show(t('removed'), 'ok');
      onDone(next);
    },
  });
  return (
    <Form form={form}>
      <ProofFields form={form} withSecondFactor={isSetUp} autoFocus />
      <div className={styles.actions}>
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        <Button type="submit" variant={action === 'remove' ? 'danger' : 'primary'} loading={form.saving}>
          {t(action === 'remove' ? 'actions.remove' : 'next')}
        </Button>
      </div>
    </Form>
  );
}

/** Performs an action. @returns the step that follows */
async function proceed(
  action: Action,
  body: { currentPassword: string; secondFactor?: string },
): Promise<Step> {
  const path = `/sysUser/second-factor/${action}`;
  switch (action) {
    case 'begin':
      return { is: 'scan', secret: await request<SecondFactorSecret>('POST', path, { body }) };
    case 'recovery-codes':
      return codesOf(await request<RecoveryCodes>('POST', path, { body }));
    case 'remove':
      await request<null>('POST', path, { body });
      return { is: 'state' };
  }
}

const codesOf = ({ recoveryCodes }: RecoveryCodes): Step => ({ is: 'codes', codes: recoveryCodes });

const scanned = z.object({ code: z.string().trim().min(1) });

/** The new secret for the app, until a code confirms that the app has it. */
function ScanForm({ secret, onDone }: { secret: SecondFactorSecret; onDone: (next: Step) => void }) {
  const { t } = useTranslation('second-factor');
  const form = useOfficeForm({
    schema: scanned,
    defaultValues: { code: '' },
    unguarded: true,
    save: body => request<RecoveryCodes>('POST', '/sysUser/second-factor/confirm', { body }),
    saved: codes => onDone(codesOf(codes)),
  });
  return (
    <Form form={form}>
      <p>{t('scan.text')}</p>
      <div className={styles.scan}>
        <QrCode content={secret.address} label={t('scan.qr')} className={styles.qr} />
        <p>
          {t('scan.secret')}
          <code className={styles.secret}>{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <TextField
        {...form.field('code', t('fields.code'))}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={form.saving}>
          {t('scan.confirm')}
        </Button>
      </div>
    </Form>
  );
}

/** The focus is on the codes and not on the button: a second Enter after the last step must not put them away unread. */
function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('second-factor');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <p>{t('codes.text')}</p>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
