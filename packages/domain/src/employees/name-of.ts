import type { User } from '../auth/user.ts';

/** The person's name, or their e-mail until a name is given. */
export function nameOf({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name === '' ? email : name;
}

/** Stands for whoever is not in the company any more. */
export const formerColleague = 'En tidligere kollega';
