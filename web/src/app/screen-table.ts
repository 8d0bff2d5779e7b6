import type { Screen } from './screen.ts';
import { homeScreens } from './screens/home.ts';
import { employeeScreens } from './screens/employees.ts';
import { invoicingScreens } from './screens/invoicing.ts';
import { orderScreens } from './screens/orders.ts';
import { ungroupedScreens } from './screens/ungrouped.ts';
import { ownScreens } from './screens/own.ts';
import { screensBelowLists } from './screens/below-lists.ts';

/**
 * Product N1 with R1 to R6. Routes and sidebar are both made from this table, in its order. The build reads
 * the sources of these files in the order of their imports (web/prerender/screen-sources.ts).
 */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...employeeScreens,
  ...invoicingScreens,
  ...orderScreens,
  ...ungroupedScreens,
  ...ownScreens,
  ...screensBelowLists,
];
