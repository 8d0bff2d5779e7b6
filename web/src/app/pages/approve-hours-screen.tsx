import { ApprovePage } from '../../features/time/approve/approve-page.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';

const TimeOff = lazyWhenIdle(() => import('../../features/vacation/overview/overview-dialog.tsx'));

/** The approver's page of hours, with the overview of holiday: features import no other. */
export default function ApproveHoursScreen() {
  return <ApprovePage TimeOff={TimeOff} />;
}
