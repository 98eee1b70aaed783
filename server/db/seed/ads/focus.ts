/** Titles whose work differs from the rest of their function: one duty a line, and "=" marks a need. They replace the function's own. */
export const FOCUS: Readonly<Record<string, string>> = {
  Photographer: `Shoot products, people and events, in the studio and on location
Plan sets, light and styling with the art team
Select and retouch, and deliver within {24|48} hours
Keep the picture archive tagged and findable
Look after cameras, lenses and lights
Adapt pictures to catalogue, web and social formats
=A portfolio of commissioned work
=Sure handling of light, flash and colour
=Fluent in Lightroom and Photoshop
=Calm with people in front of the camera`,
  '3D Animator': `Model, rig and animate characters and products
Light and render scenes that fit live footage
Break down a script into shots and estimate the work
Work with editors and sound on the final cut
Build reusable assets and keep them in order
Take notes from directors and clients, and make them work
=A reel with a note on your part in each shot
=Command of {Blender|Cinema 4D|Maya}
=Feeling for weight, timing and expression
=Reliable with deadlines`,
  'Live Stream Host': `Host {four|five} live selling sessions a week, {two|three} hours each
Learn every product well enough to answer anything
Keep viewers talking, and read the comments as they come
Prepare scripts, bundles and offers with the e-commerce team
Review figures after each session and try something new
Film short clips between streams
=At ease on camera for hours
=Quick, honest, good-humoured speech
=Experience in hosting, selling or teaching
=Available in the evening`,
  'Web3 Community Manager': `Run our Discord and forum, and moderate firmly and fairly
Explain releases and proposals in plain language
Collect questions and concerns, and bring them to the team
Organise calls, workshops and meet-ups
Watch for scams and impersonators and act at once
Report monthly on what the community needs
=You have helped to run an online community
=Real understanding of wallets, tokens and governance
=Friendly, quick writing in English
=Calm when a thread gets heated`,
  'DeFi Analyst': `Model liquidity, incentives and risk across pools
Read on-chain data and publish a weekly report
Compare protocols and explain where returns come from
Test proposals in simulation before they go to a vote
Alert the team when positions or prices move oddly
Keep dashboards current and documented
=Strong SQL, Python and spreadsheets
=Good knowledge of lending, exchanges and stablecoins
=Sceptical reading of numbers
=Clear writing`,
  'Service Advisor': `Receive customers, listen, and write up the job precisely
Agree on time and cost before work begins
Keep customers informed while the vehicle is with us
Explain the invoice and hand over the keys
Plan bays and mechanics with the workshop supervisor
Follow up after a week
=Knowledge of vehicles and workshop routines
=Friendly and exact, also at eight in the morning
=Good with booking and invoicing software
=Driving licence`,
  'Tour Guide': `Guide groups of {8|15|25} on foot, by bus and by boat
Tell stories that are true, and answer what is asked
Keep time without hurrying anyone
Look after guests who are tired, lost or unwell
Coordinate drivers, restaurants and tickets
Suggest new routes from what guests enjoy
=Deep knowledge of {city} and its surroundings
=Two languages at a good level
=A guide licence where required
=Energy and humour`,
  'Cabin Crew': `Look after passengers’ safety and comfort on board
Carry out safety checks and demonstrations
Serve meals and drinks with care
Stay calm and clear in unusual situations
Help families and travellers who need assistance
Prepare the cabin and report after each flight
=Good English and one more language
=Fit to fly, and able to swim
=Friendly, firm, well groomed
=Willing to work shifts, weekends and nights away`,
  Gardener: `Plant, prune, mow and water through the seasons
Look after indoor plants and terraces
Treat pests with as little chemistry as possible
Maintain tools, pumps and irrigation
Keep paths and drains clear
Suggest plants that suit the climate
=Practical experience in gardens or parks
=Knowledge of local plants
=Fit for work outdoors
=Careful with machines`,
  Sonographer: `Carry out abdominal, vascular and obstetric ultrasound
Prepare and reassure patients before the examination
Record images and write clear findings for the radiologist
Point out urgent results at once
Keep probes and rooms clean and tested
Plan the day’s list with reception
=A degree and registration in your profession
=Steady hands and a calm voice
=Good knowledge of anatomy
=Willing to share weekend duty`,
  Phlebotomist: `Draw blood gently and correctly, from children too
Check identity and label samples at the chair
Pack and send samples within the time limits
Calm those who do not like needles
Keep stock and waste in order
Record each sample in the laboratory system
=Training in blood collection
=Gentle, exact, quick
=Strict with hygiene
=Willing to start early`,
  Dispatcher: `Plan routes each morning so that promises are kept
Keep drivers moving through the day
Answer customers who ask where their parcel is
React to breakdowns, traffic and weather
Check returned parcels and cash in the evening
Report on delays and what caused them
=Good knowledge of the streets of {city}
=Quick decisions, calm voice
=Comfortable with maps and spreadsheets
=Willing to start early`,
  Librarian: `Choose, order and catalogue books and online resources
Help students to find and judge sources
Keep the library quiet where it should be and lively where it may be
Run reading hours and workshops
Look after loans, returns and repairs
Report on use and plan the budget
=A degree in library or information science
=Love of books and of order
=Patience with all ages
=Good with library software`,
  'Guidance Counselor': `Listen to students in confidence and help them to decide
Advise on subjects, careers and applications
Work with teachers and parents when a student struggles
Run workshops on stress, bullying and study
Recognise when outside help is needed and arrange it
Keep short, secure notes
=A degree and licence in counselling or psychology
=Trustworthy and calm
=Experience with young people
=Knows where the limits of the role are`,
  'Land Surveyor': `Set out works on site to the millimetre
Carry out topographic and as-built surveys
Keep control points and check instruments
Turn measurements into drawings the same day
Work out areas and volumes
Advise engineers when drawing and ground disagree
=Training in surveying; a licence is preferred
=Practice with total station and GNSS
=AutoCAD or Civil 3D
=Fit for outdoor work`,
  Dentist: `Examine, diagnose and treat adults and children
Explain choices and costs before you begin
Carry out fillings, root canals, crowns and extractions
Plan treatment with colleagues and the laboratory
Keep complete records and images
Guide assistants at the chair
=A degree in dentistry and valid registration
=Gentle hands and clear words
=Experience in general dentistry
=Available on some Saturdays`,
  'Personal Driver': `Drive one family or executive safely and discreetly
Plan routes and be early
Keep the car spotless, serviced and fuelled
Help with luggage and errands
Know parking, airports and shortcuts
Keep what you hear to yourself
=A clean driving record of at least {three|five} years
=Good knowledge of {city}
=Well mannered and flexible with hours
=References from earlier employers`,
};
