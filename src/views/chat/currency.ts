import { COUNTRIES } from '../../../contract/countries.ts';

/** A country's currency for pay. @param country ISO 3166 code, lower case */
export const currencyOf = (country: string): string => COUNTRIES.find(({ code }) => code === country)?.currency ?? '';
