import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../generate/generated-files.ts';
import { repositoryDir } from '../repository-folders.ts';
import { print } from './terminal.ts';

/** `npm run generate`: rewrites the API description and the sample events. */
const files = generatedFiles();
for (const [path, text] of files) {
  const file = join(repositoryDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const events = (await readdir(join(repositoryDir, 'events'))).map((name) => `events/${name}`);
const stale = events.filter((path) => path.endsWith('.json') && !files.has(path));
await Promise.all(stale.map((path) => rm(join(repositoryDir, path))));
print(`${files.size} filer skrevet, ${stale.length} slettet.`);
