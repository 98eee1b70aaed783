import { BRAND } from '../../lib/brand.ts';
import type { LegalText } from './legalText.ts';

/** The text of /privacy: what docs/security.md (*What is kept*) says, for everybody. A change is a new PRIVACY_VERSION (contract/terms.ts). */
export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  summary:
    'What we keep about you, why, who sees it, for how long, and what you can do about it. There is no advertising and no tracking by others on this site.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [`${BRAND.company} runs this site and is responsible for your data on it. Write to ${BRAND.supportEmail} about anything on this page.`],
    },
    {
      id: 'kept',
      title: 'What we keep, and why',
      blocks: [
        [
          'Your account: name, email address, phone number if you give one, country, language, and when you accepted which terms. To let you in and to write to you.',
          'How you sign in: passwords, codes and recovery codes only as digests that cannot be read back; passkeys; the accounts of other networks that you connect, without their tokens or pictures.',
          'Your sessions: when you signed in, with which browser, and from which network address. To show you where you are signed in, and to stop people who guess passwords.',
          'Your profile, resumes, videos, saved jobs, alerts, applications and interviews. Because you make them, to find jobs and to apply.',
          'Messages with employers and job seekers, and files sent in them. To deliver them.',
          'For employers: the company’s details, its members, its jobs, and papers that show that a company is yours.',
          'Reports of jobs that you make. We get them by email with the number of your account, without your name or address; the employer does not see who reported.',
          'Reports of conversations that you or the other person makes. We get them the same way, with the reason, what the reporter adds, and up to 20 of the last written messages; the other person is not told.',
          'Before you have an account: what you save, draft or report, under a number that stands for your browser.',
        ],
        'Where you use Singpass, you agree first to what is fetched. Of your identity number we keep four characters and a keyed digest, never the number.',
        'We count how often jobs are looked at and which words are searched, without saying who did.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      blocks: [
        [
          'When you apply, the members of that company see what you sent with the application, and your profile beside it. If you withdraw, they keep only the record that you applied, to which job, when, and what came of it.',
          'If you put a resume online, those you choose see it, until you hide it.',
          'Your messages are read by you and the other person only. Phone numbers are shown in a chat when both agree.',
          'Employers that you block do not see you.',
          'What somebody saved on their own computer before you withdrew or deleted it stays with them.',
        ],
        'We sell nothing, and we give nothing to advertisers. The people who run this installation can reach its database and files where their work needs it.',
      ],
    },
    {
      id: 'services',
      title: 'Services we use',
      blocks: [
        [
          'A mail server carries our emails, and an SMS gateway our text messages.',
          'A storage service may hold uploaded files.',
          'If you turn on push messages, your browser’s push service carries them, encrypted.',
          'If you sign in with Google, Apple, Facebook, X, LINE or Singpass, that service learns that you do.',
          'Career summaries and comparisons of an application with its job may be written by an AI service. It is sent jobs, schools, skills and the like, and not your name, address, phone number, age or pay. Where there is no such service, rules on our own server write them.',
        ],
        'Their servers may be in other countries than yours.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      blocks: [
        [
          'Your account, profile, resumes, applications, saved jobs, alerts and reports: until you delete them or your account.',
          'Conversations: 30 days after the last message, or until one of the two deletes their account.',
          'Sessions with their network addresses: 30 days after they ended.',
          'What you did as a visitor without an account: until the visit’s last session has ended, at most 30 days after you were last here.',
          'A resume handed in before you have an account: 24 hours.',
          'Codes and links: until used or expired, and at most a day longer.',
          'Summaries that a program proposed: a week.',
          'Emails on their way: until sent; those that could not be sent, 30 days.',
          'Emails to us, reports among them: as long as we need them to deal with the matter.',
          'Backups: at most 30 days. What you deleted is in them until then.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      blocks: [
        'All cookies are our own, and each is needed for something you do here:',
        [
          'Your session, for up to 30 days without use, and short-lived ones while you sign in, use an invitation or hand in a resume.',
          'A cookie with your name, email address and phone number, which our own pages read to greet you and to fill in forms. It goes when you log out.',
          'Your country and how the page looks.',
        ],
        'Your browser’s storage keeps applications under way, drafts, unsent messages and your last searches until you log out, and a random number for the device. There are no scripts, fonts, pictures or trackers of others.',
      ],
    },
    {
      id: 'safety',
      title: 'How we guard it',
      blocks: [
        'Connections are encrypted where the site is served over https, as it is in use. Passwords and codes cannot be read back. Uploaded files are checked and are given to nobody without the right to them. Resumes and messages are not encrypted in the database itself. No site is safe from everything: if your data gets into wrong hands, we tell you and the authorities as the law asks.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        [
          'See and correct your data in your profile and in Account Settings.',
          'Download a copy of everything about your account, in Account Settings.',
          'Delete your account there. It is removed at once, with your files and applications.',
          'Turn emails and push messages off, under Notifications in Account Settings, or by the link in the email.',
          'Write to us to ask for anything else the law gives you, such as to object or to have something deleted that you cannot reach yourself. You can also complain to the data protection authority of your country.',
        ],
      ],
    },
    {
      id: 'age',
      title: 'Young people',
      blocks: ['You must be at least 16 years old to have an account. If you know of one of somebody younger, write to us, and we delete it.'],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'A changed text has a new version and date, shown above. Your account keeps which version it was made under. We write to you before something changes that matters to you.',
      ],
    },
  ],
};
