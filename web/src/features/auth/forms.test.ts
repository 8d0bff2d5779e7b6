import { expect, test } from 'vitest';

import { ApiError, ConnectionError, UnreadableAnswer } from '../../api/errors.ts';
import { authErrorText } from './forms.ts';
import { texts } from './texts.ts';

const refused = (code: 'token_invalid' | 'internal') =>
  new ApiError({ status: 400, code, message: 'Serverens ord.' });

test.each([
  [refused('token_invalid'), texts.updateFailed, 'Serverens ord.'],
  [refused('internal'), texts.updateFailed, 'Kunne ikke opdatere adgangskoden.'],
  [refused('internal'), undefined, 'Uventet fejl'],
  [new TypeError('x'), texts.registerFailed, 'Registrering fejlede. Prøv igen.'],
  [new UnreadableAnswer('x'), texts.registerFailed, 'Uventet svar fra serveren.'],
  [
    new ConnectionError(),
    texts.mailFailed,
    'Kunne ikke sende mail. Ingen forbindelse. Tjek nettet, og prøv igen.',
  ],
])('%s with the fallback %s gives the documented text', (error, failed, text) => {
  expect(authErrorText(error, failed)).toBe(text);
});
