import type { FastifyInstance } from 'fastify';
import { SAMPLE_RESUME } from '../../contract/dev.ts';
import { resumeDocument } from '../../contract/resume-document.ts';
import { isLoopback } from '../demo-mode.ts';
import { ApiError } from '../http/errors.ts';

/** The resume of the demo's newcomer. Everything is invented. */
const NOOR = resumeDocument.parse({
  basic_info: {
    first_name: 'Noor',
    last_name: 'Santos',
    headline: 'Customer Service Associate',
    email: 'newcomer@waymark.test',
    phone_num: '+63 928 555 0188',
    current_location: 'Cebu City, Philippines',
    career_summary:
      'Four years of answering customers by phone and chat, the last two as the one who trains new colleagues. I would like to lead a small team.',
  },
  work_experiences: [
    {
      job_title: 'Customer Service Associate',
      company_name: 'Island Hopper Ferries',
      start_date: '2022-05',
      end_date: null,
      is_present: true,
      description:
        'Answer about 60 calls and chats a day about bookings and delays.\nTrained eleven new colleagues.\nWrote the guide that the team answers refunds by.',
    },
    {
      job_title: 'Store Assistant',
      company_name: 'Corner Pharmacy Cebu',
      start_date: '2020-06',
      end_date: '2022-04',
      description: 'Served customers and kept the stock of two counters.',
    },
  ],
  educations: [
    {
      school_name: 'University of San Jose-Recoletos',
      education_level: "Bachelor's degree",
      field_of_study: 'Business Administration',
      start_date: '2016-06',
      end_date: '2020-04',
    },
  ],
  skills: ['Customer service', 'CRM', 'Training', 'Conflict resolution', 'Excel'],
  languages: [
    { language: 'Filipino', proficiency: 'Native' },
    { language: 'English', proficiency: 'Fluent' },
  ],
});

/** A resume to download and try, made with our own template. */
export async function sampleResume(made: Date): Promise<Buffer> {
  // Loaded on demand: fonts and the typesetting code are large, and this is rarely requested.
  const { renderResume } = await import('../resume-templates/render.ts');
  return renderResume(NOOR, 'classic', { paper: 'A4', language: 'en', made });
}

/** Registered only in a demo, and only available under this machine's own names, like the inbox. */
export function registerSampleResume(app: FastifyInstance, now: () => Date): void {
  app.get(SAMPLE_RESUME, { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request.hostname)) throw new ApiError('notFound');
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="Noor Santos - Resume.pdf"')
      .send(await sampleResume(now()));
  });
}
