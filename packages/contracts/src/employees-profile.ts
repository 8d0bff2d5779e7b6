import * as z from 'zod';

import { fileAnswer } from './file-answer.ts';
import { phone } from './phone.ts';
import type { FileField, RouteSpec } from './route.ts';
import { blankable, id, message, request, response, text } from './wire.ts';

/** A picture as people send it; it is drawn anew before it is kept. */
export const pictureField: FileField = {
  mediaTypes: ['image/png', 'image/jpeg'],
  maxBytes: 2 * 1024 * 1024,
  required: true,
};

export const profileForm = request(
  {
    fullName: z
      .string({ error: 'Angiv dit navn.' })
      .trim()
      .min(1, 'Angiv dit navn.')
      .pipe(text(120)),
    phone: blankable(phone),
    mobile: blankable(phone),
  },
  {},
);

/** The person's own page. */
export const profileSpecs = {
  getProfile: {
    method: 'GET',
    path: '/emplo/profile',
    access: 'member',
    summary: 'Egne oplysninger',
    response: response(
      {
        fullName: z.string(),
        email: z.string(),
        phone: z.string(),
        mobile: z.string(),
        department: z.string(),
        role: z.string(),
        haspicture: z.boolean(),
      },
      { role: 'roleName', haspicture: 'hasPicture' },
    ),
  },
  updateProfile: {
    method: 'POST',
    path: '/emplo/profile',
    access: 'member',
    summary: 'Gemmer egne oplysninger',
    body: profileForm,
    response: message,
  },
  uploadPicture: {
    method: 'POST',
    path: '/emplo/picture',
    access: 'member',
    summary: 'Gemmer eget billede',
    files: { picture: pictureField },
    response: message,
    maxBodyBytes: 3 * 1024 * 1024,
    errors: ['wrong_file_type', 'too_large'],
  },
  removePicture: {
    method: 'POST',
    path: '/emplo/remove-picture',
    access: 'member',
    summary: 'Fjerner eget billede',
    response: message,
  },
  showPicture: {
    method: 'GET',
    path: '/emplo/picture/{id}',
    access: 'member',
    summary: 'En kollegas billede',
    params: request({ id }, {}),
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
