import { useCallback } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { Chat } from '../../../contract/chat-records.ts';
import { changeWords, type InterviewChange } from '../../../contract/interview-changes.ts';
import { dayAndTime } from '../shared/interview/zones.ts';

/** Describes the changes to an interview, a sentence each, in the reader's time zone. */
export function useChangeWords({ role, other }: Pick<Chat, 'role' | 'other'>): (changes: readonly InterviewChange[]) => string[] {
  const { t, i18n } = useTranslation('interviewChanges');
  return useCallback(
    (changes) => {
      const when = (at: string | null) => (at === null ? '' : dayAndTime(at, i18n.language));
      const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
      return changes.map(({ what, by, from, to, times, place, minutes }) =>
        t(changeWords(what, by, role), {
          name: other.name,
          from: when(from),
          to: when(to),
          times: list.format(times.map(when)),
          place,
          minutes,
        }),
      );
    },
    [t, i18n.language, role, other.name],
  );
}
