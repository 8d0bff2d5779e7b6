import type { Route } from '@driftig/contracts/core/route';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';

import { call, type CallInput } from '../stack/call.ts';
import type { Caller } from '../company/company.ts';

/** Calls as a browser that has these cookies, and takes those that are answered. */
export function browserWith(cookies: Readonly<Record<string, string>>): Pick<Caller, 'call'> {
  let jar = cookies;
  return {
    call: async (route: Route, input?: CallInput) => {
      const answer = await call(route, { cookies: jar, ...input });
      jar = cookieJar(answer, jar);
      return answer;
    },
  };
}
