import { paths } from '../../paths.ts';

interface ComingTexts {
  readonly title: string;
  readonly purpose: string;
}

/** Texts of the screens that are not built yet, by path. */
export const comingTexts: Readonly<Record<string, ComingTexts>> = {
  [paths.generalTasks]: {
    title: 'General Tasks',
    purpose: 'Her deler I opgaver, der ikke hører til en ordre.',
  },
};
