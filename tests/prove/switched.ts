import type { Edit, Site } from './sites.ts';

/** Where no test runs, as in the global set-up, every switch is on. */
const header =
  'const switches = globalThis.switches ?? { isOff: () => false, condition: (id, always, text) => text };';

/** The source with a switch around each site. Lines stay where they are. */
export function switched(text: string, sites: readonly Site[]): string {
  const edits = sites.flatMap((site) => site.edits).toSorted(later);
  return `${header}${edits.reduce(apply, text)}`;
}

const apply = (text: string, edit: Edit) =>
  text.slice(0, edit.start) + edit.text + text.slice(edit.end);

/** From the end of the file to its beginning, so that no edit moves the place of another. */
const later = (a: Edit, b: Edit) => b.start - a.start;
