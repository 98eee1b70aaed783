import { bannerPath, type BannerScene } from '../../../../../contract/drawings.ts';
import { countryById } from '../../../../../contract/countries.ts';
import { DEFAULT_COUNTRY } from '../../../../../contract/limits.ts';
import { buildSearchUrl } from '../../../../../src/lib/search-url/build.ts';
import { seoKey, type Item } from '../../../../reference/item.ts';

interface Banner {
  id: number;
  scene: BannerScene;
  value: string;
  description: string;
  /** An address of this site, below the language prefix. */
  url: string;
  /** Codes of the countries it is for; all where it names none. */
  in?: readonly string[];
}

/** What the product can do that a visitor might not look for; what is a country's own comes first. Each must be true there. */
const BANNERS: readonly Banner[] = [
  {
    id: 1,
    scene: 'identity',
    value: 'Verify with Singpass, once',
    description: 'Get a verified badge that employers can filter by, and apply to jobs that need your residential status.',
    url: '/?showSingpassInfo=1',
    in: ['sg'],
  },
  {
    id: 2,
    scene: 'form',
    value: 'A rirekisho, ready to send',
    description: 'Fill in your profile once, and download it in the form Japanese employers expect.',
    url: '/free-resume-template',
    in: ['jp'],
  },
  {
    id: 3,
    scene: 'form',
    value: 'A template for resumes in Arabic',
    description: 'Fill in your profile once, and download it set from right to left.',
    url: '/free-resume-template',
    in: ['ae', 'sa'],
  },
  {
    id: 4,
    scene: 'resume',
    value: 'Start from the resume you have',
    description: 'Upload a PDF or Word file. We’ll fill in your profile, and you check every line.',
    url: '/quick-upload-resume',
  },
  {
    id: 5,
    scene: 'remote',
    value: 'Work from home',
    description: 'Browse remote jobs, and turn on an alert to get new ones by email.',
    url: buildSearchUrl({ workArrangement: 'remote' }),
  },
  {
    id: 6,
    scene: 'first',
    value: 'Your first job',
    description: 'See jobs that don’t ask for experience.',
    url: buildSearchUrl({ workExperience: [seoKey('No experience')] }),
  },
  {
    id: 7,
    scene: 'form',
    value: 'Ten free resume templates',
    description: 'Fill in your profile once, choose a design, and download a PDF. No watermark.',
    url: '/free-resume-template',
  },
];

/** A country's banners, in the order in which they are shown. */
export function featureBanners(countryId: number | undefined): Item[] {
  const country = countryById(countryId ?? 0)?.code ?? DEFAULT_COUNTRY;
  return BANNERS.filter((banner) => banner.in?.includes(country) ?? true).map(({ id, scene, value, description, url }) => ({
    id,
    value,
    seo_value: seoKey(value),
    description,
    url,
    image: bannerPath(scene, country),
  }));
}
