import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Why } from '../why/why.tsx';
import type { PlannedTime } from './staff.ts';
import classes from './staffing-card.module.css';
import { texts } from './texts.ts';

const MissingWhy = lazyWhenIdle(() => import('./missing-why.tsx'));

interface StaffingSumsProps {
  time: PlannedTime;
  needed: number;
  assigned: number;
}

/** How many an order has of those it needs; what it lacks opens to its people. */
export function StaffingSums({ time, needed, assigned }: StaffingSumsProps) {
  const missing = Math.max(0, needed - assigned);
  const text = texts.ofNeeded(assigned, needed, missing);
  return (
    <span className={classes.sums} data-short={missing > 0 || undefined}>
      {missing === 0 ? (
        text
      ) : (
        <Why
          label={texts.staffingCard}
          dialog={(onClose) => <MissingWhy {...{ time, needed, assigned, onClose }} />}
        >
          {text}
        </Why>
      )}
    </span>
  );
}
