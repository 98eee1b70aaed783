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
  gap: '16',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: '24' },
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const aside = css({ lg: { order: '2', position: 'sticky', insetBlockStart: '24' } });

const FIELD = {
  workExperience: 'work_experiences',
  education: 'educations',
  license: 'license_certifications',
  website: 'websites',
  language: 'languages',
  preference: 'job_preferences',
} as const;
const LISTED = ['workExperience', 'education', 'license', 'language', 'website'] as const;

/** A profile with other records of a kind. */
export function withRecords(profile: Profile, kind: RecordKind, records: readonly StoredRecord[]): Profile {
  if (kind in FIELD) return { ...profile, [FIELD[kind as keyof typeof FIELD]]: records };
  const { avatar, portrait } = profile.basic_info;
  return { ...profile, basic_info: { ...profile.basic_info, ...records[0], avatar, portrait } };
}

/** The tab Profile: everything one tells of oneself, each part a card. */
export function ProfileTab({ profile, onProfile }: ProfileTabProps) {
  // The editors begin with what there is when the tab opens, and tell what changes.
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
      <div className={aside}>
        <CompletionCard profile={profile} hrefOf={(part) => (part === 'preference' ? '/manage-profile/preferences' : `#${part}`)} />
      </div>
      <div className={column}>
        <AvatarCard
          info={profile.basic_info}
          onAvatar={(pictures) => onProfile((before) => ({ ...before, basic_info: { ...before.basic_info, ...pictures } }))}
        />
        <div id="basicInfo">
          <RecordSection {...parts('basicInfo')}>{(one) => <AboutMe record={one} />}</RecordSection>
        </div>
        <div id="summary">
          <SummarySection {...parts('summary')} />
        </div>
        <SkillsCard initial={first.skills} onSkills={(skills) => onProfile((before) => ({ ...before, skills: [...skills] }))} />
        {LISTED.map((kind) => (
          <div key={kind} id={kind}>
            <RecordSection {...parts(kind)} />
          </div>
        ))}
      </div>
    </div>
  );
}
