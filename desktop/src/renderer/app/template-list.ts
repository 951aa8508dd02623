import { lazyScreen } from '../lib/page/lazy-screen.ts';

/** The template's demo list (R16): only in development mode, not in any build. */
export const TemplateList = import.meta.env.DEV
  ? lazyScreen(() => import('../features/template-list/template-list-screen.tsx'), ['template-list'])
  : null;
