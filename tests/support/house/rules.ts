import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './sources.ts';

/** The pages that say what the product does, `docs/product/<page>.md`. */
const pages = readdirSync(join(root, 'docs/product')).map((name) => `docs/product/${name}`);

interface Rule {
  /** A letter and a number: 'D10'. */
  readonly id: string;
  readonly page: string;
}

/** Every rule of the product, in the order of its pages. A rule begins its item in bold: `- **D10** `. */
export const rules: readonly Rule[] = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id = '']) => ({ id, page }));
});

interface Decision {
  readonly number: string;
  readonly file: string;
  readonly text: string;
}

const decisionFolder = join(root, 'docs/decisions');

export const decisions: readonly Decision[] = readdirSync(decisionFolder)
  .filter((file) => /^\d{4}-/.test(file))
  .toSorted()
  .map((file) => ({
    number: file.slice(0, 4),
    file,
    text: readFileSync(join(decisionFolder, file), 'utf8'),
  }));
