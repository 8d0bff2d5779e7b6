import { parseArgs } from 'node:util';
import type { Word } from '@driftig/contracts/core/route';

import { allWords } from '../support/house/words.ts';

/** Options of `npm test -- ...`. */
export interface TestOptions {
  /** Only what tests this word. */
  readonly word?: Word;
  /** Only what a change since this commit touches. */
  readonly changedSince?: string;
  /** One part of so many, for machines that share a run. */
  readonly shard?: { readonly index: number; readonly count: number };
}

const usage = `npm test                     everything
npm test -- --word invoices  what tests one word
npm test -- --changed [ref]  what a change since a commit touches (HEAD where none is named)
npm test -- --shard 1/3      the first third`;

/** Reads the arguments; throws an Error with the usage where one is unknown. */
export function testOptions(args: readonly string[]): TestOptions {
  try {
    const { values } = parseArgs({
      args: withReference(args),
      options: {
        word: { type: 'string' },
        changed: { type: 'string' },
        shard: { type: 'string' },
      },
    });
    if (values.word !== undefined && values.changed !== undefined)
      throw new Error('--word and --changed exclude each other');
    return {
      ...(values.word !== undefined && { word: wordOf(values.word) }),
      ...(values.changed !== undefined && { changedSince: values.changed }),
      ...(values.shard !== undefined && { shard: shardOf(values.shard) }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n\n${usage}`, { cause: error });
  }
}

/** `--changed` alone means since HEAD; parseArgs wants a value for every option. */
function withReference(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    const next = args[at + 1];
    return arg === '--changed' && (next === undefined || next.startsWith('-'))
      ? ['--changed=HEAD']
      : [arg];
  });
}

function wordOf(text: string): Word {
  const word = allWords.find((one) => one === text);
  if (word === undefined) throw new Error(`No word '${text}'; there are ${allWords.join(', ')}`);
  return word;
}

function shardOf(text: string): { index: number; count: number } {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index < 1 || index > count) throw new Error(`No shard '${text}'; say for example 1/3`);
  return { index, count };
}
