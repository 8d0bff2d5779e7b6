import { expect, test } from 'vitest';

import { readPage } from './support/page-tables.ts';

/** Commands of the AWS CLI that the page asks for, in blocks and in sentences. */
function awsCommands(): string[] {
  const text = readPage('docs/deploy.md').replaceAll(/\s*\\\n\s*/g, ' ');
  const commands = text.matchAll(/(?:^|`|^until )(aws (?!sts|sso|configure)[^`\n]+)/gm);
  return [...commands].map(([, command = '']) => command);
}

test('every command of the page says its region, wherever the terminal points', () => {
  const commands = awsCommands();
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => !/ --region [\w-]+/.test(command))).toEqual([]);
});

test('a wait that gives up before a restore is done is asked again', () => {
  const first = awsCommands().find((command) => command.includes('wait table-exists'));
  expect(first).toContain('; do sleep 5; done');
});
