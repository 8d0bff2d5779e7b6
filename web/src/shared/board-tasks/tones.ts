import type { Tone } from '../../ui/display/status-chip.tsx';
import type { BoardStatus } from './board-types.ts';

export const toneOf: Readonly<Record<BoardStatus, Tone>> = {
  notStarted: 'neutral',
  inProgress: 'running',
  inReview: 'pending',
  completed: 'done',
  cancelled: 'danger',
  waiting: 'neutral',
};
