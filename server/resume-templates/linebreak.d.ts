declare module 'linebreak' {
  /** Tells where a line may end (UAX #14), first to last. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
