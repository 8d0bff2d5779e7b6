import type { PageLocation } from '../../../ui/unsaved-changes/leave-guards.ts';

const STATUS = 'status';
const statusOf = ({ search }: PageLocation) => new URLSearchParams(search).get(STATUS);

/** Another page or another tab loses a row that is being written; another week keeps it. */
export const leavesTab = (from: PageLocation, to: PageLocation): boolean =>
  from.pathname !== to.pathname || statusOf(from) !== statusOf(to);
