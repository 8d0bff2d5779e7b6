interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'index.html';

/** Manifest names of a module and of everything it imports statically, imports first. */
function chunkNames(manifest: Manifest, module: string, found: Set<string>): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`${module} is not a chunk of the site.`);
  if (!found.has(module)) {
    for (const name of chunk.imports ?? []) if (!found.has(name)) chunkNames(manifest, name, found);
    found.add(module);
  }
  return found;
}

/**
 * The files of a page: styles (the entry's first), and code and styles that the entry does not
 * have.
 */
export function assetsOf(manifest: Manifest, module: string) {
  const known = chunkNames(manifest, entry, new Set());
  const entryNames = new Set(known);
  const chunks = [...chunkNames(manifest, module, known)].map((name) => ({
    name,
    css: manifest[name]?.css ?? [],
    file: manifest[name]?.file ?? '',
  }));
  const own = chunks.filter(({ name }) => !entryNames.has(name));
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css))],
    ownStyles: [...new Set(own.flatMap(({ css }) => css))],
    code: own.map(({ file }) => file),
    // Only the Latin font; the browser fetches those of other alphabets when a page needs them.
    // They belong to the chunk that has the entry's styles.
    fonts: [...entryNames]
      .flatMap((name) => manifest[name]?.assets ?? [])
      .filter((file) => /inter-latin-wght.*\.woff2$/.test(file)),
  };
}

const fontTag = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`;

/**
 * The head tags of a prerendered page. The CSS is inlined, so that the page is painted without
 * another request. The disabled links keep Vite's loader from fetching the style sheets again.
 */
export function tagsOf(files: ReturnType<typeof assetsOf>, css: string): readonly string[] {
  return [
    `<style>${css}</style>`,
    ...files.fonts.map(fontTag),
    ...files.ownStyles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...files.code.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin />`,
    ),
  ];
}

/**
 * The head tags of the empty page: what every screen needs is fetched beside the entry, and not
 * once that has run. before-paint.js sets `rel`, since a company's booking form, which has the same
 * page, needs none of it.
 */
export function appTagsOf(files: ReturnType<typeof assetsOf>): readonly string[] {
  return [
    ...files.fonts.map(fontTag),
    ...files.ownStyles.map(
      (file) => `<link data-rel="preload" as="style" href="/${file}" crossorigin />`,
    ),
    ...files.code.map((file) => `<link data-rel="modulepreload" href="/${file}" crossorigin />`),
  ];
}

/**
 * The built index.html adapted to a prerendered page: without style sheet links, which are inlined,
 * and with low-priority scripts, so that the page and its font load first.
 */
export function prioritisePage(page: string): string {
  return page
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}
