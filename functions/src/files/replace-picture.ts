import { badInput } from '@driftig/domain/errors';
import type { Actor } from '@driftig/domain/actor';

import type { UploadedFile } from '../pipeline/request.ts';
import { fileStore } from './files.ts';
import { storeFile } from './store-file.ts';
import { redraw } from './redraw.ts';

interface PictureUpload {
  readonly actor: Actor;
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly newId: () => string;
}

interface PictureKind {
  /** The field it is sent in, and the folder it is kept in. */
  readonly field: 'logo' | 'picture';
  /** In pixels, once it is drawn anew. */
  readonly longestSide: number;
}

/**
 * Keeps the picture that was sent, drawn anew; the one before, whose name `change` answers with (''
 * for none), goes when it is spoken of no more. Throws bad_input where nothing was sent.
 */
export async function replacePicture(
  { actor, files, newId }: PictureUpload,
  { field, longestSide }: PictureKind,
  change: (name: string) => Promise<string>,
): Promise<void> {
  const sent = files.get(field);
  if (sent === undefined) throw badInput({ [field]: 'Vælg en fil.' });
  const kept = fileStore(actor.companyId);
  const name = `${field}/${newId().toLowerCase()}.jpg`;
  const picture = await redraw(sent.content, longestSide, field);
  const before = await storeFile(kept, name, picture, () => change(name));
  if (before !== '') await kept.remove(before);
}
