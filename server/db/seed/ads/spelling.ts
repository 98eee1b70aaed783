/** British words and their spelling in the Americas and the Philippines. */
const AMERICAN: Readonly<Record<string, string>> = {
  licence: 'license',
  licences: 'licenses',
  organised: 'organized',
  organise: 'organize',
  recognised: 'recognized',
  regularisation: 'regularization',
  prioritise: 'prioritize',
  labour: 'labor',
  colour: 'color',
  humour: 'humor',
  humoured: 'humored',
  organisation: 'organization',
  counselling: 'counseling',
  programme: 'program',
  programmes: 'programs',
  centre: 'center',
  centres: 'centers',
  metres: 'meters',
  neighbours: 'neighbors',
  neighbourhood: 'neighborhood',
  neighbourhoods: 'neighborhoods',
  ageing: 'aging',
  analyse: 'analyze',
  analysed: 'analyzed',
  optimise: 'optimize',
  localise: 'localize',
  modernise: 'modernize',
  practise: 'practice',
  practised: 'practiced',
  judgement: 'judgment',
  catalogues: 'catalogs',
  jewellery: 'jewelry',
  haematology: 'hematology',
  haemodialysis: 'hemodialysis',
  sterilise: 'sterilize',
  behaviour: 'behavior',
  visualisation: 'visualization',
  optimisation: 'optimization',
  virtualisation: 'virtualization',
  sterilisation: 'sterilization',
  personalised: 'personalized',
  subsidised: 'subsidized',
  fulfil: 'fulfill',
  tonne: 'ton',
};
const BRITISH_WORDS = new RegExp(`\\b(?:${Object.keys(AMERICAN).join('|')})\\b`, 'gi');
const AMERICAS = ['us', 'ca', 'ph'];

/** A text in the spelling of a country: American, or British with "CV" for resume. Canada writes "centre" and "colour", but "organized". */
export function spelled(text: string, code: string): string {
  if (code === 'gb') return text.replace(/\bresume\b/g, 'CV');
  if (!AMERICAS.includes(code)) return text;
  return text.replace(BRITISH_WORDS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word;
    if (code === 'ca' && /(?:or|er|ers|ors|hood|hoods|icense|icenses)$/.test(american)) return word;
    return /^[A-Z]/.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
}
