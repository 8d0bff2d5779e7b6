import { expect, test } from 'vitest';

import { keptChunks } from './kept-files.ts';

const page = 'src/features/time/own/own-page.tsx';
const manifest = {
  'index.html': { file: 'main.js', dynamicImports: ['src/app/app.tsx', 'src/app/front.tsx'] },
  'src/app/app.tsx': {
    file: 'app.js',
    imports: ['_part.js'],
    dynamicImports: [page, 'src/features/receipts/receipts-page.tsx', 'src/api/live/live.ts'],
  },
  '_part.js': { file: 'part.js', dynamicImports: ['src/ui/pictures/heic.ts'] },
  [page]: { file: 'own.js', dynamicImports: ['src/features/time/entry/edit-row.tsx'] },
  'src/features/time/entry/edit-row.tsx': { file: 'edit.js', imports: ['_fields.js'] },
  '_fields.js': { file: 'fields.js' },
  'src/api/live/live.ts': { file: 'live.js' },
  'src/app/front.tsx': { file: 'front.js' },
  'src/ui/pictures/heic.ts': { file: 'heic.js' },
  'src/features/receipts/receipts-page.tsx': { file: 'receipts.js' },
};

test('the shell and the hours are kept with all they import, and no other screen', () => {
  expect(keptChunks(manifest).toSorted()).toEqual(
    [
      'index.html',
      'src/app/app.tsx',
      '_part.js',
      page,
      'src/features/time/entry/edit-row.tsx',
      '_fields.js',
      'src/api/live/live.ts',
    ].toSorted(),
  );
});
