import { accountStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { optionalEmail } from '@gangway/shared/contract/entries/contact-points.ts';
import {
  type SystemUser,
  type SystemUserSave,
  systemUserSave,
} from '@gangway/shared/contract/people/staff.ts';
import { z } from 'zod';

const fields = systemUserSave.omit({ id: true, avatar: true, currentPassword: true, password: true }).extend({
  name: z.string().trim().max(120),
  introduction: z.string().trim().max(500),
  email: optionalEmail,
  status: z.enum(accountStatuses),
});
const password = z.string().min(6).max(20);

/** A new system user needs a password; for an existing one an empty field leaves it unchanged. */
export const newUserForm = fields.extend({ password });
export const userForm = fields.extend({ password: z.union([z.literal(''), password]) });
export type UserValues = z.input<typeof userForm>;

export const emptyUser: UserValues = {
  username: '',
  name: '',
  email: '',
  introduction: '',
  roles: [],
  status: 'active',
  password: '',
};

/** The form's values of a system user, without the password. */
export const shownOf = (user: SystemUser): Omit<UserValues, 'password'> => {
  const { password: _, ...shown } = formOf(user);
  return shown;
};

export const formOf = ({ username, name, email, introduction, roles, status }: SystemUser): UserValues => ({
  username,
  name,
  email: email ?? '',
  introduction,
  roles,
  status,
  password: '',
});

/**
 * The request from the form's values: fields that are not shown stay unchanged, and so does the password if left empty.
 */
export const saveOf = (
  user: SystemUser | undefined,
  { password: typed, ...values }: UserValues,
): SystemUserSave => ({
  ...values,
  ...(user && { id: user.id }),
  avatar: user?.avatar ?? '',
  ...(typed && { password: typed }),
});
