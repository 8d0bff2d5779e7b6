import type { companyRoutes } from '@driftig/contracts/company/routes';

import type { Handler } from '../pipeline/handler.ts';
import { replacePicture } from '../files/replace-picture.ts';
import { logoSaved } from './texts.ts';

export const uploadLogo: Handler<typeof companyRoutes.uploadLogo> = async (context) => {
  const { actor, store } = context;
  await replacePicture(context, { field: 'logo', longestSide: 800 }, async (name) => {
    const company = await store.company.get();
    await store.commit({
      writes: [store.company.changeLogo(company, name)],
      audit: { action: 'company.logoChanged', subject: `company ${actor.companyId}` },
    });
    return company.logo;
  });
  return { message: logoSaved };
};
