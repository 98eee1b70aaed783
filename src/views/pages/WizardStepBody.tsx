import { css } from '#css/css';
import { isNamed } from '../../machines/wizard/steps.ts';
import { AboutMe } from '../manageProfile/AboutMe.tsx';
import { RecordSection } from '../manageProfile/record/RecordSection.tsx';
import { ResumeFirst } from '../wizard/ResumeFirst.tsx';
import type { StepBodyProps } from '../wizard/WizardSteps.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
/** As wide as the answers of the first step, which have jobs next to them. */
const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '592px' });

/** The content of a step: the editors of the profile, open in the page with their few questions, so that nothing is asked in two ways. */
export function StepBody({ step, onPreferences, onName, onWriting, onSaved }: StepBodyProps) {
  const inPage = { isInPage: true, onWriting };
  switch (step) {
    case 'preferences':
      return (
        <div className={column}>
          <ResumeFirst />
          <RecordSection key="preference" kind="preference" {...inPage} onSaved={onSaved} onRecords={(records) => onPreferences(records.length)} />
        </div>
      );
    case 'about':
      return (
        <div className={fields}>
          <RecordSection key="basicInfo" kind="basicInfo" {...inPage} onRecords={([info]) => info && onName(isNamed(info))}>
            {(one, edit) => <AboutMe record={one} onAdd={edit} />}
          </RecordSection>
          <RecordSection key="language" kind="language" />
        </div>
      );
    case 'experience':
      return (
        <div className={fields}>
          <RecordSection key="workExperience" kind="workExperience" {...inPage} onSaved={onSaved} />
        </div>
      );
    case 'education':
      return (
        <div className={fields}>
          <RecordSection key="education" kind="education" {...inPage} onSaved={onSaved} />
        </div>
      );
  }
}
