import type { CustomerSession, Device } from '@gangway/shared/contract/people/accounts.ts';
import { relativeTime } from '@gangway/shared/domain/time/display-time.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { endSession, sessionsQuery } from '../requests/personal-center.ts';
import styles from './security.module.css';

const icons: Record<Device['kind'], IconName> = {
  phone: 'smartphone',
  tablet: 'smartphone',
  computer: 'computer',
  unknown: 'globe',
};

/** One session: device, start and address; all but the current one can be ended. */
export function DeviceRow({ session }: { session: CustomerSession }) {
  const { t } = useTranslation('personal-center');
  const { dateTime } = useFormat();
  const ago = useAgo();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => toasts.show(t('devices.done'), 'ok'),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
  const { browser, system, kind } = session.device;
  const name =
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
  return (
    <li className={styles.device}>
      <Icon name={icons[kind]} size={28} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.value}>
          {name} {session.current && <Chip tone="ok">{t('devices.here')}</Chip>}
        </p>
        <p className={styles.facts}>
          <span>{t('devices.lastUsed', { time: ago(session.lastSeenAt) })}</span>
          <span>{t('devices.signedIn', { time: dateTime(session.signedInAt) })}</span>
          <span>{t('devices.address', { address: session.address })}</span>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          loading={ending.isPending}
          aria-label={t('devices.signOutNamed', { device: name })}
          onClick={() => ending.mutate()}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}

/** Formats how long ago something was (R97); older than two days is a date. */
function useAgo(): (instant: string) => string {
  const { t } = useTranslation('personal-center');
  const { dateTime } = useFormat();
  return instant => {
    const time = relativeTime(new Date(instant), new Date(serverNow()));
    if (time.kind === 'date') return dateTime(instant);
    if (time.kind === 'minutes' || time.kind === 'hours')
      return t(`time.${time.kind}`, { count: time.value });
    return t(`time.${time.kind}`);
  };
}
