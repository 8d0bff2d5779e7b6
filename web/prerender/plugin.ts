import { appPage, publicPages } from '@driftig/contracts/edge/edge-pages';
import react from '@vitejs/plugin-react';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

import type * as Prerendered from '../src/prerender.tsx';
import { screenFiles, screensIn, screensTag } from './app-screens.ts';
import { headOf, robotsTxt, sitemap, titleOf } from './head.ts';
import { screenSources } from './screen-sources.ts';
import { securityTxt } from './security-txt.ts';
import { appTagsOf, assetsOf, prioritisePage, tagsOf, type Manifest } from './page-assets.ts';

/**
 * Prerenders the public pages into HTML files after the build. The empty page for all other URLs
 * becomes app.html. PUBLIC_SITE_URL is the URL of the site, for absolute links (Open Graph,
 * sitemap).
 */
export function prerender(): Plugin {
  const folder = { root: '', out: '' };
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder.root = root;
      folder.out = resolve(root, outDir);
    },
    closeBundle: () => writePages(folder.root, folder.out, process.env['PUBLIC_SITE_URL'] ?? ''),
  };
}

async function writePages(root: string, out: string, site: string): Promise<void> {
  const { pages, splash, frameText, dayWords } = await renderPages(root, join(out, '../prerender'));
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const template = await read('index.html');
  for (const page of pages) {
    const files = assetsOf(manifest, page.module);
    const css = await Promise.all(files.styles.map(read));
    const withTitle = prioritisePage(template).replace(/<title>.*<\/title>/, () => titleOf(page));
    const tags = tagsOf(files, css.join(''));
    const file = join(out, publicPages[page.path] ?? page.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillTemplate(withTitle, [...headOf(page, site), ...tags], page.html));
  }
  await writeFile(
    join(out, appPage),
    fillTemplate(
      template,
      [
        '<meta name="robots" content="noindex" />',
        '<meta name="description" content="Driftig: log ind for at se siden." />',
        ...appTagsOf(assetsOf(manifest, 'src/app/app.tsx')),
        screensTag({
          ...screenFiles(screensIn(screenSources(root)), manifest, frameText),
          ...dayWords,
        }),
      ],
      splash,
    ),
  );
  const addresses = pages.map(({ path }) => `${site}${path}`);
  await writeFile(join(out, 'sitemap.xml'), sitemap(addresses));
  const email = process.env['VITE_OPERATOR_EMAIL'] ?? 'drift@driftig.example';
  await mkdir(join(out, '.well-known'), { recursive: true });
  await writeFile(
    join(out, '.well-known/security.txt'),
    securityTxt({ email, site, now: new Date() }),
  );
  await writeFile(join(out, 'robots.txt'), robotsTxt(await read('robots.txt'), site));
}

/**
 * A separate SSR build. CSS class names are hashes of their content, so both builds have the same.
 */
async function renderPages(root: string, outDir: string): Promise<typeof Prerendered> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  });
  const file = pathToFileURL(join(outDir, 'prerender.js'));
  return (await import(`${file.href}?${Date.now()}`)) as typeof Prerendered;
}

function fillTemplate(page: string, head: readonly string[], html = ''): string {
  return page.replace('<!--head-->', () => head.join('\n    ')).replace('<!--page-->', () => html);
}
