import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { blankable, message, request, requiredEmail, text } from '../wire/wire.ts';

const requiredText = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(text(max));

/** The landing page's form (product A5). `website` is a hidden honeypot field that only robots fill in. */
export const contactForm = request(
  {
    name: requiredText(120, 'Skriv dit navn.'),
    email: requiredEmail('Skriv din e-mail.'),
    company: blankable(text(120)),
    message: requiredText(4000, 'Skriv en besked.'),
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
