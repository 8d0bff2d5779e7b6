import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

type IsWanted = (id: string, context: Context) => boolean;

const visitors = neededBy('src/app/front.tsx', 'src/app/info.tsx');
const auth = neededBy('src/features/auth/auth-dialog.tsx');
const app = neededBy('src/app/app.tsx');
const calls = neededBy('src/records/queries.ts');
const lists = neededBy(
  'src/ui/data-table/data-table.tsx',
  'src/ui/data-table/use-table-state.ts',
  'src/ui/data-table/date-filters.ts',
  'src/ui/data-table/bulk-status-menu.tsx',
  'src/ui/display/amount.tsx',
  'src/ui/overlay/confirm-dialog.tsx',
  'src/ui/display/date-text.tsx',
  'src/ui/layout/page.tsx',
  'src/ui/url/use-open-record.ts',
  'src/ui/time/use-today.ts',
  'components/Alert/Alert.mjs',
  'icons/IconCalendar.mjs',
  'icons/IconEye.mjs',
  'icons/IconPlus.mjs',
  'icons/IconTrash.mjs',
);

const both =
  (one: IsWanted, other: IsWanted): IsWanted =>
  (id, context) =>
    one(id, context) && other(id, context);
const either =
  (one: IsWanted, other: IsWanted): IsWanted =>
  (id, context) =>
    one(id, context) || other(id, context);

/**
 * What is always wanted together; what an earlier part has taken, a later one shares. Without parts
 * the site falls into some three hundred files, and a screen waits for more than a hundred of them.
 */
const parts: Readonly<Record<string, IsWanted>> = {
  shared: both(visitors, either(app, either(lists, auth))),
  front: visitors,
  session: neededBy('src/api/check-session.ts'),
  frame: both(app, auth),
  app,
  inputs: both(lists, auth),
  popups: neededBy('src/ui/controls/icon-button.tsx', 'src/ui/controls/segmented.tsx'),
  auth,
  calls,
  lists,
  columns: neededBy('src/records/record-columns.ts', 'src/records/status-column.tsx'),
  records: neededBy('src/records/record-table-page.tsx'),
  forms: neededBy('src/records/record-dialog.tsx'),
};

const count = Object.keys(parts).length;

/** One file for what the first page begins with, and one for each of the parts. */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], test: isNotEntry, priority: count + 1 },
    ...Object.entries(parts).map(([part, isWanted], index) => ({
      debugName: part,
      name: (id: string, context: Context) =>
        !isOpenedByItself(id, context) && isWanted(id, context) ? `${part}-part` : null,
      priority: count - index,
    })),
  ],
};

/** The entry itself keeps its name, which the manifest gives to the pages. */
function isNotEntry(id: string): boolean {
  return !/\/(main\.tsx|index\.html)$/.test(id);
}

/** Whether a module is one of `roots`, or something that one of them needs by its imports. */
function neededBy(...roots: readonly string[]): IsWanted {
  const isRoot = (id: string) => roots.some((root) => id.endsWith(root));
  return (id, context) => {
    const above = new Set([id]);
    // Who imports them is added while they are gone through.
    for (const one of above) {
      if (isRoot(one)) return true;
      context.getModuleInfo(one)?.importers.forEach((importer) => above.add(importer));
    }
    return false;
  };
}

/** What is imported dynamically stays a file of its own, which the manifest names. */
function isOpenedByItself(id: string, context: Context): boolean {
  const info = context.getModuleInfo(id);
  return info === null || info.isEntry || info.dynamicImporters.length > 0;
}
