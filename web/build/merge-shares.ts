/** Modules that the same pages and dialogs need, which are their roots. */
export interface Share {
  readonly roots: Set<string>;
  readonly modules: string[];
  /** Bytes, minified and gzipped, about. */
  size: number;
  /** What the modules import. */
  readonly imports: Set<string>;
}

/** A file more costs as much as these bytes: a request, and compression that starts anew. */
const bytesPerFile = 1200;

/**
 * Puts two shares together as long as that saves something: for the roots that need both it is a
 * file less, for those that need one of them the other's bytes are loaded in vain.
 */
export function mergeShares(
  shares: readonly Share[],
  weightOf: (root: string) => number,
): readonly Share[] {
  const left = new Set(shares);
  const weights = new Map<string, number>();
  const weight = (root: string) => {
    const known = weights.get(root) ?? weightOf(root);
    weights.set(root, known);
    return known;
  };
  for (;;) {
    const best = bestPair([...left], weight);
    if (best === undefined) return [...left];
    const [one, other] = best;
    left.delete(one);
    left.delete(other);
    left.add(merged(one, other));
  }
}

type Pair = readonly [Share, Share];
type Weight = (root: string) => number;

function bestPair(shares: readonly Share[], weight: Weight): Pair | undefined {
  const pairs = shares.flatMap((one, index) =>
    shares.slice(index + 1).map((other) => {
      const pair = [one, other] as const;
      return { pair, saved: savedByOneFile(pair, weight) };
    }),
  );
  return pairs
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(({ pair, saved }) => saved > lostByImports(pair, shares, weight))?.pair;
}

function savedByOneFile([one, other]: Pair, weight: Weight): number {
  let saved = 0;
  for (const root of one.roots)
    saved += weight(root) * (other.roots.has(root) ? bytesPerFile : -other.size);
  for (const root of other.roots) if (!one.roots.has(root)) saved -= weight(root) * one.size;
  return saved;
}

function merged(one: Share, other: Share): Share {
  return {
    roots: new Set([...one.roots, ...other.roots]),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    imports: new Set([...one.imports, ...other.imports]),
  };
}

/**
 * The bytes of what both in one would import, directly or indirectly, for roots that did not load
 * it. Without end where it would import both again: chunks must not import each other in a circle.
 */
function lostByImports([one, other]: Pair, shares: readonly Share[], weight: Weight): number {
  const both = merged(one, other);
  const rest = shares.filter((share) => share !== one && share !== other);
  const reached = new Set(rest.filter((share) => imports(both, share)));
  let lost = 0;
  for (const share of reached) {
    if (imports(share, both)) return Infinity;
    for (const root of both.roots) if (!share.roots.has(root)) lost += weight(root) * share.size;
    rest.filter((next) => imports(share, next)).forEach((next) => reached.add(next));
  }
  return lost;
}

const imports = (one: Share, other: Share) => other.modules.some((id) => one.imports.has(id));
