import { messagePictureSpecs } from '@driftig/contracts/chat/pictures';

/** The names of a picture's two files. They follow from its id, so that none is without a name. */
export const fileOf = (pictureId: string) => `chatpictures/${pictureId}.jpg`;
export const thumbnailOf = (pictureId: string) => `chatpictures/${pictureId}-small.jpg`;

/** Where the picture of a message is fetched. */
export const pictureAddress = (messageId: string) =>
  messagePictureSpecs.showMessagePicture.path.replace('{id}', messageId);
