import type { FrameText } from '../src/app/frame-texts.ts';
import { paths, patterns } from '../src/paths.ts';
import { assetsOf, type Manifest } from './page-assets.ts';

interface ScreenSource {
  readonly path: string;
  readonly title: string;
  /** The page's module, relative to web. */
  readonly module: string;
}

/**
 * The screens of the source of a table in web/src/app/screens. The table itself cannot be loaded for them:
 * it names its pages by `import()`, of which a build knows only the source.
 */
export function screensIn(source: string): readonly ScreenSource[] {
  const addresses = { paths, patterns } as Record<string, Record<string, unknown>>;
  const [, ...entries] = source.split(/\bpath: (?=(?:paths|patterns)\.)/);
  return entries.map((entry) => {
    const [, table = '', name = ''] = /^(\w+)\.(\w+)/.exec(entry) ?? [];
    const path = addresses[table]?.[name];
    if (typeof path !== 'string') throw new Error(`${table}.${name} is no address of a screen.`);
    const [, title = ''] =
      /\btitle: '([^']*)'/.exec(entry) ?? /\blabel: '([^']*)'/.exec(entry) ?? [];
    const [, page = ''] = /\bimport\('([^']*)'\)/.exec(entry) ?? [];
    return { path, title, module: new URL(page, 'file:///src/app/screens/').pathname.slice(1) };
  });
}

type FrameTextOf = (module: string) => FrameText | undefined;

/**
 * Input of before-paint.js: the files that pages need beside the application's, and for each
 * address a pattern, its title, and of its pages, the manager's first, the indexes of their files
 * and their texts.
 */
export function screenFiles(
  screens: readonly ScreenSource[],
  manifest: Manifest,
  textOf: FrameTextOf,
) {
  const ofApp = new Set(filesOf(manifest, 'src/app/app.tsx'));
  const files: string[] = [];
  const indexOf = (file: string) =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const indexesOf = (module: string) =>
    filesOf(manifest, module)
      .filter((file) => !ofApp.has(file))
      .map(indexOf);
  const addresses = [...new Set(screens.map(({ path }) => path))].map((path) => {
    const there = screens.filter((screen) => screen.path === path);
    const pattern = `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
    // A title with a part of the address, or that the page alone knows, is left out.
    const title = there[0]?.title.includes(':') ? '' : there[0]?.title;
    const pages = there.map(({ module }) => [indexesOf(module), textOf(module) ?? {}]);
    return [pattern, title, pages];
  });
  return { files, addresses };
}

function filesOf(manifest: Manifest, module: string): readonly string[] {
  const { ownStyles, code } = assetsOf(manifest, module);
  return [...ownStyles, ...code];
}

/** As a data block, which the content security policy allows: it is not run. */
export function screensTag(screens: object): string {
  return `<script type="application/json" id="screens">${JSON.stringify(screens)}</script>`;
}
