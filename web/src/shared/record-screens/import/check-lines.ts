import type { RecordType } from '@driftig/contracts/records/record-type';
import { lineReader } from '@driftig/domain/records/lines';

import { nextTask } from '../../../api/next-task.ts';
import type { FileLine } from './read-file.ts';
import { storedContent } from './stored-content.ts';
import { texts } from './texts.ts';

interface Fault {
  readonly label: string;
  readonly text: string;
}

/** A line as it will be stored: its `content` is then what the list will show of it. */
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
  const check = lineChecker(type);
  const checked: CheckedLine[] = [];
  for (const line of lines) {
    checked.push(check(line));
    if (checked.length % AT_A_TIME === 0) await nextTask();
  }
  return checked;
}

function lineChecker(type: RecordType): (line: FileLine) => CheckedLine {
  const read = lineReader(type);
  return (line) => {
    const own = line.fault === undefined ? [] : [{ label: texts.wholeLine, text: line.fault }];
    const { values, faults: found = {} } = read(line.fields);
    const faults = [...own, ...labelFaults(type, found)];
    const isStored = values !== undefined && faults.length === 0;
    return { ...line, faults, ...(isStored && { content: storedContent(type, values) }) };
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
