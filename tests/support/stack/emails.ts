import { ulid } from 'ulid';

/** An unused e-mail address: an address belongs to one user of the whole installation. */
export const newEmail = (name: string) => `${name}@${ulid().toLowerCase()}.dk`;
