interface PageMeta {
  readonly path: string;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

export function titleOf({ title }: PageMeta): string {
  return `<title>${escapeHtml(title)}</title>`;
}

/**
 * Meta tags for search engines and link previews. `site` is the site URL, '' when it is not known.
 */
export function headOf(page: PageMeta, site: string): readonly string[] {
  const { path, siteName, title, description } = page;
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(site + path)}" />`,
    meta('property', 'og:type', path === '/' ? 'website' : 'article'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'da_DK'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', site + path),
    meta('property', 'og:image', `${site}/social.jpg`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The rules for robots with the sitemap's address, which has to be a whole one; left out where the site has none. */
export function robotsTxt(rules: string, site: string): string {
  return site === '' ? rules : `${rules}Sitemap: ${site}/sitemap.xml\n`;
}
