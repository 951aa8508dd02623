import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { HumanCheck } from '../../../lib/human-check/human-check.tsx';
import { orderPath } from '../../../lib/paths.ts';
import { knownOrders } from '../../../lib/session/order-access.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './find-order.module.css';
import { HUMAN_CHECK, useOrderLookup } from './use-order-lookup.ts';

/** Finds an order by its number and its contact's e-mail or phone. */
export function FindOrder({ number: initialNumber = '' }: { number?: string | undefined }) {
  const { t } = useTranslation(['orders', 'human-check']);
  const [number, setNumber] = useState(initialNumber);
  const [emailOrPhone, setEmailOrPhone] = useState('');
  const [tried, setTried] = useState(false);
  const { find, pending, error, humanCheck, checkMissing } = useOrderLookup();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (number.trim() !== '' && emailOrPhone.trim() !== '') find(number.trim(), emailOrPhone.trim());
  };
  return (
    <div className={styles.screen}>
      <h1>{t('find.heading')}</h1>
      <p>{t('find.text')}</p>
      <Card className={styles.card}>
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('find.number')}
            hint={t('find.numberHint')}
            icon="ticket"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={number}
            error={tried && number.trim() === '' ? t('find.numberMissing') : undefined}
            onChange={event => setNumber(event.target.value)}
          />
          <TextField
            label={t('find.emailOrPhone')}
            hint={t('find.emailOrPhoneHint')}
            icon="mail"
            autoComplete="email"
            value={emailOrPhone}
            error={tried && emailOrPhone.trim() === '' ? t('find.emailOrPhoneMissing') : undefined}
            onChange={event => setEmailOrPhone(event.target.value)}
          />
          {error && <Notice tone="bad" live title={error.message} />}
          {humanCheck && (
            <>
              <p role="status">{t('find.whyCheck')}</p>
              <HumanCheck
                id={HUMAN_CHECK}
                check={humanCheck}
                error={checkMissing ? t('human-check:please') : undefined}
              />
            </>
          )}
          <Button type="submit" variant="primary" icon="search" loading={pending}>
            {t('find.submit')}
          </Button>
        </form>
      </Card>
      <KnownOrders />
    </div>
  );
}

const SHOWN = 6;

/** Links to the orders made or opened in this browser. */
function KnownOrders() {
  const { t } = useTranslation('orders');
  const numbers = knownOrders().slice(0, SHOWN);
  if (numbers.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="known-orders">
      <h2 id="known-orders">{t('find.known')}</h2>
      <ul className={styles.known}>
        {numbers.map(number => (
          <li key={number}>
            <Link href={orderPath(number)} asChild>
              <ButtonLink icon="ticket">{number}</ButtonLink>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
