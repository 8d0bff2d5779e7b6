import { Visitor } from 'oxc-parser';

import type { ParsedFile } from './sources.ts';

/** Kinds of riddles that docs/style.md forbids. */
export const riddleKinds = [
  'opening',
  'pronoun',
  'vague',
  'participle',
  'synonym',
  'title',
] as const;
export type RiddleKind = (typeof riddleKinds)[number];

export interface Riddle {
  readonly kind: RiddleKind;
  /** The comment, name or test title. */
  readonly text: string;
}

/** Openings of comments without a subject: docs/style.md, Comments. */
const opening = /^(?:Of|What|Whose|Who|Whom|Those|Whoever|Whatever|Whichever|Nobody|Everybody)\b/;
const pronoun = /\b(?:whoever|nobody)\b/i;
/** Vague people and verbs: name the user, the actor or a manager; say notified, shown or is in. */
const vague = /\b(?:somebody|everybody|whom|told|stands?(?!-in| for))\b/i;
/** Titles without a subject, or with a vague one. */
const titleRiddle = /^(?:of|whose|what|who|those) |\b(?:somebody|everybody|whom)\b/;
/** Irregular participles; regular ones end in -ed. */
const irregular =
  /^(?:told|kept|sent|shown|seen|held|sold|drawn|chosen|taken|given|known|written)$/;
const isParticiple = (name: string) => irregular.test(name) || /^[a-z]{2,}[^e]ed$/.test(name);
/** Second names of things that have one name in docs/style.md. */
const synonym = /talk|parcel/i;

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);

/** Comments, function names and test titles that a stranger would have to decipher. */
export function riddlesIn(file: ParsedFile): readonly Riddle[] {
  const comments = commentsOf(file);
  const names = functionNames(file);
  const riddles = (kind: RiddleKind, texts: readonly string[]) =>
    texts.map((text) => ({ kind, text }));
  return [
    ...riddles(
      'opening',
      comments.filter((text) => opening.test(text)),
    ),
    ...riddles(
      'pronoun',
      comments.filter((text) => pronoun.test(text)),
    ),
    ...riddles(
      'vague',
      comments.filter((text) => vague.test(text)),
    ),
    ...riddles('participle', names.filter(isParticiple)),
    ...riddles(
      'synonym',
      [...comments, ...names].filter((text) => synonym.test(text)),
    ),
    ...riddles('title', isTestFile(file.path) ? titlesOf(file).filter(isRiddle) : []),
  ];
}

const isRiddle = (title: string) => pronoun.test(title) || titleRiddle.test(title);

/** The texts of comments; lines of `//` below each other are one comment. */
function commentsOf({ comments, text }: ParsedFile): readonly string[] {
  const blocks: string[] = [];
  let end = -1;
  for (const { type, value, start, end: next } of comments) {
    const words = value
      .replaceAll(/\s*\n?\s*\*?\s+/g, ' ')
      .replace(/^\*/, '')
      .trim();
    const goesOn = type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(text.slice(end, start));
    if (goesOn) blocks.push(`${blocks.pop() ?? ''} ${words}`);
    else blocks.push(words);
    end = type === 'Line' ? next : -1;
  }
  return blocks;
}

/** Names of the functions that a file exports. */
function functionNames({ program }: ParsedFile): readonly string[] {
  const names: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration') names.push(declaration.id?.name ?? '');
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
          names.push(id.name);
    },
  }).visit(program);
  return names;
}

const testFunctions = new Set(['test', 'it', 'describe']);

/** The titles of tests, also of those with `each`. */
function titlesOf({ program }: ParsedFile): readonly string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
      const called = callee.type === 'CallExpression' ? callee.callee : callee;
      const base = called.type === 'MemberExpression' ? called.object : called;
      if (base.type === 'Identifier' && testFunctions.has(base.name)) titles.push(first.value);
    },
  }).visit(program);
  return titles;
}
