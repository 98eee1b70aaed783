import { fold } from '../layout/line.ts';
import { kindByWords } from './heading-words.ts';

export type SectionKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'links'
  | 'contact'
  | 'volunteer'
  | 'projects'
  | 'other';

/**
 * The names of sections in the 10 languages of contract/languages.ts. Spaces and accents don't count. In lines of: English; Chinese (both scripts);
 * Japanese; Indonesian and Malay; Turkish; Portuguese; Spanish; Arabic.
 */
const NAMES: Record<SectionKind, string> = {
  work: `experience, experiences, working experience, work background, academic appointments, academic positions, faculty appointments, academic experience, clinical appointments, working history, work record, job experiences, professional experiences, employment background, employment details, employment summary, career background, career details, career record, recent experience, selected work experience, professional career, professional work experience, practical experience, current employment, previous employment, relevant employment, work experience, work experiences, professional experience, employment, employment history, work history, career history,
    job history, job experience, relevant experience, relevant work experience, experience highlights, professional background, career, career summary and experience,
    positions held, internships, internship, internship experience, internships and work experience, work, industry experience, selected experience,
    additional experience, other experience, previous experience, prior experience, research experience, teaching experience, related experience,
    professional history, employment record, employment experience, career experience, work and experience, appointments, professional appointments,
    工作经历, 工作经验, 工作經歷, 工作經驗, 职业经历, 職業經歷, 工作履历, 实习经历, 實習經歷, 任职经历, 就业经历, 经历, 經歷, 工作背景, 实习经验, 職涯經歷,
    職歴, 職務経歴, 職務経歴詳細, 経歴, 業務経歴, 業務経験, 実務経験, インターンシップ, 勤務経験,
    pengalaman, pengalaman kerja, pengalaman profesional, riwayat pekerjaan, riwayat kerja, pengalaman bekerja, pengalaman pekerjaan, pengalaman magang, sejarah pekerjaan, pekerjaan,
    pengalaman profesi, latar belakang pekerjaan, latihan industri, sejarah kerja,
    deneyim, is deneyimi, iş deneyimi, is deneyimleri, mesleki deneyim, is tecrubesi, tecrube, calisma gecmisi, kariyer, profesyonel deneyim, stajlar, staj deneyimi, deneyimler, is gecmisi, kariyer gecmisi,
    experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, historial laboral, trayectoria, historial profesional, practicas, empleo,
    experiencia profissional, experiencias, experiencias profissionais, historico profissional, atuacao profissional, trajetoria profissional, experiencia de trabalho, estagios,
    الخبرات, الخبرة, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, خبرات العمل, خبرة العمل, التاريخ الوظيفي, السيرة المهنية`,
  education: `education, education details, educational details, educational qualification, academic details, academic achievements, academic records, formal education, tertiary education, education and certifications, education and credentials, university education, academic background, educational background, academic qualifications, education and training, academic history, qualifications and education,
    academics, academic, studies, educational qualifications, educational qualification, academic credentials, schooling, education background, degrees, education history, educational history,
    academic qualification, education and qualifications, academic education, training and education, educational attainment, academic profile,
    教育经历, 教育背景, 教育經歷, 學歷, 学历, 教育, 教育程度, 求学经历, 教育及培训, 学习经历, 學習經歷, 學歷背景, 教育情况,
    学歴, 最終学歴, 学歴詳細,
    pendidikan, riwayat pendidikan, latar belakang pendidikan, pendidikan formal, kelayakan akademik, pendidikan terakhir, akademik, latar belakang akademik, kelulusan akademik,
    egitim, egitim bilgileri, egitim durumu, ogrenim, ogrenim durumu, egitim gecmisi, akademik gecmis, eğitim,
    educacao, formacao, formacao academica, escolaridade, formacao educacional, historico academico, formacao escolar,
    educacion, formacion, escolaridad, formacion academica, estudios, antecedentes academicos, historial academico, formacion academica y complementaria, educacion y formacion,
    التعليم, المؤهلات العلمية, المؤهلات, المؤهل العلمي, المؤهلات الاكاديمية, التحصيل العلمي, المؤهلات الأكاديمية, التعليم والمؤهلات, الدراسة, المؤهلات التعليمية, الخلفية التعليمية`,
  skills: `skills, special skills, skills and knowledge, skills and interests, technical toolkit, toolbox, toolkit, tool kit, what i do, capabilities, core capabilities, key capabilities, areas of strength, professional competencies, skills profile, skills and strengths, skills and proficiencies, technical proficiency, tech skills, main skills, top skills, core expertise, special skills and abilities, knowledge and skills, technical skills, key skills, core skills, core competencies, competencies, skills and tools, areas of expertise, expertise, technologies, technical proficiencies,
    computer skills, professional skills, soft skills, hard skills, skill set, skillset, skill highlights, technical expertise, proficiencies, it skills, tools, technical summary,
    skills summary, summary of skills, relevant skills, abilities, core strengths, strengths, key competencies, software, software skills, programming skills, skills and abilities,
    technical competencies, tech stack, other skills, personal skills, additional skills, transferable skills, skills and expertise, specialties, my skills, technical knowledge, highlights, areas of competence, skills and competencies, key strengths, technology, tools and technologies,
    技能, 专业技能, 專業技能, 职业技能, 技能特长, 核心技能, 专长, 專長, 个人技能, 技能专长, 掌握技能, 技术栈, 工作技能, 技術能力, 技能證照, 擅長工具, 技能清单, 个人特长,
    スキル, 技術スキル, 活かせる経験知識技術, 活かせる経験知識, テクニカルスキル, 保有スキル, 得意分野, 特技, 専門スキル, 技術,
    keahlian, kemampuan, keterampilan, kompetensi, kemahiran, keahlian teknis, kemahiran teknikal, keterampilan teknis, kemampuan teknis, kebolehan, skill, keahlian utama,
    beceriler, yetenekler, yetkinlikler, teknik beceriler, bilgisayar bilgisi, teknik yetkinlikler, uzmanlik alanlari, yetenekler ve beceriler, bilgisayar becerileri,
    habilidades, habilidades tecnicas, competencias, competencias tecnicas, aptitudes, conocimientos, habilidades y competencias, capacidades, destrezas, conocimientos tecnicos, conocimientos informaticos, informatica,
    competencias e habilidades, conhecimentos, conhecimentos tecnicos, habilidades e competencias, principais competencias, qualificacoes tecnicas, qualificacoes, qualificacoes profissionais,
    المهارات, مهارات, المهارات التقنية, المهارات الشخصية, المهارات الفنية, القدرات, الكفاءات, المهارات المهنية`,
  languages: `languages, language, language skills, languages spoken, language proficiency, spoken languages, foreign languages, linguistic skills,
    语言, 语言能力, 語言, 語言能力, 语言技能, 外语, 外語能力, 外语水平, 外语能力,
    言語, 語学, 語学力, 語学スキル, 使用言語, 外国語,
    bahasa, kemampuan bahasa, penguasaan bahasa, keterampilan bahasa, kemahiran bahasa, bahasa yang dikuasai,
    diller, yabanci dil, yabanci diller, dil becerileri, dil bilgisi, dil,
    idiomas, linguas, lenguas, lenguajes, idioma,
    اللغات, اللغة, المهارات اللغوية, لغات`,
  certifications: `certifications, certificates and licenses, professional training and certification, licenses and registrations, registrations, professional registration, eligibility, board examinations, government examinations, certification, certificates, licenses, licences, licenses and certifications, licenses certifications, certifications and licenses, certificates and licenses, professional certifications,
    credentials, professional licenses, certifications and training, training and certifications, professional qualifications, accreditations, certificates and training, courses and certifications, certifications and courses, licensure, licensures, professional certificates, licences and certifications, certifications and awards,
    证书, 資格證書, 资格证书, 專業證照, 證照, 职业资格, 技能证书, 荣誉证书, 资质证书, 執照, 证书与资质, 所获证书,
    資格, 免許, 免許資格, 資格免許, 保有資格, 取得資格, 資格等,
    sertifikasi, sertifikat, lisensi, pelatihan dan sertifikasi, sertifikasi dan pelatihan, sijil, lesen dan sijil, sijil profesional, lisensi dan sertifikasi, sijil dan lesen,
    sertifikalar, sertifika, belgeler, lisanslar, kurs ve sertifikalar, sertifikalar ve lisanslar, egitim ve sertifikalar,
    certificaciones, certificados, licencias, licencias y certificaciones, cursos y certificaciones, certificacion, certificados y cursos, certificaciones y licencias,
    certificacoes, licencas e certificacoes, cursos e certificacoes, certificacoes e cursos, licencas, certificacoes e licencas,
    الشهادات, شهادات, الشهادات المهنية, التراخيص, الشهادات والتراخيص, التراخيص والشهادات, الرخص والشهادات, الدورات والشهادات, الشهادات والدورات`,
  summary: `summary, professional statement, personal overview, summary of experience, executive profile, about the candidate, in short, in brief, professional summary, profile, about, about me, objective, career objective, career summary, personal statement, personal profile, professional profile, executive summary, overview,
    introduction, bio, biography, summary of qualifications, qualifications summary, statement, career profile, professional objective, who am i, profile summary, about myself, resume objective, personal summary, qualifications, career highlights, career goal, career overview, job objective, professional overview,
    自我评价, 自我評價, 个人简介, 個人簡介, 个人总结, 自我介绍, 自我介紹, 求职意向, 求職意向, 个人优势, 个人评价, 关于我, 關於我, 职业目标, 職業目標, 个人概述, 個人概述, 职业概述, 自傳, 簡介, 简介, 职业概要, 专业概述, 職涯摘要, 職業摘要, 求职目标, 個人特質,
    自己pr, 職務要約, 要約, 自己紹介, 志望動機, プロフィール, 概要, 職務概要, サマリー,
    ringkasan, profil, tentang saya, ringkasan profesional, tujuan karir, profil profesional, objektif kerjaya, profil diri, tentang diri, deskripsi diri, objektif, ringkasan profil, profil singkat, ringkasan karir, ringkasan kerjaya,
    ozet, profesyonel ozet, hakkimda, kariyer hedefi, kisisel profil, profil ozeti, on yazi, ozgecmis ozeti, kariyer ozeti,
    resumo, resumo profissional, perfil, perfil profissional, objetivo, sobre mim, objetivo profissional, sobre, apresentacao,
    resumen, resumen profesional, perfil profesional, sobre mi, acerca de mi, objetivo profesional, perfil personal, extracto, presentacion,
    نبذة, الملخص, الملخص المهني, نبذة عني, نبذة شخصية, الهدف الوظيفي, الهدف المهني, الهدف, ملخص, نبذة مختصرة, الملخص الشخصي, الملف الشخصي, ملخص مهني`,
  contact: `contact, personal background, personal profile data, personal, contacts, reach me, how to reach me, contact information, contact details, contact info, contact me, personal details, personal information, personal data, personal particulars, personal info, details, get in touch, info, bio data, biodata, particulars, address,
    联系方式, 聯絡方式, 个人信息, 個人資料, 基本信息, 基本資料, 联系信息, 聯絡資訊, 个人资料, 联系我, 個人資訊, 聯繫方式, 连络方式,
    連絡先, 個人情報, 基本情報, 現住所,
    kontak, data pribadi, informasi pribadi, informasi kontak, data diri, maklumat peribadi, maklumat diri, hubungi, butiran peribadi, maklumat perhubungan, identitas diri, hubungi saya, butir peribadi,
    iletisim, iletisim bilgileri, kisisel bilgiler,
    contato, dados pessoais, informacoes pessoais, contatos, informacoes de contato, contacto, datos personales, informacion personal, datos de contacto, informacion de contacto,
    معلومات الاتصال, البيانات الشخصية, المعلومات الشخصية, الاتصال, بيانات الاتصال, معلومات شخصية, بيانات شخصية, للتواصل, التواصل`,
  links: `links, profiles, websites, social, social media, online, social profiles, online profiles, website, portfolio, web, social links, online presence, 链接, 連結, 网站, リンク, tautan, pautan, media sosial, baglantilar, enlaces, redes sociales, redes sociais, links e perfis, الروابط, روابط, المواقع`,
  volunteer: `volunteer, volunteering, volunteer experience, volunteer work, volunteering experience, community service, leadership, leadership experience, extracurricular activities, extracurriculars, activities, leadership and activities, campus involvement, organizational experience, organisations, volunteer activities, involvement, community involvement, leadership and involvement,
    志愿者经历, 志愿服务, 校园经历, 社团经历, 志工經歷, 社會服務, 社團經歷, 志愿经历, 校园活动, ボランティア, ボランティア活動, 課外活動,
    pengalaman organisasi, organisasi, kegiatan, sukarelawan, pengalaman sukarela, kokurikulum, aktiviti, aktiviti kokurikulum, kerja sukarela, relawan, pengalaman relawan,
    gonulluluk, gonullu calismalar, gonulluluk deneyimi, trabalho voluntario, voluntariado, experiencia voluntaria, atividades, voluntario, العمل التطوعي, التطوع, الأنشطة, الانشطة`,
  projects: `projects, project, project experience, personal projects, key projects, selected projects, side projects, academic projects, open source, research projects, notable projects, software projects,
    项目经历, 项目经验, 專案經驗, 專案, 项目, 專案經歷, 專案作品, 作品集, プロジェクト, 個人開発, プロジェクト経験, proyek, projek, proyek pribadi, projeler, kisisel projeler, projetos, proyectos, proyectos personales, projetos pessoais, المشاريع, مشاريع`,
  other: `awards, honors, honours, achievements, accomplishments, awards and honors, honors and awards, publications, references, referees, interests, hobbies, hobbies and interests, interests and hobbies, affiliations, memberships, professional affiliations, professional memberships, patents, presentations, conferences,
    training, trainings, courses, coursework, relevant coursework, significant coursework, additional information, miscellaneous, other, declaration, research, research interests, talks, invited talks, speaking, media, selected honors, selected publications, scholarships, grants, teaching, key achievements, my life philosophy, a day of my life, most proud of, additional, military service, military, availability, other information, professional development, continuing education, extra curricular, professional associations, seminars, seminars attended, workshops, character references, recommendations, testimonials, favorite books, hobby, notable achievements, test scores, activities and interests, personal interests, honors and activities, awards and achievements, training and courses, further information, publications and presentations,
    获奖情况, 荣誉奖项, 奖项, 兴趣爱好, 興趣, 興趣愛好, 获奖经历, 论文, 出版物, 推荐人, 推薦人, 获奖荣誉, 榮譽獎項, 培训经历, 其他, 其它, 培訓, 荣誉, 附加信息, 爱好, 兴趣, 奖励, 校内荣誉, 科研经历, 獲獎紀錄, 課程, 相关课程,
    受賞歴, 表彰, 趣味, 趣味特技, 本人希望記入欄, 本人希望, その他, 賞罰, 論文, 参考, 推薦者, 受賞,
    penghargaan, prestasi, hobi, minat, referensi, rujukan, pelatihan, kursus, publikasi, seminar, anugerah, pencapaian, lain lain, hobi dan minat, kursus dan pelatihan, anugerah dan pencapaian, lainnya,
    oduller, basarilar, referanslar, hobiler, ilgi alanlari, yayinlar, kurslar, seminerler, egitimler, askerlik durumu, diger, oduller ve basarilar, kurslar ve seminerler,
    premios, publicacoes, publicaciones, referencias, interesses, intereses, cursos, cursos complementares, reconhecimentos, reconocimientos, logros, hobbies e interesses, premios y reconocimientos, informacoes adicionais, informacion adicional, otros, outros, otros datos, premiacoes, premios e reconhecimentos, conquistas, aficiones, cursos realizados, formacion complementaria,
    الجوائز, الهوايات, الاهتمامات, المراجع, الدورات, الدورات التدريبية, الإنجازات, الانجازات, المنشورات, المعرفون, جوائز, هوايات, معلومات إضافية, الجوائز والتكريمات, دورات`,
};

