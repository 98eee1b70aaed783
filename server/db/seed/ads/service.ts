import { role, type RoleText } from './role.ts';

/** Ad texts by function: hospitality, retail, personal care. */
export const SERVICE: Record<string, RoleText> = {
  Kitchen: role({
    pay: 0.7,
    weight: 6,
    setting: 'kitchen',
    at: '10 11',
    degree: 2,
    field: 'Culinary Arts or any field',
    people: 'kitchen staff',
    boss: 'Head Chef',
    tools: 'Combi ovens, HACCP sheets, Kitchen display system',
    areas: 'mise en place, portion control, food safety, stock rotation, the pass',
    skills: 'Cooking, Food safety, Knife skills, Teamwork, Speed, Menu preparation',
    why: `2+ We cook from scratch, {90|140|220} covers on a busy night, and the staff meal is taken seriously.
A second kitchen opens {next month|in spring|near the station}, with new equipment and an old recipe book.
Guests come for three dishes. We would like them to come for ten.`,
    duties: `Prepare your section before service and keep it clean throughout
Cook to recipe and taste everything
Follow food safety rules: temperatures, labels, allergens
Receive and store deliveries, first in, first out
Work with the team through the rush without shouting
Keep waste low and say when something runs short
Help with new dishes and seasonal menus
Leave the kitchen ready for tomorrow`,
    needs: `Experience in a professional kitchen, or real will to learn
Food handler certificate or willingness to obtain it
Fast, clean, dependable
Available evenings and weekends`,
    ask: `Which kitchen sections have you worked in?#text
Are you available on evenings and weekends?#yesNo`,
    focus: {
      'Pastry Chef': 'Make breads, desserts and {birthday cakes|petits fours|plated sweets} from scratch',
      'Head Chef': 'Write menus, control food cost and lead a kitchen of {8-18}',
      'Sous Chef': 'Run the kitchen in the head chef’s absence and train the commis',
    },
  }),
  'Restaurant Service': role({
    pay: 0.58,
    weight: 6,
    setting: 'kitchen',
    at: '10 11',
    degree: 2,
    field: 'any field',
    people: 'service staff',
    boss: 'Restaurant Manager',
    tools: 'POS terminals, Reservation system, Card readers',
    areas: 'guest welcome, table service, cash-up, opening and closing, complaints',
    skills: 'Customer service, Table service, POS, Teamwork, English, Upselling',
    why: `Regulars here have their own table and their own waiter.
Our new branch in {city} seats {60|85|120} and opens with a full house every Friday.`,
    duties: `Welcome guests, take orders and know the menu by heart
Serve food and drinks quickly and with a smile that is real
Watch your tables and notice what is missing
Handle bills, cards and cash correctly
Keep tables, counter and floor clean
Answer allergy questions exactly, and ask the kitchen when unsure
Turn a complaint into a second visit
Help to open and close the restaurant`,
    needs: `Friendly, quick, presentable
Service experience is welcome; beginners are trained
Basic English and the local language
Available evenings, weekends and holidays`,
    ask: `Are you available on weekends and public holidays?#yesNo
How many months of restaurant experience do you have?#number`,
  }),
  'Coffee and Bar': role({
    pay: 0.6,
    weight: 4,
    setting: 'kitchen',
    at: '10 11',
    degree: 2,
    field: 'any field',
    people: 'baristas and bakers',
    boss: 'Café Manager',
    tools: 'Espresso machines, POS, Ovens, Grinders',
    areas: 'coffee quality, cleanliness, opening routines, stock, regulars',
    skills: 'Coffee making, Customer service, Latte art, Baking, Cash handling, Hygiene',
    why: `We roast {two|three} days a week, and the street smells of it.
People queue for {our flat white|the cinnamon buns|cold brew}. You would be the reason they come back.`,
    duties: `Make drinks or baked goods to the standard, also in the rush
Talk with guests, remember names and orders
Dial in the grinder or check the dough, as the day requires
Keep machines, counter and display spotless
Handle payments and close the till
Order and store supplies
Try new recipes and tasting notes with the team
Open early or close late in turn`,
    needs: `Experience is a plus, curiosity a must
Early riser or night owl: we have both shifts
Clean and quick with many orders
Food hygiene certificate or willingness to get it`,
    ask: `Which shift suits you?#choice:Opening;Closing;Any
Have you worked as a barista, bartender or baker before?#yesNo`,
    focus: {
      Bartender: 'Mix classics and our own drinks, quickly and consistently',
      Baker: 'Bake bread and pastries for the morning, starting at {three|four} o’clock',
      'Bakery Assistant': 'Shape, bake and pack breads under the baker’s guidance',
    },
  }),
  'Front Office': role({
    pay: 0.7,
    weight: 4,
    setting: 'floor',
    at: '11',
    degree: 4,
    field: 'Hospitality, Tourism or any field',
    people: 'front office staff',
    boss: 'Front Office Manager',
    tools: 'Opera PMS, Booking.com extranet, Outlook, Key card systems',
    areas: 'check-in, reservations, guest requests, night audit, complaints',
    skills: 'Guest service, Opera PMS, Languages, Problem solving, Upselling, Cash handling',
    why: `4+ {120|180|260} rooms, guests from {30|45|60} countries, and a lobby where nobody waits long.
Our guests arrive tired and should leave rested. It begins at the desk.`,
    duties: `Check guests in and out quickly and warmly
Handle reservations, changes and payments
Answer questions and give tips a local would give
Solve problems on the spot and tell the duty manager
Coordinate with housekeeping and maintenance
Keep guest data correct and private
Balance the cash at the end of the shift
Offer upgrades and services without pushing`,
    needs: `Training or experience in hotels or service
Good English; a further language is very welcome
Calm, polite, well groomed
Willing to work shifts, weekends and holidays`,
    ask: `Which languages do you speak, and how well?#text
Are you willing to work night shifts?#yesNo`,
  }),
  Housekeeping: role({
    pay: 0.55,
    weight: 4,
    setting: 'floor',
    at: '11',
    degree: 1,
    field: 'any field',
    people: 'room attendants',
    boss: 'Executive Housekeeper',
    tools: 'Cleaning equipment, Linen trolleys, Housekeeping app',
    areas: 'room cleaning, linen, lost property, deep cleaning, inspections',
    skills: 'Cleaning, Attention to detail, Time management, Discretion, Physical fitness, Teamwork',
    why: `A well-made bed is the first thing guests photograph.
{12|14|15} rooms a shift, fair breaks and supervisors who help when it is full.`,
    duties: `Clean and prepare rooms and public areas to standard
Change linen and refill supplies
Report damage and missing items at once
Hand in lost property
Use products and machines safely
Respect guests' privacy and their belongings
Help with deep cleaning by plan
Greet guests in the corridors`,
    needs: `Careful, honest, physically fit
Experience is welcome, not needed
Punctual, also on weekends
Able to work standing and walking`,
    ask: `Are you available on weekends and holidays?#yesNo
Have you worked in hotel housekeeping before?#yesNo`,
  }),
  'Travel and Tours': role({
    pay: 0.8,
    weight: 2,
    setting: 'floor',
    at: '11 12',
    degree: 4,
    field: 'Tourism, Languages or any field',
    people: 'travel staff',
    boss: 'Operations Manager',
    tools: 'Amadeus, Sabre, Excel, Booking platforms',
    areas: 'bookings, itineraries, guest care, supplier contacts, travel papers',
    skills: 'Amadeus, Customer service, Itinerary planning, Languages, Sales, Problem solving',
    why: `Our travellers have one free week a year. It must not be spoiled by a wrong date.
4+ We take {9,000|16,000|30,000} guests a year to places we know ourselves.`,
    duties: `Advise travellers and plan trips that fit time and money
Book and check tickets, rooms, transfers and papers
Look after guests before, during and after the journey
React calmly to delays, illness and lost bags
Negotiate with hotels and carriers
Keep knowledge of places and entry rules fresh
Handle payments and invoices correctly
Collect feedback and improve the next trip`,
    needs: `Training or experience in travel, airlines or service
Good English and one more language
Patience in the tenth change of plan
Willing to work shifts and weekends`,
    ask: `Which booking systems have you used?#text
Which languages do you speak?#text`,
    focus: { 'Airport Ground Staff': 'Check in passengers, board flights and help those who need it' },
  }),
  'Store Sales': role({
    pay: 0.58,
    weight: 8,
    setting: 'floor',
    at: '8 10',
    degree: 2,
    field: 'any field',
    people: 'shop staff',
    boss: 'Store Manager',
    tools: 'POS, Stock app, Handheld scanners',
    areas: 'customer advice, displays, stock refilling, fitting rooms, click and collect',
    skills: 'Customer service, Sales, POS, Product knowledge, Teamwork, Visual display',
    why: `People come in to look. With the right question they find what they came for.
Our store in {city} opens {two|three} hours longer from next month and the team grows with it.
We only sell what we would use ourselves.`,
    duties: `Welcome customers, listen and recommend honestly
Keep shelves, displays and fitting rooms tidy and full
Handle payments, returns and pick-up orders
Unpack deliveries and check prices
Know the range and learn about new products
Reach store goals as a team
Prevent loss by being attentive
Help with stocktaking twice a year`,
    needs: `You like people, on a Saturday afternoon too
Sales experience is a plus, training is given
Neat appearance
Flexible for weekend and holiday shifts`,
    ask: `Are you available to work weekends and holidays?#yesNo
How many months of retail experience do you have?#number`,
    focus: {
      'Jewellery Sales Consultant': 'Advise on stones, metals and sizes, and handle valuables with care',
      'Sales Promoter': 'Demonstrate products in partner stores and report daily sales',
    },
  }),
  'Store Management': role({
    pay: 1.05,
    weight: 4,
    setting: 'floor',
    at: '8 10',
    degree: 4,
    field: 'Business, Retail or any field',
    people: 'store staff',
    boss: 'Area Manager',
    tools: 'POS, Excel, Workforce planning, Stock app',
    areas: 'store targets, rotas, stock levels, displays, loss prevention',
    skills: 'Store management, Leadership, Sales, Rota planning, Inventory, Visual merchandising',
    why: `A store is as good as its team, and the team as good as its rota. You would make both.
6+ @8 {Twenty-two|Forty|Sixty-five} stores, and each manager runs theirs like a small business.`,
    duties: `Lead the daily business of the store from opening to closing
Plan rotas that suit customers and colleagues
Reach sales goals and know why on days when you do not
Keep stock, cash and displays in order
Train new colleagues and pass on what you know
Settle complaints generously and sensibly
Prevent loss and keep the store safe
Report weekly to the area manager`,
    needs: `Retail experience with responsibility
Leads by doing
Comfortable with figures and systems
Available on weekends in turn`,
    ask: `How many people have you led in a store?#number
What was the monthly turnover of your last store?#text`,
  }),
  Cashiering: role({
    pay: 0.54,
    weight: 4,
    setting: 'floor',
    at: '8 10',
    degree: 2,
    field: 'any field',
    people: 'cashiers',
    boss: 'Store Supervisor',
    tools: 'POS terminals, Card readers, Cash counters',
    areas: 'payments, cash-up, queue times, price checks',
    skills: 'Cash handling, Accuracy, Customer service, POS, Honesty, Speed',
    why: `The last minute of a visit is at your till. It decides how people remember us.
3+ @8 {Eight|Twelve|Sixteen} tills, short queues and colleagues who jump in when it fills up.`,
    duties: `Scan, charge and pack quickly and correctly
Accept cash, cards and e-wallets
Count and balance your till at the end of each shift
Answer questions on prices and offers
Check age where the law requires it
Keep the checkout clean and stocked
Help on the floor in quiet hours`,
    needs: `Honest and accurate with money
Friendly for eight hours
Basic numeracy and computer skills
Flexible for shifts`,
    ask: `Do you have experience handling cash?#yesNo
Which days can you work?#choice:Weekdays;Weekends;Any day`,
  }),
  Merchandising: role({
    pay: 0.8,
    weight: 3,
    setting: 'field',
    at: '8 9 10',
    degree: 4,
    field: 'Business, Marketing, Fashion or any field',
    people: 'merchandisers',
    boss: 'Merchandising Manager',
    tools: 'Excel, Planogram software, SAP Retail, Power BI',
    areas: 'planograms, shelf availability, ranges, price tags, promotions',
    skills: 'Merchandising, Planograms, Excel, Negotiation, Visual display, Stock planning',
    why: `Good products in the wrong place do not sell. You put them in the right one.
4+ We supply {70|120|200} outlets, and shelves never stay as we leave them.`,
    duties: `Plan or set up displays, shelves and windows by season
Check availability and order what is missing
Analyse sales by store and suggest changes
Agree placements with store teams and suppliers
Keep prices, tags and promotions correct
Take pictures and report after each visit
Follow competitors and trends
Clear old stock in good time`,
    needs: `Eye for display and head for numbers
Experience in retail or consumer goods
Mobile within {city} and nearby
Good Excel`,
    ask: `Are you willing to visit several stores a day?#yesNo
Which product categories have you worked with?#text`,
  }),
  'Beauty and Wellness': role({
    pay: 0.65,
    weight: 3,
    setting: 'floor',
    at: '8 11',
    degree: 3,
    field: 'a beauty, hair or massage qualification',
    people: 'therapists and stylists',
    boss: 'Salon Manager',
    tools: 'Booking app, Salon equipment, POS',
    areas: 'treatments, client advice, bookings, hygiene, product sales',
    skills: 'Beauty treatments, Client care, Hygiene, Product knowledge, Sales, Communication',
    why: `Our clients book the person, not the hour. You would build your own circle.
Quiet rooms, good products and a full calendar: a place to practise your craft.`,
    duties: `Give treatments carefully and in comfort
Advise clients on care at home
Keep tools and rooms hygienically clean
Manage your bookings with reception
Recommend products you believe in
Follow new techniques and share them
Keep client notes and preferences
Help to keep the salon running on busy days`,
    needs: `A certificate in your craft
Pleasant manner and clean work
Own clients are welcome
Available on weekends`,
    ask: `Which treatments or techniques do you master?#text
Do you hold a professional certificate?#yesNo`,
    focus: {
      'Hair Stylist': 'Cut, colour and style, from classic to daring',
      'Massage Therapist': 'Give Swedish, deep tissue and aromatherapy massages',
      'Beauty Advisor': 'Advise at the counter and give short make-overs',
    },
  }),
  Fitness: role({
    pay: 0.8,
    weight: 2,
    setting: 'floor',
    at: '11 8 25',
    degree: 3,
    field: 'Sports Science or a fitness qualification',
    people: 'coaches',
    boss: 'Gym Manager',
    tools: 'Booking app, Body composition scales, Training software',
    areas: 'training plans, group classes, member care, safety checks',
    skills: 'Personal training, Group fitness, First aid, Motivation, Nutrition basics, Sales',
    why: `Most members stop coming in the third month. The ones who know a coach do not.
3+ {900|1,500|2,200} members, a pool and a floor without mirrors where beginners feel at ease.`,
    duties: `Coach members in person and in groups
Write training plans that fit life as it is
Watch form and prevent injury
Lead classes with energy and good music
Keep equipment clean and safe
Welcome new members and follow up after a month
Sell sessions fairly
Take part in events and challenges`,
    needs: `A recognised coaching or fitness certificate
First aid and CPR
Motivating without shouting
Early mornings or evenings`,
    ask: `Which fitness certificates do you hold?#text
Which classes can you teach?#text`,
  }),
};
