import type { Rights } from '@driftig/contracts/core/access';

/** The logged-in user and their company, made only from a verified session (product R7). */
export interface Actor extends Rights {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}
