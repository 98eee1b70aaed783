/** What a document truly says, in JSON Resume's shape (`truth/` of a folder of resumes). Dates are as precise as printed: "YYYY" or "YYYY-MM". */
export interface Truth {
  /** `files` are relative to the folder `truth/` stands in. Country (ISO 3166), language and the family of the layout are there where the document was generated. */
  meta: { id: string; files: string[]; language?: string; country?: string; family?: string };
  basics: { name: string | null; email: string | null; phone: string | null };
  /** `positionToo` is as right as `position`; no end: it goes on. */
  work: { name: string; position: string; positionToo?: string; startDate: string | null; endDate: string | null }[];
  /** `studyTypeToo` is degree and field as they are printed together: right where a reader knows no field. */
  education: { institution: string; studyType: string | null; studyTypeToo?: string; area?: string | null; startDate: string | null; endDate: string | null }[];
  skills: { name: string; keywords: string[] }[];
}

/** Every text of a truth that stands in its document as it is; dates are written in many ways. */
export const valuesOf = ({ basics, work, education, skills }: Truth): string[] =>
  [basics.name, basics.email, basics.phone, ...work.flatMap(({ name, position }) => [name, position]), ...education.flatMap(({ institution, studyType }) => [institution, studyType]), ...skillsOf({ skills })].filter((value): value is string => value !== null && value !== '');

/** Skills by themselves: a group's name is none, unless nothing stands in it. */
export const skillsOf = ({ skills }: Pick<Truth, 'skills'>): string[] => skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
