import type { Role } from '@driftig/contracts/access';

/** What the roles are called on screen. */
export const roleNames: Readonly<Record<Role, string>> = {
  employee: 'Medarbejder',
  administrator: 'Administrator',
  owner: 'Ejer',
};
