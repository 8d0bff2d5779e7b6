import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

type ModuleTest = (id: string, context: Context) => boolean;

const visitors = importedBy('src/app/front.tsx', 'src/app/info.tsx');
const auth = importedBy('src/features/auth/auth-dialog.tsx');
const app = importedBy('src/app/app.tsx');
const calls = importedBy('src/records/queries.ts', 'src/features/invoices/invoice-view-queries.ts');
const lists = importedBy(
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

const columns = importedBy(
  'src/records/record-columns.ts',
  'src/records/status-column.tsx',
  'src/records/attempt-change.ts',
  'src/records/optimistic-change.ts',
);

const and =
  (one: ModuleTest, other: ModuleTest): ModuleTest =>
  (id, context) =>
    one(id, context) && other(id, context);
const or =
  (...tests: readonly ModuleTest[]): ModuleTest =>
  (id, context) =>
    tests.some((test) => test(id, context));

/**
 * Modules that are always needed together. A module belongs to the first chunk that matches.
 * Without these groups the site has some three hundred chunks, and a screen waits for more than a
 * hundred.
 */
const parts: Readonly<Record<string, ModuleTest>> = {
  shared: and(visitors, or(app, lists, columns, auth)),
  front: visitors,
  session: importedBy('src/api/check-session.ts'),
  frame: and(app, auth),
  app,
  inputs: and(lists, auth),
  popups: importedBy('src/ui/controls/icon-button.tsx', 'src/ui/controls/segmented.tsx'),
  auth,
  calls,
  lists,
  columns,
  records: importedBy('src/records/record-table-page.tsx'),
  forms: importedBy('src/records/record-dialog.tsx'),
};

const count = Object.keys(parts).length;

/** One chunk for the initial page and one for each of the parts. */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], test: isNotEntry, priority: count + 1 },
    ...Object.entries(parts).map(([part, isPart], index) => ({
      debugName: part,
      name: (id: string, context: Context) =>
        !isEntryOrDynamic(id, context) && isPart(id, context) ? `${part}-part` : null,
      priority: count - index,
    })),
  ],
};

/** The entry keeps its own chunk: the manifest and the pages refer to it by name. */
function isNotEntry(id: string): boolean {
  return !/\/(main\.tsx|index\.html)$/.test(id);
}

/** A test for modules that are one of `roots` or are imported by one, directly or indirectly. */
function importedBy(...roots: readonly string[]): ModuleTest {
  const isRoot = (id: string) => roots.some((root) => id.endsWith(root));
  return (id, context) => {
    const importers = new Set([id]);
    // The set grows during the iteration, so this walks up to all indirect importers.
    for (const one of importers) {
      if (isRoot(one)) return true;
      context.getModuleInfo(one)?.importers.forEach((importer) => importers.add(importer));
    }
    return false;
  };
}

/** Entries and dynamically imported modules keep a chunk of their own, which the manifest names. */
function isEntryOrDynamic(id: string, context: Context): boolean {
  const info = context.getModuleInfo(id);
  return info === null || info.isEntry || info.dynamicImporters.length > 0;
}
