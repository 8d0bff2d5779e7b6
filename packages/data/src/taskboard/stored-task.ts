import type { BoardTask } from '@driftig/domain/taskboard/board';

export type Shelf = 'board' | 'boardold';

/** A task and the partition it is stored in. */
export type StoredTask = BoardTask & { readonly shelf: Shelf };
