import { COUNTRIES } from '../../../contract/countries.ts';

/** What people are paid in, there. @param country ISO 3166 code, lower case */
export const currencyOf = (country: string): string => COUNTRIES.find(({ code }) => code === country)?.currency ?? '';
