import { paths } from '../../paths.ts';
import type { Entry, Kind } from './entry.ts';
import type { KindResult, SearchableList } from './find.ts';
import { findAll, queryOf } from './find.ts';
import { MAX_SHOWN } from './recent.ts';
import { kindNames, texts } from './texts.ts';

/** An option of the list: a hit, or the link to all hits of a kind. */
export interface Choice {
  readonly key: string;
  readonly to: string;
  readonly entry?: Entry;
  readonly label?: string;
}

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** The number of matches; not all of them may be shown. */
  readonly total: number;
  /** The number of placeholder rows for entries that are still loading. */
  readonly placeholders?: number;
}

const toChoice = (entry: Entry): Choice => ({ key: entry.key, to: entry.to, entry });

/** The path of the list page of each kind. */
type ListPaths = Readonly<Partial<Record<Kind, string>>>;
export const managerPaths: ListPaths = {
  customers: paths.customers,
  invoices: paths.invoices,
  orders: paths.orders,
  products: paths.products,
  tasks: paths.generalTasks,
  employees: paths.team,
};
export const employeePaths: ListPaths = {
  orders: paths.orders,
  tasks: paths.generalTasks,
  employees: paths.colleagues,
};

function showAllChoice(
  { kind, hits, total }: KindResult,
  typed: string,
  lists: ListPaths,
): readonly Choice[] {
  const path = lists[kind];
  if (path === undefined || total <= hits.length) return [];
  const to = `${path}?${new URLSearchParams({ q: typed.trim() }).toString()}`;
  return [{ key: `all:${kind}`, to, label: texts.all(total) }];
}

/** The groups of search results, one per kind. */
export function foundGroups(
  lists: readonly SearchableList[],
  typed: string,
  listPaths: ListPaths,
): readonly Group[] {
  return findAll(lists, queryOf(typed)).map((found) => ({
    name: kindNames[found.kind],
    choices: [...found.hits.map(toChoice), ...showAllChoice(found, typed, listPaths)],
    total: found.total,
  }));
}

interface InitialInput {
  readonly commands: readonly Entry[];
  readonly pages: readonly Entry[];
  readonly lists: readonly SearchableList[];
  /** Keys of the recently opened entries, the newest first. */
  readonly recent: readonly string[];
  /** Whether the lists are still loading. */
  readonly fetching: boolean;
}

/** The groups before anything is typed: recently opened entries that exist, all commands, and all pages. */
export function initialGroups(input: InitialInput): readonly Group[] {
  const { commands, pages, lists, recent, fetching } = input;
  const recentKeys = new Set(recent);
  const entries = lists.flatMap((list) => list.entries.filter(({ key }) => recentKeys.has(key)));
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const opened = recent.flatMap((key) => byKey.get(key) ?? []).slice(0, MAX_SHOWN);
  const placeholders = fetching ? Math.min(recent.length, MAX_SHOWN) - opened.length : 0;
  const groups: readonly Group[] = [
    { name: texts.recent, choices: opened.map(toChoice), total: opened.length, placeholders },
    { name: kindNames.commands, choices: commands.map(toChoice), total: commands.length },
    { name: kindNames.pages, choices: pages.map(toChoice), total: pages.length },
  ];
  return groups.filter((group) => group.total + (group.placeholders ?? 0) > 0);
}
