import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { localDir, repositoryDir } from '@driftig/local-cloud/repository-folders';

import { formatFigures, type Figure } from './figures.ts';
import { slowerThan, writePage } from './figures-page.ts';
import { measureFloor } from './measure-floor.ts';
import { measures, sharedBy } from './measures.ts';
import { askBuiltFunctions, startMeasuredStack } from './served.ts';
import { measureStealTime } from './steal-time.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run bench -- live time` runs these measures; without a name all of them are run. */
function chosenMeasures(): readonly string[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(measures, name));
  if (unknown.length > 0) {
    const known = Object.keys(measures).join(', ');
    throw new Error(`No measure is called ${unknown.join(', ')}. There are: ${known}`);
  }
  return names;
}

/** All begin with the large company there; one alone with a bare put, to compare machines by. */
async function run(names: readonly string[]): Promise<Figure[]> {
  const shared = sharedBy(askBuiltFunctions());
  const isAll = names.length === 0;
  const figures: Figure[] = [];
  if (isAll) {
    say('Seeding ...');
    await shared.small();
    await shared.large();
  } else figures.push(...(await measureFloor()));
  const others = names.filter((name) => name !== 'floor');
  for (const name of isAll ? Object.keys(measures) : others) {
    say(`Measuring ${name} ...`);
    figures.push(...((await measures[name]?.(shared)) ?? []));
  }
  return figures;
}

/** How many processes wanted the processor, which says how far the figures can be trusted. */
const loadFigure = (name: string): Figure => ({
  name,
  measured: loadavg()[0] ?? Number.NaN,
  unit: 'times',
});

/** Compares with the committed page and writes it anew. */
async function updatePage(figures: readonly Figure[], load: number): Promise<void> {
  const [{ measured: barePut } = { measured: 1 }] = figures;
  const file = join(repositoryDir, 'docs/figures.md');
  const page = await readFile(file, 'utf8');
  for (const line of slowerThan(page, figures, barePut)) say(`Slower: ${line}`);
  await writeFile(file, writePage(page, figures, { barePut, load }));
}

const names = chosenMeasures();
await ensureBuilt(() => say('Building ...'));
const stop = await startMeasuredStack();
try {
  const stolen = await measureStealTime();
  const before = loadFigure('Load of the machine, before');
  const figures = await run(names);
  await updatePage(figures, before.measured);
  const [barePut] = figures;
  figures.push(before, loadFigure('Load of the machine, after'));
  const measured = await stolen();
  if (measured !== undefined)
    figures.push({ name: 'Processor time taken by other machines', measured, unit: '%' });
  process.stdout.write(`${formatFigures(figures, barePut?.measured)}\n`);
  await mkdir(localDir, { recursive: true });
  const file = join(localDir, names.length === 0 ? 'bench.json' : `bench-${names.join('-')}.json`);
  await writeFile(file, `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  say(`Written to ${file}`);
} finally {
  await stop();
}
