import type { AnswerOf } from '@driftig/contracts/core/route';
import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { formatDate } from '@driftig/domain/format';

/** A shift that an application falls together with. */
export type Shift = AnswerOf<typeof vacationRoutes.listShiftsDuring>['shifts'][number];

/** '10-04-2026 kl. 14:00 til 23:00', with the date of the end where that is another. */
export function shiftTimeText({ from, to }: Pick<Shift, 'from' | 'to'>): string {
  const [startDate = '', startTime = ''] = from.split('T');
  const [endDate = '', endTime = ''] = to.split('T');
  const end = endDate === startDate ? endTime : `${formatDate(endDate)} kl. ${endTime}`;
  return `${formatDate(startDate)} kl. ${startTime} til ${end}`;
}
