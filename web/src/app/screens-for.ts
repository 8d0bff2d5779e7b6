import type { Rights } from '@driftig/contracts/core/access';

import { screens } from './screen-table.ts';
import type { Screen } from './screen.ts';

/** The screens that the user may see: for each path the first one allowed. */
export function screensFor(user: Rights & { readonly mustEnrol: boolean }): readonly Screen[] {
  const open = screens.filter(
    (screen) => screen.may(user) && (!user.mustEnrol || screen.withoutSecondFactor === true),
  );
  return open.filter((screen) => open.find(({ path }) => path === screen.path) === screen);
}
