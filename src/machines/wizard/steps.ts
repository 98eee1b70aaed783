/** The steps of the wizard, in order (specification §4). */
export const STEPS = ['preferences', 'about', 'experience', 'education'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value);

/** Whether basic info has the name that a complete profile requires. */
export const isNamed = (info: { readonly [name: string]: unknown }): boolean =>
  ['first_name', 'last_name'].every((name) => typeof info[name] === 'string' && info[name].trim() !== '');
