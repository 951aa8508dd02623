import '../styles/kit.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/api/query-client.ts';
import { readCart } from '../lib/cart/cart-store.ts';
import { readUnpaidOrders } from '../lib/orders/unpaid-orders.ts';
import { watchNavigation } from '../lib/page/first-screen.ts';
import { storeReferral } from '../lib/share/referral.ts';
import { App } from './app.tsx';
import { loadScreenAt } from './routes.tsx';

/** Replaces the opening of the page with the site. The texts of header and footer have to be loaded. */
export async function showSite(): Promise<void> {
  storeReferral(location.search, Date.now());
  watchNavigation();
  // Not while the code is evaluated: where a page reads its storage, the browser may parse the whole file again to note the place.
  readCart();
  readUnpaidOrders();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await loadScreenAt(location);
  // As a transition it is rendered in parts: the visitor's touches and the browser's frames come between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={createQueryClient()}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
