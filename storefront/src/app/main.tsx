import '../styles/index.css';
import '../lib/session/private-storage.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/api/query-client.ts';
import { startTexts } from '../lib/i18n/i18n.ts';
import { storeReferral } from '../lib/share/referral.ts';
import { App } from './app.tsx';

storeReferral(location.search, Date.now());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The texts of header and footer; each screen loads its own.
await startTexts(['site']);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
