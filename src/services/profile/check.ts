import { LIMITS } from '../../../contract/limits.ts';
import type { CheckAnswer } from '../../machines/record/record.actors.ts';
import type { RecordKind, Values } from '../../machines/record/record.types.ts';
import { untilThere } from '../untilThere.ts';
import { serverInstantIn } from '../serverClock.ts';

const FILE_LIMIT = LIMITS.certificateBytes;

/** Validates the input against the server's schema; its code loads with the first check. */
export async function checkValues(kind: RecordKind, values: Values): Promise<CheckAnswer> {
  const rules = await untilThere(() => import('../../../contract/profile.ts'));
  const schema = {
    workExperience: rules.workExperienceFields,
    education: rules.educationFields,
    license: rules.licenseFields,
    website: rules.websiteFields,
    language: rules.languageFields,
    preference: rules.preferenceFields,
    basicInfo: rules.basicInfoFieldsOn(new Date(serverInstantIn(0))),
    summary: rules.basicInfoFields.pick({ career_summary: true }),
  }[kind];
  const { data, error } = schema.safeParse(values);
  const faults: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) (faults[String(path[0])] ??= []).push(message);
  const file = values['attachment'] as { ref?: string; size: number } | null | undefined;
  if (file?.ref !== undefined && file.size > FILE_LIMIT) faults['attachment'] = ['certificate.tooLarge'];
  if (!data || Object.keys(faults).length > 0) return { ok: false, faults };
  const sent = kind === 'basicInfo' ? withoutSummary(data) : data;
  return { ok: true, values: kind === 'license' && file !== undefined ? { ...sent, attachment: file } : sent };
}

const withoutSummary = (info: Values): Values => Object.fromEntries(Object.entries(info).filter(([name]) => name !== 'career_summary'));
