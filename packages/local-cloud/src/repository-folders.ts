import { join } from 'node:path';

/** The root of the repository. */
export const repositoryDir = join(import.meta.dirname, '../../..');

export const functionsOutDir = join(repositoryDir, 'dist/functions');
/** A description by esbuild of each function: its sources, and their imports. */
export const metafilesDir = join(repositoryDir, 'dist/metafiles');
export const webOutDir = join(repositoryDir, 'dist/web');
export const localDir = join(repositoryDir, '.local');
