import * as z from 'zod';

import { sourceKinds, type SourceKind } from './source-kind.ts';

/** The kind of document that an entry was posted from. */
export const sourceKind = z.enum(Object.keys(sourceKinds) as [SourceKind, ...SourceKind[]]);
