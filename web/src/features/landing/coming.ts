import { paths } from '../../paths.ts';

/** The parts shown here whose screens the menu marks as coming; a test holds the two together. */
export const comingParts = {
  /** No screen of their own. */
  reminders: paths.generalTasks,
  tasks: paths.generalTasks,
} as const;

export type ComingPart = keyof typeof comingParts;

export const isComing = (part: string): part is ComingPart => part in comingParts;
