/**
 * Whether a profile's name and Myinfo's can be the same person's: each part of the one is found in the other, whatever the order, the case,
 * the accents, and whether a part is written as one word or two ("Xiao-Hui", "XIAO HUI"). A middle name that only one of them has is no difference.
 */
export function isSameName(profile: { firstName: string; lastName: string }, myinfo: string): boolean {
  const parts = [profile.firstName, profile.lastName].map(wordsIn).filter((words) => words.length > 0);
  const told = wordsIn(myinfo);
  if (parts.length === 0 || told.length === 0) return false;
  const own = parts.flat();
  return parts.every((words) => isRunOf(told, words.join(''))) || (told.length > 1 && told.every((word) => isRunOf(own, word)));
}

/** Whether words that follow each other, written as one, are this. */
function isRunOf(words: readonly string[], wanted: string): boolean {
  return words.some((_, from) => {
    let run = '';
    for (const word of words.slice(from)) {
      run += word;
      if (run === wanted) return true;
      if (run.length >= wanted.length) return false;
    }
    return false;
  });
}

function wordsIn(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
