import { badInput } from '@driftig/domain/errors';
import type { Actor } from '@driftig/domain/actor';

import type { UploadedFile } from '../pipeline/request.ts';
import { fileStore } from './files.ts';
import { storeFile } from './store-file.ts';
import { redraw } from './redraw.ts';
import { removeUnused } from './remove-unused.ts';

interface PictureUpload {
  readonly actor: Actor;
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly newId: () => string;
}

interface PictureKind {
  /** The form field, and the folder of the file. */
  readonly field: 'logo' | 'picture';
  /** In pixels, as stored. */
  readonly longestSide: number;
}

/**
 * Stores the uploaded picture, re-encoded. `change` writes its name to the record and gives the
 * name of the picture before ('' for none), which is then removed. Throws bad_input without a file.
 */
export async function replacePicture(
  { actor, files, newId }: PictureUpload,
  { field, longestSide }: PictureKind,
  change: (name: string) => Promise<string>,
): Promise<void> {
  const sent = files.get(field);
  if (sent === undefined) throw badInput({ [field]: 'Vælg en fil.' });
  const store = fileStore(actor.companyId);
  const name = `${field}/${newId().toLowerCase()}.jpg`;
  const picture = await redraw(sent.content, longestSide, field);
  await removeUnused(store, await storeFile(store, name, picture, () => change(name)));
}
