import { BRAND } from '../../lib/brand.ts';
import type { LegalText } from './legalText.ts';

/** The text of /privacy: what docs/security.md (*What is kept*) says, for everybody. A change needs a new PRIVACY_VERSION (contract/terms.ts). */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  summary: 'What we store about you, why, who can see it, for how long, and what you can do about it. This site has no ads and no third-party tracking.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${BRAND.company} runs this site and is responsible for your data on it. For questions about anything on this page, email ${BRAND.supportEmail}.`,
      ],
    },
    {
      id: 'kept',
      title: 'What we store, and why',
      blocks: [
        [
          'Your account: name, email address, phone number if you give one, country, language, and which terms you accepted and when. We use it to sign you in and to contact you.',
          'How you sign in: passwords, codes, and recovery codes, only as hashes that can’t be read back; passkeys; and the social accounts you connect, without their tokens or photos.',
          'Your sessions: when you signed in, with which browser, and from which IP address. We use them to show you where you’re signed in and to stop people from guessing passwords.',
          'Your profile, resumes, videos, saved jobs, alerts, applications, and interviews. You create them to find jobs and apply. When you’re signed in, the job titles in your job preferences, or your latest job title, also decide which of several similar jobs a search shows you first.',
          'Messages with employers and job seekers, and the files sent in them. We store them to deliver them.',
          'For employers: the company’s details, members, and jobs, plus the documents that show it’s yours.',
          'Reports you make about jobs. We get them by email with your account number, but without your name or email address. The employer doesn’t see who reported the job.',
          'Reports that you or the other person make about conversations. We get them the same way, with the reason, the reporter’s comment, and up to 20 of the latest messages. The other person isn’t told.',
          'Before you have an account: what you save, draft, or report, stored under a random number for your browser.',
        ],
        'If you use Singpass, you agree first to what we get from it. We keep only four characters of your identity number and a keyed hash, never the number itself.',
        'We count how often jobs are viewed, which words are searched for, which steps people take on our pages, and how long a step takes, without recording who did it. Your browser reports these steps by the names they have in our code, with your country and whether you use a phone. We only look at numbers of steps that at least 10 people a week took. If your browser asks sites not to track you, it reports neither your steps nor the words you search for.',
      ],
    },
    {
      id: 'seen',
      title: 'Who can see it',
      blocks: [
        [
          'When you apply, members of that company can see what you sent and your profile. If you withdraw, they can only see that you applied, to which job, when, and the outcome.',
          'If you put a resume online, the people you choose can see it until you hide it.',
          'Only you and the other person can read your messages. Phone numbers are shown in a chat only when you both agree.',
          'Employers you block can’t see you.',
          'If someone saved something on their own computer before you withdrew or deleted it, they still have it.',
        ],
        'We don’t sell your data or share it with advertisers. The people who run this site can access its database and files when their work requires it.',
      ],
    },
    {
      id: 'services',
      title: 'Services we use',
      blocks: [
        [
          'A mail server delivers our emails, and an SMS gateway delivers our text messages.',
          'A storage service may hold uploaded files.',
          'If you turn on push notifications, your browser’s push service delivers them, encrypted.',
          'If you sign in with Google, Apple, Facebook, X, LINE, or Singpass, that service knows you did.',
          'An AI service may write career summaries and compare applications with jobs. We send it your jobs, schools, skills, and similar details, but not your name, address, phone number, age, or pay. Without such a service, fixed rules on our own server do this.',
        ],
        'Their servers may be in other countries.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      blocks: [
        [
          'Your account, profile, resumes, applications, saved jobs, alerts and reports: until you delete them or your account.',
          'Conversations: 30 days after the last message, or until one of you deletes their account.',
          'Sessions and their IP addresses: 30 days after they end.',
          'What you did as a visitor without an account: until your session ends, at most 30 days after your last visit.',
          'A resume uploaded before you have an account: 24 hours.',
          'Codes and links: until they’re used or expire, plus a day at most.',
          'Suggested summaries: a week.',
          'Counts of the words people search for: 90 days. Words searched for fewer than 10 times in a country on a day: a week.',
          'Counts of the steps people take: 400 days. Counts of fewer than 10 people: until a few days after their week ends.',
          'Outgoing emails: until they’re sent. Emails we couldn’t send: 30 days.',
          'Emails to us, including reports: as long as we need them to handle the matter.',
          'Backups: at most 30 days. They may contain things you’ve deleted until then.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      blocks: [
        'We only use our own cookies, and each one is needed for something you do here:',
        [
          'Your session, for up to 30 days without use, plus short-lived cookies while you sign in, use an invitation, or upload a resume.',
          'A cookie with your name, email address, and phone number, which our own pages use to greet you and fill in forms. We remove it when you sign out.',
          'Your country, your choice of light or dark theme, and which tips you’ve hidden on the home page.',
        ],
        'Your browser stores unfinished applications, drafts, unsent messages, and your recent searches until you sign out, plus a random number for the device and, for a week, which steps it has already reported. There are no third-party scripts, fonts, images, or trackers.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted with https when the site is in use. Passwords and codes can’t be read back. We check uploaded files and only give them to people with the right to see them. Resumes and messages aren’t encrypted in the database itself. No site is perfectly safe. If your data gets into the wrong hands, we’ll tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        [
          'See and correct your data in your profile and account settings.',
          'Download a copy of everything about your account in account settings.',
          'Delete your account there. We delete it right away, with your files and applications.',
          'Turn off emails and push notifications in account settings, or with the link in the email.',
          'Email us about any other right the law gives you, such as objecting or deleting something you can’t reach yourself. You can also complain to your country’s data protection authority.',
        ],
      ],
    },
    {
      id: 'age',
      title: 'Young people',
      blocks: [
        'You must be at least 16 years old to have an account. If you know of an account that belongs to someone younger, email us and we’ll delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When this policy changes, it gets a new version and date, shown above. Your account records which version it was created under. We’ll email you before a change that matters to you.',
      ],
    },
  ],
};
