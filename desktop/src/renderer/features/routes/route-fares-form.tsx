import { type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRoute, RouteFares } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type FareDraft, fareSetOf, isSameDraft } from '../../lib/fare-draft.ts';
import { useUnsavedChanges } from '../../lib/page/leave-guard.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { FareGrid } from '../../ui/fares/fare-grid.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { changeFares } from './requests/save-route.ts';
import styles from './route-fares-form.module.css';

type Drafts = Record<Session, FareDraft>;

const draftsOf = ({ daytime, nighttime }: RouteFares): Drafts => ({
  daytime: draftOf(daytime),
  nighttime: draftOf(nighttime),
});

/** The fares of a route, edited like a spreadsheet. */
export function RouteFaresForm({ route }: { route: OfficeRoute }) {
  const { t } = useTranslation(['routes', 'frame']);
  const [drafts, setDrafts] = useState(() => draftsOf(route.fares));
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  const saved = draftsOf(route.fares);
  const dirty = !sessions.every(session => isSameDraft(drafts[session], saved[session]));
  const stopGuarding = useUnsavedChanges(dirty);
  const save = async () => {
    const fares = { daytime: fareSetOf(drafts.daytime), nighttime: fareSetOf(drafts.nighttime) };
    const partly = sessions.find(session => fares[session] === 'partly');
    if (partly) return setState({ failure: t('faresPartly', { session: t(`frame:session.${partly}`) }) });
    setState({ busy: true });
    try {
      await changeFares(route.id, fares as RouteFares);
      stopGuarding();
      setState({});
      toasts.show(t('faresSaved'), 'ok');
    } catch (error) {
      setState({ failure: (error as Error).message });
    }
  };
  useShortcut('mod+s', t('saveFares'), () => void save());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('faresText')}</p>
      {state.failure && (
        <Notice live tone="bad">
          {state.failure}
        </Notice>
      )}
      <FareGrid
        label={t('faresLabel')}
        rows={sessions.map(session => ({
          key: session,
          name: t(`frame:session.${session}`),
          header: <SessionBadge session={session} />,
        }))}
        value={drafts}
        onChange={setDrafts}
      />
      <p className={styles.hint}>{t('faresHint')}</p>
      <div>
        <Button variant="primary" type="submit" loading={state.busy} disabled={!dirty}>
          {t('saveFares')}
        </Button>
      </div>
    </form>
  );
}
