import { expect, onTestFinished, test, vi } from 'vitest';

import { logger } from './telemetry.ts';

test('a line is JSON, with its time in UTC', () => {
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0),
  );
  const level = logger.getLevelName();
  logger.setLogLevel('INFO');
  onTestFinished(() => {
    logger.setLogLevel(level);
    for (const spy of spies) spy.mockRestore();
  });
  logger.info('answered', { route: 'logIn\nlevel: forged' });
  const [line = '', ...more] = written.join('').trimEnd().split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    message: 'answered',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});