const key = (text: string): string => fold(text).replaceAll(' ', '');
/** Some programs write fi, fl, and ff as one glyph that is lost when the text is extracted: "Certi cations". */
const LIGATURES = /ff?[il]|ff/g;

const KINDS = new Map<string, SectionKind>();
const WITHOUT_LIGATURES = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(NAMES) as [SectionKind, string][]) {
  for (const name of names.split(',').map(key)) {
    if (!KINDS.has(name)) KINDS.set(name, kind);
    if (name.length > 6 && name.search(LIGATURES) >= 0) WITHOUT_LIGATURES.set(name.replace(LIGATURES, ''), kind);
  }
}
/** Fonts draw some pairs of Arabic letters as one glyph, whose letters are extracted in the wrong order: "السرية" is "السيرة". */
const lettersOf = (name: string): string => [...name].toSorted().join('');
const BY_LETTERS = new Map([...KINDS].filter(([name]) => /[\u0600-\u06FF]{6}/.test(name)).map(([name, kind]) => [lettersOf(name), kind]));

const kindOf = (text: string): SectionKind | undefined =>
  KINDS.get(key(text)) ?? WITHOUT_LIGATURES.get(key(text)) ?? (/[\u0600-\u06FF]/.test(text) ? BY_LETTERS.get(lettersOf(key(text))) : undefined);

