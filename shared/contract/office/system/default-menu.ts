import type { RolePermission } from '../../base/permissions.ts';
import { type ScreenName, type SectionName, screens, sections } from './screens.ts';

const screenNames = Object.keys(screens) as ScreenName[];
const sectionNames = Object.keys(sections) as SectionName[];

/**
 * Names in menu records must be unique, and a section may have the name of one of its screens: `ship` and `ship-section`.
 */
export type MenuName = ScreenName | `${SectionName}-section`;

/** A menu record of a new installation (R41), without its id. */
export interface DefaultMenu {
  name: MenuName;
  /** Relative to the section's path. */
  path: string;
  /** Key of its text in the back office's `frame` texts. */
  titleKey: string;
  icon: string;
  /** The permissions that show it in the menu: null for all staff. A section is shown if any of its screens is. */
  permission: RolePermission | null;
  screens: readonly DefaultMenu[];
}

const menuOf = (name: ScreenName): DefaultMenu => ({
  name,
  path: screens[name].section === null ? `/${name}` : name,
  titleKey: `menu.${name}`,
  icon: screens[name].icon,
  permission: screens[name].permission,
  screens: [],
});

const screensIn = (section: SectionName | null): ScreenName[] =>
  screenNames.filter(name => screens[name].section === section);

/** The menu of a new installation, in order. */
export const defaultMenu: readonly DefaultMenu[] = [
  ...screensIn(null).map(menuOf),
  ...sectionNames.map(
    (section): DefaultMenu => ({
      name: `${section}-section`,
      path: `/${section}`,
      titleKey: `menu.${section}-section`,
      icon: sections[section].icon,
      permission: null,
      screens: screensIn(section).map(menuOf),
    }),
  ),
];

/** The address of every screen; a top-level screen is in a section of its own name (`/dashboard/dashboard`). */
export const screenPaths = Object.fromEntries(
  screenNames.map(name => [name, `/${screens[name].section ?? name}/${name}`]),
) as Readonly<Record<ScreenName, string>>;

/** Where the address of a section redirects to: the first screen in it (R15). */
export const sectionRedirects: Readonly<Record<string, string>> = Object.fromEntries(
  screenNames
    .toReversed()
    .map(name => screenPaths[name])
    .map(path => [path.slice(0, path.lastIndexOf('/')), path]),
);

/** The screens in a new installation's menu for these permissions, in order. */
export const screensFor = (permissions: readonly RolePermission[]): ScreenName[] =>
  screenNames.filter(name => {
    const { permission } = screens[name];
    return permission === null || permissions.includes(permission);
  });

/** The menu's titles in a language. */
export const menuTitles = (language: 'en' | 'zh'): Readonly<Record<MenuName, string>> =>
  Object.fromEntries([
    ...screenNames.map(name => [name, screens[name].title[language]]),
    ...sectionNames.map(name => [`${name}-section`, sections[name].title[language]]),
  ]) as Record<MenuName, string>;
