import { SummaryCard, SkeletonCard } from './summary-card.tsx';
import classes from './summary-cards.module.css';
import type { Figure } from './summary-figures.ts';
import { figureLabels } from './summary-figures.ts';

/** The six figures of a year; skeletons while `figures` is undefined. */
export function SummaryCards({ figures }: { figures: readonly Figure[] | undefined }) {
  return (
    <div className={classes.cards}>
      {figures
        ? figures.map((figure) => <SummaryCard key={figure.label} {...figure} />)
        : figureLabels.map((label) => <SkeletonCard key={label} label={label} />)}
    </div>
  );
}
