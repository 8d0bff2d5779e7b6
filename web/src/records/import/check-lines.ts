import type { RecordType } from '@driftig/contracts/records/record-type';
import { lineReader } from '@driftig/domain/records/lines';

import { nextTask } from '../../api/next-task.ts';
import type { FileLine } from './read-file.ts';
import { texts } from './texts.ts';

interface Fault {
  readonly label: string;
  readonly text: string;
}

export interface CheckedLine extends FileLine {
  /** Empty for a valid line. */
  readonly faults: readonly Fault[];
}

/** Takes a few milliseconds. */
const AT_A_TIME = 50;

/** Checks each line by the rules of the form, in slices so that the page stays responsive. */
export async function checkLines(
  type: RecordType,
  lines: Iterable<FileLine>,
): Promise<readonly CheckedLine[]> {
  const faultsOf = lineFaults(type);
  const checked: CheckedLine[] = [];
  for (const line of lines) {
    checked.push({ ...line, faults: faultsOf(line) });
    if (checked.length % AT_A_TIME === 0) await nextTask();
  }
  return checked;
}

function lineFaults(type: RecordType): (line: FileLine) => readonly Fault[] {
  const read = lineReader(type);
  return ({ fields, fault }) => {
    const own = fault === undefined ? [] : [{ label: texts.wholeLine, text: fault }];
    return [...own, ...labelFaults(type, read(fields).faults ?? {})];
  };
}

/** Errors by field name, with the labels that users know. */
export function labelFaults(
  type: RecordType,
  faults: Readonly<Record<string, string>>,
): readonly Fault[] {
  return Object.entries(faults).map(([name, text]) => ({
    label: type.fields[name]?.label ?? name,
    text,
  }));
}
