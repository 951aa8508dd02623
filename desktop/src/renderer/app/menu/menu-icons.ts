import {
  type ScreenName,
  type SectionName,
  screens as screenRecords,
  sections,
} from '@gangway/shared/contract/office/system/screens.ts';
import { Square } from 'lucide-react';
import type { Icon } from '../../ui/icon.tsx';
import { screens, sectionIcons } from './screens.ts';

/** The drawings behind the names that menu records carry: those of the screens and sections that brought the name. */
const icons = new Map<string, Icon>([
  ...(Object.keys(sections) as SectionName[]).map(name => [sections[name].icon, sectionIcons[name]] as const),
  ...(Object.keys(screens) as ScreenName[]).map(
    name => [screenRecords[name].icon, screens[name].icon] as const,
  ),
]);

/** The drawing for a name; a square for one that nobody knows. */
export const iconOf = (name: string): Icon => icons.get(name) ?? Square;
