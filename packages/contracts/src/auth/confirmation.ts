import { routesOf } from '../core/route.ts';
import { message, request } from '../wire/wire.ts';
import { mailedToken } from './password.ts';

/** A new company cannot invite users until the founder's e-mail is confirmed (product A20). */
export const confirmationRoutes = routesOf('auth', {
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    summary: 'Bekræfter e-mailen på ejeren af en ny virksomhed med et token fra mailen',
    changes: ['checkSession'],
    body: request({ token: mailedToken('Token er påkrævet') }, {}),
    response: message,
    errors: ['token_invalid', 'too_many'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/auth/resend-confirmation',
    access: 'owner',
    summary: 'Sender mailen, der bekræfter ejerens e-mail, igen',
    changes: [],
    response: message,
    errors: ['too_many'],
  },
});
