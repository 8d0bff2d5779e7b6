interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'index.html';

/** Names of the module and of all it imports at once; what is imported comes first. */
function chunkNames(manifest: Manifest, module: string, found: Set<string>): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`${module} is not a chunk of the site.`);
  if (!found.has(module)) {
    for (const name of chunk.imports ?? []) if (!found.has(name)) chunkNames(manifest, name, found);
    found.add(module);
  }
  return found;
}

/** The files of a page: its styles, the entry's first, and the code it needs besides the entry's. */
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
    // The font of Danish text; other alphabets are fetched where a page has their letters.
    fonts: (manifest[entry]?.assets ?? []).filter((file) =>
      /inter-latin-wght.*\.woff2$/.test(file),
    ),
  };
}

/**
 * Tags for what the page is drawn with. Its styles stand in the page, so that it is drawn when it
 * has come; the links that load nothing tell the code that they are there.
 */
export function tagsOf(files: ReturnType<typeof assetsOf>, css: string): readonly string[] {
  return [
    `<style>${css}</style>`,
    ...files.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`,
    ),
    ...files.ownStyles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...files.code.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin />`,
    ),
  ];
}

/**
 * What the build wrote for the entry, as a page needs it that is drawn already: without links to
 * the styles, and with code that lets the page and its font go first.
 */
export function prioritisePage(page: string): string {
  return page
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}
