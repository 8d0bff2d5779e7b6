import type { User } from '../auth/user.ts';
import { nameOf } from '../employees/name-of.ts';

/** The employee of a receipt or an expense, as they were when it was made (product B32). */
export interface RowOwner {
  readonly employeeId: string;
  readonly name: string;
  /** '' for none. */
  readonly departmentId: string;
}

export function ownerOf(user: Pick<User, 'userId' | 'name' | 'email' | 'departmentId'>): RowOwner {
  return { employeeId: user.userId, name: nameOf(user), departmentId: user.departmentId };
}
