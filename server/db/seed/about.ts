import { englishAbout } from './ads/english.ts';
import { NATIVES, nativeAbout } from './ads/native.ts';
import type { SeedCompany } from './companies.ts';
import { Random } from './random.ts';

/** What a company says of itself on its page, in the language it mostly advertises in. */
export function aboutOf(company: SeedCompany): string {
  const [tag, share] = company.market.languages[0] ?? ['en', 0];
  const pack = NATIVES.get(tag);
  return pack && new Random(company.seed).chance(share) ? nativeAbout(company, pack) : englishAbout(company);
}
