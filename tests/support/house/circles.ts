/** Files that import each other in a circle: the first circle that is found from each file. */
export function circles(
  files: readonly (readonly [path: string, imports: readonly string[]])[],
): string[] {
  const importsOf = new Map(files);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    importsOf.get(path)?.forEach((next) => walk(next, [...way, path]));
    done.add(path);
  };
  files.forEach(([path]) => walk(path, []));
  return found;
}
