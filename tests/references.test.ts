import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { decisions, rules } from './support/house/rules.ts';
import { root, sourcePaths } from './support/house/sources.ts';

const ruleIds = new Set(rules.map(({ id }) => id));
const numbers = new Set(decisions.map(({ number }) => number));

interface Text {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): Text => ({ path, text: readFileSync(join(root, path), 'utf8') });
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .map(read);
const sources = sourcePaths('ts,tsx,mjs,js,css').map(read);
const everything = [...pages, ...sources];

/** Each invalid match in each text, with its file. */
function strays(
  texts: readonly Text[],
  pattern: RegExp,
  isGood: (match: string, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([whole, named]) => named ?? whole)
      .filter((match) => !isGood(match, path))
      .map((match) => `${path}: ${match}`),
  );
}

describe('the rules of the product', () => {
  test('have numbers of their own', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(400);
  });

  test('leave no number out', () => {
    const letters = new Set(rules.map(({ id }) => id.charAt(0)));
    const gaps = [...letters].flatMap((letter) => {
      const last = Math.max(
        ...rules.filter(({ id }) => id.startsWith(letter)).map(({ id }) => Number(id.slice(1))),
      );
      return Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
    });
    expect(gaps.filter((id) => !ruleIds.has(id))).toEqual([]);
  });

  test('name only rules that exist', () => {
    const ofProduct = pages
      .filter(({ path }) => path.startsWith('docs/product'))
      .map(({ path, text }) => ({ path, text: text.replaceAll(/\]\([^)]*\)/g, '') }));
    expect(strays(ofProduct, /\b[A-Z]\d+\b/g, (id) => ruleIds.has(id))).toEqual([]);
  });
});

describe('a decision', () => {
  test.each(decisions)('$file has a status and a day', ({ number, text }) => {
    expect(text).toMatch(new RegExp(`^# ${number} `));
    expect(text).toMatch(/^\*\*Status\.\*\* (Accepted|Superseded by \d{4},?) \d{4}-\d{2}-\d{2}/m);
  });

  const list = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';

  test('has a number of its own', () => {
    expect(numbers.size).toBe(decisions.length);
  });

  const moved = [
    ...list.matchAll(/^\| (\d{4}) +\| .+? +\| Moved to \[(words\/\w+)\]\(\.\.\/\2\.md\)\. +\|$/gm),
  ].map(([, number = '']) => number);

  test('stands in the list with its title, in the order of the numbers', () => {
    const rows = [...list.matchAll(/^\| (\[\d{4}\]\([^)]+\)) +\| (.+?) +\|/gm)];
    expect(rows.map(([, link, title]) => `${link} ${title}`)).toEqual(
      decisions.map(({ number, file, text }) => {
        const title = /^# \d{4} (.*)$/m.exec(text)?.[1] ?? '';
        return `[${number}](${file}) ${title}`;
      }),
    );
  });

  test('stands once in the list, also when its page has moved to its word', () => {
    const rows = [...list.matchAll(/^\| \[?(\d{4})\b/gm)].map(([, number]) => number);
    expect(rows).toEqual([...numbers, ...moved].toSorted());
  });

  test('has no number that the list names as unused, and each number before the last is used, moved or unused', () => {
    const unused = /^Unused numbers: ([^.]*)\./m.exec(list)?.[1]?.match(/\d{4}/g) ?? [];
    const last = Math.max(...[...numbers].map(Number));
    const all = Array.from({ length: last }, (_, index) => String(index + 1).padStart(4, '0'));
    const known = new Set([...numbers, ...moved]);
    expect(unused).toEqual(all.filter((number) => !known.has(number)));
  });
});

describe('a reference leads to what is there', () => {
  test('to a rule: product D10, product D4, D6, product R1 to R7', () => {
    const named = /\b[Pp]roduct\s+([A-Z]\d+(?:(?:, | and | to | with |, and )[A-Z]\d+)*)/g;
    const unknown = (list: string) =>
      (list.match(/[A-Z]\d+/g) ?? []).filter((id) => !ruleIds.has(id));
    expect(strays(everything, named, (list) => unknown(list).length === 0)).toEqual([]);
  });

  test('to a decision', () => {
    const named = /\bdecisions?[ /](\d{4})\b/g;
    expect(strays(everything, named, (number) => numbers.has(number))).toEqual([]);
  });

  test('to a page of the repository', () => {
    const named = /(?<![\w./@-])(docs\/[\w/-]+(?:\.\w+)?)/g;
    const isThere = (path: string) =>
      existsSync(join(root, path)) || /^docs\/decisions\/\d{4}$/.test(path);
    expect(strays(everything, named, isThere)).toEqual([]);
  });

  test('to a file that a page names', () => {
    const living = new Set([
      'README.md',
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/design.md',
      'docs/deploy.md',
      'docs/security.md',
      'docs/security/asvs.md',
    ]);
    const named = /`((?:packages|functions|web|infra|tests|docs)\/[\w./-]+)`/g;
    const isThere = (path: string) => existsSync(join(root, path));
    const isCurrent = ({ path, text }: Text) =>
      living.has(path) ||
      path.startsWith('docs/security') ||
      path.startsWith('docs/words') ||
      (path.startsWith('docs/decisions') && !text.includes('**Status.** Superseded'));
    const current = pages.filter(isCurrent);
    expect(strays(current, named, isThere)).toEqual([]);
  });

  test('by a link from one page to another', () => {
    const link = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
    const isThere = (to: string, from: string) => existsSync(join(root, dirname(from), to));
    expect(strays(pages, link, isThere)).toEqual([]);
  });

  test('and none to a page that is not in the repository', () => {
    const outside = [
      /\b[Rr]eadings? (?:[A-Z]\d|§|"|R\d)/g,
      /\b[Pp]art [12]\b/g,
      /\barchitecture(?: §|, ")/g,
      /(?<![\w/])(?:design|mockups|spec)\/[\w/-]*\.md\b/g,
      /(?<!\w)[12]?§\d/g,
    ];
    expect(outside.flatMap((pattern) => strays(everything, pattern, () => false))).toEqual([]);
  });
});
