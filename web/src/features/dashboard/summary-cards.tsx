import { SummaryCard, SkeletonCard } from './summary-card.tsx';
import classes from './summary-cards.module.css';
import type { Figure } from './summary-figures.ts';
import { figureLabels } from './summary-figures.ts';

/** The year's six figures; undefined while they are on their way. */
export function SummaryCards({ figures }: { figures: readonly Figure[] | undefined }) {
  return (
    <div className={classes.cards}>
      {figures
        ? figures.map((figure) => <SummaryCard key={figure.label} {...figure} />)
        : figureLabels.map((label) => <SkeletonCard key={label} label={label} />)}
    </div>
  );
}
