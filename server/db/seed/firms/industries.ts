/** What a company of each industry does, in English, in the order of the industries; two ways of saying it. */
export const BUSINESS: readonly (readonly [string, string])[] = [
  [
    'builds {scheduling|inventory|billing|clinic|field service} software used by {more than 300|over 700|some 1,200} companies',
    'develops and runs business systems for {wholesalers|hospitals|schools|city councils|manufacturers} that cannot afford downtime',
  ],
  [
    'answers calls, chats and mails for {travel|retail|telecom|health|software} companies on three continents',
    'runs customer service and back offices for brands that care how their customers are spoken to',
  ],
  [
    'lends to small businesses and families and looks after their savings',
    'helps {shopkeepers|farmers|young families|exporters} to borrow, pay and save sensibly',
  ],
  [
    'insures homes, cars, health and small firms, and pays claims within {five|seven|ten} days',
    'places and manages insurance for {3,000|6,500|11,000} clients',
  ],
  [
    'runs {a hospital with 180 beds|six clinics|a hospital and four day clinics|a network of family practices}',
    'cares for {patients of all ages|older people at home and in three residences|mothers and children}',
  ],
  [
    'develops and makes medicines for {infections|chronic illness|the skin|allergies}',
    'makes and tests {generic medicines|diagnostic kits|medical nutrition} under strict quality control',
  ],
  [
    'teaches {1,200|2,400|3,600} learners, from first letters to university entrance',
    'runs {two schools|three campuses|four learning centres} with small classes',
  ],
  [
    'runs {18|34|52} shops selling {homeware|fashion|groceries|toys and books|electronics}',
    'sells {shoes and bags|everyday groceries|sports goods|furniture} in neighbourhood stores and online',
  ],
  ['sells {beauty|baby|pet|kitchen|hobby} products online and delivers within two days', 'helps {800|1,500|2,600} small sellers to reach customers online'],
  [
    'makes {sauces and noodles|baked goods|drinks|frozen meals} and serves them in its own {cafés|restaurants|canteens}',
    'runs {9|16|27} restaurants and a central kitchen',
  ],
  [
    'runs {three hotels|five hotels|two resorts} with a total of {240|420|610} rooms',
    'plans journeys and looks after travellers, from booking to the way home',
  ],
  [
    'stores, ships and delivers goods for {importers|online shops|food producers|manufacturers}',
    'moves freight by sea, air and road with its own warehouses and {40|90|160} vehicles',
  ],
  [
    'makes {packaging|machine parts|furniture|household goods|pumps and valves} for customers at home and abroad',
    'presses, welds, paints and assembles products for {building|farming|kitchens|transport}',
  ],
  [
    'assembles and tests {sensors|power modules|memory|display parts|connectors} for makers of phones, cars and machines',
    'designs and makes electronic components that go into {medical devices|vehicles|factory equipment}',
  ],
  [
    'builds {homes and schools|roads and bridges|offices and hospitals|factories and warehouses}',
    'plans and builds {public buildings|industrial halls|water and power works} from first drawing to handover',
  ],
  ['develops, lets and manages homes and offices', 'looks after {1,400|2,900|5,200} homes and {12|20|35} office buildings'],
  ['builds and runs solar, wind and {storage|biogas|hydro} plants', 'supplies {power|water|district cooling|gas} to homes and industry'],
  ['brings fibre and mobile internet to {towns|islands|business parks} larger providers overlook', 'builds and maintains networks for carriers and companies'],
  ['makes films, campaigns and magazines', 'plans and produces advertising for {food|travel|fashion|public health}'],
  [
    'advises companies on {tax, audit and growth|people and organisation|contracts and disputes|technology and operations}',
    'keeps the books, contracts and plans of {200|350|600} companies in order',
  ],
  ['sells and services cars, vans and motorcycles', 'makes {brake parts|wiring harnesses|seats|cooling systems} for vehicles'],
  ['grows {fruit and vegetables|rice and maize|coffee and spices|seaweed and fish} and brings them to market', 'farms, packs and exports fresh produce'],
  ['makes {puzzle|racing|role-playing|family} games played on phones around the world', 'produces games, shows and events for young audiences'],
  ['builds open protocols for {lending|payments|identity|digital art} on public blockchains', 'provides wallets and infrastructure for on-chain applications'],
  ['works with {families|young people|fishing villages|newcomers} on health, schooling and income', 'runs shelters, training and community programmes'],
  ['cleans, secures and maintains offices, malls and hospitals', 'looks after buildings and the people in them, day and night'],
];

/** How common companies of each industry are; a country's own strengths multiply it. */
export const INDUSTRY_WEIGHTS: readonly number[] = [10, 6, 6, 3, 8, 3, 6, 9, 5, 9, 6, 7, 9, 5, 8, 4, 3, 3, 4, 6, 4, 3, 2, 1.5, 2, 4];
export const STRENGTHS: Record<string, Record<number, number>> = {
  ph: { 2: 3.5, 22: 1.2, 14: 1.2 },
  sg: { 3: 1.8, 14: 1.4, 12: 1.3, 24: 2.5, 22: 0.1 },
  id: { 9: 1.5, 13: 1.3, 22: 1.6 },
  my: { 14: 2, 13: 1.3, 2: 1.2 },
  tw: { 14: 3, 13: 1.5, 2: 0.3 },
  jp: { 21: 1.8, 13: 1.4, 23: 1.8, 2: 0.5 },
  us: { 1: 1.5, 5: 1.4 },
  gb: { 3: 1.4, 20: 1.4, 5: 1.4 },
  hk: { 3: 2, 20: 1.5, 24: 2.5, 22: 0.05, 13: 0.4, 12: 1.3 },
  br: { 22: 2, 21: 1.3 },
  ae: { 11: 1.8, 15: 1.6, 16: 1.6, 24: 2.5, 22: 0.2 },
  ca: { 1: 1.3, 5: 1.3, 17: 1.4 },
  es: { 11: 2, 17: 1.4, 10: 1.2 },
  tr: { 13: 1.6, 15: 1.4, 21: 1.4 },
  sa: { 17: 2, 15: 1.8, 5: 1.3 },
  rs: { 1: 1.8, 21: 1.4, 22: 1.3 },
  lk: { 1: 1.3, 13: 1.5, 2: 1.5, 11: 1.4 },
  ng: { 3: 1.5, 18: 1.5, 22: 1.4, 17: 1.4 },
  mo: { 11: 4, 10: 1.6, 13: 0.2, 14: 0, 22: 0, 21: 0.3, 16: 1.3 },
};
