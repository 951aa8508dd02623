import '../styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/api/query-client.ts';
import { startTexts } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Only the home page is part of the first bundle, so only its words come along; other screens bring theirs.
const atHome = location.pathname === paths.home || location.pathname === paths.root;
await startTexts(atHome ? ['site', 'home'] : ['site']);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
