import type { Language } from '../../contract/languages.ts';
import { isTranslated, say } from './texts.ts';

/** English messages prescribed by the specification (§5 and §8), by key. Pages use their own wording, so no catalog has these. */
const PRESCRIBED: Record<'errors' | 'validation', Readonly<Record<string, string>>> = {
  errors: {
    emailTaken: 'The email has already been taken.',
    emailUsed: 'This Email address has been used.',
    otpWrong: 'The OTP you have entered is wrong. Please try again.',
    otpNotSent: 'Fail to send OTP. Check the address and try again.',
    serverError: 'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support for assistance.',
    fileTooLarge: 'File exceeded limit. Choose a smaller one.',
    fileTypeUnsupported: 'File extension not supported. Choose a PDF, DOC, or DOCX.',
    chatFileUnsupported: 'File extension not supported. Choose a PDF, DOC, DOCX, PNG, or JPG.',
    imageUnsupported: 'File extension not supported. Choose a JPG, PNG, or BMP picture.',
    certificateUnsupported: 'File extension not supported. Choose a PDF, PNG, or JPG.',
    videoUnsupported: 'File extension not supported. Choose an MP4 video.',
    coverUnsupported: 'File extension not supported. Choose a PNG or JPG picture.',
    aiFailed: 'AI generation failed. You weren’t charged. Try again.',
    socialRefused: 'Invalid credentials: the network could not confirm who you are. Try again, or sign in another way.',
    identityMismatch: 'The identity information does not match. Your profile has a different name than Singpass does.',
    identityTaken: 'The identity information does not match. This identity already verifies another account.',
  },
  validation: {
    required: 'Fill up the required field to proceed',
    'url.invalid': 'Please enter a valid URL',
    'email.invalid': 'Please enter a valid email address',
    'email.format': 'E-mail format is incorrect',
    'email.taken': 'The email has already been taken.',
    'email.used': 'This Email address has been used.',
    'alert.email': 'Alert e-mail cannot be empty',
    'alert.selectOne': 'Select at least one: keywords, a location or a filter',
  },
};

/** A message in a response of the API: the prescribed one if there is one, or else the catalog's. */
export function wireMessage(namespace: keyof typeof PRESCRIBED, language: Language, key: string, values?: Record<string, string | number>): string {
  const prescribed = PRESCRIBED[namespace][key];
  return prescribed !== undefined && (language.tag === 'en' || !isTranslated(namespace, language, key)) ? prescribed : say(namespace, language, key, values);
}
