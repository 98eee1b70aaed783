/** What a company of each industry does, in English, in the order of the industries. There is one for each of the two trade words its name may have. */
export const BUSINESS: readonly (readonly [string, string])[] = [
  [
    'builds {scheduling|inventory|billing|clinic|field service} software used by {customers} companies',
    'develops and runs business systems for {wholesalers|hospitals|schools|city councils|manufacturers} that cannot afford downtime',
  ],
  [
    'answers calls, chats and e-mails for {travel|retail|telecom|health|software} companies {reach}',
    'runs customer service and back offices for brands that care how their customers are treated',
  ],
  [
    'lends to small businesses and families and looks after their savings',
    'helps {shopkeepers|farmers|young families|exporters} to borrow, pay and save sensibly',
  ],
  ['insures homes, cars, health and small firms, and pays claims within {five|seven|ten} days', 'places and manages insurance for {clients} clients'],
  ['runs {clinics}', 'cares for {patients of all ages|older people at home and in residence|mothers and children}'],
  [
    'develops and makes medicines for {infections|chronic illness|the skin|allergies}',
    'makes and tests {generic medicines|diagnostic kits|medical nutrition} under strict quality control',
  ],
  ['teaches {learners} learners, from first letters to university entrance', 'runs {campuses} with small classes'],
  [
    'runs {shops} selling {homeware|fashion|groceries|toys and books|electronics}',
    'sells {shoes and bags|everyday groceries|sports goods|furniture} in shops and online',
  ],
  ['sells {beauty|baby|pet|kitchen|hobby} products online and delivers within two days', 'helps {sellers} small sellers to reach customers online'],
  ['makes {sauces and noodles|baked goods|drinks|frozen meals} for shops and restaurants', 'runs {restaurants}'],
  ['runs {hotels}', 'plans trips and looks after travellers, from booking to the way home'],
  [
    'stores, ships and delivers goods for {importers|online shops|food producers|manufacturers}',
    'moves freight by sea, air and road, with {vehicles} vehicles of its own',
  ],
  [
    'makes {packaging|machine parts|furniture|household goods|pumps and valves} for customers at home and abroad',
    'presses, welds, paints and assembles products for {builders|farms|kitchens|carriers}',
  ],
  [
    'assembles and tests {sensors|power modules|memory|display parts|connectors} for makers of phones, cars and machines',
    'designs and makes electronic components that go into {medical devices|vehicles|factory equipment}',
  ],
  ['builds {buildings}', 'plans and builds {works} from first drawing to handover'],
  ['develops, lets and manages homes and offices', 'looks after {homes}'],
  ['builds and runs solar and {wind|storage|biogas|hydro} plants', 'supplies {power|water|district cooling|gas} to homes and industry'],
  [
    'brings fibre and mobile internet to {towns|islands|business parks} that larger providers overlook',
    'builds and maintains networks for carriers and companies',
  ],
  ['makes films, campaigns and magazines', 'plans and produces advertising for {food brands|travel companies|fashion labels|public health campaigns}'],
  [
    'advises companies on {tax, audit and growth|people and organisation|contracts and disputes|technology and operations}',
    'keeps the books, contracts and plans of {books} companies in order',
  ],
  ['sells and services cars, vans and motorcycles', 'makes {brake parts|wiring harnesses|seats|cooling systems} for vehicles'],
  [
    'grows {fruit and vegetables|rice and maize|coffee and spices} and brings them to market',
    'grows, packs and exports {fresh produce|seafood|flowers and herbs}',
  ],
  ['makes {puzzle|racing|role-playing|family} games played on phones around the world', 'produces games, shows and events for young audiences'],
  ['builds open protocols for {lending|payments|identity|digital art} on public blockchains', 'provides wallets and infrastructure for on-chain applications'],
  [
    'works with {families|young people|fishing villages|newcomers} on health, schooling and income',
    'runs {shelters|training courses|health days} and community programmes',
  ],
  ['cleans, secures and maintains offices, malls and hospitals', 'looks after buildings and the people in them, day and night'],
];

/** Amounts of something by company size. */
export const SCALE: Readonly<Record<string, readonly string[]>> = {
  customers: ['about 40', 'over 100', 'more than 300', 'over 700', 'some 1,200', 'about 3,000', 'more than 8,000'],
  reach: [
    'at home and abroad',
    'in two countries',
    'in five countries',
    'on two continents',
    'on three continents',
    'on three continents',
    'on four continents',
  ],
  clients: ['250', '900', '3,000', '6,500', '11,000', '40,000', '120,000'],
  clinics: [
    'a family practice',
    'two clinics',
    'four clinics and a day surgery',
    'a hospital with 90 beds',
    'a hospital with 180 beds',
    'two hospitals and eight clinics',
    'six hospitals and a network of clinics',
  ],
  learners: ['60', '250', '900', '2,400', '4,500', '12,000', '30,000'],
  campuses: ['a learning centre', 'two learning centres', 'a school', 'two schools', 'three campuses', 'seven campuses', 'fourteen campuses'],
  shops: ['a shop', 'three shops', 'nine shops', '18 shops', '34 shops', '120 shops', 'more than 300 shops'],
  sellers: ['40', '150', '400', '800', '1,500', '6,000', '20,000'],
  restaurants: [
    'a restaurant',
    'two restaurants',
    'four restaurants and a bakery',
    '9 restaurants and a central kitchen',
    '16 restaurants and a central kitchen',
    '60 restaurants and three central kitchens',
    'more than 180 restaurants',
  ],
  hotels: [
    'a guest house with 12 rooms',
    'a hotel with 30 rooms',
    'a hotel with 120 rooms',
    'two hotels with 340 rooms',
    'three hotels with 610 rooms',
    'nine hotels with 2,100 rooms',
    'thirty hotels with 6,400 rooms',
  ],
  vehicles: ['four', '12', '40', '90', '160', '700', 'more than 2,000'],
  buildings: [
    'homes',
    'homes and small offices',
    'homes and schools',
    'offices and schools',
    'roads and bridges',
    'offices and hospitals',
    'roads, bridges and hospitals',
  ],
  works: ['homes', 'homes and shops', 'industrial halls', 'public buildings', 'public buildings', 'water and power works', 'water and power works'],
  homes: [
    '90 homes',
    '350 homes',
    '1,400 homes and 12 office buildings',
    '2,900 homes and 20 office buildings',
    '5,200 homes and 35 office buildings',
    '18,000 homes and 90 office buildings',
    '60,000 homes',
  ],
  books: ['25', '90', '200', '350', '600', '2,000', '5,000'],
};

/** The industry of nonprofits. */
export const NON_PROFIT = 25;

/** How common companies of each industry are. Multiplied by a country's own strengths. */
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
