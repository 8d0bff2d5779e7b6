import { expect, test } from 'vitest';

import { mailOf } from './mail-template.ts';

const letter = {
  to: 'mette@nordlysevent.dk',
  subject: 'Nulstil din adgangskode',
  paragraphs: ['Første <afsnit> & mere.', 'To\nlinjer.'],
  link: { label: 'Vælg ny', url: 'https://driftig.example/?reset=abc' },
  code: { label: 'Eller indsæt:', value: 'abc' },
  note: 'Med småt.',
};

test('the text part has every paragraph, with the link as a URL', () => {
  expect(mailOf(letter).text).toBe(`Nulstil din adgangskode

Første <afsnit> & mere.

To
linjer.

Vælg ny: https://driftig.example/?reset=abc

Eller indsæt:
abc

Med småt.
`);
});

test('the HTML part has the same words and the URL', () => {
  const { text, html } = mailOf(letter);
  const words = (written: string) => written.split(/[\s:]+/).filter((word) => word !== '');
  const [, body = ''] = html.split('<body');
  const shown = body.replaceAll(/^[^>]*>|<[^>]*>/g, ' ');
  const plain = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(words(plain)).toEqual(words(text));
});

test('text is escaped in the HTML part', () => {
  const quoted = 'https://driftig.example/"onclick="x';
  const { html } = mailOf({ ...letter, link: { label: '<b>', url: quoted } });
  expect(html).toContain('Første &lt;afsnit&gt; &amp; mere.');
  expect(html).toContain('To<br>linjer.');
  expect(html).toContain('href="https://driftig.example/&quot;onclick=&quot;x"');
  expect(html).not.toContain('<b>');
});

test('the HTML part fits a narrow screen: nothing has a fixed width', () => {
  expect(mailOf(letter).html).not.toMatch(/(?<!max-)width:|<table|<img/);
});

test('optional parts that are left out leave no empty elements', () => {
  const { text, html } = mailOf({ to: 'a@b.dk', subject: 'Hej', paragraphs: ['Du'] });
  expect(text).toBe('Hej\n\nDu\n');
  expect(html).not.toMatch(/undefined|<a |<code/);
});

test('a subject is one line, also with line breaks in a name', () => {
  expect(mailOf({ ...letter, subject: 'Hej\r\nBcc: x@y.dk' }).subject).toBe('Hej Bcc: x@y.dk');
});
