import { fileAnswer } from '../core/file-answer.ts';
import { routesOf, type FileField } from '../core/route.ts';
import { id, message, request } from '../wire/wire.ts';

/** The kinds of picture that are taken; browsers turn HEIC into JPEG before they send it. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** An uploaded picture; it is re-encoded before it is stored. */
export const pictureField: FileField = {
  mediaTypes: pictureTypes,
  maxBytes: 2 * 1024 * 1024,
  required: true,
};

/** The person's own menu shows it, the lists of people, and the chat. */
const pictureChanges = ['employees', 'checkSession', 'listChatPeople', 'getChatGroup'] as const;

/**
 * Picture of the user's menu, which every screen loads; the other routes of this word are loaded by
 * their screens.
 */
export const pictureRoutes = routesOf('employees', {
  uploadPicture: {
    method: 'POST',
    path: '/emplo/picture',
    access: 'member',
    summary: 'Gemmer eget billede',
    changes: pictureChanges,
    files: { picture: pictureField },
    response: message,
    maxBodyBytes: 3 * 1024 * 1024,
    errors: ['wrong_file_type', 'too_large', 'conflict'],
  },
  removePicture: {
    method: 'POST',
    path: '/emplo/remove-picture',
    access: 'member',
    summary: 'Fjerner eget billede',
    changes: pictureChanges,
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
});
