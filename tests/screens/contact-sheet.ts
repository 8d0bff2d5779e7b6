import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { pictureName, schemes, widths } from './shot.ts';
import type { Shot } from './shot.ts';

const columns = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/** An HTML page with all pictures, one row for each screen. */
export function contactSheet(shots: readonly Shot[], folder: string): string {
  const rows = shots.map((shot) => rowOf(shot, folder)).filter(Boolean);
  const roles = [...new Set(shots.map(({ role }) => role))];
  const heads = columns.map(({ width, scheme }) => `<th>${width} ${scheme}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Driftig: screens</title>
<style>${style}</style>
<header>
<b>${rows.length} screens</b>
${roleChoice(['everyone', ...roles])}
<input type="search" placeholder="Part of a name" aria-label="Part of a name" autofocus>
</header>
<table>
<thead><tr><th>Screen</th>${heads}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<script>${script}</script>
</html>
`;
}

function roleChoice(roles: readonly string[]): string {
  return roles
    .map((role, index) => {
      const checked = index === 0 ? ' checked' : '';
      return `<label><input type="radio" name="role" value="${role}"${checked}> ${role}</label>`;
    })
    .join('\n');
}

function rowOf(shot: Shot, folder: string): string {
  const cells = columns.map(({ width, scheme }) => {
    const file = pictureName(shot, width, scheme);
    if (!existsSync(join(folder, file))) return '<td></td>';
    const title = `${shot.role}: ${shot.name}, ${width} px, ${scheme}`;
    return `<td><a href="${file}"><img src="${file}" data-width="${width}" alt="${title}" loading="lazy"></a></td>`;
  });
  if (!cells.some((cell) => cell.includes('<img'))) return '';
  const name = `<th id="${shot.role}-${shot.name}">${shot.name}<small>${shot.role}</small></th>`;
  return `<tr data-role="${shot.role}" data-name="${shot.role}-${shot.name}">${name}${cells.join('')}</tr>`;
}

const style = `
body { margin: 0; font: 13px/18px system-ui, sans-serif; color: #1b1f1d; background: #fafaf7 }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 16px;
  align-items: center; padding: 12px 16px; background: #fafaf7; border-bottom: 1px solid #d6d5ce }
table { border-collapse: collapse }
th { padding: 8px 16px; text-align: left; vertical-align: top; font-weight: 500 }
tbody th { position: sticky; left: 0; background: #fafaf7; min-width: 150px; scroll-margin: 60px }
small { display: block; color: #68706b; font-weight: 400 }
td { padding: 8px; vertical-align: top }
img { display: block; object-fit: cover; object-position: top; border: 1px solid #d6d5ce }
img[data-width='360'] { width: 105px; height: 216px }
img[data-width='768'] { width: 184px; height: 216px }
img[data-width='1024'] { width: 246px; height: 216px }
img[data-width='1440'] { width: 345px; height: 216px }
[hidden] { display: none }
`;

const script = `
const search = document.querySelector('[type=search]');
const show = () => {
  const role = document.querySelector('[name=role]:checked').value;
  for (const row of document.querySelectorAll('tbody tr'))
    row.hidden = (role !== 'everyone' && row.dataset.role !== role) ||
      !row.dataset.name.includes(search.value.trim());
};
document.querySelector('header').addEventListener('input', show);
show();
`;
