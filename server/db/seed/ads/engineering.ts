import { role, type RoleText } from './role.ts';

/** Ad texts by function: engineering, construction and property. */
export const ENGINEERING: Record<string, RoleText> = {
  'Mechanical Engineering': role({
    pay: 1.2,
    weight: 4,
    setting: 'office',
    at: '13 21 15 17 14',
    degree: 5,
    field: 'Mechanical Engineering',
    people: 'engineers',
    boss: 'Engineering Manager',
    tools: 'SolidWorks, AutoCAD, ANSYS, CATIA, Inventor',
    areas: 'design calculations, drawings, prototypes, material selection, supplier talks',
    skills: 'SolidWorks, AutoCAD, GD&T, FEA, Materials, Product design',
    why: `We design machines that run for twenty years, so a good tolerance matters.
Customers ask for lighter, quieter, cheaper. You would work out which two are possible.`,
    duties: `Design parts and assemblies in {SolidWorks|CATIA|Inventor} from concept to drawing
Calculate strength, fatigue and tolerances, and check with simulation
Choose materials and processes with cost in mind
Build and test prototypes in the workshop
Work with suppliers on parts that can really be made
Support production and service with technical answers
Write test reports and technical files
Improve existing products from field feedback`,
    needs: `Solid engineering basics and 3D CAD practice
Good understanding of manufacturing processes
Precise drawings with sensible tolerances
Curiosity about why things break`,
    ask: `Which CAD software do you use?#text
Describe a part or machine you designed.#text`,
    focus: { 'Piping Engineer': 'Design piping systems, isometrics and supports to code' },
  }),
  'Electrical Engineering': role({
    pay: 1.2,
    weight: 3,
    setting: 'office',
    at: '17 15 13 16',
    degree: 5,
    field: 'Electrical Engineering',
    people: 'engineers',
    boss: 'Electrical Engineering Manager',
    tools: 'AutoCAD Electrical, ETAP, EPLAN, Dialux, Revit MEP',
    areas: 'load calculations, single-line diagrams, panel design, site inspections, commissioning',
    skills: 'Electrical design, ETAP, AutoCAD, Power distribution, Commissioning, Standards',
    why: `From substation to socket: we design it, build it and stay until it hums.
4+ {Twelve|Eighteen|Twenty-five} projects are on the drawing board, from hospitals to solar parks.`,
    duties: `Design power distribution, lighting and earthing systems
Prepare load calculations, single-line diagrams and specifications
Review drawings and materials of contractors
Inspect installations and attend tests and commissioning
Coordinate with architects and mechanical engineers
Ensure that codes and safety rules are met
Support tenders with quantities and technical notes
Investigate faults and recommend repairs`,
    needs: `A degree in electrical engineering; a licence is a plus
Command of {AutoCAD|ETAP or similar software|EPLAN or AutoCAD Electrical}
Knowledge of local electrical codes
Willing to visit sites`,
    ask: `Do you hold a professional engineering licence?#yesNo
Which design software do you use?#text`,
  }),
  'Electronics Engineering': role({
    pay: 1.6,
    weight: 3,
    setting: 'lab',
    at: '14 21 13 18',
    degree: 5,
    field: 'Electronics, Electrical or Computer Engineering',
    people: 'hardware and firmware engineers',
    boss: 'R&D Manager',
    tools: 'Altium Designer, C, Oscilloscopes, FreeRTOS, Cadence, Zephyr',
    areas: 'schematics, board bring-up, firmware, certification tests, production handover',
    skills: 'Embedded C, PCB design, Microcontrollers, RTOS, Circuit design, Debugging',
    why: `Our devices live on walls, in cars and in fields, and run for years on small batteries.
The next product family shares one platform. You would help to lay its base.`,
    duties: `Develop {hardware|firmware|hardware and firmware} from block diagram to mass production
Bring up boards and find what the datasheet did not mention
Write and review C code for microcontrollers
Measure power, noise and timing in the lab
Prepare for EMC and safety certification
Work with factories on test fixtures and yield
Document designs so that others can repair and extend them
Support customers and field engineers on difficult cases`,
    needs: `Good basics in analogue and digital electronics
Experience with {microcontrollers and RTOS|PCB design tools|embedded C and debugging}
At ease with oscilloscope and soldering iron
Patience with problems that appear once a week`,
    ask: `Which microcontroller families have you worked with?#text
How many products of yours went into production?#number`,
    focus: {
      'IC Design Engineer': 'Design and verify digital or mixed-signal blocks from specification to tape-out',
      'PCB Layout Engineer': 'Lay out multi-layer boards with high-speed and power sections',
    },
  }),
  Automation: role({
    pay: 1.3,
    weight: 3,
    setting: 'plant',
    at: '13 14 10 21 17',
    degree: 5,
    field: 'Automation, Mechatronics, Electrical Engineering or a related field',
    people: 'automation engineers',
    boss: 'Automation Manager',
    tools: 'Siemens TIA Portal, Allen-Bradley, SCADA, Robots, EPLAN, Ignition',
    areas: 'PLC programs, robot cells, line upgrades, fault analysis, commissioning',
    skills: 'PLC programming, SCADA, Robotics, Sensors, Commissioning, Electrical drawings',
    why: `Robots do the lifting here; people do the thinking. We need more of the second.
4+ {Six|Nine} lines will be automated in the next two years.`,
    duties: `Program and commission PLC, HMI and drive systems
Integrate robots, cameras and sensors into lines
Find faults quickly when production stands still
Plan upgrades and carry them out at weekends and shutdowns
Prepare drawings, backups and manuals
Train operators and technicians
Follow machine safety rules in every change
Measure what automation saves, and what it does not`,
    needs: `PLC programming experience, ideally {Siemens|Siemens or Allen-Bradley|Mitsubishi or Omron}
Able to read electrical drawings
Logical and calm on the shop floor
Willing to travel to other plants`,
    ask: `Which PLC brands have you programmed?#text
Are you willing to work at weekends during shutdowns?#yesNo`,
  }),
  'Chemical Engineering': role({
    pay: 1.2,
    weight: 2,
    setting: 'plant',
    at: '6 13 17 10',
    degree: 5,
    field: 'Chemical Engineering or Chemistry',
    people: 'chemists and engineers',
    boss: 'Technical Manager',
    tools: 'Aspen Plus, HPLC, DCS, Excel, P&ID',
    areas: 'batch records, process yield, formulation trials, effluent, scale-up',
    skills: 'Process engineering, Chemistry, GMP, HPLC, Scale-up, Process safety',
    why: `What works in a beaker has to work in a {two|five|eight}-tonne tank. That is the interesting part.
We make {coatings|cleaning agents|food ingredients|water treatment products} and test every batch.`,
    duties: `Monitor processes and keep them within limits
Plan and evaluate trials in the lab and on the plant
Improve yield, energy use and waste
Prepare batch records, procedures and safety studies
Scale up new products with production
Investigate deviations and correct them
Support purchasing in the choice of raw materials
Keep environmental permits and records`,
    needs: `A degree in chemistry or chemical engineering
Careful, documented work
Knowledge of {GMP|process safety|wastewater rules}
Willing to work around shifts`,
    ask: `Which processes or products have you worked with?#text
Are you a licensed chemist or chemical engineer?#yesNo`,
  }),
  'Energy and Environment': role({
    pay: 1.15,
    weight: 3,
    setting: 'site',
    at: '17 15',
    degree: 5,
    field: 'Environmental, Electrical or Energy Engineering',
    people: 'engineers and technicians',
    boss: 'Project Director',
    tools: 'PVsyst, AutoCAD, HOMER, Excel, GIS',
    areas: 'site surveys, yield studies, permits, installation checks, emission reports',
    skills: 'Solar PV, Environmental assessment, Energy audit, AutoCAD, Reporting, Sustainability',
    why: `@17 {Eleven|Seventeen|Twenty-four} megawatts on roofs and fields so far, and a list of roofs still waiting.
Customers want lower bills and honest numbers. We give them both.`,
    duties: `Survey sites, measure and assess what is possible
Prepare designs, yield or impact studies, and permit papers
Supervise installation and check quality and safety
Monitor performance and find losses
Report on energy, water, waste and emissions
Advise customers on measures that pay back
Coordinate with utilities and authorities
Train site crews in good practice`,
    needs: `Technical training in energy or environment
Knowledge of local rules and grid or permit procedures
Able to work on roofs, in plants and at the desk
Driving licence`,
    ask: `Are you comfortable working at heights?#yesNo
Which energy or environmental projects have you worked on?#text`,
    focus: {
      'Wind Turbine Technician': 'Service and repair turbines at hub heights of {90|110|130} metres, in teams of two',
      'Solar Technician': 'Install panels, inverters and cabling, and test each string',
    },
  }),
  'Civil and Site Engineering': role({
    pay: 1.15,
    weight: 5,
    setting: 'site',
    at: '15 16 17',
    degree: 5,
    field: 'Civil Engineering',
    people: 'site engineers',
    boss: 'Project Manager',
    tools: 'AutoCAD, Civil 3D, ETABS, Primavera P6, MS Project, Total station',
    areas: 'method statements, concrete works, site measurements, daily reports, subcontractor control',
    skills: 'AutoCAD, Construction supervision, Structural analysis, Surveying, Quality control, Scheduling',
    why: `5+ @15 A {28|36|45}-storey tower, a bridge and two schools: this year we build all three around {city}.
Our project in {city} has reached the {foundation|third floor|finishing stage} and the team needs one more engineer on site.
Drawings are patient, concrete is not. We need someone who prepares well.`,
    duties: `Supervise daily works and see that they follow drawings and specifications
Prepare method statements, schedules and material requests
Check levels, reinforcement and formwork before every pour
Coordinate subcontractors and solve clashes on the spot
Measure progress and prepare daily and weekly reports
Review shop drawings and raise questions early
Keep the site safe, together with the safety officer
Support inspections, tests and handover`,
    needs: `A civil engineering degree; a licence is preferred
Site experience in {buildings|roads and bridges|buildings or infrastructure}
Able to read drawings and quantities quickly
Clear instructions and a fair manner with crews`,
    ask: `Are you a licensed engineer?#yesNo
How many years of site experience do you have?#number
Are you willing to be assigned to sites outside {city}?#yesNo`,
    focus: {
      'Structural Engineer': 'Analyse and design concrete and steel structures in {ETABS|ETABS and SAFE} to code',
      'Geotechnical Engineer': 'Plan soil investigations and design foundations and retaining structures',
    },
  }),
  Architecture: role({
    pay: 1.15,
    weight: 3,
    setting: 'office',
    at: '15 16',
    degree: 5,
    field: 'Architecture',
    people: 'architects',
    boss: 'Design Director',
    tools: 'Revit, AutoCAD, SketchUp, Rhino, Enscape, ArchiCAD',
    areas: 'concept design, building permits, BIM models, detail drawings, site meetings',
    skills: 'Revit, AutoCAD, BIM, Concept design, Detailing, Building codes',
    why: `We design schools, homes and small public buildings that age well.
{Three|Four} projects have just won permission, and now they must be detailed with care.`,
    duties: `Develop designs from first sketch to construction drawings
Build and coordinate models in {Revit|ArchiCAD|Revit and Rhino}
Prepare permit documents and talk with authorities
Select materials that suit budget and climate
Coordinate with structural and building services engineers
Attend site meetings and answer questions from builders
Present to clients in drawings, models and words
Check quality until handover`,
    needs: `A degree in architecture; registration is a plus
A portfolio with your own contribution marked
Good {Revit|CAD and BIM} practice
Interest in how things are made`,
    ask: `Please link to your portfolio.#text
Are you a registered architect?#yesNo`,
  }),
  'Quantity Surveying': role({
    pay: 1.15,
    weight: 3,
    setting: 'office',
    at: '15 16',
    degree: 5,
    field: 'Quantity Surveying, Civil Engineering or Building',
    people: 'surveyors',
    boss: 'Contracts Manager',
    tools: 'CostX, Excel, AutoCAD, PlanSwift, Candy',
    areas: 'measurement, tenders, progress claims, variations, final accounts',
    skills: 'Quantity take-off, Tendering, Contracts, Cost control, Excel, Negotiation',
    why: `Builders argue about quantities. Good surveyors make sure there is little to argue about.
4+ Tenders worth {200|450|800} million are on our desks this quarter.`,
    duties: `Take off quantities and prepare bills and estimates
Compare tenders and recommend awards
Prepare and check progress claims and payments
Value variations and negotiate them fairly
Track cost against budget and forecast the final figure
Administer contracts and keep notices on time
Settle final accounts with subcontractors
Keep a library of rates that can be trusted`,
    needs: `Training in quantity surveying or civil engineering
Knowledge of {FIDIC|standard contract forms|local contract forms}
Exact, fair, hard to bluff
Good Excel and take-off software`,
    ask: `Which take-off software do you use?#text
What is the largest contract you have measured or managed?#text`,
  }),
  'Site Supervision': role({
    pay: 1.1,
    weight: 3,
    setting: 'site',
    at: '15',
    degree: 3,
    field: 'Construction, Civil Engineering or a building trade',
    people: 'crews',
    boss: 'Project Director',
    tools: 'MS Project, AutoCAD, Primavera P6, Levelling instruments',
    areas: 'daily work plans, crew assignments, material deliveries, workmanship, safety briefings',
    skills: 'Construction, Site management, Scheduling, Safety, Leadership, Quality control',
    why: `On our sites the foreman's word counts. We would like to hear yours.
{Two|Three} building sites start in and around {city} this season.`,
    duties: `Plan and assign daily work, materials and equipment
Check workmanship and have it corrected while it is easy
Hold a short safety talk every morning
Coordinate deliveries, cranes and subcontractors
Keep records of labour, progress and weather
Solve small problems on site and report large ones at once
Walk inspections with client and authorities
Keep the site orderly, also for the neighbours`,
    needs: `Years on building sites and respect for every trade
Able to read drawings and write short reports
Early riser, plain speaker
Safety certificate is a plus`,
    ask: `How many years have you worked on construction sites?#number
Are you willing to move between sites?#yesNo`,
  }),
  'Skilled Trades': role({
    pay: 0.75,
    weight: 5,
    setting: 'site',
    at: '15 13 26 16 17',
    degree: 3,
    field: 'a recognised trade',
    people: 'tradespeople',
    boss: 'Foreman',
    tools: 'Hand and power tools, Measuring equipment, Work permits',
    areas: 'installation, repairs, material lists, clean handover',
    skills: 'Trade certificate, Blueprint reading, Installation, Repair, Safety, Hand tools',
    why: `Good hands are hard to find, so we look after ours.
Work is booked for the next {eight|ten|fourteen} months, most of it within an hour of {city}.`,
    duties: `Carry out installation, repair and finishing work to a good standard
Read drawings and plan materials for the job
Work neatly and leave the place cleaner than you found it
Test what you installed before you sign for it
Look after tools and report wear
Guide helpers and apprentices
Follow safety rules and permits
Note hours and materials used`,
    needs: `A trade certificate or several years of proven practice
Own hand tools are welcome; power tools are provided
Fit for physical work, also at heights
Reliable and polite with clients`,
    ask: `Do you hold a trade certificate or licence?#yesNo
How many years have you practised your trade?#number`,
    focus: {
      Electrician: 'Install and test wiring, panels, lighting and sockets in {homes and offices|commercial buildings|industrial plants}',
      Welder: 'Weld structural steel and pipes with SMAW, GTAW or FCAW to specification',
      Plumber: 'Install and repair water, drainage and sanitary systems',
      Carpenter: 'Build formwork, partitions, doors and fitted furniture',
      Painter: 'Prepare surfaces and paint interiors and facades',
      'Heavy Equipment Operator': 'Operate excavators, loaders or cranes with a valid certificate',
      Mason: 'Lay blocks, plaster walls and finish concrete',
      Pipefitter: 'Fabricate and install process piping from isometric drawings',
    },
  }),
  'Air-Conditioning and Building Services': role({
    pay: 0.9,
    weight: 3,
    setting: 'field',
    at: '15 16 26 11',
    degree: 3,
    field: 'Refrigeration, Mechanical or Electrical training',
    people: 'technicians and engineers',
    boss: 'Service Manager',
    tools: 'VRF systems, Chillers, Multimeters, Revit MEP, BMS',
    areas: 'servicing, breakdown calls, installation, testing and balancing, maintenance contracts',
    skills: 'HVAC, Refrigeration, Electrical, Troubleshooting, Preventive maintenance, Customer service',
    why: `When it is {34|38|42} degrees outside, our phone rings. People are glad to see us.
4+ We look after {180|320|500} buildings under contract.`,
    duties: `Install, service and repair building systems at customers' sites
Find faults in cooling, electrical and control circuits
Carry out planned maintenance and record readings
Explain the work and its cost to customers clearly
Keep van, tools and parts in order
Handle refrigerants and electricity safely and legally
Coordinate with contractors on new installations
Take part in the weekend standby rota`,
    needs: `Technical training and a relevant certificate
Experience with {split and VRF units|chillers and air handlers|building services}
Driving licence
Clean appearance and good manners at the customer's`,
    ask: `Which systems have you serviced?#text
Do you have a valid driving licence?#yesNo`,
  }),
  'Property Management': role({
    pay: 1.05,
    weight: 2,
    setting: 'office',
    at: '16 26',
    degree: 4,
    field: 'Property Management, Business or Engineering',
    people: 'property staff',
    boss: 'General Manager',
    tools: 'Yardi, Excel, MRI, Building management systems',
    areas: 'tenant requests, service contracts, fee collection, inspections, owners meetings',
    skills: 'Property management, Tenant relations, Budgeting, Contract management, Building maintenance, Reporting',
    why: `3+ {Four hundred|Seven hundred|Twelve hundred} households live in the buildings we look after. Most know our number by heart; we would like them to need it less.
An office tower and its {40|60|90} tenants need a steady hand.`,
    duties: `Answer tenants and owners, and see that things get done
Supervise cleaning, security, lifts and repairs
Inspect buildings and plan maintenance
Prepare budgets, collect fees and approve invoices
Prepare and attend owners' or council meetings
Manage leases, renewals and handovers
Keep insurance, permits and safety checks valid
Handle complaints calmly, including the creative ones`,
    needs: `Experience in property, facilities or hotel work
Service-minded and firm
Good with budgets and contracts
Knowledge of local property law`,
    ask: `How many units or square metres have you managed?#text
Do you have experience with owners' associations or councils?#yesNo`,
  }),
};
