import { titleScore } from './words/jobs.ts';

const NAMED =
  /^(?:(?!\p{Ll})\S+|\p{Ll}\p{Lu}\S*|\p{Ll}+\.\p{Ll}+|of|the|and|for|de|da|do|dos|das|del|la|las|los|el|y|e|em|en|di|dan|ve|und|et|des|du|le|at|in|on|by|van|von|der|bin|binti|plc|ltd|inc|llc|gmbh|co)(?:\s+(?:(?!\p{Ll})\S+|\p{Ll}\p{Lu}\S*|\p{Ll}+\.\p{Ll}+|of|the|and|for|de|da|do|dos|das|del|la|las|los|el|y|e|em|en|di|dan|ve|und|et|des|du|le|at|in|on|by|van|von|der|bin|binti|plc|ltd|inc|llc|gmbh|co)){0,8}$/u;

/** Words written like a name, with capitals except for short words between them: "Bank of the West". */
export const isProperName = (text: string): boolean => NAMED.test(text);

/** A name, or a title of a few words in any case. */
export const isNameOrTitle = (text: string): boolean => isProperName(text) || (titleScore(text) > 0 && text.split(' ').length <= 4);
