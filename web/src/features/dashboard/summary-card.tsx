import { Link } from 'react-router-dom';

import { Why } from '../../shared/why/why.tsx';
import opening from '../../ui/display/opening-card.module.css';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { SkeletonBar } from '../../ui/feedback/skeleton-rows.tsx';
import classes from './summary-card.module.css';
import type { Figure } from './summary-figures.ts';

const SummaryWhy = lazyWhenIdle(() => import('./why/summary-why.tsx'));

interface SummaryCardProps {
  figure: Figure;
  year: number;
  currency: string;
}

/** A figure with label and caption: it opens to its answer, and the rest of the card to its list. */
export function SummaryCard({ figure, year, currency }: SummaryCardProps) {
  const { id, label, value, caption, to, alarm = false } = figure;
  return (
    <div className={`${classes.card} ${opening.card}`}>
      <Link to={to} className={`${classes.label} ${opening.opens}`}>
        {label}
        {alarm ? <span className={classes.dot} aria-hidden="true" /> : null}
      </Link>
      <span className={classes.value}>
        <span className={opening.beside}>
          <Why
            label={label}
            dialog={(onClose) => <SummaryWhy {...{ id, year, currency, onClose }} title={label} />}
          >
            {value}
          </Why>
        </span>
      </span>
      <span className={classes.caption} data-alarm={alarm || undefined}>
        {caption}
      </span>
    </div>
  );
}

/** The card while its figure loads, with the same height. */
export function SkeletonCard({ label }: { label: string }) {
  return (
    <div className={classes.card} aria-busy="true">
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        <SkeletonBar width="60%" tall />
      </span>
      <span className={classes.caption}>
        <SkeletonBar width="40%" />
      </span>
    </div>
  );
}
