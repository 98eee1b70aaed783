import type { PackSource } from './pack.ts';

export const MS: PackSource = {
  tag: 'ms',
  gap: ' ',
  colon: ': ',
  stop: '.',
  headings: {
    about: ['Mengenai Jawatan Ini', 'Ringkasan Kerja'],
    company: ['Tentang Kami', 'Siapa Kami'],
    duties: ['Tanggungjawab', 'Skop Kerja', 'Tugas Harian'],
    needs: ['Kelayakan', 'Syarat Permohonan', 'Yang Kami Cari'],
    offer: ['Faedah', 'Apa Yang Kami Tawarkan', 'Kemudahan'],
  },
  facts: { place: 'Lokasi', schedule: 'Waktu kerja', type: 'Jenis pekerjaan' },
  openers: [
    '{company} sedang mencari {title} di {city}.',
    'Kami membuka {1-4} kekosongan {title} di {city}.',
    'Sertai pasukan kami di {city} sebagai {title}.',
  ],
  about: [
    '{company} beroperasi dalam bidang {industry} sejak {since} dan berpangkalan di {seat}. Kami kini mempunyai {people} pekerja.',
    'Ditubuhkan pada {since} di {seat}, {company} ialah syarikat {industry} dengan {people} pekerja.',
  ],
  aboutNonProfit: ['{company} membantu keluarga dan belia sejak {since} dari {seat}. Kami kini mempunyai {people} pekerja.'],
  sizes: ['kurang daripada 10', 'kira-kira 30', 'kira-kira 120', 'kira-kira 350', 'kira-kira 700', 'kira-kira 2,500', 'lebih 6,000'],
  lead: [
    'Mengetuai pasukan seramai {4-12} orang dan menetapkan sasaran',
    'Menguruskan belanjawan dan melapor kepada pengurusan',
    'Melatih pekerja baharu',
    'Menambah baik proses kerja',
    'Berhubung dengan jabatan lain',
  ],
  senior: ['Membimbing rakan sekerja yang baharu', 'Mengendalikan kes yang lebih rumit'],
  experience: {
    2: ['Tiada pengalaman diperlukan; latihan disediakan', 'Lepasan sekolah dan graduan baharu dialu-alukan'],
    3: ['Pengalaman singkat dalam kerja serupa satu kelebihan'],
    4: ['Pengalaman sekurang-kurangnya 1 tahun dalam bidang berkaitan'],
    5: ['Pengalaman sekurang-kurangnya 3 tahun'],
    6: ['Pengalaman 5 tahun ke atas, termasuk membimbing pasukan'],
    7: ['Pengalaman lebih 10 tahun dalam peranan pengurusan'],
  },
  degrees: {
    1: 'Tiada syarat kelulusan',
    2: 'Sekurang-kurangnya SPM',
    3: 'Sijil kemahiran (SKM) atau setaraf',
    4: 'Diploma dalam bidang berkaitan',
    5: 'Ijazah dalam bidang berkaitan',
    6: 'Ijazah Sarjana atau kelayakan profesional',
  },
  benefits: {
    1: 'Kad perubatan',
    3: 'Insurans berkelompok',
    4: 'Cuti tahunan {12|14|16} hari',
    5: 'Bonus tahunan',
    6: 'Insentif prestasi',
    7: 'KWSP, PERKESO dan SIP',
    8: 'Waktu kerja anjal',
    9: 'Kerja dari rumah {1|2} hari seminggu',
    10: 'Latihan ditaja',
    11: '{Elaun makan|Makan disediakan}',
    12: 'Elaun pengangkutan',
    13: 'Cuti bersalin dan cuti bapa',
    15: 'Komputer riba',
    18: 'Asrama disediakan',
    19: 'Kerja lebih masa dibayar',
    21: 'Diskaun pekerja',
    22: 'Uniform percuma',
    23: 'Lima hari bekerja',
    24: 'Elaun syif malam',
    25: 'Pengangkutan kilang',
    26: 'Elaun telefon',
    28: 'Cuti hari jadi',
  },
  schedules: {
    desk: ['Isnin hingga Jumaat, {8.30 pagi – 5.30 petang|9.00 pagi – 6.00 petang}'],
    shift: ['Syif bergilir, 6 hari seminggu', 'Syif pagi dan petang, cuti bergilir'],
    plant: ['Syif 12 jam, 4 hari kerja 2 hari cuti', 'Tiga syif bergilir'],
    out: ['Isnin hingga Sabtu, 8.00 pagi – 5.00 petang'],
  },
  arrangement: { hybrid: ' (hibrid)', remote: ' (jarak jauh)' },
  closings: [
    'Hantar resume anda. Setiap pemohon menerima jawapan dalam masa {promise} hari.',
    'Mohon sekarang; kami akan menghubungi anda dalam masa {promise} hari, apa pun keputusannya.',
  ],
  external: 'Sila mohon melalui laman kerjaya kami.',
  headlines: ['{title}'],
  partTime: '{title} (Separuh Masa)',
  roles: {
    'Field and B2B Sales': `
w 2+ Kawasan {city} mempunyai {60|110|180} pelanggan aktif dan masih banyak peluang.
w Pelanggan kami suka dilawati, dan kami perlukan lebih ramai orang di lapangan.
d Melawat pelanggan sedia ada dan mencari pelanggan baharu
d Menyediakan sebut harga dan berunding
d Mengikuti penghantaran dan kutipan bayaran
d Mencapai sasaran bulanan
n Mesra, jujur dan berdaya usaha
n Memiliki lesen memandu dan kenderaan sendiri
n Boleh berbahasa Melayu dan Inggeris
s Jualan, Rundingan, Hubungan pelanggan, CRM
q Adakah anda mempunyai lesen memandu?#yesNo`,
    'Contact Centre': `
w 4+ Projek baharu bermula bulan depan dengan {15|25|40} tempat.
w Pelanggan menghubungi kami apabila ada masalah, dan kami mahu menyelesaikannya dalam satu panggilan.
d Menjawab panggilan, sembang dan e-mel pelanggan
d Merekod aduan dan menyelesaikannya
d Menjaga kualiti dan kerahsiaan maklumat
d Memberi maklum balas kepada pasukan produk
n Fasih berbahasa Melayu dan Inggeris
n Sabar dan boleh menaip dengan lancar
n Sedia bekerja syif
s Khidmat pelanggan, Komunikasi, Menaip, Penyelesaian masalah
q Adakah anda sedia bekerja syif?#yesNo`,
    Accounting: `
w Akaun kami ditutup pada hari bekerja ke-{5|6|7} setiap bulan.
d Merekod transaksi harian dan penyesuaian bank
d Menguruskan akaun belum bayar dan belum terima
d Menyediakan laporan bulanan
d Membantu penyata SST dan cukai
n Diploma atau Ijazah Perakaunan
n Mahir Excel dan SQL Account atau AutoCount
n Teliti dan amanah
s Perakaunan, Excel, SQL Account, AutoCount, SST
q Perisian perakaunan apakah yang pernah anda gunakan?#text`,
    'Office Administration, Sales Support, Reception, HR Operations': `
w Pejabat kami memerlukan seseorang yang kemas dan cekap.
d Mengurus dokumen, fail dan surat-menyurat
d Menjawab telefon dan menyambut pelawat
d Memproses pesanan dan sebut harga
d Membantu urusan kewangan dan sumber manusia
n Mahir Microsoft Office
n Teratur dan mesra
n Boleh berkomunikasi dalam Bahasa Melayu dan Inggeris
s Microsoft Excel, Pentadbiran, Pemfailan, Komunikasi
q Apakah tahap kemahiran Excel anda?#choice:Asas;Sederhana;Mahir`,
    'Warehouse, Driving, Last-Mile Delivery': `
w 4+ Gudang kami di {city} menghantar {2,000|4,500|8,000} bungkusan sehari.
w Barang yang tersusun rapi sampai kepada pelanggan tepat pada masanya.
d[Warehouse] Menerima, menyusun dan mengira stok
d[Warehouse] Menyediakan pesanan mengikut senarai
d[Driving] Memandu dengan selamat mengikut jadual
d[Driving] Memunggah dan menghantar barang
d[Last-Mile Delivery] Menghantar bungkusan terus kepada pelanggan
d[Last-Mile Delivery] Menghubungi pelanggan dengan sopan
d Memeriksa kenderaan atau peralatan setiap hari
d Mengisi dokumen penghantaran dengan betul
n Sihat dan rajin
n[Driving] Lesen GDL atau lesen yang sesuai
n[Last-Mile Delivery] Lesen B2 atau D
n[Warehouse] Boleh mengangkat barang sehingga 20 kg
n Menepati masa
s Stok, Penghantaran, Forklif, Pembungkusan
q[Driving] Lesen memandu kelas apakah yang anda miliki?#text
q[Last-Mile Delivery] Adakah anda mempunyai motosikal sendiri?#yesNo
q[Warehouse] Pernahkah anda bekerja di gudang?#yesNo`,
    'Production Operations, Quality Control': `
w Barisan pengeluaran baharu akan dibuka dalam masa {dua|tiga} bulan.
d Mengendalikan mesin mengikut arahan kerja
d Memeriksa kualiti dan merekod hasil
d Melaporkan kerosakan dan kecacatan
d Mengamalkan 5S dan keselamatan
n Warganegara Malaysia
n Sedia bekerja syif
n Tidak buta warna
s Operasi mesin, Kawalan kualiti, 5S, Keselamatan
q Adakah anda sedia bekerja syif malam?#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] Mesin yang dijaga baik jarang berhenti.
w[Automotive Service] Bengkel kami penuh setiap hari dan memerlukan tangan yang mahir.
d Menjalankan servis berkala dan pembaikan
d Mengesan kerosakan mekanikal dan elektrik
d Merekod kerja dan alat ganti
d[Plant Maintenance] Membantu pemasangan mesin baharu
d[Automotive Service] Menguji kenderaan sebelum diserahkan
n Sijil kemahiran atau diploma teknikal
n Boleh membaca lukisan teknikal
n Sedia bertugas atas panggilan
s Mekanikal, Elektrik, PLC, Kimpalan
q Bidang kekuatan anda?#choice:Mekanikal;Elektrik;Kedua-duanya`,
    'Nursing, Caregiving': `
w 3+ Kami menjaga {40|70|120} pesakit dan penghuni dengan penuh hormat.
w Setiap pesakit kami layan dengan sabar dan penuh hormat.
d Memantau keadaan dan tanda vital
d[Nursing] Memberi ubat mengikut arahan
d[Nursing] Membantu doktor semasa rawatan
d[Caregiving] Membantu mandi, makan dan pergerakan
d[Caregiving] Menemani penghuni dan mengatur aktiviti
d Merekod dan melapor dengan lengkap
n[Nursing] Diploma Kejururawatan dan berdaftar dengan lembaga
n[Caregiving] Latihan penjagaan satu kelebihan
n Penyabar dan sedia bekerja syif
s Penjagaan pesakit, Rekod, Pertolongan cemas, Empati
q[Nursing] Adakah anda mempunyai perakuan amalan yang sah?#yesNo
q[Caregiving] Pernahkah anda menjaga warga emas?#yesNo`,
    'School Teaching, Early Childhood, Language Teaching': `
w Kelas kecil, {12|18|20} orang murid, supaya setiap anak dikenali.
d Menyediakan dan mengajar pelajaran
d Menilai kemajuan murid
d Berhubung dengan ibu bapa
d Mengurus aktiviti kelas
n Diploma atau Ijazah Pendidikan
n Suka kanak-kanak dan penyabar
s Mengajar, Pengurusan kelas, Komunikasi
q Subjek apakah yang anda ajar?#text`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w Cawangan baharu kami di {city} akan dibuka tidak lama lagi.
d[Kitchen] Menyediakan bahan dan memasak mengikut resipi
d[Kitchen] Menyemak tarikh luput bahan
d[Restaurant Service] Menyambut pelanggan, mengambil pesanan dan menghidang
d[Restaurant Service] Menyusun meja
d[Coffee and Bar] Membancuh kopi dan minuman
d[Coffee and Bar] Menjaga mesin dan kaunter
d Menjaga kebersihan dapur dan ruang makan
d[Restaurant Service] Mengurus bayaran
d[Coffee and Bar] Mengurus bayaran
d Mengurus stok bahan
n Rajin, bersih dan mesra
n Boleh bekerja pada hujung minggu
n Suntikan tifoid disediakan
s Memasak, Layanan, Kebersihan, Kaunter bayaran
q Bolehkah anda bekerja pada hujung minggu?#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w Kedai kami di {city} semakin sibuk dan memerlukan tenaga tambahan.
d Menyambut dan membantu pelanggan
d Menyusun barang dan menyemak stok
d Mengendalikan kaunter bayaran
d Mencapai sasaran kedai
n Peramah dan kemas
n Boleh bekerja syif dan cuti umum
s Jualan, Kaunter bayaran, Stok, Layanan pelanggan
q Berapa lama pengalaman anda di kedai?#text`,
    'Security, Cleaning, Front Office, Housekeeping': `
w Keselesaan tetamu dan penghuni bermula dengan pasukan ini.
d[Security] Mengawal pintu masuk dan membuat rondaan
d[Security] Merekod pelawat dan kejadian
d[Cleaning] Membersihkan pejabat, tandas dan kawasan umum
d[Cleaning] Mengisi semula bekalan
d[Front Office] Menguruskan daftar masuk, daftar keluar dan tempahan
d[Front Office] Menjawab pertanyaan tetamu
d[Housekeeping] Membersih dan menyediakan bilik
d[Housekeeping] Menukar cadar dan tuala
d Melayan orang dengan sopan
d Melapor kerosakan dan kejadian
d Menjaga peralatan
n Sihat, jujur dan menepati masa
n Sedia bekerja syif
s[Security] Rondaan, Kawalan akses, Laporan, Disiplin
s[Cleaning] Kebersihan, Ketelitian, Kerja berpasukan, Disiplin
s[Front Office] Khidmat tetamu, Tempahan, Bahasa Inggeris, Komunikasi
s[Housekeeping] Kebersihan, Ketelitian, Pengurusan masa, Kerja berpasukan
q Syif manakah pilihan anda?#choice:Siang;Malam;Mana-mana`,
  },
};
