import { useTranslation } from '../ui/useTranslation.tsx';
import { LIMITS } from '../../../contract/limits.ts';
import { ChoicesField } from '../ui/ChoicesField.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';
import { choicesOf } from './options.ts';

/** Where the work is done: one job can have many places. */
export function PlaceFields() {
  const { t } = useTranslation('postings');
  const { fields, lists, change, wrongWith } = useEditing();
  const isRemote = fields.work_arrangement === 'remote';
  return (
    <Group>
      <RadioGroup
        label={t('field.arrangement')}
        name="work_arrangement"
        look="chips"
        value={fields.work_arrangement}
        choices={(['onsite', 'hybrid', 'remote'] as const).map((value) => ({ value, label: t(`arrangement.${value}`) }))}
        onChange={(value) => change({ work_arrangement: value as typeof fields.work_arrangement })}
      />
      <ChoicesField
        label={t('field.places')}
        hint={t(isRemote ? 'field.places.remote' : 'field.places.hint')}
        required={!isRemote}
        placeholder={t('field.places.add')}
        choices={choicesOf(lists.places)}
        value={fields.location_ids}
        most={LIMITS.postingPlaces}
        error={wrongWith('location_ids')}
        onChange={(location_ids) => change({ location_ids })}
      />
    </Group>
  );
}
