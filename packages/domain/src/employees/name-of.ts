import type { User } from '../auth/user.ts';

/** What a person is called: until they have said their name, by their e-mail. */
export function nameOf({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name === '' ? email : name;
}
