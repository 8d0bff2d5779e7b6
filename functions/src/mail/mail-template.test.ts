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

test('the text has every part under each other, the link spelt out', () => {
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

test('the HTML says the same words, the address among them', () => {
  const { text, html } = mailOf(letter);
  const words = (written: string) => written.split(/[\s:]+/).filter((word) => word !== '');
  const [, body = ''] = html.split('<body');
  const shown = body.replaceAll(/^[^>]*>|<[^>]*>/g, ' ');
  const plain = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(words(plain)).toEqual(words(text));
});

test('in the HTML nothing that was written becomes markup', () => {
  const quoted = 'https://driftig.example/"onclick="x';
  const { html } = mailOf({ ...letter, link: { label: '<b>', url: quoted } });
  expect(html).toContain('Første &lt;afsnit&gt; &amp; mere.');
  expect(html).toContain('To<br>linjer.');
  expect(html).toContain('href="https://driftig.example/&quot;onclick=&quot;x"');
  expect(html).not.toContain('<b>');
});

test('it fits a narrow screen: nothing has a width of its own', () => {
  expect(mailOf(letter).html).not.toMatch(/(?<!max-)width:|<table|<img/);
});

test('what is left out leaves nothing behind', () => {
  const { text, html } = mailOf({ to: 'a@b.dk', subject: 'Hej', paragraphs: ['Du'] });
  expect(text).toBe('Hej\n\nDu\n');
  expect(html).not.toMatch(/undefined|<a |<code/);
});

test('a subject is one line, whatever stands in the name it has', () => {
  expect(mailOf({ ...letter, subject: 'Hej\r\nBcc: x@y.dk' }).subject).toBe('Hej Bcc: x@y.dk');
});
