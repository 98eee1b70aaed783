import type { ResumeSection, ShownResume } from '../../../../contract/online-resume.ts';
import type { ResumeDocument } from '../../../../contract/resume-document.ts';
import { contactOf, educationOf, licensesOf, nameOf, personalOf, shownAddress, workOf, type Entry } from '../../../resume-templates/entries.ts';
import { wordsOf } from '../../../resume-templates/words.ts';

/** What a reader can follow safely; whatever else somebody typed stays text. */
const FOLLOWED = /^(https?:\/\/|mailto:|tel:)/i;
const safe = (link: string) => (FOLLOWED.test(link) ? link : '');

/** A resume in the order it is read, in the words and dates of its language: what its templates set, for a page. */
export function presented(document: ResumeDocument, language: string): Pick<ShownResume, 'language' | 'name' | 'headline' | 'facts' | 'sections'> {
  const words = wordsOf(language);
  const part = (title: string, given: Partial<ResumeSection>): ResumeSection[] => {
    const section = { title, text: '', entries: [], words: [], ...given };
    return section.text === '' && section.entries.length === 0 && section.words.length === 0 ? [] : [section];
  };
  const entries = (all: Entry[]) => all.map((entry) => ({ ...entry, link: safe(entry.link) }));
  const facts = [...contactOf(document, words), ...personalOf(document, words, language).map((one) => ({ ...one, link: '' }))];
  return {
    language,
    name: nameOf(document),
    headline: document.basic_info.headline,
    facts: facts.map((fact) => ({ ...fact, link: safe(fact.link) })),
    sections: [
      ...part(words.summary, { text: document.basic_info.career_summary }),
      ...part(words.experience, { entries: entries(workOf(document, language)) }),
      ...part(words.education, { entries: entries(educationOf(document, language)) }),
      ...part(words.skills, { words: document.skills }),
      ...part(words.languages, { words: document.languages.map((one) => (one.proficiency ? `${one.language} (${one.proficiency})` : one.language)) }),
      ...part(words.licenses, { entries: entries(licensesOf(document, language, words)) }),
      ...part(words.links, {
        entries: entries(
          document.websites.map(({ url, display_name: name, description }) => ({
            title: name || shownAddress(url),
            place: name ? shownAddress(url) : '',
            period: '',
            text: description,
            link: url,
          })),
        ),
      }),
    ],
  };
}
