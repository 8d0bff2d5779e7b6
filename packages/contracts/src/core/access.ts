/**
 * Groups of users that may call a route or see a screen (product R1 to R7). Required for each
 * route: deny by default.
 */
export type Access = 'public' | 'member' | 'manager' | 'owner' | 'receipts' | 'accountant';

export type Role = 'employee' | 'administrator' | 'owner';

/** Facts that access is decided by; read from the user's record, never from the request. */
export interface Rights {
  readonly role: Role;
  /** The permission "bookkeeping" (allowedrecipes on the wire, product R5). */
  readonly bookkeeping: boolean;
}

const isManager = (rights: Rights) => rights.role !== 'employee';

/** Used by server and screens; `undefined` is a caller who is not logged in. */
export const accessRules: Record<Access, (rights: Rights | undefined) => boolean> = {
  public: () => true,
  member: (rights) => rights !== undefined,
  manager: (rights) => rights !== undefined && isManager(rights),
  owner: (rights) => rights?.role === 'owner',
  receipts: (rights) => rights !== undefined && isManager(rights) && rights.bookkeeping,
  accountant: (rights) => rights !== undefined && isManager(rights) && rights.bookkeeping,
};

/** Role numbers on the wire (product R1). */
export const roleNumbers = { employee: 1, administrator: 2, owner: 3 } as const satisfies Record<
  Role,
  number
>;
