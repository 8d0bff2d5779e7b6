// Default export: loaded lazily by StepsLeftPlace.
import { StepsCard } from './steps-card.tsx';
import { stepsOf } from './steps.ts';
import type { useStepsLeft } from '../queries.ts';

interface StepsLeftProps {
  left: NonNullable<ReturnType<typeof useStepsLeft>>;
  onPutAway: () => void;
}

/** The first steps that a company with an invoice has left, until all are done or it puts them away. */
export default function StepsLeft({ left, onPutAway }: StepsLeftProps) {
  const steps = stepsOf(left.steps, left.settings);
  if (steps.every(({ isDone }) => isDone)) return null;
  return <StepsCard steps={steps} onPutAway={onPutAway} />;
}
