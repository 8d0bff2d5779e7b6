/** Result of one run of vitest, written by the reporter beside this file. */
export interface Outcome {
  readonly files: readonly FileOutcome[];
  /** How many errors no test is to blame for: thrown outside any test, or a worker that died. */
  readonly errors: number;
}

export interface FileOutcome {
  readonly path: string;
  /** Name of its project in vitest.config.ts. */
  readonly project: string;
  readonly ok: boolean;
  /** Full names of its tests by how they ended; `skipped` also where a hook failed before them. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** Result of a whole run, after failing files were run a second time. */
export interface Settled {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed at first and passed alone: `<file> > <test>`. */
  readonly unsteady: readonly string[];
}

/** More failing files than these are no bad luck. */
const mostRunAgain = 10;

/** The files that get a second try. A file without tests did not load, which is never luck. */
export function filesToRunAgain({ files }: Outcome): readonly FileOutcome[] {
  const failing = files.filter(({ ok }) => !ok);
  if (failing.length > mostRunAgain) return [];
  return failing.filter(({ passed, failed, skipped }) => {
    return passed.length + failed.length + skipped.length > 0;
  });
}

/**
 * Takes the outcome of a file's second try in place of its first. Errors outside any test stay
 * failures, and a second try with one, or without the file, changes nothing.
 */
export function settle(first: Outcome, again: ReadonlyMap<string, Outcome | undefined>): Settled {
  const files = first.files.map((file) => {
    const second = again.get(file.path);
    const found = second?.files.find(({ path }) => path === file.path);
    return { file, second: second?.errors === 0 ? found : undefined };
  });
  const settled = files.map(({ file, second }) => second ?? file);
  return {
    passed: sum(settled.map(({ passed }) => passed.length)),
    failed: first.errors + sum(settled.map(failuresOf)),
    unsteady: files.flatMap(({ file, second }) =>
      second === undefined ? [] : unsteadyOf(file, second),
    ),
  };
}

/** A file can also fail without a failing test: in a hook, or because it does not load. */
function failuresOf({ ok, failed }: FileOutcome): number {
  return Math.max(failed.length, ok ? 0 : 1);
}

function unsteadyOf(first: FileOutcome, second: FileOutcome): readonly string[] {
  const steady = new Set(first.passed.filter((name) => !first.failed.includes(name)));
  const names = new Set(second.passed.filter((name) => !steady.has(name)));
  // All tests had passed, and a hook after them failed.
  if (names.size === 0 && second.ok) names.add('its hooks');
  return [...names].map((name) => `${first.path} > ${name}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
