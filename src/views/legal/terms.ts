import { BRAND } from '../../lib/brand.ts';
import type { LegalText } from './legalText.ts';

/** The text of /terms. A change needs a new TERMS_VERSION (contract/terms.ts). */
export const TERMS: LegalText = {
  title: 'Terms of Use',
  summary: `The rules for everyone who uses ${BRAND.name}: job seekers, employers, and visitors. You accept them when you create an account.`,
  sections: [
    {
      id: 'service',
      title: 'What this service is',
      blocks: [
        `On ${BRAND.name}, you can search for jobs, apply, talk to employers, and post jobs. “We” means ${BRAND.company}, which runs the site. “You” means anyone who uses it.`,
        'We aren’t your employer, and we aren’t an agency. An employment contract is only between the job seeker and the employer. We don’t promise anyone a job, or any employer applicants.',
        'The site is free for job seekers.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        [
          'You must be at least 16 years old.',
          'Use your own name and an email address that reaches you. Each account is for one person.',
          'Keep your password, codes, and links to yourself. We’ll never ask you for a code.',
          'Job seeker and employer accounts are separate, even with the same email address.',
          'Tell us right away if someone else uses your account.',
        ],
        'You can delete your account at any time in account settings. It’s deleted right away, and you can’t undo it.',
      ],
    },
    {
      id: 'seekers',
      title: 'Rules for job seekers',
      blocks: [
        [
          'What you say about yourself in your profile, resumes, and applications must be true.',
          'Apply only for jobs you’re legally allowed to do in that place.',
          'Upload only files you have the right to share, without anyone else’s private data.',
          'Come to interviews you’ve agreed to, or cancel beforehand. If you miss three interviews within three months, you can’t apply, chat, or offer interviews for six months.',
        ],
      ],
    },
    {
      id: 'employers',
      title: 'Rules for employers',
      blocks: [
        [
          'Post only real, open jobs you’re allowed to fill, with the true company, location, work, and pay.',
          'Never ask an applicant for money, a purchase, bank details, or a code.',
          'Don’t exclude or prefer people because of sex, age, religion, origin, disability, family, or anything else unrelated to the work. If the law requires something, say so.',
          'Act only for a company that has authorized you. We may ask for documents that show it.',
          'Use what applicants send you only to hire for that job. Keep it confidential, delete it when you no longer need it, and follow data protection law. You’re responsible for any copies you make.',
          'If you promise a reply by a date, reply by then. If you don’t, the application closes, and your jobs show how often you reply on time.',
          'Close a job once it’s filled.',
        ],
      ],
    },
    {
      id: 'everybody',
      title: 'Rules for everyone',
      blocks: [
        [
          'Don’t insult, threaten, or harass anyone.',
          'Don’t advertise other things or send the same message to many people.',
          'Don’t copy the site’s jobs or profiles in bulk, and don’t try to get around its limits or security.',
          'Don’t upload anything harmful or illegal.',
        ],
      ],
    },
    {
      id: 'jobs',
      title: 'The jobs you see',
      blocks: [
        'Employers write their own ads. Some jobs come from other sources, and you apply for them on the employer’s own site, under that site’s rules. We don’t read every ad before it’s shown.',
        '“Verified” means we’ve seen proof of the company’s name, through its documents or an email address at its website. It says nothing about what it’s like to work there.',
        'When you report a job, we get an email with a copy of the ad. When you report a conversation, we get its latest messages. If your account has a confirmed email address, you get a copy. We don’t promise a response within a certain time.',
      ],
    },
    {
      id: 'content',
      title: 'What you write and upload',
      blocks: [
        'It stays yours. You allow us to store it and show it to the people you send it to or share it with, for as long as that’s needed. Employers’ ads and company pages are public.',
        'Automated summaries and comparisons can be wrong. Read them before you use them. You’re responsible for what you send.',
      ],
    },
    {
      id: 'ending',
      title: 'When rules are broken',
      blocks: [
        'We may remove content or suspend an account if these rules or the law are broken, or if other people are at risk. If you think we made a mistake, email us and tell us why.',
      ],
    },
    {
      id: 'liability',
      title: 'What we’re responsible for',
      blocks: [
        'We run the site with care, but it may sometimes be unavailable, slow, or wrong, and we may change it. We don’t check everything people say here, and we aren’t responsible for what employers and job seekers do with each other.',
        'Nothing here takes away rights that the law of your country gives you and that you can’t waive, or limits our liability where the law doesn’t allow it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'When these terms change, they get a new version and date, shown above. Your account records which version you accepted, and when. If you accepted an earlier version, a new one doesn’t apply to you until you accept it.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`Questions, complaints, and reports of illegal content: ${BRAND.supportEmail}.`],
    },
  ],
};
