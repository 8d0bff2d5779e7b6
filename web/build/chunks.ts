import { basename } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { mergeShares, type Share } from './merge-shares.ts';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

const publicPage = /src\/app\/(front|info|booking)\.tsx$/;
const app = /src\/app\/app\.tsx$/;
/** Lists are where most visits begin, and the dashboards. */
const recordList = /src\/features\/records\/[\w-]+s-page\.tsx$/;
const dashboard = /src\/app\/pages\/(dashboard-screen|start-page)\.tsx$/;
/** Parts of the frame that come soon after each first screen, also on a phone. */
const frame = /src\/(app\/shell\/bell\/bell-parts|api\/live\/live)\.ts$/;
const screenTables = /src\/app\/screens\/[\w-]+\.ts$/;

/** How much shorter a module becomes, minified and gzipped. */
const compressed = 0.2;

/** The chunk of each module that has no chunk of its own; filled when all modules are read. */
const planned = new Map<string, string>();

/** Modules of the initial page are one chunk; the others are in the chunks that were planned. */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], test: isNotEntry, priority: 2 },
    // A chunk of its own, which runs in a task of its own (run-in-slices.ts).
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
    {
      debugName: 'parts',
      name: (id: string) => planned.get(id) ?? null,
      priority: 1,
      // Each module was planned, so no chunk has to take along what its modules import.
      includeDependenciesRecursively: false,
    },
  ],
};

/**
 * Decides what the chunks are. Modules that exactly the same pages and dialogs need belong together;
 * by themselves these are some three hundred files, so the small ones are put together where few
 * bytes are then loaded in vain.
 */
export function planChunks(): Plugin {
  return {
    name: 'plan-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return;
      planned.clear();
      const shares = sharesOf(this);
      mergeShares(shares, weightOf(this)).forEach(({ modules }, index) =>
        modules.forEach((id) => planned.set(id, `part-${index}`)),
      );
    },
  };
}

/**
 * The application and public pages are fetched far more often than one screen, and that than a dialog.
 * The more a screen needs, the less room it has for what it loads in vain.
 */
function weightOf(context: Context): (root: string) => number {
  const ownSize = ownSizes(context);
  return (root) => {
    if (app.test(root)) return 80;
    if (recordList.test(root) || dashboard.test(root)) return 20;
    if (frame.test(root)) return 5;
    if (publicPage.test(root) || isLogIn(root)) return 10;
    return isScreen(root, context) ? 10 + 8 * ownSize(root) : 0.01;
  };
}

/** How much code a screen needs beside what all of them do; 1 is the mean of the screens. */
function ownSizes(context: Context): (screen: string) => number {
  const ids = [...context.getModuleIds()];
  const isForAll = (id: string) => app.test(id) || context.getModuleInfo(id)?.isEntry === true;
  const shared = new Set(ids.filter(isForAll).flatMap((id) => [...reach(id, context)]));
  const lengthOf = (id: string) =>
    shared.has(id) ? 0 : (context.getModuleInfo(id)?.code?.length ?? 0);
  const screens = ids.filter((id) => isScreen(id, context));
  const sizes = new Map(
    screens.map((screen) => [
      screen,
      [...reach(screen, context)].reduce((sum, id) => sum + lengthOf(id), 0),
    ]),
  );
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return (screen) => ((sizes.get(screen) ?? 0) * screens.length) / total;
}

/** The modules that more than one root needs, by the roots that need them. */
function sharesOf(context: Context): readonly Share[] {
  const ids = [...context.getModuleIds()];
  const roots = ids.filter((id) => isDynamic(id, context));
  const needs = new Map<string, Set<string>>();
  for (const root of roots)
    for (const id of reach(root, context)) needs.set(id, (needs.get(id) ?? new Set()).add(root));
  const start = reach(ids.find((id) => context.getModuleInfo(id)?.isEntry) ?? '', context);
  const inApp = new Set(roots.filter((root) => !publicPage.test(root) && !isLogIn(root)));
  const shares = new Map<string, Share>();
  for (const [id, needing] of needs) {
    if (needing.size < 2 || start.has(id) || isDynamic(id, context)) continue;
    // Modules of the application are loaded before all of its screens and dialogs.
    const isOfApp = [...needing].some((one) => app.test(one));
    const loading = isOfApp ? new Set([...needing, ...inApp]) : needing;
    const key = [...loading].toSorted().join();
    const share = shares.get(key) ?? { roots: loading, modules: [], size: 0, imports: new Set() };
    const info = context.getModuleInfo(id);
    share.modules.push(id);
    share.size += (info?.code?.length ?? 0) * compressed;
    info?.importedIds.forEach((one) => share.imports.add(one));
    shares.set(key, share);
  }
  return [...shares.values()];
}

const isLogIn = (id: string) => basename(id) === 'auth-dialog.tsx';

/** The entry keeps its own chunk: the manifest and the pages refer to it by name. */
function isNotEntry(id: string): boolean {
  return !/\/(main\.tsx|index\.html)$/.test(id);
}

function isScreen(id: string, context: Context): boolean {
  return context.getModuleInfo(id)?.dynamicImporters.some((one) => screenTables.test(one)) ?? false;
}

/** Dynamically imported modules keep a chunk of their own, which the manifest names. */
function isDynamic(id: string, context: Context): boolean {
  return (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** A module and all that it imports, directly or indirectly, without `import()`. */
function reach(from: string, context: Context): ReadonlySet<string> {
  const found = new Set([from]);
  // The set grows during the iteration.
  for (const one of found) context.getModuleInfo(one)?.importedIds.forEach((id) => found.add(id));
  return found;
}
