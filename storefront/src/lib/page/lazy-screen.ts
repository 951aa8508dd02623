import { lazyScreens } from '@gangway/shared/ui/lazy-screen.ts';
import { i18next } from '../i18n/i18n.ts';

/** A screen whose code and texts are loaded together when it is first opened. */
export const lazyScreen = lazyScreens(namespaces => i18next.loadNamespaces(namespaces));
