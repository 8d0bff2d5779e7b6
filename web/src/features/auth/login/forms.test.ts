import { expect, test } from 'vitest';

import { ApiError, ConnectionError, UnreadableAnswer } from '../../../api/errors.ts';
import { authErrorText, loginForm, registerForm, resetForm } from './forms.ts';
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

const short = '1234567';
const noEmail = 'Indtast en gyldig email';

test.each([
  [loginForm, { email: 'mette', password: short, code: '' }, [noEmail, 'Mindst 8 tegn']],
  [
    registerForm,
    { companyName: ' ', email: 'mette', password: short },
    ['Virksomhedsnavn er påkrævet', noEmail, 'Mindst 8 tegn'],
  ],
  [
    resetForm(landing),
    { token: ' ', newPassword: short, repeat: short },
    ['Token er påkrævet', 'Mindst 8 tegn'],
  ],
  [
    resetForm(landing),
    { token: 'abc', newPassword: '12345678', repeat: '87654321' },
    ['Kodeord matcher ikke'],
  ],
])('the dialogs say what is missing in the documented words', (form, values, expected) => {
  const issues = form.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(expected);
});
