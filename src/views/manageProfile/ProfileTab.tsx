import { useState } from 'react';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import type { RecordKind, StoredRecord } from '../../machines/record/record.types.ts';
import { recordsIn } from '../../services/profile/calls.ts';
import { draftOf } from '../../services/profile/fields.ts';
import { knownFields } from '../../services/profile/unsaved.ts';
import { AboutMe } from './AboutMe.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { NextJob } from './NextJob.tsx';
import { RecordSection } from './record/RecordSection.tsx';
import { SkillsCard } from './SkillsCard.tsx';
import { SummarySection } from './summary/SummarySection.tsx';

export interface ProfileTabProps {
  profile: Profile;
  onProfile: (change: (before: Profile) => Profile) => void;
}

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: '48' },
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const whole = css({ lg: { gridColumn: '1 / -1' } });
const aside = css({ lg: { order: '2', position: 'sticky', insetBlockStart: '24' } });

const FIELD = {
  workExperience: 'work_experiences',
  education: 'educations',
  license: 'license_certifications',
  website: 'websites',
  language: 'languages',
  preference: 'job_preferences',
} as const;

const MORE = ['license', 'language', 'website'] as const;
/** Leaves room for the sticky header when it is a link target. */
const target = css({ scrollMarginBlockStart: '72px' });

/** A profile with the records of one kind replaced. */
export function withRecords(profile: Profile, kind: RecordKind, records: readonly StoredRecord[]): Profile {
  if (kind in FIELD) return { ...profile, [FIELD[kind as keyof typeof FIELD]]: records };
  const { avatar, portrait } = profile.basic_info;
  return { ...profile, basic_info: { ...profile.basic_info, ...records[0], avatar, portrait } };
}

/** The Profile tab: the whole profile, laid out like a resume and edited in place. */
export function ProfileTab({ profile, onProfile }: ProfileTabProps) {
  // The editors start with what is there when the tab opens, and report changes.
  const [first] = useState(profile);
  const [records] = useState(() => recordsIn(profile));
  const parts = (kind: RecordKind) => ({
    kind,
    records: records[kind],
    draft: draftOf(kind, knownFields()),
    onRecords: (now: readonly StoredRecord[]) => onProfile((before) => withRecords(before, kind, now)),
  });
  return (
    <div className={sides}>
      <div className={whole}>
        <AvatarCard profile={profile} onAvatar={(pictures) => onProfile((before) => ({ ...before, basic_info: { ...before.basic_info, ...pictures } }))} />
      </div>
      <div className={aside}>
        <CompletionCard profile={profile} hrefOf={(part) => (part === 'preference' ? '/manage-profile/preferences' : `#${part}`)} />
      </div>
      <div className={column}>
        <div id="summary" className={target}>
          <SummarySection {...parts('summary')} />
        </div>
        <div id="workExperience" className={target}>
          <RecordSection {...parts('workExperience')} look="row" ahead={<NextJob profile={profile} />} />
        </div>
        <div id="education" className={target}>
          <RecordSection {...parts('education')} look="row" />
        </div>
        <SkillsCard initial={first.skills} onSkills={(skills) => onProfile((before) => ({ ...before, skills: [...skills] }))} />
        {MORE.map((kind) => (
          <div key={kind} id={kind} className={target}>
            <RecordSection {...parts(kind)} look="row" />
          </div>
        ))}
        <div id="basicInfo" className={target}>
          <RecordSection {...parts('basicInfo')} look="row">
            {(one, edit) => <AboutMe record={one} onAdd={edit} />}
          </RecordSection>
        </div>
      </div>
    </div>
  );
}
