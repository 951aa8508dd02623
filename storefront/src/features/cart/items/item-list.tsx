import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putItem, removeItems } from './cart.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-list.module.css';
import type { PricedItem } from './priced-item.ts';

interface ItemListProps {
  items: readonly PricedItem[];
  onChange: (item: CartItem) => void;
  onAskAgain: () => void;
}

interface Removed {
  item: CartItem;
  index: number;
}

/** The sailings in the cart. Removed ones can be restored until the page is closed. */
export function ItemList({ items, onChange, onAskAgain }: ItemListProps) {
  const { t } = useTranslation('cart');
  const [removed, setRemoved] = useState<Removed | null>(null);
  return (
    <div className={styles.list}>
      {removed && (
        <Notice live title={t('removed')}>
          <Button
            onClick={() => {
              putItem(removed.item, removed.index);
              setRemoved(null);
            }}
          >
            {t('putBack')}
          </Button>
        </Notice>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((priced, index) => (
            <ItemCard
              key={priced.item.id}
              priced={priced}
              onChange={onChange}
              onRemove={item => {
                removeItems([item.id]);
                setRemoved({ item, index });
              }}
              onAskAgain={onAskAgain}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
