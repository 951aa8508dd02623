import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { askStation } from '../../../lib/bridge.ts';
import { can } from '../../../lib/session.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { look } from '../gate/gate-store.ts';
import styles from './station.module.css';

/** Enrolls this workplace (R136): with a supervisor's code, or by one click of a user who may enroll workplaces. */
export function EnrollPanel({ state }: { state: GateState }) {
  const isOut = state.stopped === 'not-enrolled' || state.stopped === 'revoked';
  return isOut ? <EnrollForm revoked={state.stopped === 'revoked'} /> : null;
}

function EnrollForm({ revoked }: { revoked: boolean }) {
  const { t } = useTranslation('write-off');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    void askStation('station.state', undefined).then(station => setName(station.name), setNoName);
  }, []);
  const mayEnroll = can('stations.manage');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const enrollmentRequest = { code: mayEnroll ? null : code, name: name.trim() };
      const enrollment = await askStation('station.enroll', enrollmentRequest);
      if (enrollment.ok) await look();
      else setFailure(enrollment.message || t('enroll.failed'));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('enroll.title')}>
      <form className={styles.enroll} onSubmit={event => void submit(event)}>
        <p>
          {revoked && <strong>{t('enroll.revoked')} </strong>}
          {t(mayEnroll ? 'enroll.byYou' : 'enroll.byCode')}
        </p>
        <TextField
          label={t('enroll.name')}
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
        />
        {!mayEnroll && (
          <TextField
            label={t('enroll.code')}
            value={code}
            onChange={setCode}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          icon={KeyRound}
          loading={busy}
          disabled={name.trim() === '' || (!mayEnroll && code.trim() === '')}
        >
          {t('enroll.action')}
        </Button>
        {failure && (
          <Notice live tone="bad">
            {failure}
          </Notice>
        )}
      </form>
    </Panel>
  );
}

/** The name is then typed. */
const setNoName = () => undefined;
