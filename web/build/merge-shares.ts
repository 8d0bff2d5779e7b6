/** Modules that the same pages and dialogs need, which are their roots. */
export interface Share {
  readonly roots: Set<string>;
  readonly modules: string[];
  /** Bytes, minified and gzipped, about. */
  size: number;
  /** Ids of the imported modules. */
  readonly imports: Set<string>;
}

/** A file more costs as much as these bytes: a request, and compression that starts anew. */
const bytesPerFile = 1000;

/** A share, and the shares of which it imports a module. */
interface Node {
  readonly share: Share;
  /** By age: those that were merged come last. */
  readonly index: number;
  readonly imports: Set<Node>;
}

/** Two shares, the older first, and what it saves to have one file of them. */
interface Pair {
  readonly one: Node;
  readonly other: Node;
  readonly saved: number;
}

type Weight = (root: string) => number;

/**
 * Puts two shares together as long as that saves something: for the roots that need both it is a
 * file less, for those that need one of them the other's bytes are loaded in vain. What a pair saves
 * depends on those two alone, so each step counts the pairs of the newest share and keeps the others.
 */
export function mergeShares(
  shares: readonly Share[],
  weightOf: (root: string) => number,
): readonly Share[] {
  const weight = memoizeWeight(weightOf);
  const left = new Set(nodesOf(shares));
  const all = [...left];
  let pairs = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => pairOf(one, other, weight)),
  );
  pairs.sort(byWorth);
  for (let next = shares.length; ; next += 1) {
    const best = pairs.find((pair) => pair.saved > lostByImports(pair, weight));
    if (best === undefined) return [...left].map(({ share }) => share);
    const both = mergedNode(best, next, left);
    pairs = pairs.filter(({ one, other }) => left.has(one) && left.has(other));
    const ofBoth = [...left].flatMap((one) => pairOf(one, both, weight)).toSorted(byWorth);
    pairs = inOrder(pairs, ofBoth);
    left.add(both);
  }
}

function memoizeWeight(weightOf: Weight): Weight {
  const known = new Map<string, number>();
  return (root) => {
    const weight = known.get(root) ?? weightOf(root);
    known.set(root, weight);
    return weight;
  };
}

function nodesOf(shares: readonly Share[]): readonly Node[] {
  const nodes = shares.map((share, index) => ({ share, index, imports: new Set<Node>() }));
  const homes = new Map(nodes.flatMap((node) => node.share.modules.map((id) => [id, node])));
  for (const node of nodes)
    for (const id of node.share.imports) {
      const home = homes.get(id);
      if (home !== undefined && home !== node) node.imports.add(home);
    }
  return nodes;
}

/** The pair, if it saves something; as a list, for flatMap. */
function pairOf(one: Node, other: Node, weight: Weight): readonly Pair[] {
  const saved = savedByOneFile(one.share, other.share, weight);
  return saved > 0 ? [{ one, other, saved }] : [];
}

/** The most worth first; of equal ones the oldest. */
const byWorth = (a: Pair, b: Pair) =>
  b.saved - a.saved || a.one.index - b.one.index || a.other.index - b.other.index;

/** Two sorted lists as one. */
function inOrder(some: readonly Pair[], others: readonly Pair[]): Pair[] {
  const ordered: Pair[] = [];
  let at = 0;
  for (const other of others) {
    for (let pair = some[at]; pair !== undefined && byWorth(pair, other) < 0; pair = some[at]) {
      ordered.push(pair);
      at += 1;
    }
    ordered.push(other);
  }
  return [...ordered, ...some.slice(at)];
}

function savedByOneFile(one: Share, other: Share, weight: Weight): number {
  let saved = 0;
  for (const root of one.roots)
    saved += weight(root) * (other.roots.has(root) ? bytesPerFile : -other.size);
  for (const root of other.roots) if (!one.roots.has(root)) saved -= weight(root) * one.size;
  return saved;
}

/** Takes two shares out of `left`; the share of both, which all that imported one of them imports. */
function mergedNode({ one, other }: Pair, index: number, left: Set<Node>): Node {
  left.delete(one);
  left.delete(other);
  const both: Node = {
    index,
    share: {
      roots: new Set([...one.share.roots, ...other.share.roots]),
      modules: [...one.share.modules, ...other.share.modules],
      size: one.share.size + other.share.size,
      imports: new Set([...one.share.imports, ...other.share.imports]),
    },
    imports: new Set([...one.imports, ...other.imports].filter((node) => left.has(node))),
  };
  for (const { imports } of left) {
    const imported = [imports.delete(one), imports.delete(other)].includes(true);
    if (imported) imports.add(both);
  }
  return both;
}

/**
 * The bytes of what both in one would import, directly or indirectly, for roots that did not load
 * it. Without end where it would import both again: chunks must not import each other in a circle.
 */
function lostByImports({ one, other }: Pair, weight: Weight): number {
  const isOther = (node: Node) => node !== one && node !== other;
  const reached = new Set([...one.imports, ...other.imports].filter(isOther));
  const roots = new Set([...one.share.roots, ...other.share.roots]);
  let lost = 0;
  // The set grows during the iteration.
  for (const { share, imports } of reached) {
    if (imports.has(one) || imports.has(other)) return Infinity;
    for (const root of roots) if (!share.roots.has(root)) lost += weight(root) * share.size;
    imports.forEach((next) => reached.add(next));
  }
  return lost;
}
