import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { VISIBILITIES, type OnlineResumeChoices, type Visibility } from '../../../../contract/online-resume.ts';
import { RESUME_TEMPLATES, type TemplateName } from '../../../../contract/resume-document.ts';
import { BLOCKED_COMPANIES } from '../../../lib/blockingAddress.ts';
import type { Change } from '../../../machines/onlineResume/onlineResume.machine.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/ChoiceGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface OnlineChoicesProps {
  shown: OnlineResumeChoices;
  hidesFromCompany: boolean;
  onChange: (change: Change) => void;
}

const FLAGS = ['with_photo', 'with_date_of_birth', 'with_nationality'] as const;

/** Who sees the resume, the template for downloads, and which optional details it contains. */
export function OnlineChoices({ shown, hidesFromCompany, onChange }: OnlineChoicesProps) {
  const { t } = useTranslation(['onlineResume', 'freeResume']);
  const isOut = shown.visibility !== 'nobody';
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' })}>
      <RadioGroup
        name="visibility"
        look="cards"
        label={t('mine.who')}
        value={shown.visibility}
        onChange={(visibility) => onChange({ visibility: visibility as Visibility })}
        choices={VISIBILITIES.map((value) => ({ value, label: t(`mine.${value}`), hint: t(`mine.${value}.hint`) }))}
      />
      {isOut ? (
        <p className={css({ fontSize: '13', mt: '-12px' })}>
          <TextLink to={BLOCKED_COMPANIES}>{t('blocked')}</TextLink>
        </p>
      ) : null}
      {shown.visibility === 'everyone' && hidesFromCompany ? <Callout severity="warning">{t('mine.hides')}</Callout> : null}
      {isOut ? (
        <>
          <fieldset className={css({ minW: '0' })}>
            <legend className={css({ fontWeight: '600', mb: '4' })}>{t('mine.tell')}</legend>
            <p className={css({ color: 'quiet', fontSize: '13', maxW: '60ch', mb: '4' })}>{t('mine.tell.hint')}</p>
            <Checkbox label={t('mine.contact')} checked={shown.is_contact_shown} onChange={(event) => onChange({ is_contact_shown: event.target.checked })} />
            {FLAGS.map((flag) => (
              <Checkbox
                key={flag}
                label={t(`mine.${flag}`)}
                checked={shown.form[flag]}
                onChange={(event) => onChange({ form: { [flag]: event.target.checked } })}
              />
            ))}
          </fieldset>
          <div className={css({ maxW: '360px' })}>
            <Select
              label={t('mine.template')}
              value={shown.form.template}
              onChange={(event) => onChange({ form: { template: event.target.value as TemplateName } })}
              options={RESUME_TEMPLATES.map((value) => ({ value, label: t(`freeResume:template.${value}`) }))}
            />
            <TextLink to="/free-resume-template" reloadDocument className={css({ display: 'inline-block', py: '12', fontSize: '13' })}>
              {t('mine.templates')}
            </TextLink>
          </div>
        </>
      ) : null}
    </div>
  );
}
