import { Button } from '@gangway/shared/ui/form/button.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { useSailing } from '../requests/sailings.ts';

interface SailingFilterProps {
  id: string;
  onRemove: () => void;
}

/** The one sailing whose orders are listed, by its name; pressed, it lists those of all sailings again. */
export function SailingFilter({ id, onRemove }: SailingFilterProps) {
  const { t } = useTranslation('orders');
  const { text, dateTime } = useFormat();
  const { data } = useSailing(id);
  const name = data
    ? `${text(data.route.departure.name)} → ${text(data.route.destination.name)} · ${dateTime(data.departsAt)}`
    : t('filters.sailingOne');
  return (
    <Button iconEnd={X} onClick={onRemove} aria-label={t('filters.removeSailing', { sailing: name })}>
      {name}
    </Button>
  );
}
