/** First words of made-up company names by country; none is a known brand's. */
export const FIRST_WORDS: Record<string, string> = {
  ph: 'Amihan Balangaw Dagitab Kalinaw Luntian Mahika Marahuyo Paraluman Sinagtala Tanglaw Bughaw Himig Kislap Silakbo Yakal Habagat Talahib Bukirin Lawiswis Dalampasig Agos Hamog Tikling Balani Sulyap Alimpuyo Lambana Tarangkahan Kawayanan Pinagpala',
  sg: 'Straitline Tembusura Merantia Lumora Kestrelle Bayfern Northquay Angsanara Harlowe Pinnate Clovera Tidewell Raintrellis Oriven Fernhill Marlinspike Brightkeel Sandpiperly Quayside Verdanta Kallora Sunbirdie Islemark Trellison Coralite Junipera Monsoonly Lanternway Saltmarsh Peranaka',
  id: 'Nusaraya Cakrabuana Rimbawana Sagara Lenterasa Purnamajaya Tirtamas Bumiasri Andalasia Pelangita Sentanu Wirakarya Mandalaya Gemintang Jatisari Arunika Samudraya Kencanawati Bentalaraya Swarnadipta Lokananta Ranukumala Padmasana Surya-Lembayung Widyatama Gantarasa Niskala Harsaloka Tanjungsari Merapiraya',
  my: 'Seribayu Kasturiraya Lembahria Cengal Rimbun Jentayu Melatiraya Pelitara Sinaran Kembarasa Bayuputra Indahrimba Tualang Merbok Kemuning Selasih Langkasuka Bintangor Nuriraya Telukmas Gaharu Wawasanita Setiarimba Perdanahijau Ombakria Merantiwan Suriamas Arusdaya Cahayarimba Teratai',
  jp: 'ミナト アオバ ヒノデ ツムギ ハルカゼ コトノハ ソラノネ ミドリノ カワセミ アサギリ ユキツバキ サクラガワ タカネ ナミホ イロドリ シラカバ オトワ ハシワタシ ツキシマ モリノ アカネ ノゾミ風 リンドウ スズカケ ホシノセ アラタ マナビヤ ヤマナミ ウミカゼ キズナ路',
  tw: '晨岳 綠澄 宏沐 映禾 恆晴 澤遠 凌川 沐光 青嶼 旭川原 木石 森霖 禾茂 海玥 和曦 雲岫 初曜 辰灣 島嶼風 合穗 璟禾 向岳 安橋 新圃 泓瀚 亮川 拓禾 知恩堂 樂野 尚岩',
  hk: '灣岸 曜海 匯嶺 嘉汐 港禾 維晴 鴻嶼 星灣 雋峯 永澄 朗海 碧濤 盈川 東嶺 Harbourlane Peakstone Lanternbay Junkmast Silvergrove Kaitakka Victoriana Bauhiniva Starferrow Pierhead Lionsgate-Hill Saikungo Tidelock Fragrantis Dragonback-Row Cloudpeak',
  mo: '濠灣 蓮峯 媽閣風 氹島 濠曦 金蓮灣 鏡湖畔 南灣雅 海燕居 Lotusbay Harbourlamp Taipala Cotaro Penhaven Guialight Macaora Rosalane Barranova Ponteverde Azulejar',
  us: 'Ridgeferry Cedarholt Bluefescue Northlark Harborwick Prairieline Millbrook-Vale Copperfen Redtail Stonebarrow Alderpoint Brightmere Foxmeadow Lakeshire Ironbrook Sagewell Timberlane Westerly Clearfork Windrow Marigold-Park Highmark-Vale Driftless Elmcrest Goldenrod Quarryside Larkspur-Hill Bayberry Whitefern Summitgrove',
  ca: 'Mapleridge Northpine Boreal-Bay Loonlake Granite-Falls Riverbirch Tamarack Prairiewind Snowline Birchbark Stillwater-Creek Heronport Cobaltine Frostlake Auroraville Trillianne Kinglet Muskoka-Lane Silverpine Woodwren Lakehead-Row Polarist Caribouline Wildrose-Park Glacierway Spruceton Harbourfell Beaverbrook-Vale Rockcliff Sugarbush',
  gb: 'Ashcombe Thornbury-Lane Wrenfield Oakhurst Fenwick-Mere Harrowgate-Row Kestrelmoor Larchmont Millstone Bramblewood Greycastle Pennistone Riverdale-Moss Saltersford Tarnside Waverleigh Copperfield-Row Hollinwell Longmere Elderbrook Marlowe-Green Cobblestone Lighthaven Rookery Swiftbourne Westmere Dunnock Foxglove Hedgerow Ivyleaf',
  es: 'Almenara Brisalta Cerezal Duero-Sur Encinar Faroluz Garbera Higueral Jacaranda Lindazul Marinera Nogaleda Olivarena Peñalba Robledal Salinera Tomillar Valdeluz Vega-Alta Yerbabuena Azahara Montesol Rivamar Torrealta Costaluz-Norte Altozano Fuensanta-Real Campoverde Mirasierra Acequia',
  tr: 'Yeditepe-Deniz Çınaraltı Karanfil Mavikent Güneşova Akdere Poyraz Lodos-Ege Defneli Zeytinköy Başakova Kuzeyışık Turnalar Ardıçlı Gökçeler Doruksu Nilüferli Selvili Pınarbey Toroslar-Yapı Kavaklı Erguvan Sedirci Dalyanlı Kırlangıç Ihlamurlu Bozkırlı Yıldızova Anafarta-Su Çamlıbel-Dağ',
  rs: 'Dunavija Lipolist Zlatibor-Sever Javornica Bistrica Morava-Plus Sunčanik Rudničar Planinka Drinjača Resava-Vid Jasenovik Topličan Vrbaska Kosovka-Lug Gradina Rakovica-Put Vetrenik Šumarica Zlatoklas Beli-Bor Rečanka Kestenar Hrastovik Oblačar Ravnica Lastavica-Dom Zvezdara-Hub Brezovik Vodenica',
  ae: 'Al-Rimal Gulfcrest Dunemark Sahaab Al-Marjan Oasera Khaleejia-Bay Noorline Falconry-Gate Palmera Al-Safwa-Sands Marinora Zahratain Al-Barari-Way Sandrose Qamaria Lulua-Coast Pearlwind Najmat Al-Sidra Desertlark Miraja Al-Yamama-Sea Saharaya Creekside Wahat-Al-Noor Ghafia Simoomi Al-Reem-Crest Horizonara',
  sa: 'Al-Rawabi-Green Najdia Al-Arfaj Hijaz-Line Rimal-Najd Tuwaiq-Stone Al-Khuzama Sahabat Al-Nafud Wadi-Noor Al-Shorouk-Peak Asirana Qasimia Al-Marwa-Way Sawari-East Diriya-Gate Al-Talh Jabalia Raudat Samhar Al-Ghaith Yanbua Tabukia Al-Areen Samaa-Red Durrat-Najd Al-Khozam Rihab Bawadi-North Nakhlat-Najd',
  lk: 'Araliya Nelumka Samanala Kithul-Way Sinharaja-Leaf Mahawelia Ceylora Pearlisle Lankara Udarata Thambili Bogambara-Hill Gamagedara Kadawatha-Line Nilmini Sarasavi-Lake Ruhunara Tealeaf-Ridge Malwatta Yalapath Kandula Islandry Olumara Pinnawala-Row Rathnara Sandunika Mihirawa Dambara Wijayaba Hikkara',
  ng: 'Adunni-Gold Savannara Obiora-Field Zumarock Kolanut Oluwin Baobabson Lagoonline Ebonyra Sahelia Ireti-Bright Omambala Palmwine-Road Nnedia Harmattan Ayomide-Crest Udala Kwararafa Niger-Bend Obeche-Wood Adireline Ogunpa-Hill Delta-Heron Funmire Egretta Cowryland Ikenna-Stone Bendelia Calabash-Row Eko-Tide',
  br: 'Ipê-Roxo Jatobá-Sul Vale-Azul Manacá Araucária-Nova Pitangueira Serra-Clara Maré-Alta Jequitibá Bem-Te-Vi Cerrado-Verde Lua-Nova-Vale Quaresmeira Rio-Manso Sabiá-Prata Campo-Belo-Vivo Guarapiranga-Luz Tucano-Mar Buriti-Alto Cajuína Monte-Sereno Flor-De-Sal Aroeira Pedra-Lisa Veredas-Sol Carnaúba Garoa-Fina Mirante-Leste Amora-Brava Boa-Safra',
};

