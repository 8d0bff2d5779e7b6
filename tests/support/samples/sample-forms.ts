import type { Route } from '@driftig/contracts/core/route';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import type { CallInput } from '../stack/call.ts';
import type { Caller } from '../company/company.ts';
import { pngFile, sendForm } from '../files/pictures.ts';

/** Sends a sample request; as a form with a small picture where the route takes files. */
export function sendSample(
  who: Caller,
  route: Route,
  { body, headers = {}, ...request }: CallInput,
): Promise<TestAnswer> {
  if (route.files === undefined)
    return who.call(route, { ...request, headers, ...(body !== undefined && { body }) });
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const name of Object.keys(route.files)) form.append(name, pngFile(40, 30), `${name}.png`);
  return sendForm(who, route, form, headers, request.params);
}
