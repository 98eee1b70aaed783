import { englishAbout } from './ads/english.ts';
import { NATIVES, nativeAbout } from './ads/native.ts';
import type { SeedCompany } from './companies.ts';
import { Random } from '../../random.ts';

/** A company's description of itself, in the language of most of its ads. */
export function aboutOf(company: SeedCompany): string {
  const [tag, share] = company.market.languages[0] ?? ['en', 0];
  const pack = NATIVES.get(tag);
  return pack && new Random(company.seed).chance(share) ? nativeAbout(company, pack) : englishAbout(company);
}
