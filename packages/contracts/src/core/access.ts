/** Who may call a route or see a screen (readings R1-R7). Deny by default: a route must name one. */
export type Access = 'public' | 'member' | 'manager' | 'owner' | 'receipts' | 'accountant';

export type Role = 'employee' | 'administrator' | 'owner';

/** What access is decided from: the user's own record, never the request. */
export interface Rights {
  readonly role: Role;
  /** The permission "bookkeeping" (allowedrecipes on the wire, reading R5). */
  readonly bookkeeping: boolean;
}

const manages = (rights: Rights) => rights.role !== 'employee';

/** One map for server and screens; `undefined` is a caller who is not logged in. */
export const accessRules: Record<Access, (rights: Rights | undefined) => boolean> = {
  public: () => true,
  member: (rights) => rights !== undefined,
  manager: (rights) => rights !== undefined && manages(rights),
  owner: (rights) => rights?.role === 'owner',
  receipts: (rights) => rights !== undefined && manages(rights) && rights.bookkeeping,
  accountant: (rights) => rights !== undefined && manages(rights) && rights.bookkeeping,
};

/** The numbers the wire has for roles (reading R1). */
export const roleNumbers = { employee: 1, administrator: 2, owner: 3 } as const satisfies Record<
  Role,
  number
>;
