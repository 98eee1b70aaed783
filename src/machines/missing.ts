/** Stands in for an actor until a service provides it: a chart without its services must fail instead of passing silently. */
export function missing(name: string): () => never {
  return () => {
    throw new Error(`The actor "${name}" was not provided.`);
  };
}
