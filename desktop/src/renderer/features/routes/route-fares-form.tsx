import {
  type Session,
  sessions,
  type TicketType,
  ticketTypes,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRoute, RouteFares } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { changesByOthers, merged } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type FareDraft, fareSetOf, isSameDraft, tidyFare } from '../../lib/fare-draft.ts';
import { meanwhileOf, useOthersChanges } from '../../lib/forms/use-others-changes.ts';
import { useUnsavedChanges } from '../../lib/page/leave-guard.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { FareGrid } from '../../ui/fares/fare-grid.tsx';
import { ChangesDialog } from '../../ui/form/changes-dialog.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { changeFares } from './requests/save-route.ts';
import styles from './route-fares-form.module.css';

type Drafts = Record<Session, FareDraft>;

const draftsOf = ({ daytime, nighttime }: RouteFares): Drafts => ({
  daytime: draftOf(daytime),
  nighttime: draftOf(nighttime),
});

const cells = sessions.flatMap(session => ticketTypes.map(type => [session, type] as const));

/** Each fare as a field of its own, `daytime.adult`, in a normal form. */
const cellsOf = (drafts: Drafts): Record<string, string> =>
  Object.fromEntries(cells.map(([session, type]) => [`${session}.${type}`, tidyFare(drafts[session][type])]));

const draftsOfCells = (fares: Readonly<Record<string, unknown>>): Drafts => {
  const draft = (session: Session) =>
    Object.fromEntries(ticketTypes.map(type => [type, fares[`${session}.${type}`]])) as unknown as FareDraft;
  return { daytime: draft('daytime'), nighttime: draft('nighttime') };
};

/** The fares of a route, edited like a spreadsheet. */
export function RouteFaresForm({ route }: { route: OfficeRoute }) {
  const { t } = useTranslation(['routes', 'frame']);
  const [drafts, setDrafts] = useState(() => draftsOf(route.fares));
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  const [latest, setLatest] = useState(route);
  const { question, ask } = useOthersChanges();
  const saved = draftsOf(latest.fares);
  const dirty = !sessions.every(session => isSameDraft(drafts[session], saved[session]));
  useUnsavedChanges(dirty);
  const save = async () => {
    if (state.busy || !dirty) return;
    setState({ busy: true });
    try {
      const failure = await saveOver(latest, drafts);
      setState(failure === undefined ? {} : { failure });
    } catch (error) {
      setState({ failure: (error as Error).message });
    }
  };
  /** Saves over a version of the route, and asks if another user has changed its fares. @returns the failure, if any */
  const saveOver = async (over: OfficeRoute, typed: Drafts): Promise<string | undefined> => {
    const fares = { daytime: fareSetOf(typed.daytime), nighttime: fareSetOf(typed.nighttime) };
    const partly = sessions.find(session => fares[session] === 'partly');
    if (partly) return t('faresPartly', { session: t(`frame:session.${partly}`) });
    try {
      setLatest(await changeFares(over, fares as RouteFares));
      toasts.show(t('faresSaved'), 'ok');
    } catch (error) {
      const meanwhile = meanwhileOf(error);
      if (!meanwhile) throw error;
      const now = meanwhile.record as unknown as OfficeRoute;
      const mine = cellsOf(typed);
      const changes = changesByOthers(cellsOf(draftsOf(over.fares)), mine, cellsOf(draftsOf(now.fares)));
      const named = changes.map(change => ({
        ...change,
        label: cellName(change.field),
        write: () => undefined,
      }));
      const choices = named.length > 0 ? await ask(meanwhile, named) : {};
      if (!choices) return;
      const decided = draftsOfCells(merged(mine, changes, choices));
      setDrafts(decided);
      setLatest(now);
      return saveOver(now, decided);
    }
  };
  const cellName = (cell: string) => {
    const [session, type] = cell.split('.') as [Session, TicketType];
    return `${t(`frame:session.${session}`)} · ${t(`frame:ticketType.${type}`)}`;
  };
  useShortcut('mod+s', t('saveFares'), () => void save());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
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
      <ChangesDialog question={question} />
    </>
  );
}
