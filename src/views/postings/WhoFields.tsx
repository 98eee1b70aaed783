import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { ELIGIBILITIES, type PostingDraft } from '../../../contract/posting-fields.ts';
import { Button } from '../ui/Button.tsx';
import { RemovableChip } from '../ui/Chip.tsx';
import { CheckboxGroup } from '../ui/ChoiceGroup.tsx';
import { isComposing } from '../ui/isComposing.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';
import { optionsOf } from './options.ts';

const SINGAPORE = 193;
const pair = css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)', md: { gridTemplateColumns: '1fr 1fr' } });
const adding = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8', alignItems: 'end' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** Requirements: experience, education, skills and, in Singapore, work authorization. */
export function WhoFields() {
  const { t } = useTranslation('postings');
  const { editing, fields, lists, change, wrongWith } = useEditing();
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <Group>
      <div className={pair}>
        <Select
          label={t('field.experience')}
          placeholder={t('any')}
          value={fields.xp_lvl_id ?? ''}
          options={optionsOf(lists.xp_lvls)}
          onChange={(event) => change({ xp_lvl_id: number(event.target.value) })}
        />
        <Select
          label={t('field.degree')}
          placeholder={t('any')}
          value={fields.degree_id ?? ''}
          options={optionsOf(lists.degrees)}
          onChange={(event) => change({ degree_id: number(event.target.value) })}
        />
      </div>
      <SkillsField />
      {editing.company.country_id === SINGAPORE ? (
        <CheckboxGroup
          label={t('field.eligibility')}
          hint={t('field.eligibility.hint')}
          name="eligibility"
          value={fields.eligibility}
          choices={ELIGIBILITIES.map((value) => ({ value, label: value }))}
          error={wrongWith('eligibility')}
          onChange={(eligibility) => change({ eligibility: eligibility as PostingDraft['eligibility'] })}
        />
      ) : null}
    </Group>
  );
}

function SkillsField() {
  const { t } = useTranslation('postings');
  const { fields, change } = useEditing();
  const [text, setText] = useState('');
  const add = () => {
    const skill = text.trim().slice(0, LIMITS.skillLength);
    setText('');
    if (skill !== '' && !fields.skills.includes(skill)) change({ skills: [...fields.skills, skill] });
  };
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <div className={adding}>
        <TextField
          label={t('field.skills')}
          value={text}
          maxLength={LIMITS.skillLength}
          disabled={fields.skills.length >= LIMITS.postingSkills}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // While an input method is composing, Enter chooses the word.
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button className={css({ minH: '48px' })} onClick={add}>
          {t('field.skills.add')}
        </Button>
      </div>
      <p className={css({ color: 'quiet', fontSize: '13' })}>{t('field.skills.hint')}</p>
      {fields.skills.length > 0 ? (
        <div className={chips}>
          {fields.skills.map((skill) => (
            <RemovableChip key={skill} label={skill} onRemove={() => change({ skills: fields.skills.filter((other) => other !== skill) })} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
