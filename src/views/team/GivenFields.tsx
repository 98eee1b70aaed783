import { useTranslation } from '../ui/useTranslation.tsx';
import { GIVEN_ROLES, type GivenRole, PERMISSIONS, type Permission } from '../../../contract/team-rules.ts';
import type { Given } from '../../machines/team/team.actors.ts';
import { CheckboxGroup, RadioGroup } from '../ui/ChoiceGroup.tsx';

/** The fields for a role; recruiters get permissions one by one. */
export function GivenFields({ given, onChange }: { given: Given; onChange: (given: Given) => void }) {
  const { t } = useTranslation('team');
  return (
    <>
      <RadioGroup
        label={t('role')}
        name="role"
        look="cards"
        value={given.role}
        onChange={(role) => onChange({ ...given, role: role as GivenRole })}
        choices={GIVEN_ROLES.map((role) => ({ value: role, label: t(`role.${role}`), hint: t(`role.${role}.hint`) }))}
      />
      {given.role === 'recruiter' ? (
        <CheckboxGroup
          label={t('permission')}
          name="permissions"
          value={given.permissions}
          onChange={(permissions) => onChange({ ...given, permissions: permissions as Permission[] })}
          choices={PERMISSIONS.map((permission) => ({ value: permission, label: t(`permission.${permission}`) }))}
        />
      ) : null}
    </>
  );
}
