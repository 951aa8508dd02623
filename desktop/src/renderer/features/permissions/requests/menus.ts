import type { MenuEntry, MenuSave } from '@gangway/shared/contract/office/system/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const useMenuEntries = () =>
  useQuery({
    queryKey: ['menus'],
    queryFn: ({ signal }) => request<MenuEntry[]>('GET', '/office/menus', { signal }),
    meta: { inline: true },
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['menus'] });

/** Creates an entry, or changes the one with an id. */
export async function saveMenu(menu: MenuSave, version?: number): Promise<MenuEntry> {
  const saved = await request<MenuEntry>('POST', '/office/menus/save', { body: menu, version });
  await changed();
  return saved;
}

/** Stores the given order of siblings; only changed positions are sent. Refetches also after a refusal. */
export async function orderMenus(siblings: readonly MenuEntry[]): Promise<void> {
  try {
    for (const [index, { roles: _, version, ...menu }] of siblings.entries()) {
      const position = index + 1;
      if (menu.position !== position)
        await request<MenuEntry>('POST', '/office/menus/save', { body: { ...menu, position }, version });
    }
  } finally {
    await changed();
  }
}

export async function deleteMenu(id: number): Promise<void> {
  await request<null>('POST', `/office/menus/${id}/delete`);
  await changed();
}
