import type { SeedCompany } from '../companies.ts';
import type { FunctionTitle } from '../taxonomy.ts';
import type { Ad, AdText } from './ad.ts';

/** A language's ads. */
export interface Native {
  tag: string;
  /** The functions it can write of, and their titles. */
  roles: ReadonlyMap<number, unknown>;
  titles: ReadonlyMap<number, readonly FunctionTitle[]>;
}

export const NATIVES: ReadonlyMap<string, Native> = new Map();

export function writeNative(ad: Ad, pack: Native): AdText {
  throw new Error(`${pack.tag}: nothing written for ${ad.title.value}`);
}

export function nativeAbout(company: SeedCompany, pack: Native): string {
  return `${company.name} ${pack.tag}`;
}
