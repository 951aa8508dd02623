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
import styles from './place.module.css';

/** Enrolls this workplace (R136): with a supervisor's code, or by one click of a user who may enroll workplaces. */
export function EnrolPanel({ state }: { state: GateState }) {
  const isOut = state.stopped === 'not-enrolled' || state.stopped === 'revoked';
  return isOut ? <EnrolForm revoked={state.stopped === 'revoked'} /> : null;
}

function EnrolForm({ revoked }: { revoked: boolean }) {
  const { t } = useTranslation('write-off');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    void askStation('station.state', undefined).then(station => setName(station.name), setNoName);
  }, []);
  const mayEnrol = can('stations.manage');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const enrollmentRequest = { code: mayEnrol ? null : code, name: name.trim() };
      const enrolment = await askStation('station.enrol', enrollmentRequest);
      if (enrolment.ok) await look();
      else setFailure(enrolment.message || t('enrol.failed'));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('enrol.title')}>
      <form className={styles.enrol} onSubmit={event => void submit(event)}>
        <p>
          {revoked && <strong>{t('enrol.revoked')} </strong>}
          {t(mayEnrol ? 'enrol.byYou' : 'enrol.byCode')}
        </p>
        <TextField
          label={t('enrol.name')}
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
        />
        {!mayEnrol && (
          <TextField
            label={t('enrol.code')}
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
          disabled={name.trim() === '' || (!mayEnrol && code.trim() === '')}
        >
          {t('enrol.action')}
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
