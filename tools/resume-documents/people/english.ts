import { list, type Locale, type Occupation } from './locale.ts';

const OCCUPATIONS: readonly Occupation[] = [
  {
    headline: 'Backend developer',
    summary:
      'Developer with a habit of leaving systems simpler than they were. Builds services that are read more often than they are rewritten, and likes to sit with the people who use them.',
    titles: list('Principal Engineer|Senior Software Engineer|Software Engineer|Junior Developer|Software Engineering Intern'),
    points: list(
      'Moved the billing service from nightly batches to events, so invoices leave within a minute|Cut the time of a deployment from 40 minutes to 6 by splitting one pipeline into four|Mentored three junior developers; two of them now lead their own squads|Wrote the on-call handbook and halved the number of pages at night|Designed a REST API used by 14 partner companies|Replaced a home-grown queue with RabbitMQ without losing a message|Reviewed about 20 changes a week and kept the style guide alive|Introduced contract tests between the web and mobile teams',
    ),
    skills: [
      ['Programming Languages', list('Java|Kotlin|Python|TypeScript|Go|SQL|C++|Ruby')],
      ['Web Frameworks', list('React|Vue|Spring Boot|Django|Express|Angular')],
      ['Databases', list('PostgreSQL|MySQL|Redis|MongoDB|Elasticsearch')],
      ['Tools', list('Docker|Kubernetes|Terraform|Git|Jenkins|GitHub Actions|Grafana')],
    ],
    fields: list('Computer Science|Software Engineering|Information Technology'),
  },
  {
    headline: 'Accountant',
    summary:
      'Accountant with a calm eye for month ends that do not add up. Has closed books for a family business and for a listed group, and prefers a clear schedule to a heroic weekend.',
    titles: list('Finance Manager|Senior Accountant|Accountant|Accounts Assistant|Accounts Payable Clerk'),
    points: list(
      'Closed the monthly books in five working days, down from nine|Reconciled 1,200 supplier accounts and recovered 86,000 in double payments|Prepared VAT returns and answered the questions of two audits|Trained the warehouse team to code their own invoices|Built a cash forecast that was within 3 percent for eleven months|Moved petty cash to cards and ended the paper slips|Led the change from spreadsheets to an ERP system for four branches|Reported to the board every quarter',
    ),
    skills: [
      ['Accounting', list('Financial Reporting|Bank Reconciliation|Accounts Payable|Accounts Receivable|Budgeting|Tax Returns|Payroll')],
      ['Software', list('SAP|QuickBooks|Xero|Microsoft Excel|Power BI|Oracle NetSuite')],
      ['Strengths', list('Attention to Detail|Time Management|Teamwork')],
    ],
    fields: list('Accounting|Accounting and Finance|Business Administration'),
  },
  {
    headline: 'Registered nurse',
    summary:
      'Nurse who has worked on surgical and emergency wards, and who writes handovers that the next shift can use. Comfortable with families, students and long nights.',
    titles: list('Nurse Manager|Charge Nurse|Registered Nurse|Staff Nurse|Nursing Assistant'),
    points: list(
      'Cared for up to six patients a shift on a 32-bed surgical ward|Led the morning handover and planned the duty roster|Trained 18 new nurses in wound care and medication rounds|Reduced falls on the ward by a third with hourly rounds|Worked with doctors, pharmacists and families on discharge plans|Kept records complete and on time in the electronic chart|Answered emergency calls as part of the rapid response team',
    ),
    skills: [
      ['Clinical', list('Wound Care|Triage|IV Therapy|Patient Assessment|Medication Administration|Infection Control|Phlebotomy')],
      ['Systems', list('Epic|Cerner|Electronic Health Records')],
      ['People', list('Patient Education|Team Leadership|Communication')],
    ],
    fields: list('Nursing|Health Science'),
  },
  {
    headline: 'Sales and retail manager',
    summary:
      'Ten years of selling things people come back for. Runs a shop floor by walking it, keeps the stock honest, and has opened two stores from an empty room.',
    titles: list('Area Manager|Store Manager|Assistant Store Manager|Sales Associate|Cashier'),
    points: list(
      'Ran a store of 22 people and a yearly turnover of 4.1 million|Raised sales per visitor by 12 percent with a new layout of the entrance|Hired and trained 35 seasonal staff in two years|Counted stock every week and cut losses to below one percent|Won Store of the Year out of 48 stores|Handled complaints until the customer left content|Planned displays and promotions with the buying team',
    ),
    skills: [
      ['Selling', list('Customer Service|Visual Merchandising|Negotiation|Account Management|Cash Handling|Upselling')],
      ['Running a shop', list('Inventory Management|Staff Scheduling|Loss Prevention|Recruitment|Budget Planning')],
      ['Systems', list('Salesforce|Shopify|Microsoft Office|Lightspeed')],
    ],
    fields: list('Business Administration|Marketing|Retail Management'),
  },
  {
    headline: 'Civil engineer',
    summary:
      'Civil engineer for roads, drains and the paper that goes with them. Has taken four sites from survey to handover, on budget three times out of four.',
    titles: list('Project Manager|Senior Civil Engineer|Civil Engineer|Site Engineer|Graduate Engineer'),
    points: list(
      'Supervised the building of 14 km of road with crews of up to 60|Designed drainage for a housing estate of 220 units|Checked the work of subcontractors and signed off payments|Kept the site free of lost-time accidents for 400 days|Wrote tenders worth 9 million in total|Surveyed the line with drones and saved two weeks of field work|Met the council and residents every month',
    ),
    skills: [
      ['Engineering', list('Road Design|Structural Analysis|Surveying|Drainage Design|Cost Estimation|Site Supervision')],
      ['Software', list('AutoCAD|Civil 3D|Revit|STAAD.Pro|Primavera P6|MS Project')],
      ['Safety', list('Risk Assessment|First Aid')],
    ],
    fields: list('Civil Engineering|Structural Engineering'),
  },
  {
    headline: 'Marketing specialist',
    summary:
      'Marketer who measures first and prints later. Has built newsletters people open, campaigns that pay for themselves, and a blog that brings a third of all leads.',
    titles: list('Head of Marketing|Marketing Manager|Digital Marketing Specialist|Marketing Coordinator|Marketing Intern'),
    points: list(
      'Grew organic traffic from 8,000 to 51,000 visits a month|Planned and ran 30 campaigns on a budget of 600,000 a year|Rebuilt the newsletter and doubled the rate of opens|Wrote the brand book with the design team|Reported weekly figures to sales and the board|Ran events for up to 300 guests|Tested 60 landing pages and kept the nine that worked',
    ),
    skills: [
      ['Digital', list('SEO|Google Ads|Email Marketing|Content Strategy|Google Analytics|A/B Testing|Social Media Marketing')],
      ['Design', list('Adobe Photoshop|Canva|Figma|InDesign')],
      ['Other', list('Copywriting|Event Planning|HubSpot|Public Speaking')],
    ],
    fields: list('Marketing|Communications|Media Studies'),
  },
  {
    headline: 'Chef and kitchen manager',
    summary: 'Chef from a hotel background who cooks with the season and counts every plate. Keeps a kitchen clean, quiet and on time.',
    titles: list('Executive Chef|Sous Chef|Chef de Partie|Commis Chef|Kitchen Assistant'),
    points: list(
      'Led a brigade of 14 in a hotel of 180 rooms|Wrote four menus a year and kept food cost under 28 percent|Passed every hygiene inspection with the top grade|Served banquets of up to 450 guests|Taught apprentices butchery and sauces|Ordered from local farms and cut waste by a fifth',
    ),
    skills: [
      ['Kitchen', list('Menu Planning|Butchery|Pastry|Food Costing|Banquet Service|Knife Skills')],
      ['Management', list('HACCP|Staff Training|Purchasing|Stock Control')],
    ],
    fields: list('Culinary Arts|Hospitality Management'),
  },
  {
    headline: 'Logistics coordinator',
    summary: 'Plans transport so that trucks come back full. Speaks with drivers, customs and customers in the same hour and writes all of it down.',
    titles: list('Supply Chain Manager|Logistics Manager|Logistics Coordinator|Warehouse Supervisor|Warehouse Assistant'),
    points: list(
      'Planned 80 deliveries a day across three regions|Negotiated freight rates and saved 11 percent in a year|Ran a warehouse of 12,000 pallets with two shifts|Brought the rate of wrong picks from 1.9 to 0.4 percent|Prepared customs papers for 22 countries|Introduced scanners and trained 40 colleagues',
    ),
    skills: [
      ['Logistics', list('Freight Forwarding|Route Planning|Warehouse Management|Customs Clearance|Demand Planning|Inventory Control')],
      ['Systems', list('SAP|Oracle|Microsoft Excel|Manhattan WMS')],
      ['Certified in', list('Forklift Operation|Six Sigma|Lean Management')],
    ],
    fields: list('Logistics|Supply Chain Management|Industrial Engineering'),
  },
];

