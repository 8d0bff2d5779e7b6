import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';

import type { DayLook } from '../../../shared/year-calendar/day-look.ts';
import classes from './looks.module.css';

/** How each status of a shift looks, in the legend's order; 'none' has no look (product S12, K14). */
export const shiftLooks: Readonly<Record<Exclude<ShiftStatus, 'none'>, DayLook>> = {
  mine: { label: 'Min vagt', className: classes.mine ?? '', shape: 'dot' },
  open: { label: 'Kan anmodes', className: classes.open ?? '', shape: 'ring' },
  forSale: { label: 'Til salg', className: classes.forSale ?? '', shape: 'diamond' },
  offered: { label: 'Tilbudt dig', className: classes.offered ?? '', shape: 'triangle' },
  requested: { label: 'Anmodet', className: classes.requested ?? '', shape: 'half' },
  absent: { label: 'Fravær', className: classes.absent ?? '', shape: 'square' },
  taken: { label: 'Ikke ledig', className: classes.taken ?? '', shape: 'dash' },
  finished: { label: 'Afsluttet', className: classes.finished ?? '', shape: 'check' },
  selling: { label: 'Sat til salg', className: classes.selling ?? '', shape: 'stripes' },
};
