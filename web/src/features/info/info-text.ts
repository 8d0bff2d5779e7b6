interface Part {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** Content of an info page; sources and the invitation to start are optional. */
export interface InfoText {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** For search engines. */
  readonly description: string;
  readonly parts: readonly Part[];
  readonly sources?: readonly { readonly label: string; readonly href: string }[];
  readonly advice?: string;
  readonly start?: { readonly title: string; readonly text: string };
}
