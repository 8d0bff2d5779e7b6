import type { Role } from '@driftig/contracts/access';

/** A person of a company. This record, not the token, decides login and rights on each request. */
export interface User {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly mobile: string;
  readonly department: string;
  readonly role: Role;
  readonly bookkeeping: boolean;
  readonly loginAllowed: boolean;
  /** True until the welcome form is filled in. */
  readonly firstTime: boolean;
  /** Sessions older than this instant are over. */
  readonly sessionsFrom: string;
  readonly createdAt: string;
}