const MONTHS = {
  long: list('January|February|March|April|May|June|July|August|September|October|November|December'),
  short: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
};

export const UNITED_STATES: Locale = {
  language: 'en',
  country: 'US',
  people: [
    ['Mira Holloway', 'mira.holloway'],
    ['Devon Castellano', 'devon.castellano'],
    ['Priya Raghunathan', 'priya.raghu'],
    ['Thomas O’Leary', 'tom.oleary'],
    ['Keisha Langford', 'klangford'],
    ['Jun-ho Baek', 'junho.baek'],
    ['Eleanor van der Meer', 'e.vandermeer'],
    ['Marcus T. Whitfield', 'mtwhitfield'],
    ['Sofia Brandt', 'sofia.brandt'],
    ['Caleb Norwood', 'caleb.norwood'],
    ['Renée Aldaine', 'renee.aldaine'],
    ['Darnell Fitch Jr.', 'darnell.fitch'],
  ],
  phones: list('(415) 555-01##|415-555-01##|+1 312 555 01##|206.555.01##|(646) 555 01##|+1 (919) 555-01##'),
  cities: list('San Jose, CA|Portland, OR|Columbus, OH|Austin, TX|Raleigh, NC|Minneapolis, MN|Tucson, AZ|New York, NY|Boise, Idaho|Chicago, IL'),
  streets: list('1420 Alder Street|88 Quarry Road, Apt 4B|7 Linden Court|2315 West Ridge Avenue|501 Harbor Blvd, Unit 12'),
  companies: list(
    'Copper Creek Works|Northlight Systems|Hollow Lane Builders|Bright Harbor Inc.|Tallgrass Foods, LLC|Meridian & Sons|Oakline Health|Summit Ridge Partners|Bluebird Logistics Corp.|Fernway|St. Brendan’s Medical Center|Quillon|Pioneer Valley Credit Union|The Lantern Group',
  ),
  schools: list(
    'Pine Valley University|University of Northern Prairie|Lakeshore State University|Harlan College|Redwood Institute of Technology|Saint Alban University|Cascade Community College|University of West Arden, Millbrook',
  ),
  highSchools: list('Elm Grove High School|Washington Heights High School'),
  highSchoolDegree: 'High School Diploma',
  occupations: OCCUPATIONS,
  degrees: {
    first: list('Bachelor of Science|B.S.|BS|Bachelor of Arts|B.A.|BA|Associate of Arts'),
    higher: list('Master of Science|M.S.|MBA|Master of Arts|M.A.'),
  },
  studies: list('{degree} in {field}|{degree}, {field}|{degree} – {field}|{degree} ({field})|{degree} in {field}'),
  notes: list('GPA: 3.7|GPA 3.52/4.0|Cum Laude|Dean’s List, four semesters|'),
  headings: {
    profile: list('Summary|Professional Summary|Profile|Objective|About Me|Career Objective'),
    work: list('Experience|Work Experience|Professional Experience|Employment History|Work History|Relevant Experience'),
    education: list('Education|Education & Training|Academic Background'),
    skills: list('Skills|Technical Skills|Core Competencies|Key Skills|Skills & Tools|Areas of Expertise'),
    languages: list('Languages'),
    certificates: list('Certifications|Licenses & Certifications|Certificates|Training'),
    projects: list('Projects|Selected Projects|Personal Projects'),
    references: list('References'),
    interests: list('Interests|Hobbies & Interests|Activities'),
    personal: list('Personal Information|Personal Details|Contact|Contact Information'),
  },
  labels: {
    name: ['Name', 'Full Name'],
    phone: ['Phone', 'Mobile', 'Cell', 'Tel'],
    email: ['Email', 'E-mail'],
    address: ['Address', 'Location'],
    period: ['Period', 'Dates', 'Duration'],
    company: ['Company', 'Employer', 'Organization'],
    position: ['Position', 'Job Title', 'Role'],
    place: ['Location'],
    duties: ['Responsibilities', 'Duties', 'Key achievements'],
    school: ['Institution', 'School', 'University'],
    degree: ['Degree', 'Qualification'],
    field: ['Major', 'Field of Study'],
    resume: ['Resume', 'Curriculum Vitae', 'RESUME'],
  },
  present: list('Present|Present|Current|Now|present'),
  months: MONTHS,
  dateForms: list('MMM yyyy|MMMM yyyy|MM/yyyy|MMM yyyy|MMM. yyyy|MMM, yyyy|MM/yyyy|yyyy-MM'),
  yearForm: 'yyyy',
  separators: list(' – | - | — |–| to |-'),
  languages: [
    ['English', 'Native'],
    ['Spanish', 'Conversational'],
    ['French', 'Basic'],
    ['Mandarin', 'Fluent'],
    ['Korean', 'Intermediate'],
  ],
  certificates: list(
    'Certified ScrumMaster|First Aid and CPR|Google Analytics Certification|Certified Public Accountant|Forklift Operator License|ServSafe Manager|PMP',
  ),
  projects: [
    ['Trailbook', 'a map of quiet walks, used by 900 people'],
    ['Ledgerline', 'bookkeeping for clubs; open source'],
    ['Harvest Week', 'a food drive across six schools'],
  ],
  interests: list('trail running|chess|choir|woodworking|baking bread|photography|volunteering at the food bank'),
  facts: [
    ['Work authorization', ['U.S. Citizen', 'Permanent Resident']],
    ['Availability', ['Two weeks’ notice', 'Immediately']],
  ],
  noReferences: list('Available upon request|References available upon request.|References: available upon request'),
};

