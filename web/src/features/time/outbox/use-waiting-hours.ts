import { useMemo, useSyncExternalStore } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { onWaitingChange, waitingHours } from './waiting-hours.ts';

/** The user's hours that wait for a connection, and what can be done with them. */
export function useWaitingHours() {
  const { id } = useUser();
  const store = useMemo(() => waitingHours(id), [id]);
  const all = useSyncExternalStore(onWaitingChange, store.all);
  return { all, add: store.add, remove: store.remove };
}
