/** Common given names and family names, not of real people. Names in one row go together. */
interface Names {
  /** How many of the country's people have such names, relative to the other rows. */
  weight: number;
  given: string;
  family: string;
}

const row = (weight: number, given: string, family: string): Names => ({ weight, given, family });

const CHINESE_FAMILY = 'Tan Lim Lee Ng Wong Ong Goh Chua Teo Koh Chan Ang Low Sim Tay Yeo Chong Wee Ho Lau';
const MALAY_FAMILY = 'Ismail Abdullah Rahman Hassan Ahmad Yusof Ibrahim Osman Razak Hamid Zainal Salleh Aziz Karim Hashim Rashid';
const TAMIL = row(
  1,
  'Priya Kavitha Anitha Deepa Shanti Revathi Meena Lakshmi Suresh Ravi Arun Ganesh Prakash Vijay Kumar Dinesh',
  'Subramaniam Krishnan Rajan Nair Pillai Chandran Ramasamy Muthu Raman Selvaraj Balan Menon',
);
const SOUTH_ASIAN = row(
  1,
  'Aisha Priya Neha Fatima Sana Pooja Anjali Zara Imran Rahul Bilal Arjun Faisal Vikram Usman Rohit',
  'Khan Sharma Ahmed Patel Iqbal Nair Malik Gupta Hussain Thomas Qureshi Menon Siddiqui Mathew',
);
const ENGLISH = row(
  5,
  'Emily Sarah Rachel Laura Hannah Megan Claire Olivia Rebecca Amy Daniel Matthew James Thomas Ryan Andrew Jonathan Benjamin Mark Peter',
  'Miller Turner Cooper Hughes Bennett Foster Coleman Barnes Fisher Marshall Gibson Harrison Webb Palmer Reid Shaw Ellis Holmes Spencer Lawson',
);
const CANTONESE_GIVEN =
  'Ka-yan Wing-sze Hoi-ching Mei-ling Yuen-ting Suk-yee Tsz-ching Wai-man Ho-yin Chun-kit Ka-ming Kwok-wai Siu-fung Chi-hang Man-kit Tak-wah';
const CANTONESE_FAMILY = 'Chan Wong Cheung Lau Leung Ho Cheng Lam Yip Tang Kwok Ng Tsang Fung Mak Yuen Lai Poon';
const PORTUGUESE_FAMILY =
  'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Almeida Ribeiro Carvalho Gomes Martins Araújo Barbosa Rocha Dias Moreira Nunes Cardoso';

