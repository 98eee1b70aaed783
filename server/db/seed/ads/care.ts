import { role, type RoleText } from './role.ts';

/** Ad texts by function: healthcare, education. */
export const CARE: Record<string, RoleText> = {
  Nursing: role({
    pay: 1.05,
    weight: 7,
    setting: 'ward',
    at: '5',
    degree: 5,
    field: 'Nursing',
    people: 'nurses',
    boss: 'Nurse Manager',
    tools: 'Electronic medical records, Infusion pumps, Patient monitors',
    areas: 'patient assessment, medication safety, care plans, handovers, infection control',
    skills: 'Patient care, Medication administration, BLS, Documentation, Infection control, Teamwork',
    why: `4+ Our {medical|surgical|mixed} ward has {24|30|36} beds and a team that eats together when the day allows.
We have opened {one new ward|a day clinic|twelve more beds} and keep the number of patients per nurse where it should be.
Patients here are mostly {older people|families|people recovering from surgery}, and they remember their nurses.`,
    duties: `Assess patients, plan their care and carry it out with respect
Give medicines and treatments safely and record them at once
Notice changes early and call the doctor in time
Talk with patients and families in words they understand
Hand over completely at the end of each shift
Follow hygiene and safety rules, and remind others kindly
Support admissions, discharges and procedures
Guide nursing aides and students`,
    needs: `A nursing degree and a valid local nursing licence
Basic life support certificate
Kindness that lasts to the end of the shift
Willing to work in rotating shifts`,
    ask: `Do you hold a valid nursing licence for this country?#yesNo
How many years of bedside experience do you have?#number
Are you willing to work rotating shifts?#yesNo`,
    focus: {
      'ICU Nurse': 'Care for ventilated and post-operative patients in a unit of {8|10|14} beds',
      'Dialysis Nurse': 'Prepare and supervise haemodialysis sessions for {4-6} patients per shift',
      'Company Nurse': 'Run the workplace clinic, keep health records and organise check-ups',
      'Clinic Nurse': 'Prepare patients, assist doctors and follow up test results in a busy clinic',
    },
  }),
  'Medical Practice': role({
    pay: 3,
    weight: 2,
    setting: 'ward',
    at: '5',
    degree: 6,
    field: 'Medicine',
    people: 'doctors',
    boss: 'Medical Director',
    tools: 'Electronic medical records, Ultrasound, Telemedicine platform',
    areas: 'consultations, treatment plans, referrals, clinical audits, teaching',
    skills: 'Clinical diagnosis, Patient communication, ACLS, Medical records, Teamwork, Ethics',
    why: `We give doctors {twenty|twenty-five} minutes a patient, and patients notice.
2+ The clinic in {city} sees {70|110|160} patients a day and would like to open on Saturday afternoons too.`,
    duties: `Examine, diagnose and treat patients to current guidelines
Explain findings and choices so that patients can decide
Order and interpret tests sensibly
Refer to specialists and follow up
Keep complete and timely records
Take part in case conferences and clinical audits
Supervise and teach junior staff
Share duty on a fair rota`,
    needs: `A medical degree and valid registration
Clinical experience in {general practice|hospital medicine|your specialty}
Sound judgement, clear speech
Willing to keep learning`,
    ask: `Do you hold valid medical registration in this country?#yesNo
What is your specialty or main area of practice?#text`,
  }),
  Pharmacy: role({
    pay: 1.05,
    weight: 3,
    setting: 'floor',
    at: '5 6 8',
    degree: 5,
    field: 'Pharmacy',
    people: 'pharmacy staff',
    boss: 'Pharmacy Manager',
    tools: 'Dispensing software, Electronic prescriptions, POS',
    areas: 'dispensing, patient advice, stock and expiry dates, controlled drugs, interaction checks',
    skills: 'Dispensing, Patient counselling, Pharmacology, Inventory, Regulation, Customer service',
    why: `People ask the pharmacist first. We make sure there is time to answer.
6+ @8 Our {14|27|40} pharmacies belong to their neighbourhoods. {city} is one we care about.`,
    duties: `Dispense medicines accurately and check for interactions
Advise customers on use, side effects and when to see a doctor
Manage stock, expiry dates and cold storage
Keep records of prescriptions and controlled medicines
Work with doctors when a prescription needs a question
Train assistants and keep procedures current
Take part in health days and vaccinations where allowed
Keep the pharmacy welcoming and tidy`,
    needs: `Pharmacy training; pharmacists need a valid licence
Precision and discretion
Friendly advice at eye level
Willing to work some weekends`,
    ask: `Do you hold a valid pharmacist licence?#yesNo
Are you able to work weekends on a rota?#yesNo`,
  }),
  Caregiving: role({
    pay: 0.62,
    weight: 5,
    setting: 'ward',
    at: '5 25',
    degree: 2,
    field: 'any field; care training is welcome',
    people: 'carers',
    boss: 'Care Manager',
    tools: 'Care plans, Transfer aids, Vital signs monitors',
    areas: 'personal care, meals, mobility, daily notes, activities',
    skills: 'Caregiving, First aid, Communication, Patience, Personal care, Teamwork',
    why: `3+ Our {32|48|60} residents each have a story. Carers here have time to hear it.
People want to stay at home as long as they can. With the right help they do.`,
    duties: `Help with washing, dressing, meals and moving, with dignity
Keep company: talk, walk, read, play
Watch for changes and report them to the nurse
Keep rooms tidy and safe
Write short daily notes
Follow the care plan and respect wishes
Support activities and outings
Work closely with families`,
    needs: `Patience, warmth and a strong back
Training or experience in care is welcome; we also train
Good hygiene and reliability
Willing to work shifts and some weekends`,
    ask: `Do you hold a caregiving or first aid certificate?#yesNo
Are you willing to work shifts, including nights?#yesNo`,
  }),
  'Laboratory and Imaging': role({
    pay: 0.95,
    weight: 3,
    setting: 'ward',
    at: '5 6',
    degree: 5,
    field: 'Medical Technology, Radiologic Technology or a related field',
    people: 'technologists',
    boss: 'Laboratory Supervisor',
    tools: 'Haematology analysers, LIS, PACS, Microscopes, Ultrasound',
    areas: 'sample handling, quality controls, results release, equipment care, night duty',
    skills: 'Laboratory testing, Phlebotomy, Quality control, LIS, Safety, Accuracy',
    why: `Seven in ten decisions of our doctors rest on a result from this department.
4+ We run {900|1,600|2,800} tests a day and repeat very few.`,
    duties: `Receive samples or patients and check identity, every time
Carry out examinations by procedure and within the time promised
Run quality controls and act on deviations
Release results, and telephone critical ones
Look after analysers or imaging equipment
Keep records, stock and cold chain in order
Follow biosafety and radiation rules
Guide students and assistants`,
    needs: `The required licence or registration
Exact, calm, gentle with nervous patients
Experience with {laboratory|imaging|laboratory or imaging} systems is welcome
Willing to work shifts`,
    ask: `Do you hold a valid professional licence?#yesNo
Which analysers or imaging equipment have you used?#text`,
  }),
  Rehabilitation: role({
    pay: 1.1,
    weight: 2,
    setting: 'ward',
    at: '5 25',
    degree: 5,
    field: 'Physiotherapy, Occupational Therapy, Speech Therapy or a related field',
    people: 'therapists',
    boss: 'Rehabilitation Manager',
    tools: 'Exercise equipment, Electrotherapy, Assessment scales, EMR',
    areas: 'assessment, therapy plans, progress reviews, home exercises, family training',
    skills: 'Assessment, Therapy planning, Manual skills, Patient motivation, Documentation, Teamwork',
    why: `The first steps after a stroke or an operation are small and large at once. You would be beside them.
3+ We have a bright gym, {six|nine} therapists and a waiting list we would like to shorten.`,
    duties: `Assess patients and agree on goals that matter to them
Plan and give individual and group therapy
Teach exercises that will be done at home
Record progress and adjust the plan
Work with doctors, nurses and families
Choose aids and advise on changes at home
Keep equipment safe and clean
Share knowledge in weekly case talks`,
    needs: `A degree and valid registration in your profession
Motivating, patient, attentive
Interest in further training, which we pay for
Experience in {orthopaedics|neurology|children|older adults} is a plus`,
    ask: `Do you hold valid registration in your profession?#yesNo
Which patient groups do you prefer to work with?#text`,
  }),
  Dental: role({
    pay: 1.2,
    weight: 2,
    setting: 'ward',
    at: '5',
    degree: 5,
    field: 'Dentistry or dental assistance',
    people: 'dental staff',
    boss: 'Clinic Director',
    tools: 'Digital X-ray, Intraoral scanner, Dental software, Autoclave',
    areas: 'treatment rooms, sterilisation, appointments, patient advice, materials',
    skills: 'Chairside assistance, Infection control, Patient care, Digital dentistry, Scheduling, Communication',
    why: `Nobody looks forward to the dentist. Our patients come back anyway, and bring their children.
A new clinic with {four|five|six} chairs opens in {city}.`,
    duties: `Prepare treatment rooms, instruments and materials
Calm and inform patients before, during and after treatment
Carry out or assist treatments within your qualification
Take X-rays and scans by the rules
Sterilise instruments and record cycles
Keep patient files complete
Arrange appointments and follow-ups
Look after stock and equipment`,
    needs: `Training or a degree in your field, with licence where required
Clean, exact, gentle
A good voice for nervous patients
Team player in a small clinic`,
    ask: `Do you hold a dental licence or certificate?#yesNo
Are you available on Saturdays?#yesNo`,
  }),
  'Medical Administration': role({
    pay: 0.85,
    weight: 3,
    setting: 'office',
    at: '5 2 4',
    degree: 4,
    field: 'Health Information, Business, Nursing or a related field',
    people: 'clinic staff',
    boss: 'Clinic Manager',
    tools: 'ICD-10, CPT, Billing software, EMR, Excel',
    areas: 'claims, coding, appointments, patient questions, insurer contacts',
    skills: 'Medical billing, ICD-10, Claims, Customer service, Data privacy, Excel',
    why: `Doctors heal, but somebody has to make sure it is recorded, scheduled and paid.
3+ Claims from {six|nine|fourteen} clinics pass through this office.`,
    duties: `Code, bill or schedule services correctly and on time
Check coverage and explain costs to patients before treatment
Follow up rejected claims and find out why
Answer patients and insurers politely and precisely
Protect medical data without exception
Keep files complete for audits
Prepare daily and monthly figures
Help the team when the waiting room is full`,
    needs: `Experience in a clinic, insurer or billing office is welcome
Knowledge of medical terms
Accurate with codes and amounts
Good English`,
    ask: `Are you familiar with ICD-10 or CPT coding?#yesNo
How many years have you worked in healthcare administration?#number`,
  }),
  'School Teaching': role({
    pay: 0.95,
    weight: 5,
    setting: 'school',
    at: '7',
    degree: 5,
    field: 'Education or the subject taught',
    people: 'teachers',
    boss: 'School Principal',
    tools: 'Google Classroom, Interactive whiteboards, Microsoft Teams, Kahoot',
    areas: 'lesson plans, assessment, parent meetings, homeroom, school events',
    skills: 'Teaching, Lesson planning, Classroom management, Assessment, Communication, Child safeguarding',
    why: `Classes of {18|22|26}, a library that is used, and colleagues who share their materials.
From August we open a second class in {Year 4|Year 6|Year 8}, and look for a teacher to begin with it.
Our pupils ask good questions. They deserve someone who likes that.`,
    duties: `Plan and teach lessons that reach quick and slow learners
Assess fairly and give feedback that helps
Know each child, and tell parents how they are doing
Keep an orderly, friendly classroom
Prepare examinations and reports
Take part in events, trips and supervision
Work with colleagues on the curriculum
Protect children: safeguarding comes before everything`,
    needs: `A degree in education or your subject, and a teaching licence where required
Joy in teaching, and a calm voice
Good English
A clean background check`,
    ask: `Do you hold a teaching licence?#yesNo
Which subjects and ages have you taught?#text`,
    focus: {
      'Mathematics Teacher': 'Teach mathematics so that pupils dare to be wrong on the way to being right',
      'Science Teacher': 'Teach science with experiments at least once a week',
      'Special Education Teacher': 'Write individual learning plans and teach small groups with special needs',
    },
  }),
  'Early Childhood': role({
    pay: 0.75,
    weight: 3,
    setting: 'school',
    at: '7',
    degree: 4,
    field: 'Early Childhood Education',
    people: 'educators',
    boss: 'Centre Principal',
    tools: 'Learning journals, Parent app, Montessori materials',
    areas: 'daily routines, play and learning, parent talks, safety, celebrations',
    skills: 'Early childhood education, Child safety, Creativity, First aid, Communication, Patience',
    why: `{Forty|Sixty|Eighty-five} small people, a garden, and a team that sings without being asked.
Parents hand us what they love most at {7:00|7:30|8:00} in the morning. We do not forget it.`,
    duties: `Care for and teach children between {18 months|two years|three years} and six
Plan play, stories, music and first letters and numbers
Keep children safe, clean, fed and rested
Observe development and note it
Talk with parents at drop-off and pick-up
Prepare materials and celebrations
Keep rooms and toys clean
Follow child protection rules strictly`,
    needs: `A diploma or certificate in early childhood education
First aid for children, or willingness to learn
Warmth, patience, energy
A clean background check`,
    ask: `Do you hold an early childhood certificate or diploma?#yesNo
Which age group do you prefer?#choice:Infants;Toddlers;Preschool;Any`,
  }),
  'Language Teaching': role({
    pay: 0.9,
    weight: 3,
    setting: 'school',
    at: '7',
    degree: 5,
    field: 'Languages, Education or any field',
    people: 'teachers',
    boss: 'Academic Coordinator',
    tools: 'Zoom, Google Classroom, Quizlet, Course books',
    areas: 'speaking practice, placement tests, lesson materials, student progress, trial lessons',
    skills: 'Language teaching, TEFL, Lesson planning, Online teaching, Communication, Patience',
    why: `Our students want to speak, not to fill gaps on paper.
3+ We teach {600|1,100|2,000} learners, from six to sixty, in small groups and online.`,
    duties: `Teach small groups and individuals in class and online
Plan lessons with much speaking and little lecturing
Adapt materials to level, age and purpose
Correct kindly and at the right moment
Test, report and advise on next steps
Give trial lessons to new students
Share materials with colleagues
Keep attendance and progress records`,
    needs: `Native or near-native command of the language taught
A degree; TEFL, CELTA or similar is preferred
Lively and patient
For online lessons: good internet and a quiet room`,
    ask: `Which teaching certificates do you hold?#text
Which age groups have you taught?#text`,
  }),
  'Tutoring and Student Services': role({
    pay: 0.75,
    weight: 2,
    setting: 'school',
    at: '7',
    degree: 5,
    field: 'Education, Psychology, Library Science or the subject taught',
    people: 'student services staff',
    boss: 'Academic Director',
    tools: 'Google Workspace, Student information system, Zoom',
    areas: 'student advice, records, study plans, open days, parent contacts',
    skills: 'Tutoring, Counselling, Communication, Record keeping, Organisation, Empathy',
    why: `Some students need an explanation, some an ear, some a form. We help with all three.
4+ Enrolment has risen to {850|1,400|2,300} and support should rise with it.`,
    duties: `Help students to learn, decide or settle in, each according to need
Keep appointments, records and study plans in order
Inform students and parents in person and in writing
Prepare information days and workshops
Work with teachers on those who fall behind
Treat personal matters in confidence
Report on needs and results each term`,
    needs: `A degree and experience with young people
Listening skills and tact
Organised with records
Good English`,
    ask: `Which subjects or services can you cover?#text
Are you available in the late afternoon and on Saturdays?#yesNo`,
  }),
  'Higher Education': role({
    pay: 1.3,
    weight: 1,
    setting: 'school',
    at: '7',
    degree: 6,
    field: 'the subject taught',
    people: 'faculty',
    boss: 'Dean',
    tools: 'Moodle, SPSS, R, LaTeX, Zoom',
    areas: 'lectures, supervision, publications, grants, curriculum',
    skills: 'Lecturing, Research, Academic writing, Supervision, Statistics, Curriculum design',
    why: `Teaching counts here as much as publishing.
The faculty of {business|engineering|health sciences|computing} is growing and looks for colleagues who like students.`,
    duties: `Prepare and give lectures, seminars or laboratory classes
Supervise theses and advise students
Carry out and publish research
Apply for grants, alone and with partners
Examine fairly and on time
Develop courses with industry in mind
Take part in faculty committees and open days`,
    needs: `A master's degree; a doctorate for professorships
Teaching experience and publications fitting the level
Clear English
Collegial spirit`,
    ask: `What is your highest degree and field?#text
How many peer-reviewed publications do you have?#number`,
  }),
};
