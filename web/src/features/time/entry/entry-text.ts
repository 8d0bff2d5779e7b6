import type { Tone } from '../../../ui/display/status-chip.tsx';
import type { Entry } from '../queries.ts';
import { texts } from './texts.ts';

const tones = {
  pending: 'pending',
  approved: 'done',
  rejected: 'danger',
  deleted: 'neutral',
} as const;

export const statusOf = ({ status }: Pick<Entry, 'status'>): { tone: Tone; text: string } => ({
  tone: tones[status],
  text: texts.statuses[status],
});

/** The project, or what an adjustment is called. */
export const projectOf = ({ kind, projectName }: Pick<Entry, 'kind' | 'projectName'>): string =>
  kind === 'work' ? projectName : texts.noProject;

/** 'Lager og klargøring 23-11-2026', to distinguish entries. */
export const nameOf = (entry: Entry): string => texts.name(projectOf(entry), entry.date);

/** '07:00–15:00'; '' where hours alone were registered. */
export function timesOf({ startTime, endTime, breakMinutes }: Entry): string {
  if (startTime === '') return '';
  const pause = breakMinutes === 0 ? '' : `, pause ${breakMinutes} min.`;
  return `${startTime}–${endTime}${pause}`;
}

const longestShown = 30;

/** Why it was rejected, and why the flex was adjusted. */
export const remarkWhole = ({ reason, flexReason }: Pick<Entry, 'reason' | 'flexReason'>): string =>
  [reason, flexReason].filter((text) => text !== '').join(' · ');

/** The remark of a row: why it was rejected, else why the flex was adjusted; cut at 30 letters. */
export function remarkOf(entry: Pick<Entry, 'reason' | 'flexReason'>) {
  const letters = [...remarkWhole(entry).replaceAll(/\s+/g, ' ')];
  const isCut = letters.length > longestShown;
  const text = isCut
    ? `${letters.slice(0, longestShown).join('').trimEnd()}\u00A0…`
    : letters.join('');
  return { text, isCut };
}
