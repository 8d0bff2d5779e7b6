import type { Project } from '@driftig/contracts/time/project-routes';

import { foldText, foldWords, wordStart } from '@driftig/domain/text/fold-text';

export type ProjectTab = 'all' | 'internal' | 'orders';

interface Asked {
  readonly tab: ProjectTab;
  readonly search: string;
  /** Ids of those used last, the newest first. */
  readonly recent: readonly string[];
}

/** Projects of the picker: recent ones, and the others. */
export interface FoundProjects {
  readonly recent: readonly Project[];
  readonly others: readonly Project[];
}

const inTab = (project: Project, tab: ProjectTab) =>
  tab === 'all' || project.isInternal === (tab === 'internal');

/**
 * The projects of a tab that a search finds. Without a search those used last come first; with one,
 * those whose name or code begins with it. Each word must begin a word of name, code or description.
 */
export function findProjects(
  projects: readonly Project[],
  { tab, search, recent }: Asked,
): FoundProjects {
  const words = foldWords(search);
  const open = projects.filter((one) => one.isActive && inTab(one, tab));
  if (words.length === 0) {
    const used = recent.flatMap((id) => open.filter(({ projectId }) => projectId === id));
    const ids = new Set(used.map(({ projectId }) => projectId));
    return { recent: used, others: open.filter(({ projectId }) => !ids.has(projectId)) };
  }
  const found = open.filter((one) => words.every((word) => wordStart(textOf(one), word) !== -1));
  const isFirst = ({ name, code }: Project) =>
    [name, code].some((text) => foldText(text).startsWith(words[0] ?? ''));
  const [first, rest] = [found.filter(isFirst), found.filter((one) => !isFirst(one))];
  return { recent: [], others: [...first, ...rest] };
}

const textOf = ({ name, code, description }: Project) => foldText(`${name} ${code} ${description}`);
