/** Runs what a command does. A failure is printed as a sentence, not a stack, and the process ends with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
