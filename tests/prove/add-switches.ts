import type { Edit, Site } from './sites.ts';

/** Outside a test run, as in the global set-up, there is no `globalThis.switches` and nothing is off. */
const header =
  'const switches = globalThis.switches ?? { isOff: () => false, condition: (id, always, text) => text };';

/** Returns the source with a switch around each site. Line numbers stay the same. */
export function addSwitches(text: string, sites: readonly Site[]): string {
  const edits = sites.flatMap((site) => site.edits).toSorted(byPlaceFromTheEnd);
  return `${header}${edits.reduce(apply, text)}`;
}

const apply = (text: string, edit: Edit) =>
  text.slice(0, edit.start) + edit.text + text.slice(edit.end);

/** From the end of the file to its beginning, so that no edit moves the place of another. */
const byPlaceFromTheEnd = (a: Edit, b: Edit) => b.start - a.start;
