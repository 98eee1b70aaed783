import { fold } from '../../../../src/lib/words/fold.ts';
import { industries } from '../config/lists/industries.ts';

/** Folded words of an industry or a job category, and the English name of the industry they mean. Specific words come first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/web3|blockchain|crypto/, 'Blockchain and Web3'],
  [/semiconductor|electronics|半導體/, 'Electronics and semiconductors'],
  [/\bgam(?:es?|ing)\b|entertainment|遊戲/, 'Games and entertainment'],
  [/insurance|asuransi|保險/, 'Insurance'],
  [/bank|financial services|investment|fintech|金融/, 'Banking and financial services'],
  [/pharma|biotech|life science/, 'Pharmaceuticals and life sciences'],
  [/hospital(?!ity)|health ?care|medical|醫療/, 'Hospitals and healthcare'],
  [/call cent|\bbpo\b|outsourc|contact cent/, 'Outsourcing and contact centers'],
  [/e-?commerce|internet retail/, 'E-commerce'],
  [/retail|consumer products|fashion/, 'Retail'],
  [/food|beverage|restaurant/, 'Food and beverage'],
  [/hotel|touris|travel|hospitality/, 'Hotels and tourism'],
  [/logistic|transport|shipping|freight|aviation/, 'Logistics and transportation'],
  [/telecom/, 'Telecommunications'],
  [/software|information technology|it services|computer|internet|資訊/, 'Software and IT services'],
  [/automotive/, 'Automotive'],
  [/construction|civil engineering|architecture|營造/, 'Construction and engineering'],
  [/real estate|property/, 'Real estate'],
  [/energy|oil|gas\b|utilit|power\b|mining/, 'Energy and utilities'],
  [/manufactur|industrial|production/, 'Manufacturing'],
  [/media|advertising|marketing services|publishing/, 'Media and advertising'],
  [/education|training|university|school/, 'Education'],
  [/agricultur|fisher/, 'Agriculture and fisheries'],
  [/consult|legal services|accounting|auditing|staffing|recruit/, 'Professional services'],
  [/non-?profit|government|public|charit|\bngo\b/, 'Nonprofits and public services'],
  [/security services|facilit/, 'Facilities and security services'],
];
const idOf = new Map(industries.map(({ id, value }) => [value, id]));

/** The industry in a feed's own field. A category only counts if all of it names an industry, because most categories name the work instead. */
export function industryOf(industry: string | null, categories: readonly string[]): number | null {
  const words = fold(industry ?? '');
  const found = words === '' ? undefined : WORDS.find(([pattern]) => pattern.test(words));
  const exact = categories.map((category) => industries.find(({ value }) => fold(value) === fold(category))).find(Boolean);
  return (found && idOf.get(found[1])) ?? exact?.id ?? null;
}
