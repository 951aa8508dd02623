import { lazyScreens } from '@gangway/shared/ui/lazy-screen.ts';
import { i18next } from '../i18n/i18n.ts';

/** A screen whose code and words arrive together, when it is first opened. */
export const lazyScreen = lazyScreens(namespaces => i18next.loadNamespaces(namespaces));
