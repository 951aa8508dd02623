import {
  type ScreenName,
  type SectionName,
  screens as screenRecords,
  sections,
} from '@gangway/shared/contract/office/system/screens.ts';
import { Square } from 'lucide-react';
import type { Icon } from '../../ui/icon.tsx';
import { screens, sectionIcons } from './screens.ts';

/** Icons by the names that menu records use; screens and sections define the names. */
const icons = new Map<string, Icon>([
  ...(Object.keys(sections) as SectionName[]).map(name => [sections[name].icon, sectionIcons[name]] as const),
  ...(Object.keys(screens) as ScreenName[]).map(
    name => [screenRecords[name].icon, screens[name].icon] as const,
  ),
]);

/** Returns the icon of a name; a square for an unknown name. */
export const iconOf = (name: string): Icon => icons.get(name) ?? Square;
