import { role, type RoleText } from './role.ts';

/** Ad texts by function: legal, security, facilities, science, agriculture, community. */
export const PUBLIC: Record<string, RoleText> = {
  'Legal Counsel': role({
    pay: 2,
    weight: 2,
    setting: 'office',
    at: '20 3 1 16 15 24',
    degree: 5,
    field: 'Law',
    people: 'lawyers',
    boss: 'General Counsel',
    tools: 'Word, DocuSign, Ironclad, LexisNexis',
    areas: 'commercial contracts, board papers, disputes, legal opinions, policy reviews',
    skills: 'Contract drafting, Negotiation, Corporate law, Legal research, Compliance, Advisory',
    why: `Our business colleagues ask before they sign, which is a good start. They would like answers in two pages.
4+ We handle {150|280|400} contracts a quarter with a legal team of {3-7}.`,
    duties: `Draft, review and negotiate commercial contracts
Advise colleagues early, clearly and with a recommendation
Research law and follow changes that concern us
Prepare board papers and corporate filings
Manage disputes with outside counsel
Keep templates simple and current
Train teams on what to watch for
Protect confidential information`,
    needs: `A law degree; admission to practice is preferred
Experience in a firm or in-house
Plain writing and a practical mind
Good judgement of risk`,
    ask: `Are you admitted to practise law? Where?#text
Which kinds of contracts have you drafted?#text`,
  }),
  Paralegal: role({
    pay: 0.95,
    weight: 2,
    setting: 'office',
    at: '20 3 16',
    degree: 4,
    field: 'Law, Legal Studies or a related field',
    people: 'legal support staff',
    boss: 'Legal Manager',
    tools: 'Word, Excel, iManage, e-filing portals',
    areas: 'case files, filings, contract registers, research, deadlines',
    skills: 'Legal research, Document management, Drafting, Filing, Organisation, Confidentiality',
    why: `Deadlines in law do not move. This role makes sure we do.
{Six|Nine} lawyers rely on papers being complete before they look.`,
    duties: `Prepare, check and file legal documents
Keep case files, registers and deadlines
Research law and summarise it
Draft letters and standard contracts
Coordinate with courts, registries and clients
Arrange meetings, signatures and certified copies
Handle confidential papers with care
Prepare billing and expense records`,
    needs: `Legal studies or experience in a law office
Exact and organised
Good writing
Discretion`,
    ask: `Have you worked in a law firm or legal department?#yesNo
Which filing systems do you know?#text`,
  }),
  Compliance: role({
    pay: 1.35,
    weight: 3,
    setting: 'office',
    at: '3 4 24 6 20 9',
    degree: 5,
    field: 'Law, Finance, Accountancy or a related field',
    people: 'compliance officers',
    boss: 'Compliance Manager',
    tools: 'Excel, World-Check, LexisNexis, Actimize, SharePoint',
    areas: 'customer checks, transaction monitoring, regulatory reports, policies, staff training',
    skills: 'AML, KYC, Regulation, Risk assessment, Reporting, Policy writing',
    why: `Rules protect people, when they are understood. We explain before we enforce.
The regulator visits in {autumn|spring}. We would like to be glad of it.`,
    duties: `Check customers, transactions or products against rules
Investigate alerts and decide on facts
Prepare reports for management and authorities
Keep policies current and readable
Train colleagues with real cases
Advise projects before launch
Maintain registers and evidence
Follow new rules and judge what they mean for us`,
    needs: `Knowledge of {AML and KYC|financial regulation|data protection and sector rules}
Analytical, fair, firm
Good writing
A certificate such as CAMS or ICA is a plus`,
    ask: `Which compliance certificates do you hold?#text
How many years have you worked in compliance?#number`,
  }),
  Security: role({
    pay: 0.55,
    weight: 5,
    setting: 'floor',
    at: '26 16 8 11 13',
    degree: 2,
    field: 'any field',
    people: 'security officers',
    boss: 'Security Supervisor',
    tools: 'CCTV, Radio, Access control, Incident app',
    areas: 'patrols, access control, incident reports, emergency drills',
    skills: 'Security, Access control, CCTV, First aid, Report writing, Alertness',
    why: `People feel safe where somebody is friendly and awake.
@26 We guard {offices|a shopping centre|a hospital|a data centre|a residential tower} in {city}, day and night.`,
    duties: `Control access and greet visitors and staff
Patrol buildings and grounds by plan
Watch cameras and alarms, and respond
Stay calm in conflict and call help in time
Write clear incident reports
Know fire and emergency procedures by heart
Hand over fully at shift change
Help people who are lost or unwell`,
    needs: `A valid security licence, or willingness to obtain one
Alert, fit, courteous
A clean record
Willing to work 8 or 12 hour shifts`,
    ask: `Do you hold a valid security licence?#yesNo
Are you willing to work night shifts?#yesNo`,
  }),
  Cleaning: role({
    pay: 0.5,
    weight: 5,
    setting: 'floor',
    at: '26 5 11 7 16',
    degree: 1,
    field: 'any field',
    people: 'cleaners',
    boss: 'Cleaning Supervisor',
    tools: 'Floor machines, Cleaning products, Checklists',
    areas: 'daily cleaning, waste, supplies, floor care',
    skills: 'Cleaning, Reliability, Safety, Time management, Floor care, Teamwork',
    why: `Nobody notices good cleaning until it is missing. We notice.
Early hours, a steady place and a supervisor who answers the phone.`,
    duties: `Clean offices, washrooms and shared areas by checklist
Empty bins and separate waste
Refill soap, paper and supplies
Use products and machines as instructed
Report damage and empty stock
Lock up and switch off at the end
Be considerate of people at work`,
    needs: `Reliable and thorough
No experience or certificate needed
Able to work early mornings or evenings
Friendly with the people you meet`,
    ask: `Which hours suit you?#choice:Early morning;Daytime;Evening;Any
When could you start?#text`,
  }),
  'Facilities Maintenance': role({
    pay: 0.75,
    weight: 3,
    setting: 'field',
    at: '26 16 11 5 7 8',
    degree: 3,
    field: 'a technical trade',
    people: 'technicians',
    boss: 'Facilities Manager',
    tools: 'CMMS, Hand tools, Building management systems',
    areas: 'repairs, preventive checks, contractor visits, tenant requests, safety tests',
    skills: 'Building maintenance, Electrical, Plumbing, HVAC, Troubleshooting, Customer service',
    why: `From dripping taps to lifts: our team fixes most things the same day.
A campus of {four|six|nine} buildings, some new, some with character.`,
    duties: `Inspect buildings and systems by plan
Repair doors, lights, plumbing and small electrical faults
Answer requests and close them in the app
Supervise contractors and check their work
Test alarms, emergency lights and pumps
Keep workshop and stores in order
Support moves and events
Look after energy and water use`,
    needs: `Technical training or broad practical skill
Able to work alone and to ask when needed
Friendly with tenants and guests
Willing to take part in standby`,
    ask: `Which trades are you trained in?#text
Are you willing to do standby duty?#yesNo`,
  }),
  'Automotive Service': role({
    pay: 0.75,
    weight: 4,
    setting: 'plant',
    at: '21 12',
    degree: 3,
    field: 'Automotive training',
    people: 'mechanics',
    boss: 'Workshop Supervisor',
    tools: 'Diagnostic scanners, Lifts, Wheel aligners, Workshop software',
    areas: 'diagnosis, servicing, warranty work, road tests, customer talks',
    skills: 'Vehicle diagnosis, Engine repair, Electrical systems, Brakes, Customer service, Safety',
    why: `3+ {Twelve|Sixteen|Twenty} lifts, clean tools, and customers who ask for their mechanic by name.
Hybrids and electric cars are a third of what we service now. We train for both.`,
    duties: `Service and repair vehicles by schedule and diagnosis
Find faults with scanner, meter and ears
Explain work and cost so that customers agree with a good feeling
Test drive and check before handing over
Order parts and record times
Keep bay and tools clean
Follow safety rules, high voltage included
Guide apprentices`,
    needs: `Automotive training and practice
Diagnostic skill and honesty
Driving licence
High-voltage certificate is a plus`,
    ask: `Which vehicle makes or types do you know best?#text
Do you have a valid driving licence?#yesNo`,
    focus: { 'Diesel Mechanic': 'Repair trucks, buses and generators' },
  }),
  Research: role({
    pay: 1.4,
    weight: 2,
    setting: 'lab',
    at: '6 10 14 5 22',
    degree: 6,
    field: 'Biology, Chemistry, Life Sciences or a related field',
    people: 'scientists',
    boss: 'R&D Manager',
    tools: 'HPLC, PCR, R, GraphPad Prism, ELISA, LIMS',
    areas: 'study plans, experiments, data analysis, reports, lab safety',
    skills: 'Laboratory techniques, Data analysis, GLP, Scientific writing, Study design, Statistics',
    why: `We work on {diagnostics|plant proteins|wound care|fermentation} and test ideas quickly.
The lab has moved into larger rooms, and two studies begin this quarter.`,
    duties: `Plan and carry out experiments, and write down what was really done
Analyse data honestly, including what does not fit
Prepare reports, protocols and presentations
Keep equipment, samples and records to GLP
Follow literature and suggest new directions
Work with clinics, plants or universities
Observe safety and ethics rules
Train new colleagues at the bench`,
    needs: `A degree in a life science; a doctorate for senior roles
Practical laboratory experience
Statistical understanding
Clear scientific English`,
    ask: `Which laboratory techniques do you master?#text
How many years of laboratory experience do you have?#number`,
  }),
  Agriculture: role({
    pay: 0.75,
    weight: 2,
    setting: 'site',
    at: '22 10',
    degree: 4,
    field: 'Agriculture, Fisheries, Veterinary Science or a related field',
    people: 'farm staff',
    boss: 'Farm Manager',
    tools: 'Irrigation systems, Tractors, Drones, Farm records app',
    areas: 'planting, feeding plans, irrigation, animal health, harvest',
    skills: 'Crop management, Animal care, Irrigation, Record keeping, Machinery, Food safety',
    why: `3+ @22 {Eighty|Two hundred|Four hundred} hectares, good soil and a team that starts with the sun.
Our {shrimp ponds|greenhouses|orchards|dairy herd} supply supermarkets in the region all year.`,
    duties: `Plan and carry out daily work in fields, ponds or stables
Watch plants or animals for disease and treat them properly
Keep irrigation, feed and equipment running
Record inputs, growth and harvest
Guide seasonal workers
Apply food safety and environmental rules
Try new varieties and methods on small plots
Prepare produce for transport`,
    needs: `Training or experience in farming
Robust and observant
Willing to live near the farm or travel early
Driving licence is useful`,
    ask: `Which crops or animals have you worked with?#text
Are you willing to live on or near the farm?#yesNo`,
  }),
  'Social Work and Community': role({
    pay: 0.85,
    weight: 2,
    setting: 'field',
    at: '25 5 7',
    degree: 5,
    field: 'Social Work, Psychology, Development Studies or a related field',
    people: 'community staff',
    boss: 'Programme Director',
    tools: 'Case management system, Excel, KoBoToolbox, Google Workspace',
    areas: 'home visits, case plans, donor reports, volunteers, partner organisations',
    skills: 'Case management, Community work, Report writing, Facilitation, Empathy, Project management',
    why: `We work with {families|young people|older people|migrants} in {city} and go where they are.
A grant for {three|four} years gives us the time to do things properly.`,
    duties: `Meet people where they live and understand what they need
Plan support with them, not for them
Keep case notes brief, respectful and current
Connect people with services and follow up
Organise groups, training and campaigns
Work with schools, clinics and authorities
Report results to donors truthfully
Look after volunteers and thank them`,
    needs: `A degree or licence in social work or a related field
Experience with the communities we serve
Empathy with limits
Driving licence or willingness to travel`,
    ask: `Are you a licensed social worker?#yesNo
Which communities have you worked with?#text`,
  }),
};
