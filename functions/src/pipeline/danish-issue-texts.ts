import * as z from 'zod';

/** The text per zod issue code, where a schema has none of its own. */
const texts: Partial<Record<string, string>> = {
  invalid_type: 'Har en forkert type.',
  invalid_value: 'Er ikke en af de mulige værdier.',
  invalid_union: 'Har en forkert type.',
  invalid_format: 'Er ikke skrevet rigtigt.',
  invalid_key: 'Er ikke skrevet rigtigt.',
  invalid_element: 'Er ikke skrevet rigtigt.',
  not_multiple_of: 'Har for mange decimaler.',
  unrecognized_keys: 'Ukendt felt.',
  too_small: 'Er for lille.',
  too_big: 'Er for stor.',
  custom: 'Er ikke gyldig.',
};

/** Configures zod for the whole process. */
export function setDanishIssueTexts(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined
        ? 'Skal udfyldes.'
        : (texts[issue.code] ?? 'Er ikke gyldig.'),
  });
}
