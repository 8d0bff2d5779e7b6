import { join } from 'node:path';

/** The root of the repository. */
export const repositoryDir = join(import.meta.dirname, '../../..');

export const functionsOutDir = join(repositoryDir, 'dist/functions');
export const webOutDir = join(repositoryDir, 'dist/web');
export const localDir = join(repositoryDir, '.local');
