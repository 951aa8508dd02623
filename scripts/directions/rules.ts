import { apiRules } from './rules/api.ts';
import { clientRules } from './rules/clients.ts';
import { desktopRules } from './rules/desktop.ts';
import { rulesEverywhere } from './rules/everywhere.ts';
import type { Rule } from './rules/rule.ts';
import { sharedRules } from './rules/shared.ts';

/** Every forbidden direction of imports. */
export const rules: readonly Rule[] = [
  ...rulesEverywhere,
  ...sharedRules,
  ...apiRules,
  ...clientRules,
  ...desktopRules,
];
