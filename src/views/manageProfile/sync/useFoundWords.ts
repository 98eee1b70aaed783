import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Values } from '../../../machines/record/record.types.ts';
import type { FoundKind } from '../../../machines/resumeSync/resumeSync.types.ts';
import { useRecordWords, type RecordWords } from '../record/useRecordWords.ts';

/** Describes an item, and what the profile has in its place, in the profile's wording. */
export function useFoundWords(kind: FoundKind): (values: Values) => RecordWords {
  const { t } = useTranslation(['profile', 'resumeSync']);
  const recordWords = useRecordWords(kind === 'skill' ? 'basicInfo' : kind);
  return (values) => {
    if (kind !== 'basicInfo') {
      const words = recordWords({ ...values, id: '' });
      return { ...words, title: words.title || t('resumeSync:untitled') };
    }
    const [name = '', value] = Object.entries(values).find(([field]) => field !== 'id') ?? [];
    const label = name === 'career_summary' ? t('summary.title') : t(`basicInfo.${name}`);
    return name === 'career_summary' ? { title: label, details: [], text: String(value) } : { title: label, details: [String(value)], text: '' };
  };
}
