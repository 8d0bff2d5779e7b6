import { paths } from '../../paths.ts';

/** `?register=<date>` opens a new row of hours on the own timesheet, with what is known of it. */
export const REGISTER_PARAM = 'register';
export const REGISTER_ORDER_PARAM = 'on';
export const REGISTER_START_PARAM = 'begin';
export const REGISTER_END_PARAM = 'end';

interface WorkedOn {
  readonly date: string;
  /** The order's id. */
  readonly id?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** The times of an order of that one date; '' where it has none, or has other dates as well. */
export function timesOn(worked: WorkedOn): {
  readonly startTime: string;
  readonly endTime: string;
} {
  const { date, startDate, endDate, startTime = '', endTime = '' } = worked;
  const isOfDay = startDate === date && endDate === date && startTime !== '' && endTime !== '';
  return isOfDay ? { startTime, endTime } : { startTime: '', endTime: '' };
}

/** The own timesheet with a new row for a day; an order of that one date brings its times. */
export function registerHours(worked: WorkedOn): string {
  const { date, id = '' } = worked;
  const { startTime, endTime } = timesOn(worked);
  const query = new URLSearchParams({
    [REGISTER_PARAM]: date,
    ...(id !== '' && { [REGISTER_ORDER_PARAM]: id }),
    ...(startTime !== '' && { [REGISTER_START_PARAM]: startTime, [REGISTER_END_PARAM]: endTime }),
  });
  return `${paths.timesheet}?${query.toString()}`;
}
