/** The true content of a document, in JSON Resume's format (`truth/` of a folder of resumes). Dates are as precise as printed: "YYYY" or "YYYY-MM". */
export interface Truth {
  /** `files` are relative to the parent of `truth/`. Generated documents also have their country (ISO 3166), language, and layout family. */
  meta: { id: string; files: string[]; language?: string; country?: string; family?: string };
  basics: { name: string | null; email: string | null; phone: string | null };
  /** `positionToo` is as correct as `position`. No end means that it's current. */
  work: { name: string; position: string; positionToo?: string; startDate: string | null; endDate: string | null }[];
  /** `studyTypeToo` is degree and field as printed together, which is correct for a reader without a separate field. */
  education: { institution: string; studyType: string | null; studyTypeToo?: string; area?: string | null; startDate: string | null; endDate: string | null }[];
  skills: { name: string; keywords: string[] }[];
}

/** All texts of a truth that occur literally in its document. Dates aren't included, because they are written in many formats. */
export const valuesOf = ({ basics, work, education, skills }: Truth): string[] =>
  [basics.name, basics.email, basics.phone, ...work.flatMap(({ name, position }) => [name, position]), ...education.flatMap(({ institution, studyType }) => [institution, studyType]), ...skillsOf({ skills })].filter((value): value is string => value !== null && value !== '');

/** Single skills. The name of a group isn't one, unless the group is empty. */
export const skillsOf = ({ skills }: Pick<Truth, 'skills'>): string[] => skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
