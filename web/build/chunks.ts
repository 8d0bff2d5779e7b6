import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * What is always wanted together, with everything it imports; what an earlier part has taken, a later
 * one shares. Without parts the site falls into some three hundred files, and a screen waits for more
 * than a hundred of them.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  front: ['src/app/front.tsx'],
  session: ['src/api/check-session.ts'],
  app: ['src/app/app.tsx'],
  calls: ['src/features/records/queries.ts'],
  lists: [
    'src/ui/data-table/data-table.tsx',
    'src/ui/data-table/use-table-state.ts',
    'src/ui/data-table/date-filters.ts',
    'src/ui/data-table/bulk-status-menu.tsx',
    'src/ui/confirm-dialog.tsx',
    'src/ui/date-text.tsx',
    'src/ui/page.tsx',
    'src/ui/use-open-record.ts',
    'src/ui/use-today.ts',
    'icons/IconPlus.mjs',
    'icons/IconTrash.mjs',
  ],
  popups: ['src/ui/icon-button.tsx'],
  dialogs: ['src/ui/dialog.tsx'],
  records: ['src/features/records/record-table-page.tsx'],
  forms: ['src/features/records/record-dialog.tsx'],
};

const count = Object.keys(parts).length;

/** One file for what the first page begins with, and one for each of the parts. */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], test: isNotEntry, priority: count + 1 },
    ...Object.entries(parts).map(([name, roots], index) => ({
      debugName: name,
      name: neededBy(name, roots),
      priority: count - index,
    })),
  ],
};

/** The entry itself keeps its name, which the manifest gives to the pages. */
function isNotEntry(id: string): boolean {
  return !/\/(main\.tsx|index\.html)$/.test(id);
}

/** Names the chunk of the modules that one of `roots` is, or needs by what it imports. */
function neededBy(part: string, roots: readonly string[]) {
  const known = new Map<string, boolean>();
  const isRoot = (id: string) => roots.some((root) => id.endsWith(root));
  const isNeeded = (id: string, context: Context): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules that import each other in a circle are asked once.
    known.set(id, isRoot(id));
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const needed = isRoot(id) || importers.some((importer) => isNeeded(importer, context));
    known.set(id, needed);
    return needed;
  };
  return (id: string, context: Context) =>
    !isOpenedByItself(id, context) && isNeeded(id, context) ? `${part}-part` : null;
}

/** What is imported dynamically stays a file of its own, which the manifest names. */
function isOpenedByItself(id: string, context: Context): boolean {
  const info = context.getModuleInfo(id);
  return info === null || info.isEntry || info.dynamicImporters.length > 0;
}
