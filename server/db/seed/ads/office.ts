import { role, type RoleText } from './role.ts';

/** Ad texts by function: finance, human resources, administration. */
export const OFFICE: Record<string, RoleText> = {
  Accounting: role({
    pay: 1,
    weight: 8,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Accountancy, Accounting Technology or Finance',
    people: 'accountants',
    boss: 'Finance Manager',
    tools: 'Excel, SAP, Xero, QuickBooks, Oracle NetSuite',
    areas: 'the month-end close, bank reconciliations, fixed assets, statutory reports, audit preparation',
    skills: 'Bookkeeping, Financial reporting, Reconciliation, Excel, IFRS, Tax compliance',
    why: `Our books close on the {fourth|fifth|sixth} working day. With one more pair of careful hands it could be the third.
4+ The company has grown to {three|four|six} entities and the accounts should stay as tidy as when there was one.
Our accountant of {six|nine|twelve} years retires in spring and will hand over in person.`,
    duties: `Record daily transactions and keep the general ledger clean
Reconcile bank, supplier and intercompany accounts every month
Prepare journal entries, schedules and supporting documents
+Prepare monthly financial statements and explain the variances
File tax and statutory returns on time
Support internal and external auditors with orderly papers
Check expense claims and petty cash against policy
Suggest simpler ways where the process is slow or prone to error
-File invoices and receipts so that any of them can be found in a minute`,
    needs: `Knowledge of accounting standards and local tax rules
Good Excel: lookups and pivot tables without thinking
Experience with accounting software such as {SAP|Xero|QuickBooks|Oracle NetSuite}
Accuracy, discretion, and calm at month-end
+A CPA, ACCA or equivalent qualification, finished or in progress, is welcome`,
    ask: `Are you a qualified accountant (CPA, ACCA or similar)?#yesNo
Which accounting software have you used?#text
How many years of accounting experience do you have?#number`,
  }),
  'Payables and Receivables': role({
    pay: 0.85,
    weight: 4,
    setting: 'office',
    at: '*',
    degree: 4,
    field: 'Accountancy, Finance or Business',
    people: 'accounts staff',
    boss: 'Accounting Supervisor',
    tools: 'SAP, Excel, Oracle NetSuite, Xero, Coupa',
    areas: 'supplier payments, customer invoices, ageing reports, cash application, vendor records',
    skills: 'Accounts payable, Accounts receivable, Invoicing, Reconciliation, Excel, SAP',
    why: `4+ We pay about {900|1,400|2,500} supplier invoices a month and would like each to be paid once, on time.
Customers pay us faster when someone asks kindly. That would be you.`,
    duties: `Match invoices with orders and receipts, and clear differences with buyers
Prepare the weekly payment run and answer supplier questions
Issue invoices and statements, and record what comes in
Follow up overdue accounts by phone and e-mail, firmly and politely
Keep vendor and customer records complete and secure
Reconcile sub-ledgers to the general ledger
Prepare ageing reports and explain the old items
Help with month-end accruals and audit requests`,
    needs: `Some experience in payables, receivables or billing
Speed with spreadsheets and care with bank details
A friendly, persistent telephone manner
Understanding of VAT or sales tax basics`,
    ask: `How many invoices did you process in a typical month?#number
Which accounting system have you used?#text`,
  }),
  Audit: role({
    pay: 1.2,
    weight: 2,
    setting: 'office',
    at: '20 3 4 13',
    degree: 5,
    field: 'Accountancy, Finance or Information Systems',
    people: 'auditors',
    boss: 'Audit Manager',
    tools: 'Excel, ACL, Power BI, TeamMate, CaseWare',
    areas: 'audit planning, fieldwork, control testing, reports, follow-up of findings',
    skills: 'Auditing, Internal controls, Risk assessment, Report writing, IFRS, Data analysis',
    why: `We look for causes, not culprits. Departments invite us back, which is unusual for auditors.
Our busy season is busy. The rest of the year is planned so that you get your evenings.`,
    duties: `Plan and carry out audits of finance, operations and systems
Interview process owners and document how things really work
Test controls and transactions, and keep working papers in order
Discuss findings with those concerned before they appear in a report
Write short reports with recommendations that can be done
Follow up until agreed actions are closed
Use data analysis to look at everything instead of a sample
Travel to branches and client sites when required`,
    needs: `A degree in accounting and good knowledge of standards
Professional scepticism with good manners
Clear writing
CPA, CIA or CISA is a plus`,
    ask: `Do you hold CPA, CIA, CISA or a similar qualification?#yesNo
Are you willing to travel to client sites?#yesNo`,
  }),
  Tax: role({
    pay: 1.25,
    weight: 2,
    setting: 'office',
    at: '20 3 13 8',
    degree: 5,
    field: 'Accountancy, Taxation or Law',
    people: 'tax specialists',
    boss: 'Tax Manager',
    tools: 'Excel, SAP, Thomson Reuters ONESOURCE, e-filing portals',
    areas: 'corporate tax returns, indirect tax, transfer pricing, tax audits, tax planning',
    skills: 'Corporate tax, VAT, Tax compliance, Research, Excel, Advisory',
    why: `Tax should hold no surprises. We would like someone who sees them coming.
@20 Rules change every year; our clients expect us to have read them first.
3+ @20 We prepare returns for {120|200|350} companies and advise the ones who want to grow.`,
    duties: `Prepare and review corporate and indirect tax returns
Research rules and write advice that a business owner can follow
Keep the compliance calendar and miss nothing on it
Answer questions from tax authorities with complete papers
Review contracts and transactions for tax effects
Support transfer pricing files and year-end provisions
Brief colleagues when rules change`,
    needs: `Sound knowledge of local tax law and filing practice
Careful reading and precise writing
Strong Excel
Experience in a firm or a corporate tax team`,
    ask: `Which types of tax returns have you prepared?#text
How many years have you worked in tax?#number`,
  }),
  'Financial Planning': role({
    pay: 1.4,
    weight: 3,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Finance, Accountancy, Economics or a related field',
    people: 'finance analysts',
    boss: 'Financial Controller',
    tools: 'Excel, Power BI, SAP, Anaplan, Oracle Hyperion',
    areas: 'budgeting, forecasts, management reports, product costing, investment cases',
    skills: 'Financial modelling, Budgeting, Forecasting, Excel, Power BI, Variance analysis',
    why: `Managers here own their budgets. They need a partner who helps them understand the numbers, not one who hides them.
3+ New {branches|products|markets} will double our planning work, and we want to be ready.`,
    duties: `Prepare budgets, forecasts and monthly management reports
Explain what moved, why, and what to do about it
Build models for prices, investments and new lines of business
Calculate product and customer margins, and question them
Work with department heads on savings that last
Improve reports so that they answer the next question too
+Present results and scenarios to management
Watch cash flow and working capital`,
    needs: `Strong Excel modelling and good business sense
Experience in planning, costing or business control
Able to explain figures to people from sales or production
Experience with {Power BI|SAP|Anaplan} is a plus`,
    ask: `Describe a financial model you built and what decision it supported.#text
How would you rate your Excel skills?#choice:Intermediate;Advanced;Expert`,
  }),
  'Banking Operations': role({
    pay: 0.95,
    weight: 3,
    setting: 'office',
    at: '3',
    degree: 5,
    field: 'Banking, Finance, Accountancy or a related field',
    people: 'banking officers',
    boss: 'Branch Manager',
    tools: 'Core banking systems, Excel, SWIFT, Microsoft 365',
    areas: 'daily balancing, account opening, remittances, trade documents, branch service',
    skills: 'Banking operations, Cash handling, KYC, Customer service, Compliance, Excel',
    why: `Our customers still like to come in. We like that they do.
4+ Payments must be right the first time; this team makes sure of it, {1,200|3,000|5,500} times a day.`,
    duties: `Handle deposits, withdrawals, transfers and account services accurately
Open accounts and check identity and documents with care
Balance cash and transactions at the end of each day
Process {remittances and trade documents|payments and settlements|clearing and settlements} within cut-off times
Answer customer questions and introduce suitable services
Follow anti-money-laundering and data protection rules without exception
Report and correct exceptions the same day`,
    needs: `Honesty and precision with money
Friendly, well-groomed, patient with queues
Good numeracy and computer skills
Banking experience is useful; graduates are trained for {six|eight} weeks`,
    ask: `Do you have experience handling cash?#yesNo
Are you willing to be assigned to another branch nearby?#yesNo`,
  }),
  'Risk and Credit': role({
    pay: 1.2,
    weight: 2,
    setting: 'office',
    at: '3 4',
    degree: 5,
    field: 'Finance, Economics, Statistics or a related field',
    people: 'credit and risk analysts',
    boss: 'Credit Manager',
    tools: 'Excel, SAS, Python, Power BI, SQL',
    areas: 'credit applications, portfolio monitoring, scorecards, claims, collateral',
    skills: 'Credit analysis, Risk assessment, Financial statements, Excel, Report writing, Regulation',
    why: `We lend to people and firms that larger lenders overlook, and most of them pay us back.
A good no protects the customer as much as it protects us.`,
    duties: `Assess {loan applications|claims and applications|credit requests} from papers, figures and conversation
Analyse financial statements and cash flows
Recommend limits, prices and conditions, with reasons
Watch the portfolio for early signs of trouble
Prepare reports for the credit committee and the regulator
Visit businesses when figures alone do not tell enough
Suggest changes to policy and scorecards from experience`,
    needs: `Ability to read a balance sheet and doubt it
Experience in credit, underwriting or risk
Careful, independent judgement
Good writing for committee papers`,
    ask: `How many credit cases do you decide or recommend in a month?#number
Which sectors have you analysed?#text`,
  }),
  Investment: role({
    pay: 1.9,
    weight: 1,
    setting: 'office',
    at: '3 24',
    degree: 5,
    field: 'Finance, Economics or a quantitative field',
    people: 'analysts',
    boss: 'Investment Manager',
    tools: 'Bloomberg, Excel, FactSet, Python, Capital IQ',
    areas: 'company research, valuation, fund reporting, due diligence, portfolio reviews',
    skills: 'Financial modelling, Valuation, Research, CFA, Excel, Report writing',
    why: `We hold investments for years, so we read more and trade less than most.
3+ The fund has grown to {400|650|900} million and the research team should grow with it.`,
    duties: `Research companies and sectors, and form a view of your own
Build and maintain valuation models
Write notes that say what would prove you wrong
Support due diligence, from data room to site visit
Prepare fund and investor reports, accurate to the cent
Follow positions and alert the manager to change
Join meetings with management teams and ask good questions`,
    needs: `Excellent modelling and accounting knowledge
Independent thinking and clear writing
CFA progress is a plus
Integrity beyond question`,
    ask: `Which CFA level have you passed, if any?#choice:None;Level I;Level II;Level III
Which sectors do you know best?#text`,
  }),
  Recruitment: role({
    pay: 0.95,
    weight: 4,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Psychology, Human Resources, Business or any field',
    people: 'recruiters',
    boss: 'Talent Acquisition Manager',
    tools: 'LinkedIn Recruiter, Greenhouse, Excel, Workday, Zoom',
    areas: 'sourcing, interviews, candidate care, hiring plans, offer talks',
    skills: 'Sourcing, Interviewing, Candidate experience, Stakeholder management, Applicant tracking systems',
    why: `3+ We plan to welcome {hires} people this year, and each will remember how we treated them.
Our managers interview well once they meet the right person. Finding that person is this job.
Every applicant gets an answer here. Someone has to write them, and mean them.`,
    duties: `Agree with managers on what a role really needs before advertising it
Write ads that sound like us and attract the right people
Source candidates in networks, schools and communities
Screen, interview and keep candidates informed at each step
Give every applicant an answer within the time we promised
Prepare offers with HR and guide people until their first day
Report on time to hire and on where good people come from
Take part in job fairs and school visits`,
    needs: `Experience in recruitment, or in another job where listening counts
Good judgement of people, and awareness of your own bias
Organised with many processes open at once
Warm, clear communication`,
    ask: `How many positions do you usually handle at the same time?#number
Which roles have you recruited for?#text`,
  }),
  'HR Operations': role({
    pay: 0.95,
    weight: 5,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Human Resources, Psychology, Business or a related field',
    people: 'HR staff',
    boss: 'HR Manager',
    tools: 'Workday, BambooHR, Excel, SAP SuccessFactors, Sprout',
    areas: 'employee records, labour relations, onboarding, policies, staff events',
    skills: 'HR operations, Labour law, Onboarding, Employee relations, HRIS, Communication',
    why: `3+ About {staff} colleagues, a small HR team, and a kettle that is always on. We need one more.
People come to us with questions about contracts, babies, quarrels and bicycles. They should leave with an answer.`,
    duties: `Answer colleagues' questions on contracts, leave, benefits and policies
Prepare contracts, onboarding and leaving papers without gaps
Keep personnel files and the HR system correct and confidential
Support managers in reviews, warnings and difficult talks
Follow labour law and tell management when it changes
Organise induction days, health checks and team events
Prepare headcount and absence reports
Take part in improving how we hire, train and keep people`,
    needs: `Knowledge of local labour law and HR practice
Discretion, fairness and a sense of humour
Good with systems and spreadsheets
Clear in writing, kind in person`,
    ask: `Are you familiar with local labour law?#yesNo
How many employees did you support?#number`,
  }),
  'Payroll and Benefits': role({
    pay: 1,
    weight: 2,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Accountancy, Human Resources or a related field',
    people: 'payroll staff',
    boss: 'HR Manager',
    tools: 'Excel, ADP, SAP, Sprout Payroll, Workday',
    areas: 'monthly payroll, statutory contributions, time records, benefits, year-end statements',
    skills: 'Payroll, Excel, Labour law, Statutory contributions, Confidentiality, Attention to detail',
    why: `Pay day is the one date nobody forgives. Ours has been right {38|46|61} months in a row.
4+ We pay about {staff} colleagues in {two|three} pay groups, with shifts and allowances.`,
    duties: `Run payroll from time records to bank file, on time each period
Check overtime, leave, allowances and deductions
File statutory contributions and tax, and answer the offices
Explain payslips to colleagues until they are clear
Reconcile payroll with accounts every month
Administer insurance and other benefits
Prepare year-end statements and audit papers
Keep everything confidential`,
    needs: `Payroll experience with several hundred employees
Exact knowledge of local contributions and tax
Advanced Excel
Absolute discretion`,
    ask: `How many employees were on the payroll you ran?#number
Which payroll system have you used?#text`,
  }),
  'Learning and Development': role({
    pay: 1.1,
    weight: 2,
    setting: 'office',
    at: '2 8 3 7 11',
    degree: 5,
    field: 'Education, Psychology, Human Resources or a related field',
    people: 'trainers',
    boss: 'Training Manager',
    tools: 'Articulate, Moodle, PowerPoint, Zoom, Canva',
    areas: 'training needs, course design, classroom sessions, e-learning, results',
    skills: 'Training delivery, Instructional design, Facilitation, E-learning, Presentation, Evaluation',
    why: `We promote from within, so people have to be able to learn here.
4+ New colleagues spend {two|three} weeks with our trainers. It shapes how long they stay.`,
    duties: `Find out what people need to learn by watching the work
Design courses, exercises and e-learning with clear goals
Teach in the classroom and online, with more doing than listening
Coach new trainers and team leaders
Measure whether training changed anything on the job
Keep materials current with products and policies
Manage the training calendar, rooms and records`,
    needs: `Experience in training, teaching or coaching
Lively presentation and patience
Good at writing simple materials
Knowledge of e-learning tools is a plus`,
    ask: `Which topics have you trained, and for how many people?#text
Are you willing to travel to other sites?#yesNo`,
  }),
  'Office Administration': role({
    pay: 0.75,
    weight: 7,
    setting: 'office',
    at: '*',
    degree: 4,
    field: 'Business Administration, Office Management or any field',
    people: 'office staff',
    boss: 'Office Manager',
    tools: 'Microsoft 365, Excel, Google Workspace, Canva',
    areas: 'filing, office supplies, travel bookings, meeting preparation, supplier contracts',
    skills: 'Administration, Microsoft Office, Organisation, Filing, Communication, Scheduling',
    why: `2+ An office of {office} people runs on someone noticing things. We are looking for that someone.
We have moved to a new office in {city} and want it to work as well as it looks.
Our engineers and sales people are good at their jobs and bad at paperwork. You are the opposite.`,
    duties: `Keep files, contracts and records in order, on paper and online
Answer calls, post and visitors, and pass things to the right person
Order supplies, compare prices and check invoices
Book travel, rooms and meetings
Prepare letters, minutes and simple reports
Support HR and accounting with documents and data
Look after the office, from the coffee to the fire drill
Help wherever the day needs it`,
    needs: `Good knowledge of {Microsoft Office|Word, Excel and Outlook|Google Workspace and Excel}
Tidy, discreet and quick to see what is needed
Friendly in person and on the phone
Office experience is welcome; willing starters are too`,
    ask: `How would you rate your Excel skills?#choice:Basic;Intermediate;Advanced
When could you start?#choice:Immediately;Within 2 weeks;Within 1 month;Later`,
  }),
  'Executive Support': role({
    pay: 1.2,
    weight: 2,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Business, Communication or any field',
    people: 'assistants',
    boss: 'Managing Director',
    tools: 'Microsoft 365, Google Workspace, PowerPoint, Notion, Concur',
    areas: 'calendars, board papers, travel plans, confidential letters, follow-ups',
    skills: 'Calendar management, Travel planning, Discretion, Minutes, PowerPoint, Communication',
    why: `Our managing director is in {three|four} places a week and should arrive at each prepared.
Good assistants see trouble on Tuesday that would have happened on Thursday.`,
    duties: `Manage a full and changing calendar with good judgement
Prepare meetings, papers and follow-ups, and make sure they happen
Plan travel with a second plan in the drawer
Draft letters and presentations in the director's voice
Take minutes that fit on one page
Be the friendly gatekeeper for colleagues and guests
Handle personal and confidential matters with discretion
Coordinate small projects from start to end`,
    needs: `Experience as an assistant to senior people
Excellent writing and organisation
Discretion, tact and stamina
Proficiency in {Microsoft 365|PowerPoint and Excel|Google Workspace}`,
    ask: `Have you supported an executive or director before?#yesNo
Which languages do you speak at work level?#text`,
  }),
  'Data Entry and Records': role({
    pay: 0.6,
    weight: 3,
    setting: 'office',
    at: '2 5 3 12 15 25',
    degree: 2,
    field: 'any field',
    people: 'records staff',
    boss: 'Admin Officer',
    tools: 'Excel, Google Sheets, SharePoint, Aconex',
    areas: 'data accuracy, document numbering, scanning, archives, daily quotas',
    skills: 'Data entry, Typing, Excel, Attention to detail, Filing, Document control',
    why: `Decisions here rest on records. If a line is wrong, a delivery, a claim or a permit goes wrong with it.
3+ A backlog of {4,000|9,000|15,000} files has to become a tidy archive by {June|September|the end of the year}.`,
    duties: `Enter and check data from forms, invoices and reports
Compare records with their source and correct differences
Scan, name and file documents so that they can be found
Keep registers of versions, approvals and due dates
Meet daily targets with very few errors
Answer requests for documents quickly
Keep confidential files confidential`,
    needs: `Fast, accurate typing: {40|45|50} words a minute or more
Basic Excel
Concentration and a tidy mind
Fresh graduates are welcome`,
    ask: `What is your typing speed in words per minute?#number
Are you willing to work on site?#yesNo`,
  }),
  Reception: role({
    pay: 0.65,
    weight: 3,
    setting: 'floor',
    at: '5 11 20 16 7 3',
    degree: 2,
    field: 'any field',
    people: 'reception staff',
    boss: 'Office Manager',
    tools: 'Microsoft Outlook, Switchboard, Excel, Booking software',
    areas: 'visitor welcome, calls, bookings, post, the front desk',
    skills: 'Customer service, Phone manner, Scheduling, Microsoft Office, Languages, Presentation',
    why: `You would be the first person our guests meet and the last one they say goodbye to.
4+ About {80|120|200} people pass our desk each day. They should all feel expected.`,
    duties: `Welcome visitors, announce them and make them comfortable
Answer and direct calls, and take messages that make sense
Manage bookings, rooms and appointments
Receive post and parcels, and get them to the right place
Keep the reception area neat and the coffee fresh
Register visitors and hand out passes
Take payments or deposits where needed
Help with simple office work in quiet hours`,
    needs: `A friendly, well-groomed appearance and clear speech
Good English; other languages are welcome
Calm when the phone rings and three people wait
Basic computer skills`,
    ask: `Which languages do you speak?#text
Are you available for weekend shifts?#yesNo`,
  }),
  'Virtual Assistance': role({
    pay: 0.85,
    weight: 3,
    setting: 'screen',
    at: '2 20',
    degree: 2,
    field: 'any field',
    people: 'virtual assistants',
    boss: 'Client Services Manager',
    tools: 'Google Workspace, Slack, Trello, Canva, Zoom, QuickBooks',
    areas: 'inboxes, calendars, research, customer messages, simple bookkeeping',
    skills: 'Virtual assistance, E-mail management, Calendar management, Research, Communication, Canva',
    why: `Our clients are small business owners who have run out of hours. You would give some back.
You work from home with {two|three|four} steady clients, and with a team behind you when you are stuck.`,
    duties: `Manage inboxes, calendars and travel for your clients
Answer customer messages in the client's voice
Research, compare and summarise
Update shops, websites and spreadsheets
Prepare invoices and chase payments
Create simple graphics and posts
Report at the end of each day what is done and what is waiting
Suggest ways to spare the client's time`,
    needs: `Very good written and spoken English
Reliable internet of at least {25|50} Mbps and a quiet room
Own computer; we provide the software
Initiative: you notice, you ask, you do`,
    ask: `What is your internet speed, and do you have a backup?#text
Are you able to work US or UK business hours?#yesNo`,
  }),
  Translation: role({
    pay: 1.1,
    weight: 2,
    setting: 'screen',
    at: '20 1 2 23 19',
    degree: 5,
    field: 'Languages, Translation or a related field',
    people: 'linguists',
    boss: 'Localization Project Manager',
    tools: 'memoQ, Trados Studio, Phrase, Smartcat, Excel',
    areas: 'terminology, proofreading, client glossaries, interpreting, quality checks',
    skills: 'Translation, Proofreading, CAT tools, Terminology, Cultural knowledge, Attention to detail',
    why: `Machines translate words. Our clients pay for meaning.
We localise {games|software|manuals|contracts} into {12|18|25} languages and care about each.`,
    duties: `Translate and proofread {contracts, manuals and letters|software, games and help texts|meetings, mails and presentations}
Keep terminology consistent with glossaries and memories
Edit machine output where it is used, and say when it should not be
Ask the author when the text is unclear
Interpret in meetings and on site visits when needed
Check layout and context in the finished product
Manage deadlines for several projects`,
    needs: `Native command of one language and excellent command of another
Training or experience in translation
Care with names, numbers and tone
Experience with {memoQ or Trados|CAT tools}`,
    ask: `Which language pairs do you work in?#text
Do you hold a language certificate such as JLPT, HSK or IELTS? Which level?#text`,
    focus: {
      'Japanese Translator': 'Translate between Japanese and English at JLPT N2 level or above',
      'Mandarin Translator': 'Translate between Mandarin and English, written and spoken',
    },
  }),
};
