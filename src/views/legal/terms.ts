import { BRAND } from '../../lib/brand.ts';
import type { LegalText } from './legalText.ts';

/** The text of /terms. A change is a new TERMS_VERSION (contract/terms.ts). */
export const TERMS: LegalText = {
  title: 'Terms of use',
  summary: `The rules for everybody who uses ${BRAND.name}: job seekers, employers and visitors. You accept them when you make an account.`,
  sections: [
    {
      id: 'service',
      title: 'What this service is',
      blocks: [
        `On ${BRAND.name} you can search jobs, apply to them, talk with employers, and advertise jobs. “We” is ${BRAND.company}, which runs the site; “you” is whoever uses it.`,
        'We are not your employer, and we are not an agency. A contract of work is between the job seeker and the employer alone. We do not promise anybody a job, or an employer applicants.',
        'Using the site as a job seeker costs nothing.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        [
          'You must be at least 16 years old.',
          'Give your own name and an address that reaches you. One account is for one person.',
          'Keep your password, codes and links to yourself. We never ask you for a code.',
          'A job seeker and an employer with the same email address have two separate accounts.',
          'Tell us at once if somebody else uses your account.',
        ],
        'You can delete your account at any time in Account Settings. It takes effect at once and cannot be undone.',
      ],
    },
    {
      id: 'seekers',
      title: 'Rules for job seekers',
      blocks: [
        [
          'What you say about yourself in your profile, your resumes and your applications must be true.',
          'Apply only for jobs that you are allowed to do where they are.',
          'Upload only files that are yours to share, without anybody else’s private data.',
          'Come to interviews that you agreed to, or cancel in time. Whoever misses three interviews within three months cannot apply, chat or offer interviews for six months.',
        ],
      ],
    },
    {
      id: 'employers',
      title: 'Rules for employers',
      blocks: [
        [
          'Advertise only real, open jobs that you may fill, with the true company, place, work and pay.',
          'Never ask an applicant for money, a purchase, bank details or a code.',
          'Do not exclude or prefer people for their sex, age, religion, origin, disability, family or anything else that has nothing to do with the work. Where the law asks for a requirement, say so.',
          'Act only for a company that lets you. We may ask for papers that show it.',
          'Use what applicants send you for hiring for that job only. Keep it secret, delete it when you no longer need it, and follow the law on personal data. For copies you make, you are responsible.',
          'Where you promise to answer by a date, answer by then. If you do not, the application closes, and your share of kept promises is shown on your jobs.',
          'Close a job once it is filled.',
        ],
      ],
    },
    {
      id: 'everybody',
      title: 'Rules for everybody',
      blocks: [
        [
          'Do not insult, threaten or harass anybody.',
          'Do not advertise other things, and do not send the same message to many people.',
          'Do not copy the site’s jobs or profiles in bulk, and do not try to get past its limits or its security.',
          'Do not upload anything harmful or unlawful.',
        ],
      ],
    },
    {
      id: 'jobs',
      title: 'The jobs you see',
      blocks: [
        'Employers write their own ads. Some jobs come from other sources and are applied for on the employer’s own site, where that site’s rules hold. We do not read every ad before it is shown.',
        '“Verified” means that we have seen the company’s name proven, by its papers or by an address at its website. It says nothing about how it is to work there.',
        'A report of a job is emailed to us with the ad as it was, one of a conversation with its last written messages. If you have an account with a confirmed address, you get a copy. We do not promise an answer within a certain time.',
      ],
    },
    {
      id: 'content',
      title: 'What you write and upload',
      blocks: [
        'It stays yours. You allow us to store it and to show it to the people you send it to, or whom you let see it, for as long as it is needed for that. An employer’s ads and company page are public.',
        'Summaries and comparisons made by a program can be wrong. Read them before you use them; you are responsible for what you send.',
      ],
    },
    {
      id: 'ending',
      title: 'When rules are broken',
      blocks: [
        'We may remove an ad or a text, or suspend an account, where these rules or the law are broken or other people are at risk. If you think we were wrong, write to us and say why.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We run the site with care, but it can be away, slow or wrong at times, and we can change it. We do not check every statement of other people, and we do not answer for what employers and job seekers do with each other.',
        'Nothing here takes away rights that the law of your country gives you and that cannot be given up, or limits our liability where the law does not allow it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'A changed text has a new version and date, shown above. Your account keeps which version you accepted, and when. A new version does not apply to an account that accepted an earlier one until its owner has accepted it.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`Questions, complaints and notices of unlawful content: ${BRAND.supportEmail}.`],
    },
  ],
};
