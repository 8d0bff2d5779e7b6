import { pictureField } from '../employees/picture.ts';
import { fileAnswer } from '../core/file-answer.ts';
import type { RouteSpec } from '../core/route.ts';
import { message } from '../wire/wire.ts';

/** The logo on the company's documents. Stored as JPEG on white, which screen and PDF show alike. */
export const logoSpecs = {
  uploadLogo: {
    method: 'POST',
    path: '/upd/uploadLogo',
    access: 'manager',
    withoutSecondFactor: 'setup',
    summary: 'Gemmer virksomhedens logo',
    changes: ['checkSession', 'company', 'getFirstSteps'],
    files: { logo: pictureField },
    response: message,
    maxBodyBytes: 3 * 1024 * 1024,
    errors: ['wrong_file_type', 'too_large', 'conflict'],
  },
  removeLogo: {
    method: 'POST',
    path: '/upd/removeLogo',
    access: 'manager',
    withoutSecondFactor: 'setup',
    summary: 'Fjerner virksomhedens logo',
    changes: ['checkSession', 'company', 'getFirstSteps'],
    response: message,
  },
  showLogo: {
    method: 'GET',
    path: '/api/logo',
    access: 'member',
    withoutSecondFactor: 'setup',
    summary: 'Virksomhedens logo',
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
