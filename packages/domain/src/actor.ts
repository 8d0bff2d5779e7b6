import type { Rights } from '@driftig/contracts/core/access';

/** Who acts, and for which company: made only from a verified session (architecture §5). */
export interface Actor extends Rights {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}
