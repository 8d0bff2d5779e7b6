import type { DayStatus } from '@driftig/contracts/calendar/statuses';

import type { DayLook } from '../../../shared/year-calendar/day-look.ts';
import classes from './looks.module.css';

const look = (label: string, className: string | undefined, shape: DayLook['shape']): DayLook => ({
  label,
  className: className ?? '',
  shape,
});

/** The colours of the manager's year, in the order of the legend (product S11). */
export const yearLooks: Readonly<Record<Exclude<DayStatus, 'none'>, DayLook>> = {
  staffed: look('Fuldt bemandet', classes.staffed, 'dot'),
  understaffed: look('Mangler folk', classes.lacking, 'ring'),
  done: look('Afsluttet', classes.done, 'check'),
  running: look('I gang', classes.running, 'play'),
  requested: look('Anmodninger venter', classes.requested, 'half'),
  conflict: look('Konflikt', classes.conflict, 'cross'),
  several: look('Flere forhold', classes.several, 'plus'),
};
