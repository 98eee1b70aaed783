import { role, type RoleText } from './role.ts';

/** Ad texts by function: sales, customer service. */
export const COMMERCIAL: Record<string, RoleText> = {
  'Field and B2B Sales': role({
    pay: 1.05,
    weight: 7,
    setting: 'field',
    at: '10 13 6 1 18 14 21 20 12 17 19',
    degree: 4,
    field: 'Business, Marketing or any field',
    people: 'sales people',
    boss: 'Sales Manager',
    tools: 'Salesforce, HubSpot, Excel, Zoho CRM, PowerPoint',
    areas: 'new accounts, the sales pipeline, customer visits, price negotiations, monthly targets',
    skills: 'B2B sales, Negotiation, Prospecting, CRM, Presentation, Account development',
    why: `Our products sell well where people know us. This role opens the doors where they do not.
{Three|Four} in ten of our customers came by recommendation. You would look after them, and find the other six.
2+ The territory around {city} has {80|140|220} active customers and plenty of room for more.`,
    duties: `Find, visit and win new customers in {city} and nearby areas
Look after existing accounts so that they stay and grow
Understand what a customer needs before talking about price
Prepare quotations and negotiate terms within clear limits
Plan visits by week, and keep the CRM honest
Meet monthly and quarterly targets agreed with your manager
Work with logistics and finance so that what was promised is delivered and paid
Bring back what you hear in the market about products and prices`,
    needs: `Sales experience, or proof that you can persuade and listen
Self-organised: nobody plans your day for you
A valid driving licence {and own vehicle|is preferred|and willingness to travel}
Good spoken English and the local language`,
    ask: `Do you have a valid driving licence?#yesNo
What was your monthly sales target in your last role, and how often did you reach it?#text
Which industries have you sold to?#text`,
    focus: {
      'Medical Representative': 'Visit doctors, pharmacies and hospitals, and present our products accurately and within the code of practice',
      'Territory Sales Officer': 'Cover {80|120} outlets on a fixed route plan and keep our products in stock and visible',
    },
  }),
  'Inside Sales': role({
    pay: 0.85,
    weight: 4,
    setting: 'calls',
    at: '2 1 3 4 7 18 16',
    degree: 2,
    field: 'any field',
    people: 'sales agents',
    boss: 'Inside Sales Team Lead',
    tools: 'HubSpot, Salesforce, Five9, LinkedIn Sales Navigator, Excel',
    areas: 'outbound calls, lead qualification, follow-ups, conversion rates, call scripts',
    skills: 'Outbound calling, Lead qualification, CRM, Objection handling, Communication, Closing',
    why: `We call people who asked to hear from us. No lists bought by the kilo.
4+ The team set up {300|450|700} meetings last month, and had a good time doing it.
Our clients abroad trust us with the first conversation, and it shapes everything after.`,
    duties: `Call and message interested people, and find out whether we can help
Explain our offer simply and answer objections with facts
Book meetings or close sales, and note the outcome in {HubSpot|Salesforce|the CRM}
Follow up when you said you would
Reach daily call and weekly result targets, with coaching to get there
Share what works with the team in the morning huddle
Respect those who say no, and take them off the list`,
    needs: `A clear, friendly voice and good {English|spoken and written English}
Resilience: most calls end with a no
Comfortable with computers and talking while typing
Experience in sales or a call centre helps, but attitude counts for more`,
    ask: `Are you able to work night shifts if the account needs it?#yesNo
How many months of outbound sales experience do you have?#number`,
  }),
  'Key Accounts': role({
    pay: 1.5,
    weight: 3,
    setting: 'office',
    at: '10 13 1 12 19 9 18 20',
    degree: 5,
    field: 'Business, Marketing or a related field',
    people: 'account managers',
    boss: 'Commercial Director',
    tools: 'Salesforce, Excel, Power BI, PowerPoint, SAP',
    areas: 'annual contracts, joint business plans, service reviews, receivables, account growth',
    skills: 'Account management, Negotiation, Forecasting, Relationship building, Presentation, Commercial acumen',
    why: `{Eight|Ten|Twelve} customers bring in more than half of what we earn. They should never have to ask who looks after them.
Our largest accounts are growing faster than we can visit them.`,
    duties: `Be the main contact for {6-15} important customers, and know their business well
Agree on yearly plans and contracts, and review them each quarter
Forecast demand and keep supply, logistics and finance informed
Solve problems across departments before the customer has to repeat them
Find new needs in existing accounts and make good proposals
Keep payments on time and margins healthy
Prepare and lead service reviews with clear facts
Build relationships beyond one buyer`,
    needs: `Experience managing key accounts or large clients
Strong negotiation and spreadsheet skills
Reliability: what you promise happens
Willing to travel to customers {weekly|twice a month|when needed}`,
    ask: `What was the yearly value of the accounts you managed?#text
How many years have you worked in account management?#number`,
  }),
  'Business Development': role({
    pay: 1.4,
    weight: 4,
    setting: 'office',
    at: '1 3 20 12 7 24 16 17 19 2',
    degree: 5,
    field: 'Business, Economics or any field with a commercial interest',
    people: 'business developers',
    boss: 'Head of Business Development',
    tools: 'HubSpot, Salesforce, LinkedIn Sales Navigator, Excel, PowerPoint, Notion',
    areas: 'new markets, partnerships, proposals, market studies, deal structure',
    skills: 'Business development, Partnerships, Negotiation, Market research, Proposal writing, Networking',
    why: `The product is ready for {two|three} new markets; the relationships are not there yet.
Partners bring us {30|40|45} percent of new business, and they like to be visited.
We know what we are good at. We need someone who finds those who need it.`,
    duties: `Identify and open new markets, segments and partners
Prepare proposals and bids that answer the question asked
Meet decision makers, in person and online, and follow up without being a nuisance
Negotiate agreements with legal and finance beside you
Keep a pipeline that shows what is real and what is hope
Represent the company at fairs and associations
Study competitors and price levels, and report what you find
Hand over new clients to delivery so smoothly that they notice nothing`,
    needs: `Experience in business development, consulting or B2B sales
Good sense of which deals are worth the effort
Persuasive in writing and in the room
A network in the industry is welcome`,
    ask: `Tell us about a partnership or client you brought in from nothing.#text
Are you willing to travel?#yesNo`,
  }),
  'Sales Engineering': role({
    pay: 1.4,
    weight: 2,
    setting: 'field',
    at: '14 13 1 17 15 21',
    degree: 5,
    field: 'Engineering, IT or a related technical field',
    people: 'sales engineers',
    boss: 'Technical Sales Manager',
    tools: 'AutoCAD, Excel, Salesforce, PowerPoint, Visio',
    areas: 'technical proposals, demonstrations, site surveys, tenders, after-sales support',
    skills: 'Technical sales, Solution design, Presentation, Tendering, Product demonstrations, Customer support',
    why: `Customers buy our {equipment|systems|solutions} once in ten years, so the advice has to be right.
Our products are technical and the competition is too. Good engineers who can explain win the order.`,
    duties: `Visit customers, understand the technical problem, and propose what solves it
Prepare drawings, calculations, quotations and tender documents
Demonstrate products and run trials on site
Answer technical questions from sales colleagues and partners
Follow the order through installation and commissioning
Train customer staff in safe and proper use
Keep product knowledge current with the manufacturers
Collect field experience for the next product version`,
    needs: `Technical training with an interest in people and numbers
Able to read drawings and specifications
Confident presenting to engineers and to managers
Driving licence and willingness to travel`,
    ask: `Which technical products have you sold or supported?#text
Do you have a valid driving licence?#yesNo`,
  }),
  'Sales Support': role({
    pay: 0.85,
    weight: 4,
    setting: 'office',
    at: '10 13 12 14 8 1 21 6',
    degree: 4,
    field: 'Business Administration or any field',
    people: 'coordinators',
    boss: 'Sales Manager',
    tools: 'Excel, SAP, Salesforce, Outlook, Odoo',
    areas: 'order processing, quotations, delivery follow-up, sales reports, customer records',
    skills: 'Order processing, Excel, ERP, Communication, Organisation, Customer service',
    why: `Orders come in faster than we can write them up. You would be the calm in the middle.
3+ Our {8|12|20} sales people are on the road. You would be the one who makes sure orders turn into deliveries.
3+ About {60|90|140} orders come in each day, and each is a promise.`,
    duties: `Process orders in {SAP|Odoo|the ERP system} and confirm dates with customers
Prepare quotations, contracts and price lists
Follow deliveries with warehouse and transport, and warn early of delays
Answer customers by phone and e-mail in a friendly, precise way
Prepare weekly sales reports and chase missing figures
Check invoices and credit notes against orders
Support the team with samples, tenders and travel
Keep customer records complete and up to date`,
    needs: `Experience in order handling, sales support or office work
Accurate with numbers, quick with spreadsheets
Friendly on the phone even on Fridays
Able to keep many small things moving at once`,
    ask: `Have you worked with SAP or another ERP system?#yesNo
How would you rate your Excel skills?#choice:Basic;Intermediate;Advanced`,
  }),
  'Insurance and Financial Sales': role({
    pay: 1.1,
    weight: 3,
    setting: 'field',
    at: '3 4',
    degree: 5,
    field: 'Finance, Business or any field',
    people: 'advisors',
    boss: 'Unit Manager',
    tools: 'Excel, CRM, Microsoft 365, Tablet presentation tools',
    areas: 'client portfolios, needs analysis, renewals, loan applications, referrals',
    skills: 'Financial advice, Client relationships, Needs analysis, Product knowledge, Compliance, Presentation',
    why: `Families and small firms come to us for advice they can understand. We are paid for keeping them, not only for signing them.
3+ Our branch in {city} looks after {900|1,600|2,400} clients and has room for one more advisor.`,
    duties: `Meet clients, ask about their plans and worries, and recommend what fits
Explain costs, risks and exclusions before anything is signed
Build your own portfolio through referrals and community work
Collect documents, check them and see applications through
Review each client's situation at least once a year
Keep records as the regulator and our own standards require
Reach quarterly goals for new business and renewals
Take part in product and ethics training`,
    needs: `The required licence, or readiness to obtain it with our help
Trustworthiness: clients tell you things they tell few others
Good with numbers and better at explaining them
Patience to build relationships over years`,
    ask: `Do you hold a licence to sell insurance or investments?#yesNo
Why do you want to advise people on money?#text`,
    focus: {
      'Loan Officer': 'Assess loan applications, visit applicants and follow repayments',
      'Relationship Manager': 'Look after {80|120|180} affluent clients and coordinate specialists for them',
    },
  }),
  'Property Sales': role({
    pay: 1.05,
    weight: 2,
    setting: 'field',
    at: '16',
    degree: 2,
    field: 'any field',
    people: 'consultants',
    boss: 'Sales Gallery Manager',
    tools: 'Property CRM, Excel, WhatsApp Business, Matterport',
    areas: 'viewings, listings, buyer matching, contracts, owner relations',
    skills: 'Property sales, Negotiation, Client service, Market knowledge, Closing, Networking',
    why: `A home is the largest thing most people ever buy. They deserve someone who returns calls.
3+ We have {two|three} new developments and {120|200|340} units coming to the market in {city} this year.`,
    duties: `Show homes and commercial units, and answer questions straight
Match buyers and tenants with what they can afford and will like
Prepare listings with honest descriptions and good pictures
Negotiate offers and guide clients through papers and payments
Keep in touch with owners, developers and banks
Follow local prices street by street
Work weekends when clients have time, and rest in the week
Earn commission on top of a basic salary`,
    needs: `A real estate licence where required, or willingness to get one
Tidy, punctual, easy to talk to
Persistence without pressure
Own transport is a plus`,
    ask: `Do you hold a real estate licence or registration?#yesNo
Are you available to work on weekends?#yesNo`,
  }),
  'Contact Centre': role({
    pay: 0.75,
    weight: 9,
    setting: 'calls',
    at: '2 3 9 18 4 12 11',
    degree: 2,
    field: 'any field',
    people: 'agents',
    boss: 'Team Leader',
    tools: 'Zendesk, Genesys, Salesforce Service Cloud, Freshdesk, Five9',
    areas: 'first-call resolution, quality scores, queue times, escalations, agent coaching',
    skills: 'Customer service, Communication, Active listening, Typing, Problem solving, CRM',
    why: `People contact us when something has gone wrong. By the end of the call it should be right, or on its way.
5+ @2 We answer for a {travel|telecom|retail|banking|streaming} brand abroad, around the clock, with a team of {80|150|240}.
4+ @2 Our {city} site is opening a new account, and the first {20|30|45} seats are open now.`,
    duties: `Help customers by {phone|phone, chat and e-mail|chat and e-mail} with orders, bills and account questions
Listen first, then solve; pass on only what you cannot settle yourself
Write clear notes so that nobody has to ask twice
Reach goals for quality, attendance and customer satisfaction
Handle upset callers with patience and without taking it personally
Follow data protection and security checks on every contact
Learn new products and processes in paid training
Tell us when a rule makes no sense to customers`,
    needs: `Good {spoken English|English communication skills|English, spoken and written}
Comfortable with a computer: about {25|30|35} words a minute
Willing to work shifts, weekends and holidays on a fair rota
First-time job seekers are welcome; training is paid from day one`,
    ask: `Are you willing to work on shifting schedules, including nights?#yesNo
How many months of contact centre experience do you have?#number
Are you able to report on site in {city}?#yesNo`,
  }),
  'Technical Support': role({
    pay: 1,
    weight: 4,
    setting: 'calls',
    at: '2 1 18',
    degree: 4,
    field: 'Information Technology, Electronics or a related field',
    people: 'support specialists',
    boss: 'Support Team Lead',
    tools: 'Zendesk, Jira, Intercom, SQL, Postman, Confluence',
    areas: 'ticket resolution, bug reports, knowledge articles, customer setups, escalations',
    skills: 'Troubleshooting, Ticketing systems, Networking, Customer communication, SQL, Documentation',
    why: `Our customers are technical enough to ask good questions. We need someone who enjoys answering them.
3+ {Two|Three} hundred tickets a week, a fair share of them interesting.`,
    duties: `Diagnose product and connection problems by phone, chat and remote session
Reproduce issues and write bug reports developers thank you for
Guide customers step by step without making them feel slow
Keep tickets moving and customers informed
Write and improve help articles from real cases
Watch service health during your shift and raise the alarm early
Set up new customers and check that everything works
Work with sales and product on recurring issues`,
    needs: `Technical curiosity and logical thinking
Knowledge of {networks and operating systems|web applications and APIs|hardware and networks}
Clear, patient English in speech and writing
Previous help desk or technical support work is a plus`,
    ask: `Describe a difficult technical problem you solved for a customer.#text
Are you willing to work in shifts?#yesNo`,
  }),
  'Customer Success': role({
    pay: 1.35,
    weight: 2,
    setting: 'screen',
    at: '1 9 3 7',
    degree: 5,
    field: 'Business, Communication or a related field',
    people: 'customer success managers',
    boss: 'Head of Customer Success',
    tools: 'HubSpot, Gainsight, Intercom, Excel, Loom',
    areas: 'onboarding, renewals, usage reviews, customer training, feedback to product',
    skills: 'Customer success, Onboarding, Presentation, Data analysis, Relationship management, SaaS',
    why: `Customers stay with us {three|four} years on average. Most who leave do so in the first ninety days, and that is where you come in.
We sell software to people who do not love software. Success means they forget it is there.`,
    duties: `Guide new customers from signature to real use within {30|45|60} days
Look after a portfolio of {30|50|80} accounts and know which need you
Run reviews that show value in the customer's own numbers
Train users online and on site
Notice falling usage early and find out why
Lead renewals and pass growth opportunities to sales
Bring product feedback with evidence
Write guides and templates that help all customers at once`,
    needs: `Experience in customer success, account management or consulting
Good at explaining software to people with other things to do
Organised with follow-ups
Comfortable with data and with difficult conversations`,
    ask: `How many accounts did you manage at the same time?#number
Tell us about a customer you kept from leaving.#text`,
  }),
  'Trust and Quality': role({
    pay: 0.9,
    weight: 3,
    setting: 'calls',
    at: '2 9 3 19',
    degree: 4,
    field: 'any field',
    people: 'analysts',
    boss: 'Quality Manager',
    tools: 'Excel, Zendesk, SQL, Power BI, Google Sheets',
    areas: 'case reviews, calibration, policy updates, forecasting, coaching feedback',
    skills: 'Attention to detail, Analysis, Policy application, Reporting, Communication, Excel',
    why: `Platforms are only as safe as the people who look after them. We take that seriously, and look after those people too.
Good service does not happen by chance: this team measures, explains and coaches.`,
    duties: `Review cases, contacts or accounts against clear policies and decide consistently
Spot new patterns of abuse or error and report them
Give feedback that agents can use the same day
Join calibration sessions so that we all judge alike
Prepare daily and weekly figures with a short reading of them
Suggest policy wording where cases fall between two rules
Protect personal data in everything you handle`,
    needs: `Sound judgement and steady concentration
Good written English
Familiarity with spreadsheets
Resilience; counselling and rotation are part of the job where content is difficult`,
    ask: `Are you comfortable reviewing sensitive content?#yesNo
Which reporting tools do you know?#text`,
  }),
};
