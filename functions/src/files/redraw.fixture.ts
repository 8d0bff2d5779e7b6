// Decodes the picture in a file in a process of its own, and says how many MB the process took.
import { readFileSync } from 'node:fs';

import { redraw } from './redraw.ts';

const [, , file = ''] = process.argv;
await redraw(readFileSync(file), 512, 'logo');
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
