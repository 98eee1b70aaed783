import type { PackSource } from './pack.ts';

export const TR: PackSource = {
  tag: 'tr',
  gap: ' ',
  colon: ': ',
  stop: '.',
  headings: {
    about: ['Pozisyon Hakkında', 'İlan Özeti', 'Neden Arıyoruz'],
    company: ['Hakkımızda', 'Biz Kimiz'],
    duties: ['İş Tanımı', 'Sorumluluklar', 'Neler Yapacaksınız'],
    needs: ['Aranan Nitelikler', 'Sizden Beklentilerimiz', 'Genel Nitelikler'],
    offer: ['Sunduğumuz Olanaklar', 'Yan Haklar', 'Size Sunduklarımız'],
  },
  facts: { place: 'Çalışma yeri', schedule: 'Çalışma saatleri', type: 'Çalışma şekli' },
  openers: [
    '{company} bünyesinde, {city} lokasyonunda görev alacak {title} arıyoruz.',
    '{city} ekibimizi büyütüyoruz: {title} arayışımız başladı.',
    '{city} ofisimizde çalışmak üzere ekibimize {title} katmak istiyoruz.',
    '{company} ailesine {title} olarak katılmak ister misiniz? Çalışma yeri: {city}.',
  ],
  about: [
    '{company}, {since} yılından bu yana {seat} merkezli olarak {industry} alanında faaliyet gösteriyor. Bugün {people} kişilik bir ekibiz.',
    '{since} yılında {seat} şehrinde kurulan {company}, {industry} alanında çalışıyor. Ekibimiz {people} kişiden oluşuyor.',
    '{company} bir {industry} şirketidir. Merkezimiz {seat}; {people} çalışanımızla birbirimizi dinleyerek iş yapıyoruz.',
  ],
  aboutNonProfit: ['{company}, {since} yılından bu yana {seat} merkezli sosyal projeler yürütüyor. Ekibimiz {people} kişiden oluşuyor.'],
  sizes: ['10’dan az', 'yaklaşık 30', 'yaklaşık 120', 'yaklaşık 350', 'yaklaşık 700', 'yaklaşık 2.500', '6.000’den fazla'],
  lead: [
    '{4-12} kişilik ekibi yönetmek, geliştirmek ve değerlendirmek',
    'Bütçe ve hedefleri takip ederek yönetime raporlamak',
    'İşe alım görüşmelerine katılmak ve yeni arkadaşları yetiştirmek',
    'İş süreçlerini gözden geçirip sadeleştirmek',
    'Diğer bölümlerle eşgüdüm sağlamak',
  ],
  senior: ['Ekipteki yeni arkadaşlara yol göstermek', 'Daha karmaşık konuları üstlenmek', 'İyileştirme önerileri geliştirip uygulamak'],
  experience: {
    2: ['Deneyim şartı yoktur, eğitim tarafımızca verilir', 'Yeni mezunlar başvurabilir'],
    3: ['Benzer bir işte kısa süreli deneyim tercih sebebidir'],
    4: ['Benzer pozisyonda en az 1 yıl deneyim', 'Alanında 1-3 yıl deneyimli'],
    5: ['Alanında en az 3 yıl deneyimli'],
    6: ['En az 5 yıl deneyimli, ekip arkadaşlarına destek olabilecek'],
    7: ['10 yıldan fazla deneyim ve yöneticilik tecrübesi'],
  },
  degrees: {
    1: 'Eğitim şartı aranmamaktadır',
    2: 'En az lise mezunu',
    3: 'Meslek lisesi mezunu veya mesleki yeterlilik belgesi sahibi',
    4: 'En az ön lisans mezunu',
    5: 'Üniversitelerin ilgili bölümlerinden mezun',
    6: 'Tercihen yüksek lisans veya uzmanlık sahibi',
  },
  benefits: {
    1: 'Özel sağlık sigortası',
    3: 'Hayat ve kaza sigortası',
    4: 'Yılda {16|18|20} gün izin',
    6: 'Performans primi',
    7: 'Bireysel emeklilik katkısı',
    8: 'Esnek çalışma saatleri',
    9: 'Haftada {2|3} gün evden çalışma',
    10: 'Eğitim ve sertifika desteği',
    11: '{Yemek kartı|Öğle yemeği}',
    12: 'Yol ücreti',
    13: 'Doğum sonrası ek izin',
    14: 'Spor salonu desteği',
    15: 'Dizüstü bilgisayar',
    16: 'Taşınma desteği',
    18: 'Lojman imkânı',
    19: 'Fazla mesai ücreti eksiksiz ödenir',
    20: 'Hisse opsiyonu',
    21: 'Çalışan indirimi',
    22: 'İş kıyafeti',
    23: 'Hafta sonu tatil',
    24: 'Gece vardiyası farkı',
    25: 'Servis',
    26: 'Telefon hattı',
    27: 'Kreş desteği',
    28: 'Doğum günü izni',
  },
  schedules: {
    desk: ['Pazartesi-Cuma, {08.30-18.00|09.00-18.00}'],
    shift: ['Vardiyalı, haftada 2 gün izin', 'Dönüşümlü sabah ve akşam vardiyası, haftada 1 gün izin'],
    plant: ['Üçlü vardiya (08-16, 16-24, 24-08)', 'Pazartesi-Cumartesi, 08.00-17.30'],
    out: ['Pazartesi-Cumartesi, 08.00-18.00', 'Pazartesi-Cuma, saha programına göre'],
  },
  arrangement: { hybrid: ' (hibrit)', remote: ' (uzaktan)' },
  closings: [
    'Özgeçmişinizi gönderin; sonuç ne olursa olsun {promise} gün içinde dönüş yapıyoruz.',
    'Her başvuruyu okuyoruz ve {promise} gün içinde yanıtlıyoruz.',
    'Süreç: kısa bir telefon, bir görüşme, net bir cevap. İlk dönüş {promise} gün içinde.',
  ],
  external: 'Başvurular şirketimizin kariyer sayfasından alınmaktadır.',
  headlines: ['{title}'],
  partTime: '{title} (Yarı Zamanlı)',
  roles: {
    'Software Engineering, Backend Development, Frontend Development, Mobile Development': `
w 3+ Ürünümüzü her gün {30|80|200} bin kişi kullanıyor; ekibin de büyümesi gerekiyor.
w Ürünün en çok kullanılan bölümünü adım adım yeniliyoruz.
d Web ve mobil uygulamalarda yeni özellikler geliştirmek ve sürdürmek
d[Software Engineering] {TypeScript ve Node.js|.NET Core} ile okunabilir ve test edilmiş kod yazmak
d[Backend Development] Java ve Spring Boot ile okunabilir ve test edilmiş kod yazmak
d[Frontend Development] TypeScript ve React ile okunabilir ve test edilmiş kod yazmak
d[Mobile Development] Kotlin veya Swift ile okunabilir ve test edilmiş kod yazmak
d Ürün ve tasarım ekipleriyle birlikte çözümü sadeleştirmek
d Kod incelemelerine katılmak
d Canlı ortamdaki sorunların kök nedenini bulmak
d Performans ve güvenliği iyileştirmek
n En az bir programlama diline ve ekosistemine hâkim
n SQL ve REST API bilgisi olan
n Git ile ekip çalışmasına alışkın
n Teknik olmayan kişilere de derdini anlatabilen
s SQL, Git, REST API
s[Software Engineering] TypeScript, React, Node.js
s[Backend Development] Java, Spring Boot, PostgreSQL
s[Frontend Development] JavaScript, TypeScript, React
s[Mobile Development] Kotlin, Swift, Flutter
q GitHub veya portfolyo bağlantınızı paylaşır mısınız?#text
q Yazılım geliştirmede kaç yıl deneyiminiz var?#number`,
    'IT Support, Systems and Networks': `
w {staff} çalışma arkadaşımız işini yaparken bilgi işlem ekibine güveniyor.
d Bilgisayar, hesap ve ağ sorunlarına destek vermek
d Yeni başlayanların cihaz ve yetkilerini hazırlamak
d Sunucu, yedekleme ve güvenlik duvarı yönetimi
d Envanter ve dokümantasyonu güncel tutmak
n Windows, Microsoft 365 ve ağ temellerini bilen
n Sabırlı ve anlaşılır iletişim kuran
n Sertifika sahibi olmak artıdır
s Windows, Ağ, Microsoft 365, Active Directory, Firewall
q Hangi sistemleri yönettiniz?#text`,
    'Data Analysis': `
w Elimizde çok veri var, yeterince cevap yok.
d SQL ile veri çekmek ve düzenlemek
d Power BI panoları ve düzenli raporlar hazırlamak
d Satış ve operasyon ekiplerinin sorularını yanıtlamak
d Kampanya sonuçlarını ölçmek
d Veri kalitesini izlemek
n İyi derecede SQL ve Excel
n Rakamları sade anlatabilen
n Python bilgisi artıdır
s SQL, Power BI, Excel, Python, İstatistik
q En iyi kullandığınız BI aracı hangisi?#choice:Power BI;Tableau;Looker;Diğer`,
    'UX and UI Design, Graphic Design, Video and Motion': `
w 2+ Ayda {30|50|80} tasarım çıkarıyoruz ve hiçbirinin aceleye gelmesini istemiyoruz.
w İyi tasarım, müşterinin bizi daha kolay anlamasını sağlıyor.
d {Web ve mobil arayüz|Kampanya, katalog ve ambalaj|Sosyal medya ve kısa video} tasarımları hazırlamak
d Briefi anlamlı fikirlere dönüştürmek
d Kurumsal kimliği korumak
d Baskı ve üretim dosyalarını hazırlamak
d Geri bildirime göre geliştirmek
n {Figma|Illustrator ve Photoshop|Premiere ve After Effects} programına hâkim
n Portfolyo sunabilen
n Düzenli ve zamanında çalışan
s Figma, Illustrator, Photoshop, Tipografi, Marka
q Portfolyo bağlantınız nedir?#text`,
    'Digital Marketing, Social Media and Content': `
w Müşterilerimizin yarısı bizi internette buluyor. Diğer yarısı da bulsun istiyoruz.
d Google ve Meta reklamlarını yönetmek
d Sosyal medya içeriklerini planlamak ve üretmek
d Yorum ve mesajlara hızlı yanıt vermek
d SEO ve e-posta çalışmaları yapmak
d Haftalık rapor ve öneri hazırlamak
n Dijital reklam veya sosyal medya deneyimi olan
n Türkçeyi iyi kullanan
n Veriye bakarak karar veren
s Google Ads, Meta Ads, SEO, GA4, Metin yazarlığı
q Yönettiğiniz bir hesap veya kampanyayı paylaşır mısınız?#text`,
    'Field and B2B Sales': `
w 2+ {city} bölgesinde {80|140|220} aktif müşterimiz ve açılacak çok kapı var.
w Müşterilerimiz yüz yüze görüşmeyi seviyor; sahada bir kişiye daha ihtiyacımız var.
d Mevcut müşterileri ziyaret etmek, yenilerini kazanmak
d İhtiyacı dinleyip doğru çözümü önermek
d Teklif hazırlamak ve pazarlık yapmak
d Sevkiyat ve tahsilatı takip etmek
d Aylık hedefleri gerçekleştirmek
n İletişimi güçlü, sözünü tutan
n B sınıfı ehliyet sahibi, aktif araç kullanan
n Satış deneyimi olan adaylar tercih edilir
s Saha satışı, Müzakere, Teklif hazırlama, CRM, Excel
q B sınıfı ehliyetiniz var mı?#yesNo
q Daha önce hangi sektörlerde satış yaptınız?#text`,
    'Contact Centre': `
w 4+ Yeni projemiz {20|35|50} kişilik ekiple başlıyor.
w Müşterilerimiz bir sorunla aradığında, görüşme bitmeden çözmek istiyoruz.
d Telefon, yazışma ve e-posta ile müşterilere yardımcı olmak
d Talepleri kaydetmek ve sonuçlanana kadar izlemek
d Kalite ve gizlilik kurallarına uymak
d Sık tekrarlanan sorunları bildirmek
n Diksiyonu düzgün, sabırlı
n Bilgisayarı rahat kullanan
n Vardiyalı çalışabilecek
s Müşteri ilişkileri, İletişim, Klavye kullanımı, Problem çözme
q Vardiyalı çalışabilir misiniz?#yesNo`,
    Accounting: `
w Ay kapanışını {beşinci|altıncı} iş gününde, telaşsız yapmak istiyoruz.
d Günlük muhasebe kayıtlarını yapmak
d Cari hesap ve banka mutabakatlarını hazırlamak
d KDV, muhtasar ve geçici vergi beyannamelerine destek olmak
d Aylık raporları hazırlamak
d e-Fatura ve e-Defter süreçlerini yürütmek
n İktisat, işletme veya muhasebe mezunu
n {Logo|Netsis|SAP} ve Excel bilen
n Dikkatli ve gizliliğe özen gösteren
n SMMM stajını tamamlamış olmak artıdır
s Muhasebe, Logo, Excel, e-Fatura, Mutabakat, Vergi
q Hangi muhasebe programlarını kullandınız?#text
q SMMM belgeniz var mı?#yesNo`,
    'HR Operations, Recruitment': `
w 3+ Bu yıl {hires} yeni arkadaşı aramıza katacağız.
w Adayların da çalışanların da kendini değerli hissettiği bir süreç istiyoruz.
d İlan, özgeçmiş inceleme ve görüşmeleri yürütmek
d Özlük, SGK ve puantaj işlemlerini yapmak
d Bordro hazırlığına destek vermek
d Eğitim ve oryantasyon düzenlemek
d Çalışanların sorularını yanıtlamak
n İş Kanunu ve SGK mevzuatına hâkim
n Güler yüzlü, ketum, düzenli
n Benzer görevde deneyimli adaylar tercih edilir
s İşe alım, Bordro, SGK, İş Kanunu, Eğitim
q Bordro programı kullandınız mı?#yesNo`,
    'Office Administration, Sales Support, Reception': `
w {office} kişilik ofisimizde her şeyin yerinde olmasını sağlayacak birini arıyoruz.
d Evrak, arşiv ve yazışmaları yürütmek
d Sipariş, teklif ve satın alma takibi yapmak
d Ziyaretçi ve telefonları karşılamak
d Toplantı ve seyahatleri düzenlemek
d Satış ve muhasebeye destek olmak
n MS Office, özellikle Excel bilen
n Düzenli ve nazik
n Ofis deneyimi tercih sebebidir
s Excel, Raporlama, Sipariş takibi, Satın alma, İletişim
q Excel seviyeniz nedir?#choice:Temel;Orta;İleri`,
    Warehouse: `
w 4+ {city} depomuzdan günde {3.000|6.000|12.000} koli çıkıyor.
w Düzenli bir depo, zamanında teslimat demek.
d Mal kabul, raf yerleştirme ve sayım
d Sipariş toplama ve paketleme
d El terminali ile kayıt
d Yükleme ve boşaltma
n Fiziksel çalışmaya uygun
n Vardiyaya uyum sağlayan
n Forklift belgesi tercih sebebidir
s Sevkiyat, Sayım, El terminali, Forklift, Paketleme
q Forklift operatör belgeniz var mı?#yesNo`,
    'Driving, Last-Mile Delivery': `
w Bakımlı araçlar, belli güzergâhlar ve zamanında ödeme.
d[Driving] Aracı güvenli ve zamanında kullanmak
d[Last-Mile Delivery] Siparişleri adrese eksiksiz teslim etmek
d Aracı her gün kontrol etmek
d İrsaliye ve teslim belgelerini tamamlamak
d Müşteriye nazik davranmak
n[Driving] Uygun sınıfta ehliyet, SRC ve psikoteknik belgesi
n[Last-Mile Delivery] A2 veya B sınıfı ehliyet
n {city} yollarını bilen
n Ceza puanı temiz
s Sürücülük, Teslimat, Araç bakımı, Güzergâh bilgisi
q Ehliyet sınıfınız nedir?#text`,
    'Production Operations, Quality Control': `
w Yeni hattımız {iki|üç} ay içinde devreye giriyor.
d Makineleri talimata uygun çalıştırmak
d Ürünleri ölçmek, kontrol etmek, kaydetmek
d Aksaklıkları bildirmek
d 5S ve iş güvenliği kurallarına uymak
n Vardiyalı çalışabilecek
n Dikkatli ve el becerisi olan
n Fabrika deneyimi tercih sebebidir
s Makine kullanımı, Kalite kontrol, 5S, İş güvenliği
q Gece vardiyasında çalışabilir misiniz?#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] Duran makine hepimizi durdurur. Onu çalıştıran kişi burada değer görür.
w[Automotive Service] Servisimizin randevuları dolu; eli işe yatkın arkadaşlar arıyoruz.
d Periyodik bakım ve onarım yapmak
d Mekanik ve elektrik arızalarını bulmak
d Yedek parça ve kayıtları takip etmek
d[Plant Maintenance] Yeni ekipman kurulumuna destek olmak
d[Automotive Service] Aracı test etmek ve müşteriye bilgi vermek
n Meslek lisesi veya MYO teknik bölüm mezunu
n Teknik resim ve şema okuyabilen
n Nöbete kalabilecek
s Bakım, Elektrik, Mekanik, PLC, Arıza tespiti
q Hangi alanda daha güçlüsünüz?#choice:Mekanik;Elektrik;İkisi de`,
    'Civil and Site Engineering, Site Supervision': `
w {city} çevresinde {iki|üç|dört} şantiyemiz sürüyor.
d Saha işlerini proje ve programa göre yürütmek
d Taşeron ve ekipleri yönlendirmek
d Metraj, hakediş ve günlük rapor hazırlamak
d Kalite ve iş güvenliğini sağlamak
n İnşaat mühendisliği veya ilgili bölüm mezunu
n AutoCAD ve proje okuma bilgisi
n Şantiyede çalışmaya istekli
s Şantiye, AutoCAD, Metraj, Hakediş, İş güvenliği
q Şantiye deneyiminiz kaç yıl?#number`,
    'Nursing, Caregiving': `
w[Nursing] Hemşire başına düşen hasta sayısını makul tutuyoruz; bu yüzden ekibi büyütüyoruz.
w[Caregiving] Büyüklerimizin her gününü iyi geçirmesi için ekibimizi genişletiyoruz.
d[Nursing] Hastaların bakım ve tedavisini uygulamak
d[Nursing] İlaçları doğru zamanda vermek ve kaydetmek
d[Caregiving] Günlük bakım, yemek ve yürüyüşte yardımcı olmak
d[Caregiving] Sohbet etmek, etkinliklere katılmak
d Hasta ve yakınlarını bilgilendirmek
d Enfeksiyon kurallarına uymak
d Nöbet teslimini eksiksiz yapmak
n[Nursing] Hemşirelik bölümü mezunu
n[Caregiving] Hasta ve yaşlı bakım eğitimi almış
n Sabırlı ve güler yüzlü
n Vardiyalı çalışabilecek
s Hasta bakımı, İlaç uygulama, Kayıt, İlk yardım
q Diplomanız hangi bölümden?#text`,
    'School Teaching, Language Teaching, Early Childhood': `
w {16|20|24} kişilik sınıflar ve birlikte plan yapan öğretmenler.
d Ders planlamak ve anlatmak
d Öğrencileri değerlendirmek ve izlemek
d Velilerle görüşmek
d Etkinlik ve projelere katılmak
n İlgili bölüm mezunu, formasyon sahibi
n Çocukları seven, sabırlı
n Tercihen deneyimli
s Öğretim, Sınıf yönetimi, Ölçme, İletişim
q Formasyonunuz var mı?#yesNo`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w {city} şubemiz açılıyor, ekibi baştan kuruyoruz.
d[Kitchen] Yemekleri reçeteye uygun hazırlamak
d[Kitchen] Bölümünün ön hazırlığını yapmak
d[Restaurant Service] Misafiri karşılamak, sipariş almak, servis yapmak
d[Restaurant Service] Masa düzenini sağlamak
d[Coffee and Bar] Kahve ve içecekleri standarda uygun hazırlamak
d[Coffee and Bar] Makine ve tezgâh bakımını yapmak
d Hijyen ve düzeni korumak
d Malzeme kabul ve stok takibi
d[Restaurant Service] Hesap işlemleri
d[Coffee and Bar] Kasa işlemleri
n Hızlı, temiz, güler yüzlü
n Hafta sonu çalışabilecek
n Deneyim tercih sebebidir
s Mutfak, Servis, Hijyen, Kasa, Ekip çalışması
q Hafta sonları çalışabilir misiniz?#yesNo`,
    'Front Office, Housekeeping': `
w 3+ {90|150|240} odalı otelimizde misafir kapıda bekletilmez.
w Misafirlerimizin kendini evinde hissetmesini istiyoruz.
d[Front Office] Giriş-çıkış ve rezervasyon işlemlerini yapmak
d[Front Office] Şehir ve otel hakkında bilgi vermek
d[Housekeeping] Odaları temizlemek ve hazırlamak
d[Housekeeping] Çarşaf ve malzeme değişimi
d Misafir isteklerini karşılamak
d Diğer bölümlerle birlikte çalışmak
d Arıza ve kayıp eşyayı bildirmek
n Güler yüzlü ve bakımlı
n[Front Office] İngilizce bilen; ikinci dil artıdır
n[Housekeeping] Titiz ve fiziksel çalışmaya uygun
n Vardiyaya uygun
s Misafir ilişkileri, Rezervasyon, Yabancı dil, Temizlik
q[Front Office] Hangi dilleri konuşuyorsunuz?#text
q[Housekeeping] Otelde kat hizmetleri deneyiminiz var mı?#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w Mağazamız büyüyor, ekibimize yeni arkadaşlar katıyoruz.
d Müşteriyi karşılamak ve yardımcı olmak
d Ürün yerleşimi ve stok düzeni
d Kasa ve iade işlemleri
d Mağaza hedeflerine katkı sağlamak
n İnsanlarla konuşmayı seven
n Hafta sonu çalışabilecek
n Mağaza deneyimi tercih sebebidir
s Satış, Kasa, Ürün yerleşimi, Müşteri ilişkileri
q Mağaza deneyiminiz ne kadar?#text`,
    'Security, Cleaning': `
w[Security] Binanın güvenliği bu ekibe emanet.
w[Cleaning] Temiz bir iş yeri herkesin gününü güzelleştirir.
d[Security] Giriş kontrolü ve devriye
d[Security] Olayları kaydetmek ve bildirmek
d[Cleaning] Ofis, lavabo ve ortak alanların temizliği
d[Cleaning] Atıkların ayrıştırılması
d Malzeme eksiklerini bildirmek
d Ziyaretçilere yol göstermek
n Sorumluluk sahibi, dakik
n[Security] Özel güvenlik kimlik kartı sahibi
n[Cleaning] Titiz ve düzenli
n Vardiyalı çalışabilecek
s[Security] Devriye, Giriş kontrolü, Kamera, Kayıt
s[Cleaning] Temizlik, Hijyen, Düzen, Zaman yönetimi
q Hangi vardiyayı tercih edersiniz?#choice:Gündüz;Gece;Fark etmez`,
  },
};
