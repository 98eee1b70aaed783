/**
 * Whether a profile's name and Myinfo's can belong to the same person. Each part of one must be in the other, whatever the order, case, and accents,
 * and whether it's written as one word or two ("Xiao-Hui", "XIAO HUI"). A middle name may be missing in either.
 */
export function isSameName(profile: { firstName: string; lastName: string }, myinfo: string): boolean {
  const parts = [profile.firstName, profile.lastName].map(wordsIn).filter((words) => words.length > 0);
  const myinfoWords = wordsIn(myinfo);
  if (parts.length === 0 || myinfoWords.length === 0) return false;
  const own = parts.flat();
  return parts.every((words) => isRunOf(myinfoWords, words.join(''))) || (myinfoWords.length > 1 && myinfoWords.every((word) => isRunOf(own, word)));
}

/** Whether consecutive words, joined together, equal this one. */
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
