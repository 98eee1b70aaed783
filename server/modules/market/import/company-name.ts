import { fold } from '../../../../src/lib/words/fold.ts';

/** Folded legal forms of our markets and their neighbors. They don't distinguish companies. */
const FORMS =
  'pte ltd|pte limited|private limited|pvt ltd|sdn bhd|sendirian berhad|berhad|bhd|co ltd|company limited|co limited|ltd|limited|llc|l l c|llp|plc|inc|incorporated|corp|corporation|corporate|company|co|gmbh|ag|bv|b v|nv|sa|s a|sau|sl|s l|slu|srl|sas|sarl|ltda|eireli|me|epp|s a s|pt|tbk|persero|cv|ud|fzco|fze|fz llc|dmcc|wll|w l l|pjsc|est|as|a s|anonim sirketi|limited sirketi|ltd sti|sti|san ve tic|sanayi ve ticaret|d o o|doo|a d|ad|kk|k k|opc|phils|philippines inc|s pte ltd';
const HEAD = new RegExp(`^(?:${FORMS}) `);
const TAIL = new RegExp(` (?:${FORMS})$`);
const EASTERN =
  /^(?:株式会社|有限会社|合同会社|一般社団法人|㈱|\(株\))|(?:株式会社|有限会社|合同会社|股份有限公司|有限公司|有限责任公司|股份公司|集團|㈱|\(株\)|分公司)$/;
const ARABIC = /^(?:شركه|مؤسسه)\s+|(?<!\s)\s+(?:المحدوده|ذ م م|ش م م|القابضه)$/;

/**
 * A company's name for comparison: folded, without legal forms, punctuation and anything in brackets. "DBS Bank Ltd." and "DBS BANK (Singapore) LTD" have the
 * same key. Empty only for an empty name.
 */
export function companyKey(name: string): string {
  const folded = fold(name.normalize('NFKC').replaceAll('㈱', '株式会社'));
  const plain =
    folded
      .replace(/[(（[【][^(（[【)）\]】]*[)）\]】]/g, ' ')
      .replace(/[.,'’"“”/\\|&+_:;!?·、，。-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  let key = plain;
  for (let before = ''; before !== key;) {
    before = key;
    for (const pattern of [TAIL, HEAD, EASTERN, ARABIC]) {
      const stripped = key.replace(pattern, '').trim();
      if (stripped !== '') key = stripped;
    }
  }
  return (key || plain || folded).slice(0, 200);
}

/** Whether a name stands for no company ("Confidential", "N/A"). */
export function isNameless(name: string): boolean {
  return (
    name === '' ||
    !/[\p{L}\p{N}]/u.test(name) ||
    /^(?:n\/?a|none|null|unknown|undefined|confidential|private advertiser|company confidential|anonymous|-+|\.+)$/i.test(name)
  );
}
