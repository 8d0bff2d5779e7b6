import { Link } from 'react-router-dom';

import { SkeletonBar } from '../../ui/feedback/skeleton-rows.tsx';
import classes from './summary-card.module.css';
import type { Figure } from './summary-figures.ts';

/** A figure with label and caption; the whole card is a link to its list. */
export function SummaryCard({ label, value, caption, to, alarm = false }: Figure) {
  const content = (
    <>
      <span className={classes.label}>
        {label}
        {alarm ? <span className={classes.dot} aria-hidden="true" /> : null}
      </span>
      <span className={classes.value}>{value}</span>
      <span className={classes.caption} data-alarm={alarm || undefined}>
        {caption}
      </span>
    </>
  );
  return (
    <Link to={to} className={classes.card}>
      {content}
    </Link>
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
