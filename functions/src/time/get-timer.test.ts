import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('the user’s own timer, on any device; null without one, never another user’s', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  await company.owner.call(timeRoutes.startTimer, { body: { projectId, activity: 'Pakning' } });
  expect((await company.owner.call(timeRoutes.getTimer)).json).toEqual({
    timer: {
      startedat: expect.stringMatching(/Z$/),
      projectId,
      projectname: 'Lager',
      activity: 'Pakning',
    },
    now: expect.stringMatching(/Z$/),
  });
  expect((await company.employee.call(timeRoutes.getTimer)).json).toMatchObject({
    timer: null,
  });
});
