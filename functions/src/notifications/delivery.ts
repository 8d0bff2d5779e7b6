import type { Notification } from '@driftig/data/notifications/notifications.repository';
import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';

/** Somebody who has a notification, and what ways of sending it need. */
export interface Delivery {
  readonly notification: Notification;
  readonly person: User;
  /** The name of who did it. */
  readonly by: string;
  readonly isManager: boolean;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
}