export const UNITED_KINGDOM: Locale = {
  ...UNITED_STATES,
  country: 'GB',
  people: [
    ['Harriet Lockwood', 'harriet.lockwood'],
    ['Owen Prydderch', 'owen.prydderch'],
    ['Aisha Rahmani', 'aisha.rahmani'],
    ['Callum Baird', 'c.baird'],
    ['Niamh Corrigan', 'niamh.corrigan'],
    ['George Attwell-Finch', 'g.attwellfinch'],
  ],
  phones: list('07700 900###|+44 7700 900###|020 7946 0###|0161 496 0###|(0113) 496 0###'),
  cities: list('Leeds|Bristol|Manchester|London|Cardiff|Edinburgh'),
  streets: list('14 Cobbler’s Row, Leeds LS2 7QP|Flat 3, 90 Wharf Road|22 Chapel Hill|5 Thornbury Close'),
  companies: list(
    'Penhallow Ltd|Kestrel & Wye plc|Ashdown Housing Trust|Severn Textiles Limited|Marlow Analytics|Northgate Dental Group|Lockhart Foods|Greyfriars Hospital NHS Trust|Tideway Rail|Finch & Barrow',
  ),
  schools: list('University of Eastmoor|Kingsbridge University|Royal Harwell College of Art|Thornton Metropolitan University|St Cuthbert’s College, Wyebridge'),
  highSchools: list('Millfield Sixth Form College|Queen’s Park School'),
  highSchoolDegree: 'A Levels',
  degrees: { first: list('BSc (Hons)|BA (Hons)|BEng|BSc|HND'), higher: list('MSc|MA|MBA|PGCE') },
  studies: list('{degree} {field}|{degree} in {field}|{degree}, {field}'),
  notes: list('First Class Honours|Upper Second (2:1)|2:1|'),
  headings: {
    ...UNITED_STATES.headings,
    work: list('Employment History|Work Experience|Career History|Employment|Experience'),
    education: list('Education|Education and Qualifications|Qualifications|Academic Qualifications'),
    profile: list('Personal Statement|Profile|Personal Profile'),
    personal: list('Personal Details'),
    interests: list('Interests|Hobbies and Interests'),
  },
  labels: { ...UNITED_STATES.labels, resume: ['Curriculum Vitae', 'CV'], phone: ['Mobile', 'Tel', 'Telephone'] },
  dateForms: list('MMMM yyyy|MMM yyyy|MM/yyyy|MM.yyyy'),
  separators: list(' – | - | to '),
  languages: [
    ['English', 'native'],
    ['Welsh', 'conversational'],
    ['German', 'B1'],
    ['French', 'A2'],
  ],
  facts: [
    ['Driving licence', ['Full, clean', 'Category B']],
    ['Nationality', ['British', 'Irish']],
  ],
};