/** Endings of longer headings: "Marketing experience", "Computer skills". Volunteering isn't work. */
const ENDINGS: { kind: SectionKind; end: RegExp; before?: RegExp }[] = [
  {
    kind: 'volunteer',
    end: /\b(experience|involvement|work|service|roles)$/,
    before: /(volunteer|leadership|community|extracurricular|organi[sz]ation(al)?)\b/,
  },
  {
    kind: 'work',
    end: /\b(experience|employment|history)$/,
    before:
      /\b(professional|work|industry|relevant|clinical|sales|marketing|management|engineering|technical|legal|nursing|military|accounting|customer service|retail|business|teaching|other|additional|development|design|finance|international|freelance|consulting)\b/,
  },
  { kind: 'skills', end: /\b(skills|competencies|proficiencies|technologies)$/ },
  { kind: 'certifications', end: /\b(certifications|certificates|licen[sc]es)$/ },
  {
    kind: 'other',
    end: /\b(coursework|awards|(?<!(?:class|upper|lower|division|with) )honou?rs|publications|interests|achievements|affiliations|memberships|references|hobbies|activities)$/,
  },
  { kind: 'projects', end: /\bprojects$/ },
];

function kindByEnding(text: string): SectionKind | null {
  const ending = ENDINGS.find(({ end, before }) => {
    const at = text.search(end);
    return at >= 0 && (before === undefined || before.test(text.slice(0, at)));
  });
  return ending?.kind ?? null;
}

