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
};
const notValid = 'Er ikke gyldig.';

/**
 * Zod's `customError` of server and browser, so that no text of its own, which is English, reaches
 * anybody. Imports no zod: the browser configures zod before it is loaded.
 */
export function danishIssueText(issue: {
  readonly code?: string;
  readonly input?: unknown;
}): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Skal udfyldes.';
  return texts[issue.code ?? ''] ?? notValid;
}
