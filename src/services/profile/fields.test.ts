// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { saveProfileDraft } from '../../../contract/profile-draft.ts';
import type { Profile } from '../../../contract/profile.ts';
import { key, offline } from '../../machines/samples.ts';

const server = { fields: {} as Record<string, unknown>, isAway: false, held: null as Promise<void> | null };
vi.mock('../api.ts', () => ({
  api: async (name: string, { body }: { body?: { fields: object; removed: string[] } } = {}) => {
    if (server.isAway) throw offline;
    const { held } = server;
    server.held = null;
    await held;
    if (name === 'saveProfileDraft' && body) {
      for (const gone of body.removed) delete server.fields[gone];
      Object.assign(server.fields, body.fields);
    }
    return { data: { version: 1, fields: { ...server.fields }, updated_at: null } };
  },
}));
const { draftOf, fieldsOf, forgetSent, storeDraftHere, storeSent, namesOf, sentOf } = await import('./fields.ts');
const { recordsIn } = await import('./calls.ts');
const { readFields, writeFields } = await import('./unsaved.ts');

const signIn = (id: string) => (document.cookie = `user=${encodeURIComponent(JSON.stringify({ id }))}`);

beforeEach(async () => {
  Object.assign(server, { fields: {}, isAway: false, held: null });
  localStorage.clear();
  signIn('ana');
  await readFields();
});

const draft = (job_title: string, id: string | null = null) => ({ id, values: { job_title, attachment: { ref: 'x', name: 'a.pdf', size: 1 } } });
const storedDraft = async () => draftOf('workExperience', await readFields());

test('what was typed just before a crash is restored, and sent to the server that never received it', async () => {
  storeDraftHere('workExperience', draft('Ba'));
  expect(server.fields).toEqual({});
  expect((await storedDraft())?.values).toEqual({ job_title: 'Ba' });
  await vi.waitFor(() => expect(server.fields).toEqual({ 'workExperience:open': 'new', 'workExperience:new.job_title': 'Ba' }), { timeout: 10_000 });
  expect(localStorage).toHaveLength(0);
});

test('what was written offline stays on this device until the server has it, and is gone once dropped', async () => {
  server.isAway = true;
  await expect(writeFields(fieldsOf('workExperience', draft('Baker')), [])).rejects.toEqual(offline);
  server.isAway = false;
  expect((await storedDraft())?.values).toEqual({ job_title: 'Baker' });
  await writeFields({ 'wizard.step': 'about' }, []);
  expect(server.fields).toEqual({ 'workExperience:open': 'new', 'workExperience:new.job_title': 'Baker', 'wizard.step': 'about' });
  expect(localStorage).toHaveLength(0);
  await writeFields({}, namesOf('workExperience', null));
  expect([server.fields, await storedDraft()]).toEqual([{ 'wizard.step': 'about' }, null]);
});

test('a write on its way isn’t overtaken by the next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  const writes = [writeFields({ 'wizard.step': 'about' }, []), writeFields({ 'wizard.step': 'experience' }, [])];
  // The later write gets every chance to arrive first.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  resolve();
  await Promise.all(writes);
  expect(server.fields).toEqual({ 'wizard.step': 'experience' });
});

test('sends only changes, so that another device’s other changes stay', async () => {
  await writeFields({ 'wizard.step': 'about', 'website:open': 'new', 'website:new.url': 'a' }, []);
  server.fields['wizard.step'] = 'education';
  await writeFields({ 'wizard.step': 'about', 'website:open': 'new', 'website:new.url': 'ab' }, []);
  expect(server.fields).toMatchObject({ 'wizard.step': 'education', 'website:new.url': 'ab' });
});

test('editing what another device saved in the meantime keeps all of it', async () => {
  await writeFields(fieldsOf('website', { id: null, values: { url: 'a', display_name: 'Mine' } }), []);
  server.fields = {};
  await writeFields(fieldsOf('website', { id: null, values: { url: 'ab', display_name: 'Mine' } }), []);
  expect(draftOf('website', server.fields as never)?.values).toEqual({ url: 'ab', display_name: 'Mine' });
});

test('editing one record keeps the draft of another', async () => {
  await writeFields(fieldsOf('workExperience', draft('Baker')), []);
  await writeFields(fieldsOf('workExperience', draft('Cook', 'one')), namesOf('workExperience', 'one'));
  expect((await storedDraft())?.id).toBe('one');
  await writeFields({}, namesOf('workExperience', 'one'));
  expect(await storedDraft()).toEqual({ id: null, values: { job_title: 'Baker' } });
});

test('a save without an answer continues under its key; one with an answer, or with a lost file, doesn’t', async () => {
  const values = { job_title: 'Baker', start_date: '2021-02' };
  storeDraftHere('workExperience', { id: null, values });
  storeSent('workExperience', { key, id: null, values, isUndo: false });
  expect(await storedDraft()).toEqual({ id: null, values, sent: key });
  storeDraftHere('workExperience', { id: null, values: { ...values, job_title: 'Master baker' } });
  expect([(await storedDraft())?.sent, sentOf('workExperience')?.values]).toEqual([undefined, values]);
  storeSent('workExperience', { key, ...draft('Master baker'), isUndo: false });
  expect((await storedDraft())?.sent).toBeUndefined();
  forgetSent('workExperience');
  expect([(await storedDraft())?.sent, sentOf('workExperience')]).toEqual([undefined, null]);
});

test('one user’s drafts on a device aren’t another’s', async () => {
  storeDraftHere('workExperience', draft('Ba'));
  signIn('ben');
  expect(await storedDraft()).toBeNull();
  expect(server.fields).toEqual({});
});

test('a draft of basic info contains only what was typed, as the server accepts it', () => {
  const derived = {
    avatar: null,
    portrait: { avatar: '/face/f-ph-0123456789abcdef.svg', avatar_hue: 265 },
    email: 'ana@example.com',
    phone_num: null,
    years_of_experience: 3,
  };
  const profile = { basic_info: { ...derived, first_name: 'Ana', home_address: '7 Mango Street', career_summary: '' } } as unknown as Profile;
  const [me] = recordsIn(profile).basicInfo;
  const fields = fieldsOf('basicInfo', { id: 'me', values: { ...me } });
  expect(fields).toMatchObject({ 'basicInfo:me.first_name': 'Ana', 'basicInfo:me.home_address': '7 Mango Street' });
  expect(Object.keys(fields).filter((name) => Object.keys(derived).some((one) => name.endsWith(`.${one}`)))).toEqual([]);
  expect(saveProfileDraft.body.safeParse({ fields, removed: [] }).success).toBe(true);
});
