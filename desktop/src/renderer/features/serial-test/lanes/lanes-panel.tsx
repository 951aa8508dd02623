import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScannerLanes, ScannerState } from '../../../../bridge-gate.ts';
import { askStation } from '../../../lib/bridge.ts';
import { SCANNER_STATE, useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { type Port, PortField } from '../port/port-field.tsx';
import styles from './lanes.module.css';
import { mistakesOf } from './mistakes.ts';

const LONGEST_NAME = 40;
const MOST_OTHERS = 7;
const tones = { off: 'neutral', searching: 'warn', open: 'ok', lent: 'info' } as const;

interface LanesPanelProps {
  ports: readonly Port[];
  onRefresh: () => void;
}

/** The lanes of a gate with several scanners: their names, and their ports. */
export function LanesPanel(props: LanesPanelProps) {
  const { data: state } = useScannerState();
  // Another window may have saved other lanes.
  return state ? <LanesForm key={JSON.stringify(state.lanes)} state={state} {...props} /> : null;
}

function LanesForm({ state, ports, onRefresh }: LanesPanelProps & { state: ScannerState }) {
  const { t } = useTranslation(['serial-test', 'frame']);
  const client = useQueryClient();
  const [draft, setDraft] = useState<ScannerLanes>(state.lanes);
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: (lanes: ScannerLanes) => askStation('scanner.lanes', lanes),
    onSuccess(next) {
      client.setQueryData(SCANNER_STATE, next);
      toasts.show(t('frame:saved'), 'ok');
    },
  });
  const { others } = draft;
  const change = (part: Partial<ScannerLanes>) => setDraft(before => ({ ...before, ...part }));
  const changeOther = (at: number, part: Partial<ScannerLanes['others'][number]>) =>
    change({ others: others.map((other, index) => (index === at ? { ...other, ...part } : other)) });
  const mistakes = mistakesOf(draft, state.settings.path);
  const errorOf = (field: string) => {
    const mistake = tried ? mistakes.get(field) : undefined;
    return mistake && t(`lanes.mistakes.${mistake}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mistakes.size === 0 && !save.isPending) save.mutate(draft);
  };
  return (
    <Panel title={t('lanes.title')}>
      <form className={styles.lanes} onSubmit={submit} noValidate>
        <p>{t('lanes.text')}</p>
        <div className={styles.names}>
          <TextField
            label={t('lanes.first')}
            value={draft.first}
            onChange={first => change({ first })}
            error={errorOf('first')}
            maxLength={LONGEST_NAME}
            autoComplete="off"
          />
          {state.wedge && (
            <TextField
              label={t('lanes.wedge')}
              value={draft.wedge}
              onChange={wedge => change({ wedge })}
              error={errorOf('wedge')}
              maxLength={LONGEST_NAME}
              autoComplete="off"
            />
          )}
        </div>
        {others.map((other, at) => {
          const status = state.others.find(({ lane }) => lane === other.lane)?.status;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: every value of a row can be edited, so only its index is stable
            <fieldset key={at} className={styles.other}>
              <legend>{other.lane || t('lanes.further', { count: at + 2 })}</legend>
              <TextField
                label={t('lanes.name')}
                value={other.lane}
                onChange={lane => changeOther(at, { lane })}
                error={errorOf(`lane-${at}`)}
                maxLength={LONGEST_NAME}
                autoComplete="off"
              />
              <div className={styles.port}>
                <PortField
                  ports={ports}
                  path={other.path}
                  error={errorOf(`path-${at}`)}
                  onChange={path => changeOther(at, { path })}
                  onRefresh={onRefresh}
                />
              </div>
              <div className={styles.end}>
                {status && <StatusBadge tone={tones[status]} label={t(`scanner.status.${status}`)} />}
                <IconButton
                  icon={Trash2}
                  label={t('lanes.remove', { lane: other.lane || at + 2 })}
                  onClick={() => change({ others: others.filter((_, index) => index !== at) })}
                />
              </div>
            </fieldset>
          );
        })}
        <div className={styles.actions}>
          {others.length < MOST_OTHERS && (
            <Button icon={Plus} onClick={() => change({ others: [...others, { lane: '', path: '' }] })}>
              {t('lanes.add')}
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            {t('lanes.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