export const SINGAPORE: Locale = {
  ...UNITED_KINGDOM,
  country: 'SG',
  people: [
    ['Tan Wei Ling', 'weiling.tan'],
    ['Muhammad Faizal Bin Osman', 'faizal.osman'],
    ['Lim Jia Hui, Rachel', 'rachel.limjh'],
    ['Kavitha d/o Suresh', 'kavitha.suresh'],
    ['Ng Boon Keat', 'boonkeat.ng'],
    ['Goh Shu Min', 'shumin.goh'],
    ['Darren Ong', 'darren.ong'],
  ],
  phones: list('+65 9123 45##|9123 45##|(65) 8123 45##|+65-8123-45##'),
  cities: list('Singapore|Jurong East|Tampines|Woodlands'),
  streets: list('Blk 412 Sample Avenue 3 #08-215 Singapore 560412|27 Kembangan Walk, Singapore 416027|Blk 88 Bayview Crescent #11-04'),
  companies: list(
    'Straits Harbour Pte Ltd|Lion Gate Holdings Pte. Ltd.|Merlin Quay Bank|Orchid Medical Group|Temasya Foods Pte Ltd|Changi Bay Logistics|Kopi & Co|Raintree Engineering (S) Pte Ltd|Ministry of Harbours|Bukit Digital',
  ),
  schools: list('Straits University of Singapore|Marina Institute of Management|Kallang Polytechnic|Republic Bay Polytechnic|Jurong Technological University'),
  highSchools: list('Redhill Secondary School|St. Clement’s Junior College'),
  highSchoolDegree: 'GCE O Levels',
  degrees: {
    first: list('Bachelor of Accountancy|Bachelor of Engineering|Diploma|BSc|Bachelor of Business'),
    higher: list('Master of Science|MBA|Graduate Diploma'),
  },
  studies: list('{degree} in {field}|{degree}, {field}|{degree} ({field})'),
  notes: list('Second Class Upper Honours|CGPA 3.6|With Merit|'),
  headings: {
    ...UNITED_STATES.headings,
    work: list('Working Experience|Work Experience|Employment History|Professional Experience'),
    personal: list('Personal Particulars|Personal Details|Particulars'),
  },
  dateForms: list('MMM yyyy|MM/yyyy|MMMM yyyy'),
  languages: [
    ['English', 'Spoken and written'],
    ['Mandarin', 'Spoken and written'],
    ['Malay', 'Spoken'],
    ['Tamil', 'Spoken'],
  ],
  facts: [
    ['Nationality', ['Singaporean', 'Singapore PR', 'Malaysian']],
    ['Date of Birth', ['14 March 1991', '2 Nov 1988', '23/08/1994']],
    ['Gender', ['Female', 'Male']],
    ['Marital Status', ['Single', 'Married']],
    ['Race', ['Chinese', 'Malay', 'Indian']],
    ['Notice Period', ['1 month', 'Immediate', '2 weeks']],
    ['Expected Salary', ['S$5,200', 'SGD 4,800 (negotiable)', '$6,500 per month']],
    ['Last Drawn Salary', ['S$4,600', 'S$5,900']],
    ['Reason for Leaving', ['Career growth']],
  ],
};