/** What a company does, in its name: by language, in the order of the industries; "a/b" gives two. */
export const TRADE_WORDS: Record<string, string> = {
  en: 'Software/Systems|Support Services/Contact Solutions|Capital/Finance|Assurance/Insurance Brokers|Medical Centre/Health|Pharma/Biosciences|Academy/Learning|Stores/Retail Group|Online/Market|Foods/Kitchens|Hotels/Travel|Logistics/Freight|Industries/Manufacturing|Electronics/Microdevices|Builders/Construction|Properties/Realty|Energy/Power|Telecom/Networks|Media/Creative|Partners/Consulting|Motors/Auto|Farms/Agri|Games/Studios|Protocol/Labs|Foundation/Trust|Facility Services/Security',
  ja: 'ソフト/システムズ|コンタクト/サポート|ファイナンス/キャピタル|保険サービス/ライフ保険|メディカル/ケア|ファーマ/バイオ|学院/エデュケーション|ストア/リテイル|オンライン/ネット通販|フーズ/ダイニング|ホテルズ/ツーリズム|物流/ロジスティクス|製作所/工業|電子/デバイス|建設/エンジニアリング|不動産/エステート|エナジー/電力サービス|通信/ネットワークス|メディア/広告社|コンサルティング/パートナーズ|自動車/モータース|ファーム/水産|ゲームス/スタジオ|ラボ/チェーン|財団サービス/福祉会|ビルサービス/警備保障',
  zh: '軟體/資訊|客服/委外服務|資本/金融|保險經紀/保險代理|醫療/健康|生技/製藥|教育/文理|零售/百貨|電商/網購|食品/餐飲|飯店/旅遊|物流/運通|工業/精密|電子/半導體|營造/工程|地產/置業|能源/綠電|電信/通訊|傳媒/廣告|顧問/管顧|汽車/車業|農產/水產|遊戲/互娛|鏈科/區塊|基金會服務/公益|物業/保全',
  id: 'Teknologi/Solusi Digital|Layanan Prima/Mitra Kontak|Multifinance/Modal|Proteksi/Asuransi Mitra|Medika/Husada|Farma/Hayati|Edukasi/Cendekia|Ritelindo/Swalayan|Belanja Daring/Niaga Digital|Boga/Pangan|Wisata/Hotel|Logistik/Ekspres|Industri/Manufaktur|Elektronik/Semikonduktor|Konstruksi/Karya|Properti/Graha|Energi/Daya|Telekomunikasi/Jaringan|Media/Kreatif|Konsultan/Mitra|Otomotif/Motor|Agro/Bahari|Gim/Studio|Rantai/Protokol|Peduli/Lestari|Jasa Fasilitas/Pengamanan',
  ms: 'Teknologi/Perisian|Khidmat Pelanggan/Sokongan|Kapital/Kewangan|Takaful Agensi/Insurans|Medik/Kesihatan|Farma/Biosains|Pendidikan/Akademi|Runcit/Pasar Raya|Dalam Talian/Niaga|Makanan/Dapur|Hotel/Pelancongan|Logistik/Kargo|Industri/Perkilangan|Elektronik/Mikro|Bina/Jurutera|Hartanah/Properti|Tenaga/Kuasa|Telekom/Rangkaian|Media/Kreatif|Perunding/Rakan|Motor/Auto|Agro/Tani|Permainan/Studio|Protokol/Rantaian|Yayasan/Amanah|Fasiliti/Kawalan',
  tr: 'Yazılım/Bilişim|Çağrı Hizmetleri/Müşteri Çözümleri|Finansman/Yatırım|Sigorta Aracılık/Sigorta|Sağlık/Tıp Merkezi|İlaç/Biyoteknoloji|Eğitim/Akademi|Mağazacılık/Market|E-Ticaret/Pazarlama|Gıda/Mutfak|Turizm/Otelcilik|Lojistik/Nakliyat|Sanayi/Makine|Elektronik/Devre|İnşaat/Yapı|Gayrimenkul/Emlak|Enerji/Elektrik|Telekom/İletişim|Medya/Reklam|Danışmanlık/Müşavirlik|Otomotiv/Oto|Tarım/Su Ürünleri|Oyun/Stüdyo|Zincir/Protokol|Vakıf Hizmetleri/Dayanışma|Tesis Yönetimi/Güvenlik',
  pt: 'Sistemas/Tecnologia|Contact Center/Atendimento|Financeira/Capital|Corretora de Seguros/Seguros|Saúde/Clínicas|Farma/Biotecnologia|Educação/Ensino|Lojas/Varejo|Digital/Comércio Online|Alimentos/Sabores|Hotéis/Turismo|Logística/Transportes|Indústria/Metalúrgica|Eletrônica/Componentes|Construtora/Engenharia|Imóveis/Incorporadora|Energia/Solar|Telecom/Redes|Comunicação/Mídia|Consultoria/Assessoria|Veículos/Autopeças|Agro/Pescados|Games/Estúdio|Protocolo/Labs|Instituto/Associação|Facilities/Segurança',
  es: 'Sistemas/Software|Contact Center/Servicios|Finanzas/Capital|Correduría/Seguros|Salud/Clínicas|Farma/Biociencias|Formación/Academia|Tiendas/Moda|Online/Mercado Digital|Alimentación/Gastronomía|Hoteles/Viajes|Logística/Transportes|Industrias/Metal|Electrónica/Componentes|Construcciones/Ingeniería|Inmobiliaria/Hogares|Energía/Renovables|Telecom/Redes|Medios/Publicidad|Consultores/Asesores|Motor/Automoción|Agro/Pesca|Videojuegos/Estudio|Protocolo/Labs|Fundación/Social|Servicios Integrales/Seguridad',
  ar: 'للبرمجيات/لتقنية المعلومات|لخدمات العملاء/لمراكز الاتصال|المالية/للتمويل|لوساطة التأمين/للتأمين|الطبية/للرعاية الصحية|للأدوية/للعلوم الحيوية|للتعليم/للتدريب|للتجزئة/التجارية|للتجارة الإلكترونية/للتسوق الرقمي|للأغذية/للمطاعم|للفنادق/للسياحة|للخدمات اللوجستية/للنقل|الصناعية/للصناعات|للإلكترونيات/للدوائر الإلكترونية|للمقاولات/للإنشاءات|العقارية/للتطوير العقاري|للطاقة/للطاقة الشمسية|للاتصالات/للشبكات|للإعلام/للإعلان|للاستشارات/للخدمات المهنية|للسيارات/لخدمات السيارات|الزراعية/للثروة السمكية|للألعاب/للترفيه|للسلاسل الرقمية/للبلوك تشين|الخيرية/للتنمية الاجتماعية|لإدارة المرافق/للحراسات الأمنية',
};

