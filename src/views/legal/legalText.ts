/** A legal text in English, the only language it is in. A block is a paragraph, or a list of lines. */
export interface LegalText {
  title: string;
  /** What stands above the contents. */
  summary: string;
  sections: readonly { id: string; title: string; blocks: readonly (string | readonly string[])[] }[];
}
