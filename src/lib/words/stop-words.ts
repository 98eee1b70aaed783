/** Words that don't distinguish jobs. "it", "us", "la" and "os" are missing on purpose: people search for IT, US, LA and OS. */
const STOP_WORDS = new Set(
  [
    'a an and are as at be but by for from has have in into is of on or our that the their this to was we will with you your',
    'de del el los las en y con para por un una e do da dos das na ao com um uma',
    'di dan yang untuk dengan dari pada ke atau ini itu adalah ve ile icin bir',
    'في من على الي او مع عن هذا هذه',
  ].flatMap((line) => line.split(' ')),
);

/** Words that say that someone is looking for a job, not which one; removed from a query that contains more. */
const ASKING_WORDS = new Set(
  [
    'job jobs vacancy vacancies hiring hire wanted urgent opening openings career careers work near me',
    'lowongan loker kerja pekerjaan jawatan kosong kerjaya vaga vagas emprego empregos trabajo trabajos empleo empleos ilan ilanlari',
    'وظيفه وظائف وظايف',
    '招聘 求人 職缺 职位 工作 求职 徵才 仕事 的 和 在',
  ].flatMap((line) => line.split(' ')),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const isAskingWord = (word: string): boolean => ASKING_WORDS.has(word) || STOP_WORDS.has(word);
