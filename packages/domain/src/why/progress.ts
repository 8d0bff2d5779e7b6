import type { WhyAnswer } from '@driftig/contracts/core/why';

import { withRest } from './sum-of-rows.ts';

interface Subtask {
  readonly title: string;
  readonly progress: number;
  readonly statusText: string;
}

interface ProgressFigures {
  readonly title: string;
  /** The percentage that is shown. */
  readonly progress: number;
  readonly statusText: string;
  /** The subtasks on the card; there may be more. */
  readonly subtasks: readonly Subtask[];
  /** How many there are. */
  readonly count: number;
}

/** The progress of a task: each subtask's part of the average (product S10). */
export function whyProgress(figures: ProgressFigures): WhyAnswer {
  const { title, progress, statusText, subtasks, count } = figures;
  const rows = subtasks.map((subtask) => ({
    label: subtask.title,
    note: `${subtask.statusText}, ${subtask.progress} %`,
    amount: Math.round((subtask.progress * 100) / count),
  }));
  const others = count - subtasks.length;
  return {
    figure: 'taskProgress',
    title,
    amount: progress * 100,
    unit: 'percent',
    rows: withRest(rows, progress * 100, others > 0 ? othersText(others) : 'Afrunding'),
    formula: `Delopgavernes fremdrift, lagt sammen og delt med ${count}.`,
    notes: [`Status er ${statusText}, ud fra delopgaverne.`],
  };
}

const othersText = (count: number) =>
  count === 1 ? '1 anden delopgave' : `${count} andre delopgaver`;