export const PHILIPPINES: Locale = {
  ...UNITED_STATES,
  country: 'PH',
  people: [
    ['Maria Liza D. Santos', 'lizasantos'],
    ['Jose Antonio R. Villaflor', 'jarvillaflor'],
    ['KRISTINE JOY M. PANGILINAN', 'kjpangilinan'],
    ['Rodel B. Magsino', 'rodel.magsino'],
    ['Ma. Theresa Alcaraz', 'tess.alcaraz'],
    ['Christian Paul Dela Cruz', 'cpdelacruz'],
  ],
  phones: list('0917 123 45##|+63 917 123 45##|0917-123-45##|(0917) 123 45##|0917123450#'),
  cities: list('Quezon City|Cebu City|Davao City|Makati City|Iloilo City'),
  streets: list('Blk 5 Lot 12 Sampaguita St., Brgy. San Roque, Quezon City|143 Mabini Street, Brgy. Poblacion, Iloilo City|Unit 7B Narra Tower, Makati City'),
  companies: list(
    'Bayanihan Solutions Inc.|Isla Verde Hotels|Maharlika Outsourcing Services, Inc.|Golden Palay Trading Corp.|Sampaguita Medical Center|Luzon Pacific Bank|Tres Islas Construction|Kalayaan Supermart',
  ),
  schools: list('University of San Lorenzo|Polytechnic College of Luzon|Visayas State Colleges|Our Lady of Hope University|Mindanao Technological Institute'),
  highSchools: list('San Roque National High School|Holy Rosary Academy'),
  highSchoolDegree: 'Secondary',
  degrees: { first: list('Bachelor of Science|BS|Bachelor of Arts|AB'), higher: list('Master of Arts|Master in Business Administration') },
  studies: list('{degree} in {field}|{degree} {field}|{degree} in {field}'),
  notes: list('Cum Laude|Consistent Dean’s Lister|Board Passer|'),
  headings: {
    ...UNITED_STATES.headings,
    profile: list('Objective|Career Objective|OBJECTIVES'),
    work: list('Work Experience|Employment Record|Working Experience|Job Experience'),
    education: list('Educational Background|Educational Attainment|Education'),
    skills: list('Skills|Special Skills|Skills and Qualifications'),
    certificates: list('Seminars and Trainings Attended|Trainings Attended|Certifications'),
    references: list('Character References|Character Reference|References'),
    personal: list('Personal Data|Personal Information|Personal Background'),
  },
  labels: { ...UNITED_STATES.labels, phone: ['Contact No.', 'Mobile No.', 'Cellphone'], resume: ['Resume', 'BIO-DATA', 'Curriculum Vitae'] },
  dateForms: list('MMMM yyyy|MMM yyyy|MM/yyyy'),
  languages: [
    ['Filipino', 'Native'],
    ['English', 'Fluent'],
    ['Cebuano', 'Native'],
  ],
  facts: [
    ['Age', ['27 years old', '31', '24 yrs. old']],
    ['Date of Birth', ['June 3, 1997', 'September 21, 1993']],
    ['Place of Birth', ['Iloilo City', 'Batangas']],
    ['Civil Status', ['Single', 'Married']],
    ['Citizenship', ['Filipino']],
    ['Religion', ['Roman Catholic', 'Iglesia ni Cristo', 'Born Again Christian']],
    ['Height', ['5’4”', '165 cm']],
    ['Weight', ['54 kg', '120 lbs']],
    ['Father’s Name', ['Ramon Santos', 'Eduardo Magsino']],
    ['Mother’s Name', ['Lorna Santos', 'Celia Magsino']],
  ],
  noReferences: list('Available upon request'),
};

