import { loginMachine } from '../machines/login/login.machine.ts';
import { checkPassword, readPhone, requestCode, verifyCode } from './login/address.ts';
import { redeemMagicLink, requestMagicLink, watchMagicLink } from './login/magicLink.ts';
import { askPasskey, checkPasskey, offerPasskey } from './login/passkey.ts';
import { abandonLogin, chooseAccount, resumeLogin, verifyTwoFactor } from './login/pending.ts';
import { claimQr, createQr, watchQr } from './login/qr.ts';
import { finishSocial, leaveForSocial } from './login/social.ts';

/** The sign-in chart with its actors. */
export const login = loginMachine.provide({
  actors: {
    readPhone,
    requestCode,
    verifyCode,
    checkPassword,
    requestMagicLink,
    watchMagicLink,
    redeemMagicLink,
    createQr,
    watchQr,
    claimQr,
    leaveForSocial,
    finishSocial,
    offerPasskey,
    askPasskey,
    checkPasskey,
    chooseAccount,
    verifyTwoFactor,
    resumeLogin,
    abandonLogin,
  },
});
