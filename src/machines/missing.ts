/** Stands in for an actor's work until the real one is provided: a chart without its services must fail, not pass silently. */
export function missing(name: string): () => never {
  return () => {
    throw new Error(`The actor "${name}" was not provided.`);
  };
}
