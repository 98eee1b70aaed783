import type { ResumeSection, ShownResume } from '../../../../contract/online-resume.ts';
import type { ResumeDocument } from '../../../../contract/resume-document.ts';
import { contactOf, educationOf, licensesOf, nameOf, personalOf, shownAddress, workOf, type Entry } from '../../../resume-templates/entries.ts';
import { wordsOf } from '../../../resume-templates/words.ts';

/** Schemes that are safe to link. Other addresses stay plain text. */
const FOLLOWED = /^(https?:\/\/|mailto:|tel:)/i;
const safe = (link: string) => (FOLLOWED.test(link) ? link : '');

/** A resume for display on a page, in reading order, in the words and date format of its language. The templates set the same content. */
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
