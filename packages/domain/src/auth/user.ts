import type { Role } from '@driftig/contracts/access';
import type { EmploymentStatus } from '@driftig/contracts/employees';

/** A person of a company. This record, not the token, decides login and rights on each request. */
export interface User {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly mobile: string;
  /** '' for none. */
  readonly departmentId: string;
  /** Where the person works from; free text. */
  readonly location: string;
  readonly role: Role;
  readonly bookkeeping: boolean;
  readonly loginAllowed: boolean;
  /** True until the welcome form is filled in. */
  readonly firstTime: boolean;
  /** Sessions older than this instant are over. */
  readonly sessionsFrom: string;
  readonly createdAt: string;
  /** Invited: no credentials yet. Inactive: kept for the books, neither counted nor let in. */
  readonly status: EmploymentStatus;
  /** Of the person's own data as the office edits it; whoever saves an older one is told. */
  readonly version: number;
}