/** By country, separated by spaces. An underscore is a space within a name. Names from other scripts are in their usual English spelling. */
export const NAMES: Readonly<Record<string, readonly Names[]>> = {
  ph: [
    row(
      1,
      'Maricel Jasmine Angelica Kristine Rowena Liezl Camille Joanna Patricia Bea Carlo Paolo Jerome Miguel Rafael Jomar Dennis Arvin Leandro Nico',
      'Santos Reyes Cruz Bautista Garcia Mendoza Torres Flores Villanueva Ramos Aquino Castillo Domingo Salazar Navarro Mercado Pascual Valdez Soriano Manalo',
    ),
  ],
  sg: [
    row(
      7,
      'Hui_Min Jia_Hui Xin_Yi Shu_Fen Li_Ting Mei_Ling Rachel Cheryl Serene Grace Wei_Jie Jun_Hao Zhi_Wei Kai_Wen Marcus Desmond Adrian Kenneth',
      CHINESE_FAMILY,
    ),
    row(1, 'Nurul Siti Aisyah Farah Haziq Firdaus Hafiz Iskandar Nadia Shahirah', MALAY_FAMILY),
    TAMIL,
  ],
  id: [
    row(
      1,
      'Dewi Siti Putri Ayu Rina Wulan Indah Fitri Maya Ratna Budi Agus Rizky Dimas Bayu Hendra Adi Fajar Yoga Arif',
      'Wijaya Santoso Pratama Saputra Hidayat Kusuma Nugroho Setiawan Wibowo Permana Gunawan Siregar Lestari Simanjuntak Halim Utomo Rahayu Kurniawan Hartono Maharani',
    ),
  ],
  my: [
    row(6, 'Nurul Siti Aisyah Farah Nadia Izzati Hidayah Syafiqah Haziq Firdaus Hafiz Amirul Faizal Azlan Khairul Syahmi', MALAY_FAMILY),
    row(3, 'Mei_Yee Li_Wen Hui_Ling Pei_Shan Siew_Ling Jia_Yi Wei_Han Chee_Keong Jun_Wei Kok_Leong Zhen_Yang Boon_Hock', CHINESE_FAMILY),
    TAMIL,
  ],
  tw: [
    row(
      1,
      'Ya-ting Yi-chun Chia-ling Shu-fen Hsin-yi Mei-hui Pei-shan Ting-yu Yu-han Wan-ju Chih-ming Chun-hung Chia-hao Tsung-han Kuan-yu Po-han Cheng-en Wei-ting Yu-hsiang Ming-che',
      'Chen Lin Huang Chang Lee Wang Wu Liu Tsai Yang Hsu Cheng Hsieh Kuo Hung Chiu Tseng Liao Lai Chou',
    ),
  ],
  jp: [
    row(
      1,
      'Misaki Ayaka Yuka Haruka Mai Sakura Naomi Kaori Emi Rie Takashi Kenta Daisuke Yusuke Ryota Shota Kazuya Hiroki Tatsuya Makoto',
      'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Hayashi Shimizu Mori Ikeda',
    ),
  ],
  us: [
    ENGLISH,
    row(2, 'Maria Sofia Daniela Carlos Luis Gabriela Diego Andrea', 'Ramirez Torres Morales Ortiz Delgado Castro Vargas Medina'),
    row(1, 'Grace Kevin Michelle Jason Priya Anil Linh Minh', 'Nguyen Chen Patel Kim Shah Park Tran Liu'),
    row(1, 'Imani Jasmine Andre Marcus Simone Terrence Monique Darnell', 'Washington Jefferson Booker Banks Freeman Gaines Dorsey Hines'),
  ],
  ca: [
    ENGLISH,
    row(2, 'Chantal Mélanie Geneviève Isabelle Mathieu Sébastien Étienne Olivier', 'Tremblay Gagnon Bouchard Gauthier Lavoie Fortin Pelletier Bergeron'),
    row(1, 'Harpreet Simran Manpreet Jaspreet Gurpreet Amrit', 'Gill Sandhu Dhaliwal Grewal Sidhu Brar'),
    row(1, 'Vivian Karen Jason Kevin Mei Steven', 'Chan Wong Lam Zhang Leung Wang'),
  ],
  gb: [
    ENGLISH,
    row(1, 'Aisha Priya Nadia Imran Rohan Amir', 'Khan Patel Begum Hussain Shah Kaur'),
    row(1, 'Fiona Morag Callum Rhys Cerys Gareth', 'Campbell Fraser Murray Davies Evans Griffiths'),
  ],
  hk: [row(1, CANTONESE_GIVEN, CANTONESE_FAMILY)],
  mo: [
    row(4, CANTONESE_GIVEN, CANTONESE_FAMILY),
    row(1, 'Ana Inês Marta Sofia João Pedro Rui Miguel', 'da_Silva Rodrigues Xavier Nunes do_Rosário Gomes Lopes Fernandes'),
  ],
  es: [
    row(
      1,
      'Lucía Marta Carmen Laura Elena Cristina Raquel Silvia Beatriz Nuria Javier Álvaro Sergio Pablo Diego Rubén Iván Adrián Jorge Íñigo',
      'García Fernández López Martínez Sánchez Gómez Jiménez Ruiz Hernández Moreno Álvarez Romero Navarro Serrano Ortega Molina Iglesias Cabrera Vidal Prieto',
    ),
  ],
  tr: [
    row(
      1,
      'Ayşe Elif Zeynep Merve Büşra Esra Gamze Selin Derya Ebru Mehmet Mustafa Emre Burak Murat Hakan Onur Serkan Cem Kerem',
      'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özdemir Şimşek Polat Erdoğan',
    ),
  ],
  rs: [
    row(
      1,
      'Jelena Milica Ana Ivana Marija Dragana Tamara Katarina Sanja Nevena Marko Nikola Stefan Miloš Aleksandar Nemanja Vladimir Dušan Petar Bojan',
      'Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović Milošević Kovačević Popović Todorović Lukić Savić Simić Kostić Vasić Tomić Živković',
    ),
  ],
  ae: [
    row(
      4,
      'Fatima Maryam Noora Shamma Hessa Layla Ahmed Khalid Omar Saif Rashid Yousef',
      'Al-Mansoori Al-Hashimi Al-Suwaidi Al-Mazrouei Haddad Khoury Mansour Saleh Nasser Al-Zaabi',
    ),
    { ...SOUTH_ASIAN, weight: 4 },
    row(2, 'Grace Joy Maricel Anna Mark Ryan Paul Christine', 'Santos Reyes Garcia Ramos Evans Walker Martin Cruz'),
  ],
  sa: [
    row(
      6,
      'Nora Sara Reem Lama Haifa Amal Abeer Maha Abdullah Mohammed Faisal Turki Sultan Nasser Bandar Majed',
      'Al-Otaibi Al-Qahtani Al-Ghamdi Al-Harbi Al-Shehri Al-Zahrani Al-Dosari Al-Mutairi Al-Shammari Al-Subaie Al-Malki Al-Juhani',
    ),
    SOUTH_ASIAN,
  ],
  lk: [
    row(
      3,
      'Nadeesha Dilini Sanduni Tharushi Hashini Ishara Chathurika Nuwan Kasun Chamara Dinesh Lahiru Sajith Ruwan',
      'Perera Fernando Silva Jayasinghe Bandara Wickramasinghe Dissanayake Gunawardena Rathnayake Herath Senanayake Ekanayake',
    ),
    TAMIL,
  ],
  ng: [
    row(
      3,
      'Folake Yetunde Bukola Temitope Titilayo Damilola Tunde Segun Kayode Babatunde Femi Gbenga',
      'Adeyemi Ogunleye Adebayo Afolabi Oyelaran Akinola Balogun Ojo Olawale Adewale Fashola Ajayi',
    ),
    row(
      3,
      'Chioma Ngozi Adaeze Ifeoma Amarachi Chidinma Emeka Chukwudi Obinna Ikenna Uche Kelechi',
      'Okafor Eze Nwosu Okeke Obi Onyekachi Nnamdi Umeh Chukwu Anyanwu Okonkwo Igwe',
    ),
    row(2, 'Amina Hauwa Zainab Halima Ibrahim Musa Sani Yusuf', 'Bello Abubakar Suleiman Danjuma Garba Lawal Aliyu Shehu'),
  ],
  br: [
    row(
      1,
      'Ana Juliana Camila Fernanda Larissa Patrícia Mariana Letícia Renata Vanessa Lucas Rafael Thiago Bruno Felipe Gustavo Rodrigo Leandro Marcelo Eduardo',
      PORTUGUESE_FAMILY,
    ),
  ],
};
