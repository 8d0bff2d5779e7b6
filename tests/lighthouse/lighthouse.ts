import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { localDir } from '@driftig/local-cloud/repository-folders';

/** The result of one run of Lighthouse. Scores are from 0 to 100, times in milliseconds. */
export interface Finding {
  readonly performance: number;
  readonly accessibility: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** How fast the machine is; 1.500 and more is quiet. */
  readonly machine: number;
}

interface Result {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly environment: { readonly benchmarkIndex: number };
    readonly runtimeError?: { readonly message: string };
  };
  readonly report: string;
}

type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result>;

const folder = join(localDir, 'lighthouse');
const version = '13.5.0';

/** It brings 100 packages and 170 MB, so it is no dependency of the repository. */
export async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const own = createRequire(join(folder, 'index.js'));
  try {
    const { href } = pathToFileURL(own.resolve('lighthouse'));
    return ((await import(href)) as { readonly default: Lighthouse }).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    process.stderr.write(
      `Lighthouse mangler: npm install --prefix .local/lighthouse lighthouse@${version}\n`,
    );
    return undefined;
  }
}

/** A middle phone on a slow line, simulated from a load at full speed: the default of Lighthouse. */
export async function find(
  lighthouse: Lighthouse,
  url: string,
  { port, keepCache }: { readonly port: number; readonly keepCache: boolean },
): Promise<{ readonly finding: Finding; readonly report: string }> {
  const { lhr, report } = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: keepCache,
    logLevel: 'silent',
  });
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const score = (category: string) =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const finding = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
  };
  return { finding, report };
}
