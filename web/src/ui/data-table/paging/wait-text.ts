export interface Waiting {
  loadingMore: boolean;
  /** The rows are of the question before, until the server has answered the new one. */
  searching?: boolean | undefined;
}

/** Said behind the total while rows are on their way. */
export function waitText({ loadingMore, searching }: Waiting): string {
  if (searching) return ', søger …';
  return loadingMore ? ', henter flere …' : '';
}
