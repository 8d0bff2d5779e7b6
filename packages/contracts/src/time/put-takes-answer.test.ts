import { expect, test } from 'vitest';
import * as z from 'zod';

import { timeRoutes } from './routes.ts';
import { timeSamples } from './samples.ts';

const { updateTimeReport, updateProject, updateTimeSettings } = timeRoutes;

test.each([
  ['an entry', updateTimeReport.body, timeSamples.updateTimeReport.response],
  ['a project', updateProject.body, timeSamples.updateProject.response],
  ['the settings', updateTimeSettings.body, timeSamples.getTimeSettings.response],
] as const)('%s is sent back as it was answered (product T57)', (_what, body, answer) => {
  expect(z.safeDecode(body as z.ZodType, answer as never).error?.issues).toBeUndefined();
});
