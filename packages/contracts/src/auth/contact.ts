import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { blankable, message, request } from '../wire/wire.ts';
import { requiredEmail } from '../wire/email.ts';
import { oneLine, text } from '../wire/text.ts';

const requiredText = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

/** The landing page's form (product A5). `website` is a hidden honeypot field that only robots fill in. */
export const contactForm = request(
  {
    name: requiredText('Skriv dit navn.').pipe(oneLine(120)),
    email: requiredEmail('Skriv din e-mail.'),
    company: blankable(oneLine(120)),
    message: requiredText('Skriv en besked.').pipe(text(4000)),
    website: z.string().max(2000).optional(),
  },
  { website: 'honeypot' },
);

export const contactSpecs = {
  sendContact: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Sender en besked til dem, der driver Driftig',
    changes: [],
    body: contactForm,
    response: message,
    errors: ['too_many'],
  },
} as const satisfies Record<string, RouteSpec>;
