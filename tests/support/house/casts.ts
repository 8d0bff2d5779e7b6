import { Visitor } from 'oxc-parser';

import type { ParsedFile } from './sources.ts';

/** Lines of type assertions (`as T`) in a file; `as const` asserts nothing. */
export function castsIn({ text, program }: ParsedFile): readonly number[] {
  const lines: number[] = [];
  new Visitor({
    TSAsExpression: ({ start, typeAnnotation: type }) => {
      if (text.slice(type.start, type.end) !== 'const')
        lines.push(text.slice(0, start).split('\n').length);
    },
  }).visit(program);
  return lines;
}
