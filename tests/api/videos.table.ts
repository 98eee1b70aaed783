import type { CallName } from '../../contract/calls.ts';
import { png } from '../support/pictures.ts';
import { video } from '../support/videos.ts';
import type { Row } from './roles.table.ts';

const seekers = ['seeker'] as const;

/** The calls on video resumes: a job seeker's own. */
export const VIDEO_ROLES = {
  listVideoResumes: { admits: seekers },
  uploadVideoResume: {
    admits: seekers,
    sends: () => ({ file: video(), filename: 'me.mp4' }),
    anothers: { sends: ({ another }) => ({ query: { video_resume_id: another.video }, file: video(), filename: 'me.mp4' }), answers: 40004 },
  },
  uploadVideoCover: {
    admits: seekers,
    sends: ({ own }) => ({ query: { video_resume_id: own.video }, file: png(), filename: 'cover.png' }),
    anothers: { sends: ({ another }) => ({ query: { video_resume_id: another.video }, file: png(), filename: 'cover.png' }), answers: 40004 },
  },
  deleteVideoResume: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.video } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.video } }), answers: 'nothing' },
  },
} satisfies Partial<Record<CallName, Row>>;
