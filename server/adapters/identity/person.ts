import { z } from 'zod';
import { IdentityFailure, type Coded, type MyinfoPerson } from './provider.ts';

/** Myinfo's scopes, one for each field of specification §3, *Identity info*. */
export const MYINFO_SCOPES = ['uinfin', 'name', 'residentialstatus', 'nationality', 'passtype', 'passstatus', 'passexpirydate'] as const;

const item = z.looseObject({ value: z.string().max(200).nullish(), code: z.string().max(20).nullish(), desc: z.string().max(200).nullish() }).nullish();
/** Checks only the format of an NRIC or FIN; only the provider knows whether it exists. */
const person = z.looseObject({
  uinfin: z.looseObject({ value: z.string().regex(/^[STFGM]\d{7}[A-Z]$/) }),
  name: item,
  residentialstatus: item,
  nationality: item,
  passtype: item,
  passstatus: item,
  passexpirydate: item,
});

/** The number of a Singpass Foreign Account, which has no Myinfo data (Singpass, *Data catalog*). */
const foreignAccount = z.looseObject({ uinfin: z.looseObject({ value: z.string().regex(/^Y\d{7}[A-Z]$/) }) });

/**
 * The person in a userinfo response's `person_info`.
 * @throws IdentityFailure noMyinfo if the account has no Myinfo data, or no name to compare with the profile's; ourFault if it can't be read
 */
export function personIn(userinfo: Record<string, unknown>): MyinfoPerson {
  const info = userinfo['person_info'];
  if (typeof info !== 'object' || info === null || !('uinfin' in info)) throw new IdentityFailure('noMyinfo', 'noPersonInfo');
  if (foreignAccount.safeParse(info).success) throw new IdentityFailure('noMyinfo', 'foreignAccount');
  const read = person.safeParse(info);
  if (!read.success) throw new IdentityFailure('ourFault', 'personInfoUnreadable');
  const { uinfin, name, residentialstatus, nationality, passtype, passstatus, passexpirydate } = read.data;
  if (textOf(name) === null) throw new IdentityFailure('noMyinfo', 'noName');
  const expiry = passexpirydate?.value ?? '';
  return {
    uinfin: uinfin.value,
    name: textOf(name),
    residentialStatus: codedOf(residentialstatus),
    nationality: codedOf(nationality),
    passType: codedOf(passtype),
    passStatus: textOf(passstatus),
    passExpiryDate: z.iso.date().safeParse(expiry).success ? expiry : null,
  };
}

type Item = z.output<typeof item>;
const textOf = (part: Item): string | null => part?.value || part?.desc || null;
const codedOf = (part: Item): Coded => ({ code: part?.code || null, text: part?.desc || part?.value || null });
