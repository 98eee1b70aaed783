import { role, type RoleText } from './role.ts';

/** Ad texts by function: design, marketing. */
export const CREATIVE: Record<string, RoleText> = {
  'UX and UI Design': role({
    pay: 1.6,
    weight: 3,
    setting: 'screen',
    at: '1 3 9 19 23 18',
    degree: 5,
    field: 'Design, HCI, Psychology or equivalent experience',
    people: 'designers',
    boss: 'Design Lead',
    tools: 'Figma, FigJam, Maze, Framer, Dovetail',
    areas: 'user research, the design system, prototyping, usability testing, handover to engineers',
    skills: 'Figma, Prototyping, User research, Design systems, Interaction design, Accessibility',
    why: `Our product does a great deal. It should feel like it does one thing at a time.
Support tells us that {one in four|one in five} calls could be avoided by a clearer screen. That is where you start.
We have a young design system and three product teams eager to use it.`,
    duties: `Sketch, prototype and refine flows in Figma, from rough idea to final states
Talk with users every {week|fortnight} and bring what you learn to the team
Test designs with people who have never seen them before
Work beside engineers until the built thing matches the intent
Extend the shared component library and keep it tidy
+Set the direction for one product area and review the work of other designers
Design for small screens, long words and slow connections
Explain choices with evidence, and change your mind when it is better`,
    needs: `A portfolio that shows how you think, not only final screens
Fluent use of {Figma|Figma and prototyping tools}
Understanding of accessibility and of what is costly to build
Ability to take feedback without taking it personally`,
    ask: `Please link to your portfolio.#text
How many years have you designed digital products?#number`,
  }),
  'Graphic Design': role({
    pay: 0.9,
    weight: 4,
    setting: 'screen',
    at: '8 9 10 19 11 7 13',
    degree: 4,
    field: 'Graphic Design, Fine Arts, Multimedia or a related field',
    people: 'designers',
    boss: 'Creative Director',
    tools: 'Adobe Photoshop, Illustrator, InDesign, Canva, Figma, After Effects',
    areas: 'campaign artwork, print production, brand guidelines, packaging, social media visuals',
    skills: 'Adobe Photoshop, Adobe Illustrator, InDesign, Typography, Layout, Branding',
    why: `From shelf labels to billboards, everything our customers see passes over this desk.
We put out about {40|60|90} pieces of artwork a month and want each to look as if it had the afternoon to itself.
The brand was refreshed last year. Now it needs someone to apply it with taste.`,
    duties: `Design artwork for print, social media, packaging and events in {Illustrator and Photoshop|the Adobe suite}
Turn a short brief into {two|three} distinct ideas rather than one idea in three colours
Prepare files for print and check proofs before anything is run
Keep to the brand guidelines, and help improve them
Retouch product and people photographs honestly
Adapt campaigns to every size and channel without losing the idea
Manage several deadlines and say early when one is at risk
Keep the asset library in order so that others find things`,
    needs: `A portfolio with finished, published work
Strong typography and layout
Command of {Adobe Photoshop and Illustrator|Photoshop, Illustrator and InDesign}
Some motion or video editing is a plus`,
    ask: `Please share your portfolio link.#text
Which design software do you use daily?#text`,
    focus: {
      'Packaging Designer': 'Design packaging from dieline to shelf, and see it through the printer',
      'Multimedia Artist': 'Produce stills, short animations and banners for every campaign',
      'Layout Artist': 'Lay out catalogues, brochures and reports of {24|48|80} pages and more',
    },
  }),
  'Video and Motion': role({
    pay: 0.95,
    weight: 3,
    setting: 'screen',
    at: '19 9 23 7 10 8',
    degree: 4,
    field: 'Film, Multimedia Arts, Communication or a related field',
    people: 'editors and camera people',
    boss: 'Video Producer',
    tools: 'Adobe Premiere Pro, After Effects, DaVinci Resolve, CapCut, Blender, Cinema 4D',
    areas: 'short-form video, shooting days, colour and sound, motion templates, the footage archive',
    skills: 'Premiere Pro, After Effects, Storytelling, Colour grading, Sound editing, Short-form video',
    why: `A short film explains in a minute what a page cannot, and we have plenty to explain.
@19 We publish {15|25|40} videos a week across {three|four|five} channels, and people do watch them to the end.
@19 Clients come to us for films that look expensive and are not.
@7 Our online courses reach students on small screens, so every cut has to earn its place.`,
    duties: `Edit long and short videos from rough cut to final delivery
Shape a story out of raw footage, and find the first three seconds
Add titles, motion graphics, sound and subtitles
Plan and support shooting days, from shot list to packing up
Grade colour and clean audio so that all pieces match
Adapt each video to the format of its channel
Organise and back up footage so that nothing is ever lost
Follow what works, and bring ideas rather than waiting for briefs`,
    needs: `A reel we can watch, with a note on your part in each piece
Fast, tidy work in {Premiere Pro|DaVinci Resolve|Premiere Pro and After Effects}
A feel for rhythm, sound and words
Calm when a deadline moves forward`,
    ask: `Please link to your showreel.#text
Do you own or have experience with professional camera equipment?#yesNo`,
    focus: {
      '2D Animator': 'Animate characters and explainers frame by frame and with rigs',
      Videographer: 'Film interviews, events and product pieces, often as a crew of two',
    },
  }),
  'Writing and Editing': role({
    pay: 0.95,
    weight: 2,
    setting: 'screen',
    at: '19 1 9 2 20 7',
    degree: 5,
    field: 'English, Journalism, Communication or a related field',
    people: 'writers',
    boss: 'Managing Editor',
    tools: 'Google Docs, WordPress, Notion, Grammarly, Ahrefs, Figma',
    areas: 'article planning, style guide, fact checking, product texts, editing',
    skills: 'Writing, Editing, Research, SEO writing, Interviewing, Style guides',
    why: `We would rather publish {four|six} useful pieces a week than forty that nobody finishes.
Words are part of our product: buttons, letters, guides, the lot. They deserve someone who cares.
Our readers know the subject. They notice when the writer does not.`,
    duties: `Write clear, accurate texts for {web, e-mail and print|articles and guides|product, web and help pages}
Research a topic properly and talk to people who know it
Edit colleagues' drafts with tact and give reasons
Keep to the house style, and help extend it
Check facts, names and numbers before anything goes out
Plan topics with marketing and product a month ahead
Update older pieces that still bring readers
Measure what is read, and learn from what is not`,
    needs: `Published samples in {English|English and one local language}
Command of grammar, and the judgement to break a rule on purpose
Able to make a dull subject readable without making it untrue
Dependable with deadlines`,
    ask: `Please link to two pieces you are proud of.#text
How many words of finished copy do you comfortably write in a day?#number`,
  }),
  'Interior Design': role({
    pay: 1,
    weight: 2,
    setting: 'office',
    at: '15 16 11 8',
    degree: 5,
    field: 'Interior Design or Architecture',
    people: 'designers',
    boss: 'Design Manager',
    tools: 'AutoCAD, SketchUp, Revit, Enscape, 3ds Max, V-Ray',
    areas: 'space planning, material selection, shop drawings, site visits, client presentations',
    skills: 'AutoCAD, SketchUp, Space planning, Material selection, 3D rendering, Site coordination',
    why: `@15 We fit out homes, offices and restaurants, {20|35|50} of them a year, and see each one to the handover.
Clients come back to us because what is built looks like what was drawn.`,
    duties: `Develop concepts, layouts and mood boards from the client's brief and budget
Prepare plans, elevations and shop drawings in {AutoCAD|AutoCAD and Revit}
Produce 3D views that show real materials and real light
Select finishes, fittings and furniture, and keep a sample library
Visit sites to measure, answer questions and check workmanship
Coordinate with contractors, carpenters and building services engineers
Prepare quantities and compare quotations
Walk the client through the handover and close the snag list`,
    needs: `A portfolio of built or detailed projects
Good {AutoCAD and SketchUp|AutoCAD, SketchUp and rendering} skills
Knowledge of materials, joinery and local building rules
Ease with clients and with tradespeople`,
    ask: `Please attach or link your portfolio.#text
Are you willing to visit construction sites regularly?#yesNo`,
  }),
  'Game Design': role({
    pay: 1.5,
    weight: 2,
    setting: 'screen',
    at: '23',
    degree: 5,
    field: 'Game Development, Computer Science, Arts or equivalent experience',
    people: 'designers, artists and developers',
    boss: 'Game Producer',
    tools: 'Unity, Unreal Engine, Blender, Perforce, Maya, Substance Painter',
    areas: 'gameplay prototypes, level flow, live events, performance on phones, player feedback',
    skills: 'Unity, Unreal Engine, C#, Gameplay, Prototyping, Playtesting',
    why: `Our last title passed {two|five|eight} million downloads. The next is in prototype, and it is fun already.
We make {puzzle|racing|role-playing|strategy} games for phones, and we ship.`,
    duties: `Prototype quickly, play it with others, and throw most of it away
Build and tune features until they feel right in the hand
Work with art, code and sound as one small team
Watch players play, in person and in data
Prepare content for live events every {two|three} weeks
Keep frame rate steady on phones that are three years old
Document rules and values so that the whole team can balance them`,
    needs: `A game, mod or portfolio we can try
Working knowledge of {Unity|Unreal Engine|Unity or Unreal Engine}
An analytical love of games, including those you do not enjoy
Willingness to cut your favourite idea`,
    ask: `Please link to a game or portfolio we can look at.#text
Which engine do you know best?#choice:Unity;Unreal Engine;Godot;Other`,
    focus: {
      'Game Artist': 'Create characters, props and scenes that stay readable on a small screen',
      'Level Designer': 'Design {60|120} levels with a difficulty curve players can trust',
      'Unity Developer': 'Program gameplay and tools in Unity and C#',
      'Unreal Engine Developer': 'Program gameplay systems in Unreal Engine with C++ and Blueprints',
    },
  }),
  'Digital Marketing': role({
    pay: 1.15,
    weight: 5,
    setting: 'screen',
    at: '8 9 1 7 16 11 19 3 10',
    degree: 5,
    field: 'Marketing, Communication, Business or a related field',
    people: 'marketers',
    boss: 'Head of Marketing',
    tools: 'Google Ads, Meta Ads Manager, GA4, HubSpot, Ahrefs, Semrush, Looker Studio',
    areas: 'paid campaigns, search rankings, landing pages, e-mail journeys, monthly reporting',
    skills: 'Google Ads, SEO, Google Analytics, Meta Ads, E-mail marketing, Copywriting, A/B testing',
    why: `We spend carefully and measure honestly; last quarter that brought {18|24|31} percent more enquiries at the same cost.
Half our customers now find us online. We would like to know why the other half does not.
Our small marketing team has strong creative people and needs someone who enjoys the numbers.`,
    duties: `Plan, run and improve campaigns on {Google and Meta|Google, Meta and TikTok|search and social}
Own a monthly budget and account for every part of it
Write and test ads, landing pages and e-mails
Follow search rankings and fix what holds pages back
Build reports in {GA4|Looker Studio|GA4 and Looker Studio} that end in a decision
Work with designers and writers on content for each stage
+Plan the quarter with sales, and agree on what a good lead is
Keep an eye on competitors without copying them`,
    needs: `Hands-on experience with {paid search and social|Google Ads and Meta Ads|SEO and analytics tools}
Comfort with spreadsheets and conversion tracking
Good writing, in short form especially
Certification from Google or Meta is a plus`,
    ask: `What is the largest monthly ad budget you have managed?#text
Which channels have you run yourself?#text`,
  }),
  'Social Media and Content': role({
    pay: 0.9,
    weight: 4,
    setting: 'screen',
    at: '8 9 10 11 19 7 23',
    degree: 4,
    field: 'Communication, Marketing, Multimedia or a related field',
    people: 'content people',
    boss: 'Marketing Manager',
    tools: 'TikTok, Instagram, Facebook, Canva, CapCut, Meta Business Suite, Hootsuite',
    areas: 'the content calendar, community replies, short videos, creator partnerships, trend watching',
    skills: 'Content creation, Copywriting, Short-form video, Canva, Community management, Social analytics',
    why: `Our followers answer back, and we like that. We want someone who enjoys the conversation.
We post every day on {three|four|five} channels and are tired of posting what everyone else posts.
Our products look good on camera. Now we need someone to point it at them.`,
    duties: `Plan a monthly content calendar and keep it flexible enough for good ideas
Write captions, shoot and edit short videos, and pick the right picture
Reply to comments and messages within {two|three|four} hours, in our tone
Work with creators and check that what they say is true
Report on reach, saves and sales each week, and adjust
Follow trends, and know which to ignore
Cover events and launches live, evenings now and then
Pass on what customers say to those who can act on it`,
    needs: `Accounts or campaigns you can show, with numbers
Quick, friendly writing in {English and the local language|the language of our customers}
Basic photo and video editing on a phone or computer
Good judgement about what not to post`,
    ask: `Please link to an account or campaign you have run.#text
Are you comfortable appearing on camera?#yesNo`,
  }),
  'Brand and Product Marketing': role({
    pay: 1.3,
    weight: 4,
    setting: 'office',
    at: '10 8 6 1 3 13 21 18',
    degree: 5,
    field: 'Marketing, Business Administration or a related field',
    people: 'marketers',
    boss: 'Marketing Director',
    tools: 'Excel, PowerPoint, Nielsen data, Google Analytics, Canva, HubSpot',
    areas: 'launch planning, market research, trade promotions, agency work, brand budgets',
    skills: 'Brand management, Campaign planning, Market research, Budgeting, Agency management, Presentation',
    why: `Our brand is well liked in {city} and little known elsewhere. You would help change the second part.
{Three|Four|Six} launches are planned for the next twelve months, and each needs an owner.
We know our customers by numbers. We would like to know them by conversation as well.`,
    duties: `Plan and carry out campaigns across {shops, digital and outdoor|trade, digital and events|retail, social and press}
Manage launches from positioning to the first shelf check
Brief agencies clearly and judge their work fairly
Track sales, share and spending each month, and explain the movement
Commission and read market research, and visit customers yourself
Work with sales on promotions that pay for themselves
Look after the brand guidelines and everything printed with our name
+Set the yearly plan and budget with the commercial team`,
    needs: `Experience in brand, trade or product marketing
Good with numbers and budgets as well as ideas
Confident presenting to colleagues and partners
Able to run several projects side by side without dropping one`,
    ask: `Which campaign are you proudest of, and what did it change?#text
How many years have you worked in marketing?#number`,
  }),
  'Public Relations': role({
    pay: 1.2,
    weight: 1,
    setting: 'office',
    at: '19 20 25 11 17',
    degree: 5,
    field: 'Communication, Journalism, Public Relations or a related field',
    people: 'communications officers',
    boss: 'Corporate Communications Manager',
    tools: 'Meltwater, PowerPoint, Canva, Microsoft 365, WordPress',
    areas: 'press work, internal news, speeches, crisis planning, stakeholder visits',
    skills: 'Press relations, Writing, Crisis communication, Event support, Stakeholder management',
    why: `We do good work and talk about it badly. You would help with the second part.
Journalists call us when something happens in our field, and they deserve a quick and honest answer.`,
    duties: `Write press releases, speeches, statements and internal news that sound like people
Keep good relations with journalists and answer them in time
Monitor coverage and report weekly on what matters
Prepare spokespeople for interviews
Plan press events, site visits and ceremonies
Help to keep the crisis plan current, and rehearse it
Edit the annual report and sustainability pages
Work with marketing so that we say one thing, not two`,
    needs: `Excellent writing in {English|English and the local language}
A network among journalists, or the drive to build one
Tact, speed and discretion
Willing to be reachable when news breaks`,
    ask: `Please share a press release or article you wrote.#text
Are you willing to work some evenings and weekends?#yesNo`,
  }),
  Events: role({
    pay: 0.95,
    weight: 2,
    setting: 'field',
    at: '19 11 20 7 25',
    degree: 4,
    field: 'Hospitality, Event Management, Marketing or a related field',
    people: 'event planners',
    boss: 'Event Manager',
    tools: 'Excel, Canva, Eventbrite, Asana, Google Workspace',
    areas: 'supplier bookings, guest lists, run sheets, event budgets, on-site crews',
    skills: 'Event planning, Supplier management, Budgeting, Guest relations, Negotiation, Problem solving',
    why: `From {board dinners|product launches|weddings} to {trade fairs|conferences} for {800|1,500|3,000} guests, we plan about {60|90|120} events a year.
Guests remember the small things. So should the person in this job.`,
    duties: `Plan events from first brief to final invoice
Find and book venues, caterers, technicians and crews, and negotiate fairly
Keep budgets, run sheets and guest lists correct to the last hour
Lead set-up, the day itself and tear-down on site
Be the client's steady contact, especially when something changes
Prepare registration, badges and seating
Check safety and permits with venue and authorities
Collect feedback afterwards and put it to use`,
    needs: `Experience in events, hospitality or production
Organised to the point that colleagues tease you about it
Energy for long days, and grace at the end of them
Willing to work weekends and evenings, with time off in return`,
    ask: `What is the largest event you have helped to run, in guests?#number
Are you available on weekends and public holidays?#yesNo`,
  }),
  'E-commerce Operations': role({
    pay: 1.05,
    weight: 3,
    setting: 'screen',
    at: '9 8 10',
    degree: 5,
    field: 'Business, Marketing, IT or a related field',
    people: 'e-commerce specialists',
    boss: 'E-commerce Manager',
    tools: 'Shopify, Shopee Seller Centre, Lazada Seller Center, Amazon Seller Central, Excel, GA4',
    areas: 'product listings, campaign calendars, marketplace ads, stock accuracy, customer reviews',
    skills: 'Marketplace operations, Shopify, Excel, Product listing, Online advertising, Inventory control',
    why: `We sell on our own site and {three|four|five} marketplaces, and each has its own rules.
4+ Double-digit sale days are our busiest. Last time we shipped {9,000|14,000|22,000} parcels in three days.
Our online sales have doubled in {two|three} years with a team of {5-9}.`,
    duties: `Create and improve product listings: titles, pictures, prices, stock
Plan campaigns and vouchers with each marketplace and see that they pay
Watch stock levels with the warehouse, and stop what cannot be delivered
Run marketplace ads within a daily budget
Answer reviews and settle disputes politely and quickly
Report on sales, margins and returns every week
Negotiate placements with category teams of the platforms
Suggest bundles and new products from what customers search for`,
    needs: `Experience with at least one marketplace or webshop platform
Good spreadsheet skills and care with prices
Able to work quickly during campaign days without mistakes
Basic image editing is a plus`,
    ask: `Which marketplaces or shop platforms have you worked with?#text
How many products did you manage?#number`,
  }),
};
