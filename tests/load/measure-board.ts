import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCompany } from '@driftig/tests/support/company/company';

import { measureCall, type Figure } from './figures.ts';
import { boardTasks, seedBoard } from './seed-board.ts';
import { screenFigures } from './screen-process.ts';
import type { Ask } from './served.ts';

/** A board of 2,000 tasks: its list call and answer, and its screen in Chromium. */
export async function measureBoard(ask: Ask): Promise<Figure[]> {
  const company = await createCompany({ plan: 'pro' });
  await seedBoard(company);
  const cookies = await company.owner.session();
  const list = () => ask(taskboardRoutes.listBoard, { cookies });
  const { json, text } = await list();
  const shown = (json as readonly { tasks: readonly unknown[] }[]).flatMap(({ tasks }) => tasks);
  if (shown.length !== boardTasks) throw new Error(`The board has ${shown.length} tasks`);
  const own = () => ask(taskboardRoutes.listOwnTasks, { cookies });
  return [
    ...(await measureCall('Board of 2,000 tasks', list, { target: 30 })),
    { name: 'Its answer', measured: Buffer.byteLength(text) / 1024, unit: 'KB', target: 1000 },
    ...(await measureCall('Own tasks of 2,000', own, { target: 30 })),
    ...(await screenFigures('board-screen.ts')),
  ];
}
