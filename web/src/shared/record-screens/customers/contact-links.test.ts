import { expect, test } from 'vitest';

import { mailLink, phoneLink } from './contact-links.ts';

test.each([
  ['mette@firma.dk', 'mailto:mette@firma.dk'],
  ['mette+fest@firma.dk', 'mailto:mette%2Bfest@firma.dk'],
  ["o'brien&søn@firma.dk", undefined],
  ['a&b?c=d@firma.dk', 'mailto:a%26b%3Fc%3Dd@firma.dk'],
  ['a%0abcc@firma.dk', 'mailto:a%250abcc@firma.dk'],
  ['x@y.dk?bcc=andre@firma.dk', undefined],
  ['x@y.dk?bcc=z', undefined],
  ['x@y.dk,z@y.dk', undefined],
  ['', undefined],
])('a mail to %j opens %j', (address, link) => {
  expect(mailLink(address)).toBe(link);
});

test.each([
  ['20 30 40 50', 'tel:20304050'],
  ['+45 20-30.40(50)', 'tel:+4520304050'],
  ['ring efter kl. 16', undefined],
  ['20304050;ext=1', undefined],
  ['*21*20304050#', undefined],
  ['', undefined],
])('the number %j opens %j', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});
