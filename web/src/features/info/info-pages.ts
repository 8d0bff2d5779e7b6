import type { InfoText } from './info-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { workingTime } from './working-time.ts';

/** Every page under `/info`; each is prerendered (packages/contracts/src/edge/edge-pages.ts). */
export const infoPages: readonly InfoText[] = [workingTime, privacy, terms];
