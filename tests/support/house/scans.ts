import { castsIn } from './casts.ts';
import { moduleNames, type ModuleNames } from './exports.ts';
import { hazardsIn, type Hazard } from './hazards.ts';
import { luckIn, type Luck } from './luck.ts';
import { namingFaults } from './naming.ts';
import { riddlesIn, type Riddle } from './plain-english.ts';
import { textsOf } from './shown-texts.ts';
import { parseFile, readSource, sourceOf, type Source } from './sources.ts';

/** A file's parts that all house rules share. */
interface Scan {
  readonly path: string;
  readonly source: Source;
  readonly names: ModuleNames;
  readonly namingFaults: readonly string[];
  readonly hazards: readonly Hazard[];
  readonly luck: readonly Luck[];
  readonly texts: readonly string[];
  readonly riddles: readonly Riddle[];
  /** Lines of type assertions. */
  readonly casts: readonly number[];
  readonly lines: number;
}

const scans = new Map<string, Scan>();

/**
 * Parsing takes longer than any rule: each file is parsed once for all of them, which share this
 * module in one process. It is done where a test file loads, which no time-out ends. The tree itself is
 * not kept, which would take a gigabyte.
 */
export function scanOf(path: string): Scan {
  const known = scans.get(path);
  if (known !== undefined) return known;
  const file = parseFile(path, readSource(path));
  const scan = {
    path,
    source: sourceOf(file),
    names: moduleNames(file),
    namingFaults: namingFaults(file),
    hazards: hazardsIn(file),
    luck: luckIn(file),
    texts: textsOf(file),
    riddles: riddlesIn(file),
    casts: castsIn(file),
    lines: file.text.split('\n').length,
  };
  scans.set(path, scan);
  return scan;
}
