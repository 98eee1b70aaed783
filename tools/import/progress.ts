/** Says how far the import is: one moving line on a terminal, else a line every 5,000 rows. */
export class Progress {
  private rows = 0;
  private shownAt = 0;
  private addedAt: number;
  private readonly started: number;
  private readonly out: { isTTY?: boolean; write(text: string): unknown };
  private readonly now: () => number;

  constructor(out: { isTTY?: boolean; write(text: string): unknown }, now: () => number) {
    this.out = out;
    this.now = now;
    this.started = now();
    this.addedAt = this.started;
  }

  add(rows: number): void {
    const before = this.rows;
    this.rows += rows;
    this.addedAt = this.now();
    if (this.out.isTTY) {
      if (this.now() - this.shownAt < 100) return;
      this.shownAt = this.now();
      this.out.write(`\r\u001b[K${this.text()}`);
    } else if (Math.floor(before / 5_000) !== Math.floor(this.rows / 5_000)) this.out.write(`${this.text()}\n`);
  }

  /** Clears the moving line, so that something else can be said. */
  pause(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }

  /** Up to the last row written: what is done after it does not slow the rows. */
  text(): string {
    const seconds = Math.max(0.001, (this.addedAt - this.started) / 1000);
    return `${this.rows.toLocaleString('en')} rows, ${Math.round(this.rows / seconds).toLocaleString('en')} rows/s`;
  }
}
