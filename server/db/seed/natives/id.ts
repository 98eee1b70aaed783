import type { PackSource } from './pack.ts';

export const ID: PackSource = {
  tag: 'id',
  gap: ' ',
  colon: ': ',
  stop: '.',
  headings: {
    about: ['Tentang Posisi Ini', 'Gambaran Pekerjaan', 'Mengapa Kami Membuka Lowongan'],
    company: ['Tentang Kami', 'Tentang Perusahaan'],
    duties: ['Tanggung Jawab', 'Yang Akan Kamu Kerjakan', 'Deskripsi Pekerjaan'],
    needs: ['Kualifikasi', 'Persyaratan', 'Yang Kami Cari'],
    offer: ['Benefit', 'Yang Kami Tawarkan', 'Fasilitas'],
  },
  facts: { place: 'Lokasi', schedule: 'Jam kerja', type: 'Status' },
  openers: [
    '{company} membuka kesempatan untuk posisi {title} di {city}.',
    'Kami sedang mencari {title} untuk penempatan {city}.',
    'Bergabunglah dengan tim kami di {city} sebagai {title}.',
    'Seiring bertambahnya pelanggan, {company} membutuhkan {1-3} orang {title} di {city}.',
  ],
  about: [
    '{company} bergerak di bidang {industry} sejak {since} dan berpusat di {seat}. Saat ini kami adalah tim berisi {people} orang.',
    'Berdiri pada {since} di {seat}, {company} melayani pelanggan di bidang {industry} dengan dukungan {people} karyawan.',
    '{company} adalah perusahaan {industry} yang berbasis di {seat}. Di sini bekerja {people} karyawan, dan setiap pendapat didengar.',
  ],
  aboutNonProfit: ['{company} mendampingi keluarga dan anak muda sejak {since} dari {seat}. Saat ini tim kami berisi {people} orang.'],
  sizes: ['kurang dari 10', 'sekitar 30', 'sekitar 120', 'sekitar 350', 'sekitar 700', 'sekitar 2.500', 'lebih dari 6.000'],
  lead: [
    'Memimpin tim beranggotakan {4-12} orang: menyusun target, membina, dan menilai kinerja',
    'Menyusun anggaran serta melaporkan hasil kepada manajemen',
    'Ikut mewawancarai dan melatih karyawan baru',
    'Meninjau dan menyederhanakan proses kerja',
    'Berkoordinasi dengan departemen lain agar masalah cepat selesai',
  ],
  senior: ['Membimbing rekan yang lebih junior', 'Menangani kasus yang lebih rumit', 'Mengusulkan dan menjalankan perbaikan proses'],
  experience: {
    2: ['Terbuka untuk fresh graduate; pelatihan diberikan sejak hari pertama', 'Tidak harus berpengalaman, yang penting mau belajar'],
    3: ['Pernah magang atau bekerja di bidang serupa menjadi nilai tambah'],
    4: ['Pengalaman minimal 1 tahun di posisi serupa', 'Pengalaman 1–3 tahun di bidang terkait'],
    5: ['Pengalaman minimal 3 tahun di bidang terkait'],
    6: ['Pengalaman minimal 5 tahun, termasuk membimbing tim'],
    7: ['Pengalaman lebih dari 10 tahun dengan tanggung jawab manajerial'],
  },
  degrees: {
    1: 'Semua jenjang pendidikan',
    2: 'Pendidikan minimal SMA/SMK sederajat',
    3: 'Lulusan SMK jurusan terkait atau memiliki sertifikat keahlian',
    4: 'Pendidikan minimal D3',
    5: 'Pendidikan minimal S1, jurusan terkait diutamakan',
    6: 'Pendidikan minimal S2 atau profesi',
  },
  benefits: {
    1: 'BPJS Kesehatan dan asuransi swasta',
    3: 'Asuransi kecelakaan kerja',
    4: 'Cuti tahunan {12|14|15} hari',
    5: 'THR sesuai ketentuan',
    6: 'Bonus kinerja {tahunan|per kuartal}',
    7: 'BPJS Ketenagakerjaan',
    8: 'Jam kerja fleksibel',
    9: 'Bisa WFH {1|2} hari seminggu',
    10: 'Pelatihan dan sertifikasi ditanggung perusahaan',
    11: '{Makan siang gratis|Uang makan}',
    12: 'Tunjangan transportasi',
    13: 'Cuti melahirkan dan cuti ayah',
    14: 'Pemeriksaan kesehatan tahunan',
    15: 'Laptop kerja disediakan',
    16: 'Bantuan pindah kota',
    18: 'Mess karyawan',
    19: 'Uang lembur dibayar penuh',
    21: 'Diskon karyawan {20|25|30}%',
    22: 'Seragam',
    23: 'Lima hari kerja',
    24: 'Tunjangan shift malam',
    25: 'Antar-jemput karyawan',
    26: 'Tunjangan pulsa',
    28: 'Libur ulang tahun',
  },
  schedules: {
    desk: ['Senin–Jumat, {08.00–17.00|08.30–17.30|09.00–18.00}'],
    shift: ['Shift bergilir, 5–6 hari kerja', 'Shift pagi dan siang, termasuk akhir pekan'],
    plant: ['Tiga shift, rotasi mingguan', 'Dua shift, enam hari kerja'],
    out: ['Senin–Sabtu, 08.00–17.00', 'Jam kerja menyesuaikan jadwal kunjungan'],
  },
  arrangement: { hybrid: ' (hybrid)', remote: ' (remote)' },
  closings: [
    'Kirim CV kamu sekarang. Kami membalas setiap pelamar dalam {promise} hari.',
    'Lamaranmu dibaca langsung oleh tim kami, dan kamu mendapat jawaban dalam {promise} hari.',
    'Proses seleksi tidak dipungut biaya. Kabar pertama kamu terima paling lambat {promise} hari.',
  ],
  external: 'Silakan melamar melalui halaman karier kami. Seluruh proses seleksi tidak dipungut biaya.',
  headlines: ['{title}'],
  partTime: '{title} (Paruh Waktu)',
  roles: {
    'Software Engineering, Backend Development, Frontend Development, Mobile Development': `
w 3+ Aplikasi kami dipakai {80|150|400} ribu pengguna aktif, dan tim di baliknya perlu diperkuat.
w Kami sedang merombak bagian terpenting dari produk kami, selangkah demi selangkah.
d Merancang, membangun, dan merawat fitur web atau mobile
d[Software Engineering] Menulis kode dengan {TypeScript dan Node.js|Go dan PostgreSQL} yang mudah dibaca dan diuji
d[Backend Development] Menulis kode dengan Java dan Spring Boot yang mudah dibaca dan diuji
d[Frontend Development] Menulis kode dengan TypeScript dan React yang mudah dibaca dan diuji
d[Mobile Development] Menulis kode dengan Kotlin atau Flutter yang mudah dibaca dan diuji
d Berdiskusi dengan product manager dan desainer sejak awal
d Melakukan code review dan menulis pengujian otomatis
d Menelusuri masalah di produksi sampai ke akar penyebabnya
d Mendokumentasikan keputusan teknis secara singkat
n Menguasai minimal satu bahasa pemrograman dan kerangka kerjanya
n Memahami SQL, REST API, dan Git
n Mampu menjelaskan pertimbangan teknis dengan bahasa sederhana
n Punya portofolio atau proyek yang bisa ditunjukkan
s SQL, Git, REST API
s[Software Engineering] TypeScript, React, Node.js
s[Backend Development] Java, Spring Boot, PostgreSQL
s[Frontend Development] JavaScript, TypeScript, React
s[Mobile Development] Kotlin, Swift, Flutter
q Cantumkan tautan GitHub atau portofolio kamu.#text
q Berapa tahun pengalamanmu sebagai pengembang?#number`,
    'IT Support, Systems and Networks': `
w Sekitar {staff} karyawan mengandalkan tim IT yang ramah dan sigap.
d Menangani kendala komputer, akun, printer, dan jaringan
d Menyiapkan perangkat untuk karyawan baru
d Merawat server, jaringan, dan cadangan data
d Mendata aset dan lisensi
d Membuat panduan singkat untuk pengguna
n Memahami Windows, Microsoft 365, dan dasar jaringan
n Sabar dan komunikatif
n Memiliki sertifikat MTCNA atau CCNA menjadi nilai tambah
s Troubleshooting, Windows, MikroTik, Microsoft 365, Jaringan
q Apakah kamu memiliki sertifikat jaringan?#yesNo`,
    'Data Analysis': `
w Data kami banyak, waktu kami sedikit. Kami butuh orang yang bisa menemukan jawabannya.
d Menarik dan mengolah data dengan SQL
d Menyusun laporan mingguan dan dasbor Looker Studio atau Power BI
d Menjawab pertanyaan tim operasional dan pemasaran
d Mengukur hasil kampanye dan program
d Menjaga kualitas dan definisi data
n Mahir SQL dan Excel
n Teliti dan mampu bercerita dengan data
n Python menjadi nilai tambah
s SQL, Excel, Power BI, Looker Studio, Python, Statistik
q Alat analisis apa yang paling kamu kuasai?#text`,
    'UX and UI Design, Graphic Design, Video and Motion': `
w 2+ Kami menerbitkan {40|60|90} materi visual setiap bulan dan ingin semuanya enak dilihat.
w Desain yang rapi membuat pelanggan lebih cepat paham, dan itulah tugas tim ini.
d Membuat desain untuk {media sosial, cetak, dan kemasan|aplikasi dan situs web|kampanye dan video pendek}
d Menerjemahkan brief menjadi beberapa pilihan ide
d Menjaga konsistensi identitas merek
d Menyiapkan berkas akhir untuk cetak atau pengembang
d Merapikan arsip desain tim
n Mahir {Figma|Adobe Illustrator dan Photoshop|Premiere Pro dan After Effects}
n Melampirkan portofolio
n Terbuka terhadap masukan dan tepat waktu
s Figma, Adobe Illustrator, Photoshop, Tipografi, Branding
q Cantumkan tautan portofolio.#text`,
    'Digital Marketing, Social Media and Content': `
w Separuh pelanggan mengenal kami dari internet. Bantu separuh lainnya menemukan kami.
d Menjalankan iklan Meta, Google, dan TikTok sesuai anggaran
d Menyusun kalender konten dan menulis caption
d Membalas komentar dan pesan pelanggan
d Mengoptimalkan situs dan toko di marketplace
d Membuat laporan mingguan beserta rencana tindak lanjut
n Berpengalaman mengelola iklan digital atau media sosial
n Bisa menulis dengan jelas dan menarik
n Terbiasa membaca data
s Meta Ads, Google Ads, SEO, Copywriting, TikTok, Canva
q Cantumkan akun atau kampanye yang pernah kamu kelola.#text`,
    'Field and B2B Sales': `
w 2+ Wilayah {city} memiliki {80|150|250} pelanggan aktif dan masih banyak yang belum terlayani.
w Pelanggan kami lebih suka dikunjungi daripada ditelepon, dan kami perlu lebih banyak orang di lapangan.
d Mencari dan mengunjungi calon pelanggan
d Merawat hubungan dengan pelanggan lama
d Menyusun penawaran dan melakukan negosiasi
d Memantau pengiriman dan pembayaran
d Mencapai target bulanan yang disepakati
n Komunikatif, jujur, dan tahan banting
n Memiliki SIM {A|C|A atau C} dan bersedia bepergian
n Pengalaman penjualan menjadi nilai tambah
s Penjualan, Negosiasi, Presentasi, CRM, Relasi pelanggan
q Apakah kamu memiliki SIM A atau C?#yesNo
q Berapa target penjualan di pekerjaan terakhirmu?#text`,
    'Contact Centre': `
w 4+ Proyek baru dimulai bulan depan dan kami membuka {15|25|40} kursi.
w Pelanggan menghubungi kami saat ada masalah, dan kami ingin masalahnya selesai dalam satu percakapan.
d Melayani pelanggan lewat telepon, chat, dan email
d Mencatat keluhan dan menindaklanjutinya sampai selesai
d Menjaga kualitas layanan dan kerahasiaan data
d Memberi masukan untuk perbaikan produk
n Komunikatif, sabar, dan jelas dalam berbicara
n Lancar mengetik dan menggunakan komputer
n Bersedia bekerja dalam shift
s Layanan pelanggan, Komunikasi, Mengetik, Penyelesaian masalah
q Apakah kamu bersedia bekerja shift, termasuk akhir pekan?#yesNo`,
    Accounting: `
w Pembukuan kami harus selesai tanggal {5|6|7} setiap bulan, dan kami ingin tetap begitu.
d Mencatat transaksi harian dan menyusun jurnal
d Rekonsiliasi bank, piutang, dan utang
d Menyusun laporan keuangan bulanan
d Menghitung dan melaporkan PPN serta PPh
d Menyiapkan dokumen untuk audit
n Lulusan Akuntansi atau Keuangan
n Menguasai Excel dan aplikasi akuntansi (Accurate, Jurnal, atau SAP)
n Memahami perpajakan; Brevet A/B menjadi nilai tambah
n Teliti dan dapat dipercaya
s Akuntansi, Perpajakan, Excel, Accurate, Rekonsiliasi, Laporan keuangan
q Apakah kamu memiliki Brevet A/B?#yesNo
q Aplikasi akuntansi apa yang pernah kamu gunakan?#text`,
    'HR Operations, Recruitment': `
w 3+ Tahun ini kami berencana menyambut {hires} karyawan baru.
w Kami ingin setiap pelamar dan karyawan merasa diperlakukan dengan baik.
d Memasang lowongan, menyaring CV, dan mengatur wawancara
d Mengurus kontrak, absensi, dan BPJS
d Membantu penggajian bulanan
d Menyelenggarakan pelatihan dan kegiatan karyawan
d Menjadi tempat bertanya bagi karyawan
n Memahami UU Ketenagakerjaan
n Ramah, rapi, dan menjaga rahasia
n Jurusan Psikologi, Hukum, atau Manajemen diutamakan
s Rekrutmen, Administrasi HR, BPJS, Penggajian, Wawancara
q Apakah kamu memahami peraturan ketenagakerjaan?#yesNo`,
    'Office Administration, Sales Support, Reception': `
w Kantor berisi {office} orang ini butuh seseorang yang teliti dan sigap.
d Mengelola dokumen, surat, dan arsip
d Menerima tamu dan telepon
d Memproses pesanan, penawaran, dan pembelian
d Menyiapkan rapat dan perjalanan dinas
d Membantu tim keuangan dan penjualan
n Mahir Microsoft Office, terutama Excel
n Rapi, ramah, dan bisa bekerja mandiri
n Pengalaman administrasi menjadi nilai tambah
s Microsoft Excel, Administrasi, Pengarsipan, Komunikasi, Purchasing
q Bagaimana kemampuan Excel kamu?#choice:Dasar;Menengah;Mahir`,
    Warehouse: `
w 4+ Gudang kami di {city} mengirim {4.000|8.000|15.000} paket sehari.
w Barang yang rapi di gudang membuat pengiriman tepat waktu.
d Menerima, memeriksa, dan menyimpan barang
d Mengambil, mengemas, dan menyiapkan pengiriman
d Mencatat stok dengan pemindai
d Ikut stock opname dan menjaga kebersihan gudang
n Sehat jasmani dan teliti
n Bersedia kerja shift
n SIO forklift menjadi nilai tambah
s Picking, Packing, Stok, Forklift, Ketelitian
q Apakah kamu memiliki SIO forklift?#yesNo`,
    'Driving, Last-Mile Delivery': `
w Kendaraan terawat, rute jelas, dan uang jalan dibayar di muka.
d[Driving] Mengemudi dengan aman dan tepat waktu
d[Last-Mile Delivery] Mengantar paket sampai ke tangan penerima
d Memeriksa kendaraan sebelum dan sesudah jalan
d Mengurus surat jalan dan bukti terima
d Melayani pelanggan dengan sopan
n Memiliki SIM yang sesuai dan masih berlaku
n Hafal jalan di {city} dan sekitarnya
n Jujur, disiplin, tidak merokok saat bertugas
s Mengemudi, Navigasi, Perawatan kendaraan, Pelayanan
q SIM apa yang kamu miliki?#text`,
    'Production Operations, Quality Control': `
w Lini produksi baru mulai berjalan {dua|tiga} bulan lagi.
d Mengoperasikan mesin sesuai instruksi kerja
d Memeriksa mutu hasil produksi dan mencatatnya
d Melaporkan gangguan mesin dan produk cacat
d Menerapkan 5R dan K3
n Bersedia bekerja dalam shift
n Teliti, disiplin, dan tidak buta warna
n Pengalaman di pabrik menjadi nilai tambah
s Operasi mesin, Quality control, 5R, K3, Kerja tim
q Apakah kamu bersedia kerja shift malam?#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] Mesin yang dirawat baik jarang berhenti. Itulah tujuan tim ini.
w[Automotive Service] Bengkel kami ramai setiap hari dan butuh tangan yang terampil.
d Melakukan perawatan rutin dan perbaikan
d Mencari penyebab kerusakan mekanik dan listrik
d Mencatat pekerjaan dan suku cadang
d[Plant Maintenance] Membantu pemasangan mesin baru
d[Automotive Service] Menguji kendaraan dan menjelaskan hasilnya kepada pelanggan
n[Plant Maintenance] Lulusan SMK/D3 Teknik Mesin atau Listrik
n[Automotive Service] Lulusan SMK/D3 Otomotif
n Mampu membaca gambar teknik
n Bersedia siaga bergiliran
s Perawatan mesin, Kelistrikan, PLC, Las, Troubleshooting
q Keahlianmu lebih kuat di mana?#choice:Mekanik;Listrik;Keduanya`,
    'Civil and Site Engineering, Site Supervision': `
w Proyek {jalan tol|rumah sakit|gudang|apartemen} kami di sekitar {city} sedang berjalan.
d Mengawasi pekerjaan lapangan sesuai gambar dan spesifikasi
d Menyusun jadwal, volume, dan kebutuhan material
d Mengoordinasikan mandor dan subkontraktor
d Membuat laporan harian dan dokumentasi
d Menjaga keselamatan kerja
n S1/D3 Teknik Sipil
n Menguasai AutoCAD dan MS Project
n SKK konstruksi menjadi nilai tambah
n Bersedia ditempatkan di lokasi proyek
s AutoCAD, Pengawasan lapangan, RAB, K3, MS Project
q Apakah kamu bersedia ditempatkan di lokasi proyek?#yesNo`,
    'Nursing, Caregiving': `
w[Nursing] Pasien kami mengingat nama perawatnya. Kami ingin tetap begitu.
w[Caregiving] Setiap lansia yang kami rawat punya cerita. Kami mencari orang yang mau mendengarkan.
d Memantau kondisi pasien dan tanda vital
d[Nursing] Memberikan obat dan membantu tindakan medis
d[Caregiving] Membantu mandi, makan, dan berjalan
d[Caregiving] Menemani dan mengajak berkegiatan
d Mencatat asuhan dengan lengkap
d Memberi edukasi kepada pasien dan keluarga
d Menjaga kebersihan dan pencegahan infeksi
n[Nursing] Lulusan D3/S1 Keperawatan dengan STR aktif
n[Caregiving] Memiliki pelatihan perawatan lansia atau mau belajar
n Sabar, ramah, dan bersedia bekerja shift
s Perawatan pasien, Tanda vital, Dokumentasi, BTCLS, Empati
q[Nursing] Apakah STR kamu masih aktif?#yesNo
q[Caregiving] Apakah kamu pernah merawat lansia?#yesNo`,
    'School Teaching, Language Teaching, Early Childhood': `
w Kelas kami kecil, {15|20|24} anak, supaya setiap anak terlihat.
d Menyiapkan dan mengajar sesuai kurikulum
d Menilai perkembangan siswa dan memberi umpan balik
d Berkomunikasi dengan orang tua
d Menyiapkan kegiatan sekolah
n S1 Pendidikan atau bidang terkait
n Menyukai anak-anak dan sabar
n Sertifikat pendidik menjadi nilai tambah
s Mengajar, Kurikulum, Manajemen kelas, Komunikasi
q Mata pelajaran apa yang kamu kuasai?#text`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w Cabang baru kami di {city} segera dibuka dan tim sedang dibentuk.
d[Kitchen] Menyiapkan bahan dan memasak sesuai resep
d[Kitchen] Memeriksa mutu dan tanggal bahan
d[Restaurant Service] Menyambut tamu, mencatat pesanan, dan menyajikan
d[Restaurant Service] Menyiapkan meja dan area makan
d[Coffee and Bar] Menyeduh kopi dan minuman sesuai standar
d[Coffee and Bar] Merawat mesin dan menata etalase
d Menjaga kebersihan dapur dan area makan
d[Restaurant Service] Menangani pembayaran
d[Coffee and Bar] Menangani pembayaran
d Mengatur stok bahan
n Cekatan, bersih, dan ramah
n Bersedia bekerja di akhir pekan dan hari libur
n Pengalaman di restoran atau kafe menjadi nilai tambah
s Memasak, Pelayanan, Kebersihan, Kasir, Kerja tim
q Apakah kamu bersedia bekerja di hari libur?#yesNo`,
    'Front Office, Housekeeping': `
w 3+ Hotel dengan {80|120|210} kamar ini ingin setiap tamu merasa dinanti.
w Kami ingin setiap tamu merasa dinanti sejak pintu masuk.
d[Front Office] Melayani check-in, check-out, dan reservasi
d[Front Office] Memberi informasi tentang kota dan fasilitas hotel
d[Housekeeping] Membersihkan dan menyiapkan kamar sesuai standar
d[Housekeeping] Mengganti linen dan perlengkapan kamar
d Menjawab kebutuhan tamu dengan ramah
d Berkoordinasi antarbagian
d Mencatat dan melaporkan barang tertinggal
n[Front Office] Ramah dan mampu berbahasa Inggris
n[Housekeeping] Teliti, jujur, dan kuat secara fisik
n Lulusan perhotelan diutamakan
n Bersedia kerja shift
s Layanan tamu, Reservasi, Kebersihan, Bahasa Inggris
q[Front Office] Bahasa apa saja yang kamu kuasai?#text
q[Housekeeping] Apakah kamu bersedia kerja di hari libur?#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w Toko kami ramai di akhir pekan dan kami butuh tambahan tenaga.
d Menyambut dan membantu pelanggan
d Menata barang dan menjaga stok
d Melayani pembayaran di kasir
d Mencapai target toko bersama tim
n Berpenampilan rapi dan komunikatif
n Jujur dan teliti
n Bersedia bekerja shift dan hari libur
s Penjualan, Kasir, Penataan barang, Pelayanan pelanggan
q Berapa lama pengalamanmu di toko?#text`,
    'Security, Cleaning': `
w Gedung yang aman dan bersih dimulai dari tim ini.
d[Security] Menjaga pintu masuk dan berpatroli
d[Security] Mencatat tamu dan kejadian
d[Cleaning] Membersihkan ruang kerja, toilet, dan area umum
d[Cleaning] Mengisi ulang sabun dan tisu
d Melaporkan kerusakan
d Menjaga peralatan tetap siap pakai
n Jujur, sehat, dan disiplin
n[Security] Memiliki sertifikat Gada Pratama
n[Cleaning] Teliti dan rapi
n Bersedia kerja shift
s[Security] Patroli, Pengamanan, Pelaporan, Kedisiplinan
s[Cleaning] Kebersihan, Ketelitian, Kerja tim, Kedisiplinan
q[Security] Apakah kamu memiliki sertifikat Gada Pratama?#yesNo
q[Cleaning] Shift mana yang kamu pilih?#choice:Pagi;Siang;Malam;Bebas`,
  },
};
