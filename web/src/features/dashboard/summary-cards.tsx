import { SummaryCard, SkeletonCard } from './summary-card.tsx';
import classes from './summary-cards.module.css';
import type { Figure } from './summary-figures.ts';
import { figureLabels } from './summary-figures.ts';

interface SummaryCardsProps {
  figures: readonly Figure[] | undefined;
  year: number;
  currency: string;
}

/** The six figures of a year; skeletons while `figures` is undefined. */
export function SummaryCards({ figures, ...rest }: SummaryCardsProps) {
  return (
    <div className={classes.cards}>
      {figures
        ? figures.map((figure) => <SummaryCard key={figure.id} figure={figure} {...rest} />)
        : figureLabels.map((label) => <SkeletonCard key={label} label={label} />)}
    </div>
  );
}
