import '../styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/api/query-client.ts';
import { startTexts } from '../lib/language/i18n.ts';
import { forgetUnsaved } from '../lib/page/leave-guard.ts';
import { followTheme } from '../lib/preferences/preferences.ts';
import { restorePlace } from '../lib/requests/operator-place.ts';
import { followSession, useSession } from '../lib/session.ts';
import { App } from './app.tsx';
import { guardHistoryNavigation } from './guard-history-navigation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
restorePlace();
guardHistoryNavigation();
// Cached data and unsaved input of one user must not be visible to the next.
useSession.subscribe((now, before) => {
  if (!before.user || now.user) return;
  queryClient.clear();
  forgetUnsaved();
});
await startTexts(['frame', 'prescribed']);
await followSession();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
