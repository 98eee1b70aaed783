import { fold } from '../../../../src/lib/words/fold.ts';
import { oneLine } from './entities.ts';
import { headingOf } from './lines.ts';

const MOST = 30;
const LONGEST = 50;
/** Entries with more words are sentences, not skills. */
const MOST_WORDS = 6;

/** Whether a field says that nothing is required, in any of our languages: "不拘", "not required", "tidak ada". */
export const saysNothing = (text: string): boolean =>
  NOTHING.test(
    fold(text)
      .replace(/[\s.。!！*_]+/g, ' ')
      .trim(),
  );

const NOTHING =
  /^(?:|[-–—/]+|n ?\/ ?a|na|nil|null|none|no|any|other|others|etc|tbd|undefined|unknown|not (?:required|specified|applicable|needed|mentioned|stated|available)|no(?:ne)? (?:required|needed|specified|requirements?|skills?(?: required)?|preference)|any skills?|skills?|不拘|不限|無|无|無要求|无要求|不需要|無特別要求|未填寫|無限制|待議|なし|特になし|不問|無し|tidak ada|tiada|tidak (?:diperlukan|wajib|perlu)|tak(?: ada|\.ada)?|tanpa keahlian|tiada keperluan|bebas|ninguno|ninguna|no (?:requerido|aplica|necesario|especificado)|sin requisitos|indiferente|nenhum|nenhuma|nao (?:exigido|se aplica|informado|necessario|requerido|especificado)|sem requisitos|indiferente|yok|gerekmez|gerekli degil|belirtilmemis|farketmez|fark etmez|لا يوجد|لا شيء|غير مطلوب|غير محدد|لا شي)$/;

/** Benefits, which some feeds list among the requirements. */
const BENEFIT =
  /\b(?:hmo|13th month|(?:health|medical|dental|life|group) insurance|paid (?:time off|leaves?|holidays?)|(?:annual|sick|maternity|vacation) leaves?|(?:performance|annual|year.?end|sign.?on|attendance) bonus|allowances?|free (?:lunch|meals?|parking|shuttle)|company (?:car|trip|outing)|incentives|work.?life balance|bpjs|thr|epf|socso|cuti tahunan|asuransi|tunjangan|vale (?:transporte|refeicao|alimentacao)|plano de saude|seguro medico|yemek karti|ozel saglik sigortasi)\b|勞保|健保|年終獎金|三節|獎金|員工旅遊|週休|周休|特休|社会保険完備|交通費支給|تامين صحي/;

/** The skills of a row without duplicates and without what isn't a skill: "not required", a benefit, a heading, a sentence. */
export function skillsOf(written: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const entry of written.flatMap((text) => text.split(/[、;；|\n•]|,\s/))) {
    const skill = oneLine(entry.replace(/[\u200b-\u200f\ufeff]/g, '')).replace(/^[-*•\s]+|(?<![\s,;])[\s,;]+$/g, '');
    if (!isSkill(skill)) continue;
    const key = fold(skill);
    if (!found.has(key)) found.set(key, skill);
  }
  return [...found.values()].slice(0, MOST);
}

function isSkill(text: string): boolean {
  if (text.length > LONGEST || !/[\p{L}\p{N}]/u.test(text) || saysNothing(text)) return false;
  if (/[:：?？!。]$|\.$(?<!\b[A-Z.]{2,6}\.)/u.test(text) || text.split(/\s+/).length > MOST_WORDS) return false;
  const folded = fold(text);
  // "SQL" and the like are in capitals but aren't headings.
  return !BENEFIT.test(folded) && (headingOf(text.toLowerCase()) === null || text.length < 12);
}
