import type { companyRoutes } from '@driftig/contracts/company';
import { badInput } from '@driftig/domain/errors';

import { fileStore } from '../http/files.ts';
import type { Handler } from '../http/handler.ts';
import { redraw } from '../http/redraw.ts';
import { logoSaved } from './texts.ts';

const longestSide = 800;

/** The file stands before the company speaks of it; the old one goes when it is spoken of no more. */
export const uploadLogo: Handler<typeof companyRoutes.uploadLogo> = async (context) => {
  const { actor, files, newId, store } = context;
  const sent = files.get('logo');
  if (sent === undefined) throw badInput({ logo: 'Vælg en fil.' });
  const drawn = await redraw(sent.content, longestSide, 'logo');
  const company = await store.company.get();
  const name = `logo/${newId().toLowerCase()}.jpg`;
  const kept = fileStore(actor.companyId);
  await kept.put(name, drawn);
  await store.commit({
    writes: [store.company.changeLogo(company, name)],
    audit: { action: 'company.logoChanged', subject: `company ${actor.companyId}` },
  });
  if (company.logo !== '') await kept.remove(company.logo);
  return { message: logoSaved };
};
