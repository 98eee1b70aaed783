/** A distance formatted for a language: "25 km". @param language BCP 47 */
export const kilometersIn = (language: string, kilometers: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }).format(kilometers);
