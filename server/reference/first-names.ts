/** First names of the invented people, by the gender that usually has them. Names for either are in neither list. An underscore is a space within a name. */
const WOMENS = `
  Maricel Jasmine Angelica Kristine Rowena Liezl Camille Joanna Patricia Bea Hui_Min Jia_Hui Xin_Yi Shu_Fen Li_Ting Mei_Ling Rachel Cheryl Serene Grace
  Nurul Siti Aisyah Farah Nadia Shahirah Priya Kavitha Anitha Deepa Shanti Revathi Meena Lakshmi Dewi Putri Ayu Rina Wulan Indah Fitri Maya Ratna Izzati
  Hidayah Syafiqah Mei_Yee Li_Wen Hui_Ling Pei_Shan Siew_Ling Jia_Yi Ya-ting Yi-chun Chia-ling Shu-fen Hsin-yi Mei-hui Pei-shan Ting-yu Yu-han Wan-ju
  Misaki Ayaka Yuka Haruka Mai Sakura Naomi Kaori Emi Rie Emily Sarah Laura Hannah Megan Claire Olivia Rebecca Amy Maria Sofia Daniela Gabriela Andrea
  Michelle Linh Imani Simone Monique Chantal Mélanie Geneviève Isabelle Vivian Karen Mei Aisha Fiona Morag Cerys Ka-yan Wing-sze Hoi-ching Mei-ling
  Yuen-ting Suk-yee Tsz-ching Wai-man Ana Inês Marta Lucía Carmen Elena Cristina Raquel Silvia Beatriz Nuria Ayşe Elif Zeynep Merve Büşra Esra Gamze
  Selin Derya Ebru Jelena Milica Ivana Marija Dragana Tamara Katarina Sanja Nevena Fatima Maryam Noora Shamma Hessa Layla Neha Sana Pooja Anjali Zara
  Joy Anna Christine Nora Sara Reem Lama Haifa Amal Abeer Maha Nadeesha Dilini Sanduni Tharushi Hashini Chathurika Folake Yetunde Bukola Titilayo Chioma
  Ngozi Adaeze Ifeoma Amarachi Chidinma Amina Hauwa Zainab Halima Juliana Camila Fernanda Larissa Patrícia Mariana Letícia Renata Vanessa Trisha Therese
  Sheila Rica Nadine Marian Mae Liza Kristel Ivy Hazel Glaiza Erika Angela Bianca Noor
`;
const MENS = `
  Carlo Paolo Jerome Miguel Rafael Jomar Dennis Arvin Leandro Nico Wei_Jie Jun_Hao Zhi_Wei Kai_Wen Marcus Desmond Adrian Kenneth Haziq Firdaus Hafiz
  Iskandar Suresh Ravi Arun Ganesh Prakash Vijay Kumar Dinesh Budi Agus Rizky Dimas Bayu Hendra Adi Fajar Yoga Arif Amirul Faizal Azlan Khairul Syahmi
  Wei_Han Chee_Keong Jun_Wei Kok_Leong Zhen_Yang Boon_Hock Chih-ming Chun-hung Chia-hao Tsung-han Kuan-yu Po-han Cheng-en Wei-ting Yu-hsiang Ming-che
  Takashi Kenta Daisuke Yusuke Ryota Shota Kazuya Hiroki Tatsuya Makoto Daniel Matthew James Thomas Ryan Andrew Jonathan Benjamin Mark Peter Carlos Luis
  Diego Kevin Jason Anil Minh Andre Terrence Darnell Mathieu Sébastien Étienne Olivier Steven Imran Rahul Bilal Arjun Faisal Vikram Usman Rohit Rohan
  Amir Callum Rhys Gareth Ho-yin Chun-kit Ka-ming Kwok-wai Siu-fung Chi-hang Man-kit Tak-wah João Pedro Rui Javier Álvaro Sergio Pablo Rubén Iván Adrián
  Jorge Íñigo Mehmet Mustafa Emre Burak Murat Hakan Onur Serkan Cem Kerem Marko Nikola Stefan Miloš Aleksandar Nemanja Vladimir Dušan Petar Bojan Ahmed
  Khalid Omar Saif Rashid Yousef Paul Abdullah Mohammed Turki Sultan Nasser Bandar Majed Nuwan Kasun Chamara Lahiru Sajith Ruwan Tunde Segun Kayode
  Babatunde Femi Gbenga Emeka Chukwudi Obinna Ikenna Uche Kelechi Ibrahim Musa Sani Yusuf Lucas Thiago Bruno Felipe Gustavo Rodrigo Marcelo Eduardo Romy
  Renz Ramil Noel Mico Jude Jonas Joel Edgar Dominic Danilo Arnel Elias
`;

const setOf = (names: string) =>
  new Set(
    names
      .trim()
      .split(/\s+/)
      .map((name) => name.replaceAll('_', ' ')),
  );
const [womens, mens] = [setOf(WOMENS), setOf(MENS)];

/** Whether an invented person's first name is usually a woman's or a man's, or null if unknown. Says nothing about real people, so never use it for one. */
export const usualLook = (firstName: string): 'f' | 'm' | null => (womens.has(firstName) ? 'f' : mens.has(firstName) ? 'm' : null);
