import type { User } from '../auth/user.ts';

/** The person's name, or their e-mail until a name is given. */
export function nameOf({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name === '' ? email : name;
}

/** Shown as the name of people who have left the company. */
export const formerColleague = 'En tidligere kollega';
