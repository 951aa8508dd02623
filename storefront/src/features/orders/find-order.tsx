import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { orderPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './find-order.module.css';
import { KnownOrders } from './known-orders.tsx';
import { lookUpOrder } from './requests/look-up-order.ts';
import { orderQuery } from './requests/order.ts';

/** Finds an order by its number and the e-mail or phone that was given with it. */
export function FindOrder({ number: given = '' }: { number?: string }) {
  const { t } = useTranslation('orders');
  const [number, setNumber] = useState(given);
  const [emailOrPhone, setEmailOrPhone] = useState('');
  const [tried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const lookUp = useMutation({
    meta: { inline: true },
    mutationFn: () => lookUpOrder(number.trim(), emailOrPhone.trim()),
    onSuccess: ({ order }) => {
      queries.setQueryData(orderQuery(order.number).queryKey, order);
      navigate(orderPath(order.number));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (number.trim() !== '' && emailOrPhone.trim() !== '') lookUp.mutate();
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
          {lookUp.isError && <Notice tone="bad" live title={lookUp.error.message} />}
          <Button type="submit" variant="primary" icon="search" loading={lookUp.isPending}>
            {t('find.submit')}
          </Button>
        </form>
      </Card>
      <KnownOrders />
    </div>
  );
}
