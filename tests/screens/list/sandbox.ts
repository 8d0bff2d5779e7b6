import { see } from '../acts.ts';
import type { Screen } from '../shot.ts';

const path = '/sandbox';

export const sandboxScreens: readonly Screen[] = [
  { name: 'sandbox-day-columns', path: `${path}?view=day&columns=person`, act: see(/Freja Holm/) },
  { name: 'sandbox-week', path: `${path}?view=week`, act: see(/Fredagsbar/) },
  { name: 'sandbox-month', path: `${path}?view=month`, act: see(/\d/) },
  { name: 'sandbox-agenda', path: `${path}?view=agenda`, act: see(/Fredagsbar/) },
];
