import { z } from 'zod';
import { rolePermissions } from '../../base/permissions.ts';
import { catalogueId, localisedName, setOf, translated, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';

const menuIds = setOf(z.int().min(1).max(2_147_483_647))
  .max(500)
  .describe('The entries of the menu that it opens');

/** A role with its permissions and menu entries (R39). */
export const role = z.object({
  id: z.int(),
  version,
  code: z.string(),
  name: translated,
  permissions: z.array(z.enum(rolePermissions)),
  menuIds,
  users: z.int().describe('System users who hold it'),
  builtIn: z.boolean().describe('The administrator: it may do everything, and cannot be changed or deleted'),
  requiresSecondFactor: z.boolean().describe('Its holders must have a second factor (R461)'),
});

/** Creates without `id`, changes with it; the code cannot change. */
export const roleSave = z.object({
  id: z.int().min(1).optional(),
  code: z
    .string()
    .trim()
    .max(40)
    .regex(/^[a-z][a-z-]*$/),
  name: localisedName(60),
  permissions: setOf(z.enum(rolePermissions)),
  menuIds,
});
export const roleParams = z.object({ id: catalogueId });

/** Whether the holders of a role must have a second factor; of the administrator too. */
export const roleSecondFactor = z.object({ required: z.boolean() });

/** An entry of the menu, as administrators edit it (R41). */
export const menuEntry = z.object({
  id: z.int(),
  version,
  pid: z.int().describe('The entry above; 0 at the top'),
  path: z.string(),
  name: z.string(),
  title: z.string().describe('Key of its title'),
  icon: z.string(),
  position: z.int().describe('Among its siblings, smallest first'),
  roles: z.array(z.string()).describe('Codes of the roles that open it'),
});

/** Creates without `id`, changes with it. */
export const menuSave = z.object({
  id: z.int().min(1).optional(),
  pid: z.int().min(0),
  path: typedText(120).regex(/^\/?[A-Za-z][\w-]*$/),
  name: typedText(60).regex(/^[A-Za-z][\w-]*$/),
  title: typedText(120).min(1),
  icon: typedText(40).default(''),
  position: z.int().min(0).max(10_000).default(0),
});
export const menuParams = z.object({ id: catalogueId });

export type Role = z.infer<typeof role>;
export type RoleSave = z.output<typeof roleSave>;
export type MenuEntry = z.infer<typeof menuEntry>;
export type MenuSave = z.output<typeof menuSave>;
