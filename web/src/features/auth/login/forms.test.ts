import { expect, test } from 'vitest';

import { ApiError, ConnectionError, UnreadableAnswer } from '../../../api/errors.ts';
import { authErrorText } from './forms.ts';
import { failureTexts } from './texts.ts';

const { app, landing } = failureTexts;

const refused = (code: 'token_invalid' | 'internal') =>
  new ApiError({ status: 400, code, message: 'Serverens ord.' });

test.each([
  [refused('token_invalid'), app.update, 'Serverens ord.'],
  [refused('internal'), app.update, 'Kunne ikke opdatere adgangskoden.'],
  [refused('internal'), landing.update, 'Uventet fejl'],
  [refused('internal'), landing.login, 'Uventet fejl'],
  [refused('internal'), app.login, 'Login fejlede. Tjek venligst dine oplysninger.'],
  [refused('internal'), app.mail, 'Kunne ikke sende e-mail til nulstilling af adgangskode.'],
  [new TypeError('x'), app.register, 'Registrering fejlede. Prøv igen.'],
  [new UnreadableAnswer('x'), app.register, 'Uventet svar fra serveren.'],
  [
    new ConnectionError(),
    landing.mail,
    'Kunne ikke sende mail. Ingen forbindelse. Tjek nettet, og prøv igen.',
  ],
])('%s with the fallback %s gives the documented text', (error, failed, text) => {
  expect(authErrorText(error, failed)).toBe(text);
});