const JOINTS = /(?:(?<!\s)\s+)?(?:&|\+|\/|\||,|·|・|、|\band\b|\by\b|\be\b|\bve\b|\bdan\b|\bserta\b|和|与|與|及| و)\s*/u;
const LONGEST = 48;
/** "A. Education", "IV) Education", "(b) Education", "二、教育". */
const ENUMERATED = /^(?:[\p{L}]|[IVX]{1,4})[.)]\s+(?=\p{L}{3}|\p{Script=Han}{2})|^[一二三四五六七八九十]{1,2}[、.．)）]\s*/u;

/**
 * The section that a heading starts, or null if the text isn't a known heading. Its number, colons, and decoration around it don't count. In "Skills
 * & languages", the first one counts.
 */
export function headingOf(text: string): SectionKind | null {
  if (text.length > LONGEST || text === '') return null;
  const bare = text
    .replace(/^[\s\d.)(|:•■▪●◆★#*=_-]+/u, '')
    .replace(ENUMERATED, '')
    .replace(/(?<![\s.:：|•*=_-])[\s.:：|•*=_-]+$/u, '')
    .replace(/^[【［[「]|[】］\]」]$/gu, '')
    .replace(/(?<!\s)\s+with dates?$/i, '');
  if (/\d/.test(bare) || /[:：@]/.test(bare)) return null;
  const whole = kindOf(bare);
  if (whole) return whole;
  const parts = bare.split(JOINTS).filter((part) => part.trim() !== '');
  const kinds = parts.map(kindOf);
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined)) return kinds.find((kind) => kind !== 'other') ?? 'other';
  const folded = fold(bare);
  return (folded.split(' ').length <= 4 ? kindByEnding(folded) : null) ?? kindByWords(folded);
}

/** A heading on two lines as one: "Work" above "experience", or a Chinese or Japanese word that a narrow column broke. Null if they aren't one. */
export function wholeHeading(text: string, more: string): string | null {
  const tried = [`${text} ${more}`, ...(/\p{Script=Han}$/u.test(text) ? [text + more] : [])];
  return tried.find((whole) => headingOf(whole) !== null) ?? null;
}
