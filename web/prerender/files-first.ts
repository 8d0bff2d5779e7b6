interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The module and all it imports at once, without what the entry brings along anyway. */
function chunksOf(manifest: Manifest, module: string): readonly Chunk[] {
  const names = new Set<string>();
  const visit = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit('index.html');
  const known = new Set(names);
  visit(module);
  return [...names].flatMap((name) => (known.has(name) ? [] : (manifest[name] ?? [])));
}

/** The font of Danish text; the other alphabets are fetched where a page has their letters. */
function fontOf(manifest: Manifest): readonly string[] {
  const assets = manifest['index.html']?.assets ?? [];
  return assets.filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
}

/** Tags for what the page is drawn with, so that the browser need not find it by and by. */
export function filesFirst(manifest: Manifest, module: string): readonly string[] {
  if (manifest[module] === undefined) throw new Error(`${module} is not a chunk of the site.`);
  const chunks = chunksOf(manifest, module);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...fontOf(manifest).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ];
}
