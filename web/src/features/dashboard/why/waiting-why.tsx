// Default export: loaded lazily, when the number of what waits is opened.
import { whyWaiting } from '@driftig/domain/why/counts';

import WhyDialog from '../../../shared/why/why-dialog.tsx';
import type { Action } from '../action-row.tsx';

interface WaitingWhyProps {
  actions: readonly Action[];
  onClose: () => void;
}

/** The kinds of things that wait. */
export default function WaitingWhy({ actions, onClose }: WaitingWhyProps) {
  const kinds = actions.map(({ what, about, to }) => ({ label: what, note: about, to }));
  return <WhyDialog answer={whyWaiting(kinds)} onClose={onClose} />;
}
