import type { Notification } from '@driftig/data/notifications/notifications.repository';
import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';

/** A notification with its person, and the facts that mail and push need. */
export interface Delivery {
  readonly notification: Notification;
  readonly person: User;
  /** Name of the actor. */
  readonly by: string;
  readonly isManager: boolean;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
}
