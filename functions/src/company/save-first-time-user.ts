import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';
import { introductionSaved } from './texts.ts';

export const saveFirstTimeUser: Handler<typeof companyRoutes.saveFirstTimeUser> = async ({
  actor,
  input,
  store,
}) => {
  const { fullName, phone, mobile } = input.body;
  await store.commit({
    writes: [store.users.saveWelcomeForm(actor.userId, { name: fullName, phone, mobile })],
    audit: { action: 'company.userIntroduced', subject: `user ${actor.userId}` },
  });
  return { message: introductionSaved };
};