export const MALAYSIA: Locale = {
  ...SINGAPORE,
  country: 'MY',
  people: [
    ['Nurul Aina Binti Zulkifli', 'nurulaina.z'],
    ['Chong Kah Wai', 'kahwai.chong'],
    ['Arvind A/L Subramaniam', 'arvind.sub'],
    ['Siti Hajar Binti Mohd Noor', 'siti.hajar'],
    ['Jason Yap Chee Seng', 'jason.yap'],
    ['Dayang Kartini', 'dayang.kartini'],
  ],
  phones: list('012-345 67##|+6012-345 67##|012-34567##|+60 12 345 67##'),
  cities: list('Kuala Lumpur|Petaling Jaya|Johor Bahru|George Town, Penang|Kota Kinabalu'),
  streets: list(
    'No. 12, Jalan Contoh 3/4, 47301 Petaling Jaya, Selangor|B-8-2, Residensi Damai, Jalan Ipoh, 51200 Kuala Lumpur|25, Lorong Cempaka 2, 81100 Johor Bahru, Johor',
  ),
  companies: list(
    'Kenanga Jaya Sdn Bhd|Teras Maju Engineering Sdn. Bhd.|Pelangi Retail (M) Sdn Bhd|Wawasan Bank Berhad|Hospital Seri Murni|Borneo Palm Industries Berhad|Titian Digital|Kilang Roti Harum',
  ),
  schools: list('Universiti Seri Cahaya|Universiti Teknologi Wawasan|Politeknik Tun Rahmat|Kolej Damansara Utama|Northern Peninsula University'),
  highSchools: list('SMK Taman Sentosa|SMJK Chung Wah'),
  highSchoolDegree: 'SPM',
  degrees: {
    first: list('Bachelor of Accounting (Hons)|Bachelor of Engineering|Diploma|Bachelor of Business Administration|Bachelor’s Degree'),
    higher: list('Master of Science|MBA'),
  },
  notes: list('CGPA: 3.45|CGPA 3.12 / 4.00|'),
  facts: [
    ['Nationality', ['Malaysian']],
    ['Race', ['Malay', 'Chinese', 'Indian']],
    ['Religion', ['Islam', 'Buddhist', 'Hindu']],
    ['Date of Birth', ['9 July 1995', '17/01/1992']],
    ['Marital Status', ['Single', 'Married with 2 children']],
    ['Gender', ['Female', 'Male']],
    ['Expected Salary', ['RM 5,500', 'MYR 4,200', 'RM3,800 (negotiable)']],
    ['Notice Period', ['1 month', '2 months', 'Immediate']],
    ['Current Salary', ['RM 4,700']],
    ['Own transport', ['Yes']],
    ['Driving Licence', ['B2, D']],
  ],
};
