import { role, type RoleText } from './role.ts';

/** Ad texts by function: technology, data. */
export const TECH: Record<string, RoleText> = {
  'Software Engineering': role({
    pay: 2.1,
    weight: 5,
    setting: 'screen',
    at: '1 3 9 18 23 20 2',
    degree: 5,
    field: 'Computer Science, Software Engineering or a related field',
    people: 'engineers',
    boss: 'Engineering Manager',
    tools: 'TypeScript, Node.js, Java, Python, PostgreSQL, AWS, Docker, Kubernetes',
    areas: 'service design, code review, release planning, API performance, technical debt',
    skills: 'TypeScript, Java, SQL, REST APIs, Git, Unit testing, System design, CI/CD',
    why: `3+ Our core platform serves {40|60|120|300} thousand active users, and the team that runs it is short of one pair of hands.
We are rebuilding the part of the product our customers use every day, and want someone who enjoys finishing things properly.
2+ Two long-running projects have just been funded, so the engineering group in {city} is growing by {2-5} people this year.`,
    duties: `Build and maintain features across the stack in {TypeScript and Node.js|Java and React|Python and TypeScript}, from first sketch to production
Write code that others can read, with tests that fail for the right reason
Review pull requests within a working day and explain your reasoning kindly
+Break down vague requests into small deliveries together with product and design
+Design services and data models that hold up when traffic grows {three|five|ten}fold
Investigate incidents, fix the cause rather than the symptom, and write down what was learned
Keep our pipelines quick: a change should reach production in under {20|30|40} minutes
-Pair with a senior engineer on tickets until you are comfortable owning them yourself
Document decisions in short notes the next engineer will be glad to find`,
    needs: `Solid command of {TypeScript|Java|Python} or a comparable language, and the habit of learning others when needed
Good understanding of relational databases, including how to read a query plan
Experience with automated tests and continuous delivery
Clear written English for design notes and code review
Comfortable saying "I do not know yet" and then finding out`,
    ask: `How many years have you worked as a software engineer, after your studies?#number
Tell us about something you built that is still in use, and your part in it.#text
Are you able to work from our {city} office at least two days a week?#yesNo`,
  }),
  'Backend Development': role({
    pay: 2.1,
    weight: 4,
    setting: 'screen',
    at: '1 3 9 18 23 24',
    degree: 5,
    field: 'Computer Science, Information Technology or equivalent experience',
    people: 'backend developers',
    boss: 'Backend Team Lead',
    tools: 'Java, Spring Boot, Go, PHP, Laravel, .NET, Python, PostgreSQL, MySQL, Redis, Kafka',
    areas: 'API design, payment integrations, database performance, background processing, service monitoring',
    skills: 'REST APIs, SQL, Redis, Message queues, Docker, Git, Linux',
    why: `Every order, payment and message on our platform passes through the services this team writes.
We are splitting a large application into services we can deploy on their own, one careful step at a time.
2+ Partners connect to us through our APIs, and {15|25|40} more are waiting for theirs to be built.`,
    duties: `Design, build and document APIs used by our web and mobile apps
Model data in {PostgreSQL|MySQL} and keep slow queries out of production
Integrate payment, messaging and logistics partners, including the awkward ones
Write unit and integration tests before a ticket is called done
+Plan and carry out database migrations without downtime
+Set up metrics and alerts that tell us about trouble before customers do
Take part in a fair on-call rota, about one week in {six|seven|eight}
-Fix bugs and build smaller endpoints under the guidance of a senior developer
Profile and tune services so that the slowest one percent of requests stays under {300|500} ms`,
    needs: `Hands-on experience building server-side applications, ideally with {Java and Spring Boot|Go and PostgreSQL|PHP and Laravel|Python and Redis|.NET and SQL Server}
Sound knowledge of SQL, transactions and indexing
Understanding of HTTP, authentication and common security pitfalls
Familiar with Git, Docker and a cloud provider
Able to explain a trade-off to people who do not write code`,
    ask: `Which backend language and framework do you know best?#text
How many years have you built server-side applications for pay?#number
How soon could you start?#choice:Immediately;Within 2 weeks;Within 1 month;More than 1 month`,
    focus: {
      'Java Developer': 'Develop Spring Boot services that handle account and order data',
      'PHP Developer': 'Extend and modernise our Laravel applications, one module at a time',
      '.NET Developer': 'Develop ASP.NET Core services and maintain older .NET applications until they can retire',
      'Golang Developer': 'Write small, fast Go services for routing and pricing',
      'Python Developer': 'Develop Python services and internal tools with FastAPI or Django',
    },
  }),
  'Frontend Development': role({
    pay: 1.85,
    weight: 4,
    setting: 'screen',
    at: '1 9 19 3 23 2 18',
    degree: 5,
    field: 'Computer Science, Multimedia or equivalent experience',
    people: 'frontend developers',
    boss: 'Frontend Lead',
    tools: 'React, TypeScript, Vue, Next.js, Tailwind CSS, Vite, Playwright',
    areas: 'component design, page speed, accessibility, browser testing, the design system',
    skills: 'JavaScript, TypeScript, React, HTML, CSS, Accessibility, Git',
    why: `Most of our customers meet us on a mid-range phone over a patchy connection, and we want that to feel good.
The design system is half done. You would help finish it, and move {20|35|50} screens onto it.
Our product is used all day by people in a hurry, so every click we save is noticed.`,
    duties: `Turn designs into fast, accessible interfaces with {React|Vue} and TypeScript
Work with designers early, and speak up when something will be awkward to use
Keep first load under {100|150|200} kB and measure it on real devices
Write component and browser tests for the flows that earn money
Connect screens to our APIs and handle slow, failed and empty states properly
+Guide the structure of our shared component library and review contributions
Fix layout and behaviour differences across browsers and screen sizes
-Build smaller components and pages with guidance, then take on whole screens`,
    needs: `Strong HTML, CSS and JavaScript, beyond any one framework
Working experience with {React|Vue or React|React and TypeScript}
Understanding of accessibility: keyboard use, focus, contrast, screen readers
An eye for spacing and type, and patience with details
Links to work we can open in a browser`,
    ask: `Please share a link to something you built that we can open in a browser.#text
How many years of experience do you have with React or Vue?#number`,
    focus: { 'WordPress Developer': 'Build custom WordPress themes and blocks, and keep {12|20|35} client sites updated and quick' },
  }),
  'Mobile Development': role({
    pay: 2,
    weight: 3,
    setting: 'screen',
    at: '1 3 9 12 18 23',
    degree: 5,
    field: 'Computer Science or a related field',
    people: 'mobile engineers',
    boss: 'Mobile Lead',
    tools: 'Swift, Kotlin, Flutter, Jetpack Compose, SwiftUI, Firebase, Fastlane',
    areas: 'app releases, offline behaviour, crash rates, push notifications, store listings',
    skills: 'Mobile development, REST APIs, Firebase, App store release, Git, UI testing',
    why: `3+ Our app has {200|450|800} thousand installs and a {4.4|4.6|4.7} rating. We would like to keep the second number while growing the first.
@9 Nine in ten of our orders now come from the app, yet the team is only {4-7} people.
The app was built quickly, works well, and now deserves a cleaner foundation.`,
    duties: `Develop and ship app features in {Swift and SwiftUI|Kotlin and Jetpack Compose|Flutter} every two weeks
Keep crash-free sessions above {99.5|99.7|99.8} percent
Make the app behave well offline and on slow networks
Work with backend developers on APIs that suit a phone
Handle releases to the App Store and Google Play, including staged rollouts
+Decide on architecture with the team and keep it consistent as the app grows
Instrument screens so that product decisions rest on facts
Test on older and cheaper devices, not only the newest ones`,
    needs: `At least one published app you can show and talk about
Command of {Swift or Kotlin|Kotlin and Android SDK|Flutter and Dart|Swift and iOS SDK}
Experience with asynchronous code, local storage and background work
Understanding of platform guidelines on both iOS and Android`,
    ask: `Please link to an app you have worked on, and say what you did.#text
Which platform do you mainly develop for?#choice:iOS;Android;Flutter;React Native`,
    focus: {
      'iOS Developer': 'Own the iOS app in Swift, from feature work to App Store review',
      'Android Developer': 'Own the Android app in Kotlin, across a wide range of devices',
      'Flutter Developer': 'Build one Flutter codebase for both stores, with native bridges where needed',
    },
  }),
  'DevOps and Cloud': role({
    pay: 2.2,
    weight: 3,
    setting: 'screen',
    at: '1 3 9 18 20',
    degree: 5,
    field: 'Computer Science, Information Systems or equivalent experience',
    people: 'platform engineers',
    boss: 'Head of Infrastructure',
    tools: 'AWS, Terraform, Kubernetes, GitHub Actions, Prometheus, Grafana, Ansible, Azure',
    areas: 'deployment pipelines, cloud costs, incident response, backup and recovery, access control',
    skills: 'AWS, Kubernetes, Terraform, Linux, CI/CD, Monitoring, Scripting',
    why: `4+ {Eighty|Forty|Sixty} services, three environments and one platform team: good tooling is the only way it works.
We moved to the cloud two years ago. Now we want it cheaper, calmer and easier to reason about.
4+ Developers here deploy {20|30|50} times a day. You would help that number grow without anyone losing sleep.`,
    duties: `Run and improve our {AWS|Azure|AWS and Azure} infrastructure as code with Terraform
Maintain Kubernetes clusters and the pipelines that deploy to them
Set useful alerts, remove noisy ones, and keep runbooks short and current
Lead incident response when on call, and write blameless reviews afterwards
Track cloud spending and find savings that do not hurt
Test backups by restoring them, on a schedule
+Advise product teams on reliability targets and capacity
Automate whatever is done by hand more than twice`,
    needs: `Practical Linux and networking knowledge
Experience running production workloads on {AWS|Azure|Google Cloud}
Infrastructure as code and container orchestration in daily work
Scripting in Bash, Python or Go
Calm under pressure, and honest in a post-mortem`,
    ask: `Which cloud platforms have you run in production?#text
Are you willing to join an on-call rota?#yesNo`,
  }),
  'Quality Assurance': role({
    pay: 1.4,
    weight: 3,
    setting: 'screen',
    at: '1 3 9 23 2 18',
    degree: 5,
    field: 'Information Technology or a related field',
    people: 'QA engineers',
    boss: 'QA Lead',
    tools: 'Playwright, Selenium, Cypress, Postman, JMeter, Jira, TestRail, Appium',
    areas: 'regression testing, test automation, release sign-off, defect triage, API testing',
    skills: 'Test design, Test automation, API testing, SQL, Jira, Bug reporting',
    why: `We ship every week and would like to worry less on release day.
Manual regression takes our team {three|four} days. You would help bring that down to one morning.
Quality here is the whole team's job; you would be the person who shows us how.`,
    duties: `Write test cases from requirements, and question the requirements when they do not add up
Carry out functional, regression and exploratory testing on web and mobile
Automate stable flows with {Playwright|Cypress|Selenium} and keep the suite trustworthy
Report defects so clearly that they can be fixed without a meeting
Test APIs with {Postman|automated suites} and check the data behind the screen
+Decide with the team what to automate, what to sample and what to leave
Verify fixes and confirm a release is fit to go out
Keep track of escaped defects and what would have caught them`,
    needs: `An inquisitive mind and a good eye for what could go wrong
Experience with test management and bug tracking tools such as {Jira|TestRail|Jira and TestRail}
Basic SQL, and some programming for automation roles
Able to give developers bad news in a friendly way`,
    ask: `Have you automated tests before? With which tools?#text
How many years have you worked in software testing?#number`,
  }),
  Cybersecurity: role({
    pay: 2.1,
    weight: 2,
    setting: 'screen',
    at: '1 3 18 20 4 17',
    degree: 5,
    field: 'Information Security, Computer Science or a related field',
    people: 'security analysts',
    boss: 'Information Security Manager',
    tools: 'Splunk, Microsoft Sentinel, CrowdStrike, Burp Suite, Wazuh, Nessus, Okta',
    areas: 'alert triage, vulnerability management, access reviews, incident handling, security awareness',
    skills: 'SIEM, Incident response, Vulnerability management, Networking, ISO 27001, Scripting',
    why: `A recent audit went well. We would like the next one to be boring.
5+ Our monitoring covers {2,000|4,500|9,000} endpoints and we are adding another site this year.
Security has moved from a corner of IT to a team of its own, and you would help shape it.`,
    duties: `Monitor and triage alerts in {Splunk|Microsoft Sentinel|our SIEM}, and tune out what does not matter
Investigate suspicious activity and lead containment when it is real
Run vulnerability scans and follow findings until they are closed
Review access rights with system owners every quarter
+Assess new systems and suppliers before they are connected
+Prepare evidence for ISO 27001 and customer audits
Write short, practical guidance that colleagues will really read
Rehearse incidents with the business, from ransomware to a lost laptop`,
    needs: `Good grounding in networks, operating systems and identity
Experience with {SIEM and EDR tools|penetration testing tools|security monitoring}
Certifications such as Security+, CEH, OSCP or CISSP are welcome, not required
Discretion, and a steady hand during incidents`,
    ask: `Which security certifications do you hold, if any?#text
Are you able to work in shifts?#yesNo`,
  }),
  'IT Support': role({
    pay: 0.95,
    weight: 5,
    setting: 'office',
    at: '*',
    degree: 4,
    field: 'Information Technology or Computer Studies',
    people: 'support technicians',
    boss: 'IT Manager',
    tools: 'Microsoft 365, Active Directory, Windows 11, Jira Service Management, Intune, TeamViewer, Freshservice',
    areas: 'ticket handling, device setup, user accounts, asset records, meeting room equipment',
    skills: 'Troubleshooting, Windows, Microsoft 365, Active Directory, Networking basics, Customer service',
    why: `2+ About {staff} colleagues rely on a small IT team to get through their day.
4+ We are opening a second floor in {city} and need someone who can set up {60|90|150} desks and keep them running.
Our help desk closes {80|85|90} percent of tickets the same day, and we intend to keep it that way.`,
    duties: `Be the first person colleagues turn to, by ticket, phone or at their desk
Set up laptops, phones, accounts and access for people who join, and take them back when they leave
Diagnose hardware, printer, network and software problems and see them through
Maintain {Microsoft 365 and Active Directory|user accounts, licences and mailing lists}
Keep the asset register correct, down to the last charger
Write short guides for the questions that keep coming back
Support meeting rooms, video calls and the occasional all-hands
Escalate to the infrastructure team with notes they can act on`,
    needs: `Practical knowledge of Windows, Microsoft 365 and basic networking
Patience: the same question deserves the same friendly answer each time
Able to lift and move equipment when desks change
ITIL or CompTIA A+ is a plus`,
    ask: `Have you supported Microsoft 365 and Active Directory before?#yesNo
How many users did you support in your last role?#number
Are you willing to work on site five days a week?#yesNo`,
  }),
  'Systems and Networks': role({
    pay: 1.4,
    weight: 3,
    setting: 'office',
    at: '1 3 18 5 13 2 17 12',
    degree: 5,
    field: 'Information Technology, Computer Engineering or a related field',
    people: 'network and systems engineers',
    boss: 'Infrastructure Manager',
    tools: 'Cisco, Fortinet, VMware, Linux, Windows Server, Veeam, Zabbix, MikroTik',
    areas: 'network uptime, server patching, backup checks, firewall rules, site connectivity',
    skills: 'Routing and switching, Firewalls, Windows Server, Linux, Virtualisation, Monitoring',
    why: `4+ {Six|Nine|Fourteen} sites hang off our network, and all of them notice when it is slow.
3+ We are replacing ageing servers and switches over the next {12|18} months.
Our operations run day and night, so maintenance takes planning and a cool head.`,
    duties: `Install, configure and maintain {Cisco|Fortinet|MikroTik} routers, switches, firewalls and wireless
Administer {Windows Server and VMware|Linux servers and virtual machines|on-premises and cloud servers}
Patch systems on schedule and prove that backups restore
Watch performance with {Zabbix|our monitoring tools} and act before users call
Plan changes, announce them, and keep a way back
Document the network so that a colleague could run it from your notes
+Size and price upgrades, and deal with suppliers
Resolve second-level tickets passed on by the help desk`,
    needs: `Hands-on experience with enterprise networks or servers
Good knowledge of TCP/IP, VLANs, VPN and DNS
CCNA, RHCSA or similar certification is a plus
Willing to do planned work outside office hours now and then`,
    ask: `Do you hold CCNA or an equivalent certification?#yesNo
Describe the largest network or server estate you have looked after.#text`,
  }),
  'Product Management': role({
    pay: 2.3,
    weight: 2,
    setting: 'screen',
    at: '1 3 9 18 23 24',
    degree: 5,
    field: 'Business, Engineering, Design or another field you can make a case for',
    people: 'product managers',
    boss: 'Head of Product',
    tools: 'Figma, Jira, Amplitude, Mixpanel, SQL, Notion',
    areas: 'discovery, roadmap planning, release decisions, user research, pricing tests',
    skills: 'Product discovery, Roadmapping, User research, SQL, A/B testing, Stakeholder management',
    why: `Our customers tell us what hurts. We need someone to work out what to do about it, and what to leave alone.
The {checkout|onboarding|partner} team ships well but has been without a product manager for {two|three} months.
We are entering {two|three} new markets and the product has to fit each of them.`,
    duties: `Talk to users every week and turn what you hear into problems worth solving
Own the roadmap of one product area and be able to defend each line of it
Write short briefs with a clear goal, a measure and what is out of scope
Work daily with {4-8} engineers and a designer, as one team
Decide what ships, watch the numbers afterwards, and say so when it did not work
+Agree on priorities with sales, operations and finance before they become arguments
Query the data yourself when the dashboard does not answer the question
Keep customer-facing teams informed before a release, not after`,
    needs: `A track record of products that people use, and honest stories about ones they did not
Comfort with numbers, experiments and basic SQL
Concise writing and good listening
Ability to say no in a way that keeps the relationship`,
    ask: `Describe a product decision you got wrong and what you did next.#text
How many years have you worked in product management?#number`,
  }),
  'IT Project Management': role({
    pay: 1.7,
    weight: 3,
    setting: 'office',
    at: '1 3 4 18 20 2 15',
    degree: 5,
    field: 'Information Systems, Business or Engineering',
    people: 'project managers and analysts',
    boss: 'Program Manager',
    tools: 'Jira, Confluence, MS Project, Miro, Excel, Smartsheet',
    areas: 'requirements, delivery planning, risk tracking, user acceptance testing, status reporting',
    skills: 'Requirements gathering, Agile, Stakeholder management, Process mapping, Risk management, UAT',
    why: `{Three|Four} systems go live in the next year, and each has people waiting on it.
Our business teams and developers mean the same thing in different words; this role translates.
Projects here are delivered on time more often than not, and we would like to improve the odds.`,
    duties: `Gather requirements through workshops and interviews, and write them so that both sides agree
Plan work with the team, track progress openly, and raise risks while there is still time
Run stand-ups, reviews and retrospectives that people find worth attending
Map current processes and propose simpler ones
Coordinate user acceptance testing and training before go-live
Manage suppliers, change requests and the budget line you are given
Prepare short status reports: what is done, what is next, what is stuck
Follow up after launch to check that the promised benefit appeared`,
    needs: `Experience delivering software or systems projects with business users
Strong facilitation skills and clear writing
Working knowledge of Agile and of when a plan-driven approach is better
PMP, PSM or CBAP is a plus`,
    ask: `What is the largest project you have delivered, in people and months?#text
Do you hold PMP, PSM or a similar certification?#yesNo`,
  }),
  'Business Applications': role({
    pay: 1.6,
    weight: 2,
    setting: 'office',
    at: '1 20 13 8 12 10',
    degree: 5,
    field: 'Information Systems, Accountancy or a related field',
    people: 'application consultants',
    boss: 'Business Systems Manager',
    tools: 'SAP S/4HANA, Odoo, Salesforce, Microsoft Dynamics 365, NetSuite, Power BI',
    areas: 'system configuration, data migration, user training, reporting, change requests',
    skills: 'ERP, CRM, Business process analysis, Data migration, User training, SQL',
    why: `Finance, sales and the warehouse all work in the same system, and each wants it a little different.
We are {halfway through|about to begin} a rollout to {three|five|eight} subsidiaries.
Good configuration saves our colleagues hours. Bad configuration costs them weekends.`,
    duties: `Configure and support {SAP|Odoo|Salesforce|Dynamics 365} modules used by {150|300|600} colleagues
Work with key users to understand what they need, then recommend the simplest way
Plan and test data migration, and reconcile the results
Train users in small groups and write guides with screenshots
Resolve support tickets and spot the pattern behind them
+Lead workshops and sign off solution designs
Build reports that replace spreadsheets nobody dares to change
Test upgrades and integrations before they reach production`,
    needs: `Working experience with at least one ERP or CRM platform
Understanding of order-to-cash, purchase-to-pay or similar processes
Patience in training and precision in testing
Certification in your platform is a plus`,
    ask: `Which ERP or CRM platforms have you configured?#text
How many full implementations have you been part of?#number`,
  }),
  'Blockchain and Web3': role({
    pay: 2.5,
    weight: 2,
    setting: 'screen',
    at: '24',
    degree: 5,
    field: 'Computer Science, Mathematics or equivalent experience',
    people: 'protocol and web engineers',
    boss: 'Chief Technology Officer',
    tools: 'Solidity, Foundry, Hardhat, Rust, ethers.js, The Graph, TypeScript',
    areas: 'contract audits, gas costs, on-chain data, wallet integration, community support',
    skills: 'Solidity, Ethereum, Smart contract security, TypeScript, Foundry, DeFi',
    why: `We move real value on public chains, so nothing ships without two reviews and a test that tries to break it.
The protocol has been live for {two|three} years without an incident. That is the record you would help protect.
A remote team in {6-11} time zones, a public roadmap and an active community: that is how we work.`,
    duties: `Work with colleagues across time zones on a product that runs entirely on public chains
Follow new standards and attacks closely, and share what they mean for us
Read on-chain data to understand how people really use the protocol
Explain design choices in public, in language a newcomer can follow
+Prepare code and documents for external audits and act on the findings
Contribute to documentation, examples and the developer community
Keep the testnet useful and the mainnet dull`,
    needs: `Genuine understanding of how Ethereum or a comparable chain works
Work in public we can look at: code, analysis or a community you helped to run
Security-minded thinking in everything that touches funds
Self-direction: most of the team is asleep when you start`,
    ask: `Please share a link to your GitHub, a deployed contract or other public work.#text
Which chains have you worked with?#text`,
    focus: {
      'Smart Contract Developer': 'Write, test and deploy Solidity contracts with Foundry, including fuzz and invariant tests',
      'Blockchain Developer': 'Build services that read from and write to several chains reliably',
      'Solidity Engineer': 'Design upgradeable contracts and keep their gas costs in check',
      'Web3 Frontend Developer': 'Build the app people connect their wallets to, with TypeScript and React',
      'Protocol Engineer': 'Specify and implement protocol changes, from proposal to mainnet',
      'Blockchain Lead': 'Lead contract development and own the audit calendar',
    },
  }),
  'Data Analysis': role({
    pay: 1.45,
    weight: 4,
    setting: 'screen',
    at: '1 2 3 4 8 9 12 18 20 10',
    degree: 5,
    field: 'Statistics, Mathematics, Economics, IT or a related field',
    people: 'analysts',
    boss: 'Analytics Manager',
    tools: 'SQL, Power BI, Tableau, Excel, Python, Looker Studio, BigQuery',
    areas: 'weekly reporting, dashboard upkeep, customer analysis, data quality, forecasting',
    skills: 'SQL, Power BI, Tableau, Excel, Python, Data visualisation, Statistics',
    why: `We have more dashboards than answers, and would like to turn that around.
Every Monday our managers decide on stock, staffing and prices. You would make sure they look at the right numbers.
5+ The business collects good data from {60|140|300} branches and partners; few people know what it says.`,
    duties: `Write SQL to answer questions from sales, operations and finance, and check the answer twice
Build and maintain dashboards in {Power BI|Tableau|Looker Studio} that people open without being asked
Prepare the weekly and monthly reports, and gradually automate them
Explain findings in plain words, with the caveats that matter
Track down wrong numbers to their source and get them fixed there
+Design experiments with business teams and judge the results honestly
Define each metric once, and write the definition where all can see it
Look for patterns nobody asked about and bring the useful ones to the table`,
    needs: `Confident SQL and advanced Excel
Experience with {Power BI|Tableau|a BI tool such as Power BI or Tableau}
Basic statistics: you know when a difference is only noise
Curiosity about how the business makes its money
Python or R is a plus`,
    ask: `Rate your SQL: what is the most complex query you have written?#text
Which BI tool do you know best?#choice:Power BI;Tableau;Looker;Other`,
  }),
  'Data Engineering': role({
    pay: 2.1,
    weight: 2,
    setting: 'screen',
    at: '1 3 9 18 12 4',
    degree: 5,
    field: 'Computer Science, Data Engineering or a related field',
    people: 'data engineers',
    boss: 'Head of Data',
    tools: 'Airflow, dbt, Spark, Kafka, BigQuery, Snowflake, Python, Redshift',
    areas: 'pipeline reliability, data modelling, warehouse costs, data contracts, access policies',
    skills: 'Python, SQL, Airflow, dbt, Spark, Data modelling, Cloud data warehouses',
    why: `Analysts here wait until ten in the morning for yesterday's data. It should be there at six.
We are moving from a tangle of scripts to a warehouse people trust.
4+ {Thirty|Fifty} sources feed our platform and a new one arrives every month.`,
    duties: `Build and run pipelines with {Airflow|dbt and Airflow|Spark} that finish on time and fail loudly
Model data so that analysts can answer questions without asking you first
Agree on data contracts with the teams that produce the data
Keep warehouse costs visible and under control
Test data as seriously as code: freshness, volume, uniqueness, meaning
+Choose tools with the team and retire the ones we outgrow
Handle personal data with care, from masking to deletion
Support data scientists in bringing models into production`,
    needs: `Strong SQL and Python
Experience with a cloud warehouse such as {BigQuery|Snowflake|Redshift}
Understanding of orchestration, partitioning and incremental loads
Good habits: version control, code review, documentation`,
    ask: `Which orchestration tools and warehouses have you used?#text
How many years have you worked as a data engineer?#number`,
  }),
  'Data Science': role({
    pay: 2.3,
    weight: 2,
    setting: 'screen',
    at: '1 3 4 9 14 18 6',
    degree: 6,
    field: 'Statistics, Computer Science, Physics or another quantitative field',
    people: 'data scientists',
    boss: 'Head of Data',
    tools: 'Python, PyTorch, scikit-learn, SQL, MLflow, Hugging Face, Spark',
    areas: 'demand forecasting, model monitoring, feature pipelines, experiment design, model evaluation',
    skills: 'Python, Machine learning, SQL, PyTorch, Statistics, MLOps, Experiment design',
    why: `{Fraud|Demand|Delivery time|Churn} is predicted by hand-made rules today. We think a model would do better, and want someone who can prove it.
The data is there, the business is asking, and the first two models are already paying for themselves.
We care more about a simple model in production than a brilliant one in a notebook.`,
    duties: `Frame business questions as problems that data can answer, and say when it cannot
Build, evaluate and deploy models with {Python and scikit-learn|Python and PyTorch}
Start with a baseline, and beat it before adding complexity
Work with engineers to serve models reliably and watch them for drift
+Set evaluation standards for the team, including fairness and failure cases
Design experiments that show whether a model helps
Present results to people who will act on them
Keep work reproducible: data, code and parameters under version control`,
    needs: `Strong statistics and programming in Python
Models of yours have run in production, or you are close to it
Ability to explain uncertainty without hiding behind it
Good SQL; most of the work is still data`,
    ask: `Describe a model you put into production and how you knew it worked.#text
How many years of experience do you have in machine learning?#number`,
    focus: {
      'Computer Vision Engineer': 'Train and optimise vision models for inspection cameras and edge devices',
      'NLP Engineer': 'Build language models for search, classification and support in several languages',
      'AI Engineer': 'Bring large language models into the product, with evaluation that catches bad answers',
    },
  }),
  'Data Annotation': role({
    pay: 0.7,
    weight: 2,
    setting: 'calls',
    at: '2 1',
    degree: 2,
    field: 'any field',
    people: 'annotators',
    boss: 'Annotation Team Lead',
    tools: 'Label Studio, CVAT, Google Sheets, Slack',
    areas: 'labelling quality, guideline updates, daily targets, edge cases',
    skills: 'Attention to detail, Data labelling, Reading comprehension, Typing, Following guidelines',
    why: `AI systems learn from examples that people have checked. That is the work of this team.
A new {speech|image|medical text|map} project starts next month and runs for at least {nine|twelve} months.`,
    duties: `Label {images, audio and text|text conversations|street images} according to written guidelines
Flag unclear cases and suggest better wording for the guideline
Meet daily targets without letting accuracy drop under {95|97|98} percent
Take part in weekly calibration sessions with the quality team
Compare model answers and explain which is better, and why
Keep client material confidential at all times`,
    needs: `Excellent attention to detail over long periods
Good reading comprehension in English; a second language is a plus
Comfortable with computers and able to learn a new tool in a day
No earlier experience needed: two weeks of paid training are given`,
    ask: `Which languages do you read fluently?#text
Are you able to work full shifts on site?#yesNo`,
  }),
};
