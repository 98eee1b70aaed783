import { role, type RoleText } from './role.ts';

/** Ad texts by function: supply chain, manufacturing. */
export const SUPPLY: Record<string, RoleText> = {
  Warehouse: role({
    pay: 0.6,
    weight: 7,
    setting: 'plant',
    at: '12 8 9 10 13 6 21',
    degree: 2,
    field: 'any field',
    people: 'warehouse staff',
    boss: 'Warehouse Supervisor',
    tools: 'Handheld scanners, SAP WM, Pallet jacks, Excel, Oracle WMS',
    areas: 'receiving, picking, stock counts, loading, damaged goods',
    skills: 'Picking and packing, Inventory, Forklift, Stock counting, Safety, Teamwork',
    why: `Trucks arrive from six in the morning, and everything that comes in has to be findable by noon.
4+ @12,9,8 Our {city} warehouse moves {6,000|11,000|18,000} parcels on a normal day and twice that before holidays.
4+ We have added {2,000|3,500|5,000} square metres and need hands and heads to fill them.`,
    duties: `Receive goods, check them against papers, and report differences at once
Put stock away where the system says, and correct the system when it is wrong
Pick, pack and label orders accurately with a handheld scanner
Load and unload trucks safely
Take part in cycle counts and the yearly stocktake
Keep aisles clear, clean and safe
Handle fragile and valuable goods with care
Report damage and near misses the same day`,
    needs: `Physically fit and able to lift up to {15|20|25} kg with proper technique
Reliable and punctual, also on early shifts
Basic reading and counting; scanners are taught in a day
A forklift licence is a plus
Team spirit and care for safety`,
    ask: `Do you have a valid forklift licence?#yesNo
Are you able to lift up to 20 kg?#yesNo
Which shifts can you work?#choice:Morning;Afternoon;Night;Any`,
    focus: {
      'Forklift Operator': 'Operate reach trucks and counterbalance forklifts, and check them before every shift',
      'Inventory Controller': 'Plan cycle counts, investigate differences and adjust stock with approval',
      Storekeeper: 'Run the parts store: issue, receive, reorder and account for every item',
    },
  }),
  Procurement: role({
    pay: 1.05,
    weight: 4,
    setting: 'office',
    at: '*',
    degree: 5,
    field: 'Supply Chain, Business, Engineering or a related field',
    people: 'buyers',
    boss: 'Procurement Manager',
    tools: 'SAP Ariba, SAP MM, Excel, Oracle, Coupa',
    areas: 'supplier selection, price negotiations, purchase orders, contracts, delivery follow-up',
    skills: 'Purchasing, Negotiation, Supplier management, SAP, Excel, Contract management',
    why: `What we save in buying we do not have to earn twice. What we save badly we pay for twice.
4+ We buy from {250|400|700} suppliers and would like to know them better.
Some of our materials have one source. You would find the second.`,
    duties: `Turn requests into purchase orders quickly and correctly
Compare quotations on total cost, not only on price
Negotiate prices, terms and delivery with suppliers
Follow orders until they arrive, complete and on time
Find and approve new suppliers together with quality
Keep contracts, prices and supplier records current
Settle complaints and invoice differences
Report on savings, lead times and risks`,
    needs: `Purchasing experience and commercial sense
Good negotiating manners: friendly, prepared, patient
ERP and Excel skills
Integrity; gifts stay with the giver`,
    ask: `Which goods or services have you bought?#text
What was your yearly purchasing volume?#text`,
  }),
  'Freight and Shipping': role({
    pay: 0.95,
    weight: 4,
    setting: 'office',
    at: '12 13 10 9',
    degree: 4,
    field: 'Supply Chain, Customs Administration, Business or a related field',
    people: 'shipping staff',
    boss: 'Logistics Manager',
    tools: 'CargoWise, Excel, Customs portals, SAP, Descartes',
    areas: 'bookings, customs papers, carrier contacts, shipment tracking, freight invoices',
    skills: 'Freight forwarding, Customs, Incoterms, Documentation, Excel, Coordination',
    why: `A container that waits costs money every hour. This desk keeps them moving.
4+ We handle {300|550|900} shipments a month by sea, air and road.`,
    duties: `Book sea, air and road freight at sensible rates
Prepare and check shipping and customs documents
Track shipments and tell customers before they ask
Coordinate carriers, brokers, warehouses and drivers
Solve delays, missing papers and damaged cargo
Check freight invoices against quotations
Keep licences, permits and tariff codes current
Report on costs and transit times`,
    needs: `Knowledge of Incoterms and import and export papers
Experience with forwarders, carriers or customs
Able to stay friendly in three time zones
Good English and Excel`,
    ask: `Do you have experience with customs clearance?#yesNo
Which transport modes have you handled?#choice:Sea;Air;Road;Several`,
  }),
  'Supply Planning': role({
    pay: 1.25,
    weight: 3,
    setting: 'office',
    at: '13 10 14 8 21 6',
    degree: 5,
    field: 'Supply Chain, Industrial Engineering or a related field',
    people: 'planners',
    boss: 'Supply Chain Manager',
    tools: 'SAP IBP, Excel, Power BI, Kinaxis, Oracle',
    areas: 'demand forecasts, production plans, stock levels, material shortages, planning meetings',
    skills: 'Demand planning, SAP, Excel, Forecasting, S&OP, Inventory optimisation',
    why: `Too much stock costs us money, too little costs us customers. Planning is the art between.
Forecast accuracy is at {71|74|78} percent. We believe {80|82|85} is within reach.`,
    duties: `Prepare forecasts and supply plans by week and month
Balance production, stock and customer orders
Run the monthly planning meeting with sales and production
Chase shortages before they stop a line
Set safety stocks and reorder points, and review them
Report on service level, stock and forecast accuracy
Improve planning data at its source`,
    needs: `Planning experience in production or distribution
Strong Excel and a planning system such as {SAP IBP|Kinaxis|Oracle}
Able to hold your ground between sales and the factory
Analytical, practical, unexcited`,
    ask: `Which planning system have you worked with?#text
How many products or materials did you plan?#number`,
  }),
  Driving: role({
    pay: 0.6,
    weight: 5,
    setting: 'road',
    at: '12 10 15 11 13 17 21',
    degree: 1,
    field: 'any field',
    people: 'drivers',
    boss: 'Fleet Supervisor',
    tools: 'GPS navigation, Digital tachograph, Delivery app',
    areas: 'safe driving, vehicle checks, delivery papers, route timing',
    skills: 'Driving, Route knowledge, Vehicle inspection, Customer service, Safety, Time keeping',
    why: `4+ Our fleet of {18|35|60} vehicles is well kept and so are our drivers.
Regular routes, modern vehicles and a dispatcher who used to drive: that is what we can offer.`,
    duties: `Drive safely and on time on {local|regional|local and regional} routes
Check the vehicle before and after each trip, and report defects
Load and secure goods, or help passengers, as the trip requires
Complete delivery and trip papers correctly
Treat customers and other road users with courtesy
Keep the vehicle clean inside and out
Follow driving hours, speed limits and company rules without exception`,
    needs: `A valid driving licence for the vehicle class
A clean driving record for the last {two|three} years
Knowledge of roads in and around {city}
Punctual, careful and calm`,
    ask: `Which driving licence class do you hold?#text
How many years of professional driving experience do you have?#number
Have you had an accident at fault in the last three years?#yesNo`,
    focus: { 'Bus Driver': 'Drive scheduled services and keep passengers informed and safe' },
  }),
  'Last-Mile Delivery': role({
    pay: 0.55,
    weight: 4,
    setting: 'road',
    at: '12 9 10',
    degree: 1,
    field: 'any field',
    people: 'riders and drivers',
    boss: 'Hub Supervisor',
    tools: 'Delivery app, GPS navigation, Handheld scanners',
    areas: 'parcel sorting, doorstep delivery, cash collection, failed attempts',
    skills: 'Riding, Navigation, Customer service, Time management, Smartphone use, Honesty',
    why: `Somebody is waiting at the window for that parcel. You bring it.
4+ @12,9 Our {city} hub delivers {2,500|4,000|7,000} parcels a day and is growing with every sale season.`,
    duties: `Sort and load parcels for your area each morning
Deliver to homes and shops, and collect payment where needed
Use the app for routes, signatures and photos
Call customers who are hard to find, politely
Return undelivered parcels and cash at the end of the day
Keep your vehicle roadworthy and wear protective gear
Represent us well at every door`,
    needs: `Valid driving or riding licence {and own motorcycle|and own vehicle}
A smartphone and the skill to use it
Good knowledge of the streets of {city}
Honesty with cash and parcels`,
    ask: `Do you own a motorcycle or van?#yesNo
Do you hold a valid licence?#yesNo`,
  }),
  'Production Operations': role({
    pay: 0.58,
    weight: 7,
    setting: 'plant',
    at: '13 14 10 6 21',
    degree: 2,
    field: 'any field',
    people: 'operators',
    boss: 'Shift Supervisor',
    tools: 'Production machines, Measuring gauges, Work instructions, Andon board',
    areas: 'machine setup, output, first-piece checks, cleaning, handover',
    skills: 'Machine operation, Quality checks, Safety, Teamwork, 5S, Basic maintenance',
    why: `3+ @13 Our {city} plant makes {food packaging|machine parts|household goods|garments} for customers in {12|20|30} countries.
A new line starts in {two|three} months, and we would like to train its crew from the beginning.
Most of our supervisors started on the line. It is a good place to learn.`,
    duties: `Set up, run and watch over machines according to work instructions
Check products at fixed intervals and stop the line when something is wrong
Record output, scrap and stoppages
Keep the workplace clean and in order (5S)
Replace materials and do simple maintenance
Hand over to the next shift with a short talk
Follow safety rules and wear protective equipment
Share ideas that make work easier or safer`,
    needs: `Willing to work shifts and to stand for longer periods
Care and concentration in repeated work
Able to read instructions and simple drawings
No experience needed for entry positions; we train on the job`,
    ask: `Are you willing to work rotating shifts, including nights?#yesNo
Have you worked in a factory before?#yesNo`,
    focus: {
      'CNC Machinist': 'Set up and run CNC lathes and mills, and edit programs for new parts',
      'Sewing Machine Operator': 'Sew garments to pattern and quality standard on industrial machines',
      'Line Leader': 'Coordinate a line of {8-16} operators, materials and targets',
    },
  }),
  'Production Management': role({
    pay: 1.05,
    weight: 3,
    setting: 'plant',
    at: '13 14 10 6 21',
    degree: 5,
    field: 'Industrial, Mechanical or Production Engineering',
    people: 'production staff',
    boss: 'Plant Manager',
    tools: 'SAP, Excel, Minitab, MES, AutoCAD',
    areas: 'shift output, scrap, line balance, work instructions, cost per unit',
    skills: 'Production planning, Lean manufacturing, Leadership, Problem solving, KPIs, Safety',
    why: `Output has grown {18|25|40} percent in two years on the same floor. The next step needs better methods, not longer hours.
6+ The plant runs {two|three} shifts with {140|260|420} people, and each shift deserves a good lead.`,
    duties: `Meet daily targets for safety, quality, output and cost
Find out why lines stop, and remove the cause
Improve methods, layout and work instructions with operators
Introduce new products with engineering and quality
Plan people, materials and machines for each shift
Train operators and keep the skills matrix current
Report figures each day and explain them without excuses
Keep order and cleanliness to standard`,
    needs: `Experience in production and in leading or advising operators
Lean methods applied in practice
Comfort on the shop floor, at the start of the early shift too
Good Excel`,
    ask: `How many people have you led in production?#number
Which improvement are you most proud of, and what did it save?#text`,
  }),
  'Quality Control': role({
    pay: 0.85,
    weight: 4,
    setting: 'plant',
    at: '13 14 10 6 21',
    degree: 4,
    field: 'Engineering, Chemistry, Food Technology or a related field',
    people: 'inspectors',
    boss: 'Quality Manager',
    tools: 'Calipers, CMM, Minitab, SAP QM, Microscopes',
    areas: 'incoming inspection, process audits, complaints, calibration, certificates',
    skills: 'Inspection, ISO 9001, Root cause analysis, Measuring tools, Documentation, HACCP',
    why: `A defect found here costs one unit of trouble. Found by the customer it costs a hundred.
We supply {hospitals|carmakers|supermarkets|phone makers}, and they look closely.`,
    duties: `Inspect incoming material, work in progress and finished goods
Measure, record and decide: accept, rework or reject
Investigate complaints and find the real cause
Audit processes and follow corrective actions until they hold
Keep instruments calibrated and samples labelled
Support certification and customer audits
Help production to get it right the first time
Prepare quality reports with clear charts`,
    needs: `Careful, objective, firm when needed
Able to use measuring tools and read specifications
Knowledge of {ISO 9001|ISO 9001 and IATF 16949|HACCP and GMP}
Willing to work shifts where required`,
    ask: `Which quality standards have you worked with?#text
Are you able to work in shifts?#yesNo`,
  }),
  'Plant Maintenance': role({
    pay: 0.85,
    weight: 4,
    setting: 'plant',
    at: '13 14 10 6 21',
    degree: 3,
    field: 'Mechanical, Electrical or Mechatronics training',
    people: 'technicians',
    boss: 'Maintenance Supervisor',
    tools: 'PLCs, Multimeters, Hydraulics, CMMS, Welding equipment',
    areas: 'preventive maintenance, breakdowns, spare parts, shutdown work, utilities',
    skills: 'Mechanical repair, Electrical troubleshooting, Preventive maintenance, PLC basics, Welding, Safety',
    why: `4+ When a machine stops here, {40|60|90} people wait. Good technicians are greeted by name.
We plan {70|75|80} percent of maintenance and want to plan more.`,
    duties: `Carry out preventive maintenance by plan
Find and repair mechanical, electrical and pneumatic faults
Record work, causes and parts in the maintenance system
Keep spare parts in order and warn before they run out
Support installation and start-up of new equipment
Lock out and tag out, every time
Suggest changes that keep a fault from coming back
Take part in the standby rota`,
    needs: `Technical training and practical experience
Able to read electrical and mechanical drawings
Systematic fault finding
Willing to work shifts and standby`,
    ask: `Are you stronger in mechanical or electrical work?#choice:Mechanical;Electrical;Both
Are you willing to do standby duty?#yesNo`,
  }),
  'Health and Safety': role({
    pay: 1,
    weight: 3,
    setting: 'site',
    at: '15 13 17 12 14',
    degree: 5,
    field: 'Safety Engineering, Environmental Science or a related field',
    people: 'safety officers',
    boss: 'HSE Manager',
    tools: 'Permit-to-work system, Gas detectors, Excel, ISO 45001',
    areas: 'toolbox talks, risk assessments, permits, incident reviews, site inspections',
    skills: 'Risk assessment, ISO 45001, Incident investigation, Training, First aid, Inspection',
    why: `6+ {Four hundred|Six hundred and fifty|One thousand} people work on our sites each day. All of them should go home as they came.
We count near misses and thank those who report them.`,
    duties: `Inspect sites and workshops daily and stop unsafe work
Prepare risk assessments and permits with supervisors
Give toolbox talks that people listen to
Investigate incidents and near misses without blame
Train new colleagues and subcontractors
Keep first aid, fire and rescue equipment ready
Report to management and authorities as the law requires
Follow environmental rules on waste, noise and water`,
    needs: `A recognised safety officer certificate
Experience in construction, plants or logistics
Courage to say stop, and tact in how
Good report writing`,
    ask: `Which safety certificates do you hold?#text
Are you willing to be assigned to project sites?#yesNo`,
  }),
  Semiconductor: role({
    pay: 1.6,
    weight: 4,
    setting: 'plant',
    at: '14',
    degree: 5,
    field: 'Electronics, Materials, Chemical or Mechanical Engineering, or Physics',
    people: 'engineers and technicians',
    boss: 'Module Manager',
    tools: 'SPC, JMP, Etchers, Wafer probers, MES, Python',
    areas: 'tool uptime, process windows, yield, excursions, tool installation',
    skills: 'SPC, DOE, Yield analysis, Cleanroom, Equipment maintenance, Data analysis',
    why: `Our fab runs every hour of the year, and each percent of yield is felt.
Expansion brings {20|35|60} new tools into the cleanroom over the coming year.
We make {power devices|sensors|memory test services|display drivers} that end up in things you own.`,
    duties: `Keep {etch|lithography|thin film|test|assembly} processes stable and within control limits
Analyse data, find the cause of excursions and contain them fast
Plan and evaluate experiments to widen process windows
Work with vendors on tool installation and upgrades
Raise yield and throughput, cut scrap and consumables
Write and update procedures, and train operators
Support shifts by phone and on site in turn
Present findings in the morning meeting, briefly`,
    needs: `Sound grasp of physics, statistics and SPC
Cleanroom or electronics manufacturing experience is a plus
Persistence with data and with tools
Willing to take part in shifts or standby`,
    ask: `Are you willing to work in a cleanroom?#yesNo
Which process or equipment have you worked with?#text`,
  }),
};
