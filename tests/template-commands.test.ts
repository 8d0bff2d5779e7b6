import { expect, test } from 'vitest';

import { readPage } from './support/house/page-tables.ts';

/** The AWS CLI commands of the page, in code blocks and inline. */
function awsCommands(): string[] {
  const text = readPage('docs/deploy.md').replaceAll(/\s*\\\n\s*/g, ' ');
  const commands = text.matchAll(/(?:^|`|^until )(aws (?!sts|sso|configure)[^`\n]+)/gm);
  return [...commands].map(([, command = '']) => command);
}

test('every AWS command of the page has --region', () => {
  const commands = awsCommands();
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => !/ --region [\w-]+/.test(command))).toEqual([]);
});

test('waiting for the restored table is repeated until it exists', () => {
  const first = awsCommands().find((command) => command.includes('wait table-exists'));
  expect(first).toContain('; do sleep 5; done');
});