/** First words of companies that carry an Arabic name. */
export const ARABIC_WORDS =
  'الرمال السحاب المرجان الواحة النخيل الصقر اللؤلؤ الروابي السدرة القمر النسيم الفجر الأفق الينبوع الخزامى الشروق البوادي الساحل الغيث السنابل'.split(' ');

/** Legal forms by country; "" is none. The first word stands where "_" is. */
export const LEGAL_FORMS: Record<string, readonly string[]> = {
  ph: ['_, Inc.', '_ Corporation', '_ Philippines, Inc.', '_', '_ Corp.'],
  sg: ['_ Pte. Ltd.', '_ Singapore', '_', '_ Asia Pte. Ltd.'],
  id: ['PT _', 'PT _ Indonesia', 'CV _', 'PT _ Nusantara'],
  my: ['_ Sdn. Bhd.', '_', '_ (M) Sdn. Bhd.', '_ Berhad'],
  jp: ['株式会社_', '_株式会社', '株式会社_', '合同会社_'],
  tw: ['_股份有限公司', '_有限公司', '_股份有限公司', '_'],
  hk: ['_有限公司', '_', '_（香港）有限公司'],
  mo: ['_有限公司', '_', '_一人有限公司'],
  us: ['_', '_ Inc.', '_ LLC', '_ Group'],
  ca: ['_', '_ Inc.', '_ Ltd.', '_ Canada'],
  gb: ['_ Ltd', '_', '_ Limited', '_ Group'],
  es: ['_ S.L.', '_', '_ S.A.', 'Grupo _'],
  tr: ['_ A.Ş.', '_ Ltd. Şti.', '_', '_ Grup'],
  rs: ['_ d.o.o.', '_', '_ d.o.o. Beograd'],
  ae: ['_ LLC', '_ FZ-LLC', '_', '_ Group'],
  sa: ['_ Co.', '_ Company', '_', '_ Group'],
  lk: ['_ (Pvt) Ltd', '_ PLC', '_', '_ Lanka (Pvt) Ltd'],
  ng: ['_ Limited', '_ Nigeria Ltd', '_', '_ PLC'],
  br: ['_ Ltda.', '_ S.A.', '_', '_ do Brasil'],
};

/** The language a country's companies are named in, besides English. */
export const NAME_LANGUAGE: Record<string, string> = { jp: 'ja', tw: 'zh', hk: 'zh', mo: 'zh', id: 'id', my: 'ms', tr: 'tr', br: 'pt', es: 'es' };
