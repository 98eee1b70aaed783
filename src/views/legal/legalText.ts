/** A legal text, in English only. A block is a paragraph, or a list of lines. */
export interface LegalText {
  title: string;
  /** Shown above the contents. */
  summary: string;
  sections: readonly { id: string; title: string; blocks: readonly (string | readonly string[])[] }[];
}
