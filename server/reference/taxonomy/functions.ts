/**
 * Main functions, their functions, and the titles of each. "@n" is a title's level: 0 intern, 1 entry, 2 (unmarked) independent, 3 senior, 4 leads a team, 5
 * heads a department. Ids follow the order, so add new entries at the end of their list.
 */
export const TREE: readonly (readonly [main: string, functions: readonly (readonly [name: string, titles: string])[]])[] = [
  [
    'Technology|技术|Teknologi|IT・エンジニア|資訊科技|Teknologi|Teknoloji|Tecnologia|Tecnología|التقنية',
    [
      [
        'Software Engineering',
        'Software Engineer; Junior Software Engineer@1; Senior Software Engineer@3; Full-Stack Developer; Staff Software Engineer@4; Software Engineering Intern@0; Engineering Manager@4; Head of Engineering@5',
      ],
      [
        'Backend Development',
        'Backend Developer; Junior Backend Developer@1; Senior Backend Engineer@3; Java Developer; PHP Developer; .NET Developer; Python Developer; Golang Developer; Backend Team Lead@4',
      ],
      [
        'Frontend Development',
        'Frontend Developer; Junior Frontend Developer@1; Senior Frontend Engineer@3; React Developer; Web Developer; WordPress Developer; Frontend Lead@4',
      ],
      ['Mobile Development', 'Mobile App Developer; iOS Developer; Android Developer; Flutter Developer; Senior Mobile Engineer@3; Mobile Lead@4'],
      [
        'DevOps and Cloud',
        'DevOps Engineer; Cloud Engineer; Site Reliability Engineer@3; Platform Engineer@3; Senior DevOps Engineer@3; Cloud Architect@4; Junior Cloud Engineer@1',
      ],
      ['Quality Assurance', 'QA Engineer; Software Tester@1; Test Automation Engineer; Senior QA Engineer@3; QA Lead@4; Manual QA Analyst@1'],
      [
        'Cybersecurity',
        'Security Analyst; SOC Analyst@1; Information Security Engineer; Penetration Tester@3; Security Architect@4; Information Security Manager@4; Chief Information Security Officer@5',
      ],
      [
        'IT Support',
        'IT Support Specialist@1; Help Desk Technician@1; Desktop Support Engineer; IT Support Supervisor@4; IT Technician@1; IT Officer; IT Support Intern@0',
      ],
      [
        'Systems and Networks',
        'Systems Administrator; Network Engineer; Linux Administrator; Database Administrator; Senior Network Engineer@3; Infrastructure Manager@4; Network Technician@1',
      ],
      [
        'Product Management',
        'Product Manager; Associate Product Manager@1; Senior Product Manager@3; Product Owner; Group Product Manager@4; Head of Product@5',
      ],
      [
        'IT Project Management',
        'IT Project Manager@3; Scrum Master; Business Analyst; Senior Business Analyst@3; IT Project Coordinator@1; Program Manager@4; IT Manager@4',
      ],
      [
        'Business Applications',
        'ERP Consultant; SAP Consultant@3; Salesforce Administrator; Salesforce Developer; CRM Specialist; Odoo Developer; ERP Project Lead@4',
      ],
      [
        'Blockchain and Web3',
        'Smart Contract Developer@3; Blockchain Developer; Solidity Engineer@3; Web3 Frontend Developer; Protocol Engineer@3; Web3 Community Manager; DeFi Analyst; Blockchain Lead@4',
      ],
    ],
  ],
  [
    'Data and Analytics|数据与分析|Data dan Analitik|データ・分析|數據與分析|Data dan Analitik|Veri ve Analitik|Dados e Análise|Datos y Análisis|البيانات والتحليل',
    [
      [
        'Data Analysis',
        'Data Analyst; Junior Data Analyst@1; Senior Data Analyst@3; Business Intelligence Analyst; Reporting Analyst; Data Analyst Intern@0; Analytics Manager@4',
      ],
      ['Data Engineering', 'Data Engineer; Senior Data Engineer@3; Analytics Engineer; ETL Developer; Big Data Engineer@3; Data Architect@4'],
      [
        'Data Science',
        'Data Scientist; Senior Data Scientist@3; Machine Learning Engineer@3; AI Engineer; Computer Vision Engineer@3; NLP Engineer@3; Head of Data@5',
      ],
      ['Data Annotation', 'Data Annotator@1; AI Data Trainer@1; Data Quality Specialist; Annotation Team Lead@4'],
    ],
  ],
  [
    'Design and Creative|设计与创意|Desain dan Kreatif|クリエイティブ・デザイン|設計與創意|Reka Bentuk dan Kreatif|Tasarım ve Yaratıcı|Design e Criação|Diseño y Creatividad|التصميم والإبداع',
    [
      ['UX and UI Design', 'UI Designer; UX Designer; Product Designer; Senior Product Designer@3; UX Researcher; Design Lead@4; UI/UX Design Intern@0'],
      [
        'Graphic Design',
        'Graphic Designer; Junior Graphic Designer@1; Senior Graphic Designer@3; Multimedia Artist; Layout Artist; Packaging Designer; Art Director@4; Creative Director@5',
      ],
      ['Video and Motion', 'Video Editor; Motion Graphics Designer; Videographer; 3D Animator; 2D Animator; Video Producer@3; Photographer'],
      ['Writing and Editing', 'Copywriter; Content Writer; Technical Writer; Editor@3; Proofreader@1; Managing Editor@4'],
      ['Interior Design', 'Interior Designer; Junior Interior Designer@1; Senior Interior Designer@3; Draftsperson@1; 3D Visualizer; Design Manager@4'],
      ['Game Design', 'Game Designer; Level Designer; Game Artist; Unity Developer; Unreal Engine Developer@3; Game Producer@4'],
    ],
  ],
  [
    'Marketing and Communications|市场与传播|Pemasaran dan Komunikasi|マーケティング・広報|行銷與公關|Pemasaran dan Komunikasi|Pazarlama ve İletişim|Marketing e Comunicação|Marketing y Comunicación|التسويق والاتصال',
    [
      [
        'Digital Marketing',
        'Digital Marketing Specialist; Digital Marketing Executive@1; SEO Specialist; Performance Marketing Specialist; PPC Specialist; Digital Marketing Manager@4; Growth Manager@4; Marketing Intern@0',
      ],
      [
        'Social Media and Content',
        'Social Media Specialist; Social Media Manager@3; Content Creator@1; Content Marketing Specialist; Community Manager; Live Stream Host@1; Content Strategist@3',
      ],
      [
        'Brand and Product Marketing',
        'Brand Manager@3; Marketing Executive@1; Marketing Specialist; Product Marketing Manager@3; Assistant Brand Manager; Marketing Manager@4; Marketing Director@5',
      ],
      [
        'Public Relations',
        'Public Relations Specialist; PR Executive@1; Communications Officer; Corporate Communications Manager@4; Media Relations Specialist',
      ],
      ['Events', 'Event Coordinator@1; Event Planner; Events Executive; Event Manager@4; Exhibition Coordinator'],
      [
        'E-commerce Operations',
        'E-commerce Specialist; E-commerce Executive@1; Marketplace Specialist; E-commerce Manager@4; Product Listing Specialist@1; Category Manager@3',
      ],
    ],
  ],
  [
    'Sales|销售|Penjualan|営業|業務銷售|Jualan|Satış|Vendas|Ventas|المبيعات',
    [
      [
        'Field and B2B Sales',
        'Sales Executive; Account Executive; Sales Representative@1; Senior Sales Executive@3; Territory Sales Officer; Medical Representative; Sales Manager@4; Regional Sales Manager@5',
      ],
      [
        'Inside Sales',
        'Inside Sales Representative@1; Telesales Representative@1; Sales Development Representative@1; Outbound Sales Agent@1; Inside Sales Team Lead@4',
      ],
      ['Key Accounts', 'Key Account Executive; Key Account Manager@3; Account Manager; Strategic Account Manager@4; Client Servicing Executive'],
      [
        'Business Development',
        'Business Development Executive; Business Development Officer@1; Business Development Manager@4; Partnerships Manager@3; Partnership Associate@1; Head of Business Development@5',
      ],
      ['Sales Engineering', 'Sales Engineer; Pre-Sales Consultant@3; Solutions Engineer@3; Technical Sales Representative@1; Application Sales Engineer'],
      ['Sales Support', 'Sales Coordinator@1; Sales Administrator@1; Sales Operations Analyst; Sales Support Specialist; Sales Operations Manager@4'],
      ['Insurance and Financial Sales', 'Financial Advisor; Insurance Agent@1; Relationship Manager@3; Bancassurance Specialist; Loan Officer; Unit Manager@4'],
      ['Property Sales', 'Property Consultant@1; Real Estate Agent; Leasing Executive; Sales Gallery Manager@4; Property Sales Executive'],
    ],
  ],
  [
    'Customer Service|客户服务|Layanan Pelanggan|カスタマーサービス|客戶服務|Khidmat Pelanggan|Müşteri Hizmetleri|Atendimento ao Cliente|Atención al Cliente|خدمة العملاء',
    [
      [
        'Contact Centre',
        'Customer Service Representative@1; Call Center Agent@1; Customer Support Specialist; Chat Support Agent@1; Bilingual Customer Support Agent; Contact Centre Team Leader@4; Contact Centre Manager@5',
      ],
      [
        'Technical Support',
        'Technical Support Representative@1; Technical Support Engineer; Product Support Specialist; Senior Technical Support Engineer@3; Support Team Lead@4',
      ],
      [
        'Customer Success',
        'Customer Success Specialist; Customer Success Manager@3; Onboarding Specialist; Client Relations Officer; Head of Customer Success@5',
      ],
      ['Trust and Quality', 'Content Moderator@1; Quality Analyst; Fraud Analyst; Workforce Analyst; Contact Centre Trainer@3'],
    ],
  ],
  [
    'Finance and Accounting|财务与会计|Keuangan dan Akuntansi|経理・財務|財務與會計|Kewangan dan Perakaunan|Finans ve Muhasebe|Finanças e Contabilidade|Finanzas y Contabilidad|المالية والمحاسبة',
    [
      [
        'Accounting',
        'Accountant; Accounting Assistant@1; Junior Accountant@1; Senior Accountant@3; General Accountant; Bookkeeper@1; Accounting Supervisor@4; Accounting Manager@4; Finance Director@5',
      ],
      [
        'Payables and Receivables',
        'Accounts Payable Specialist; Accounts Receivable Specialist; Billing Specialist@1; Collections Specialist@1; Accounts Officer@1; AP/AR Team Lead@4',
      ],
      ['Audit', 'Internal Auditor; Audit Associate@1; Senior Auditor@3; IT Auditor@3; Audit Manager@4'],
      ['Tax', 'Tax Accountant; Tax Associate@1; Tax Specialist; Senior Tax Consultant@3; Tax Manager@4'],
      [
        'Financial Planning',
        'Financial Analyst; Senior Financial Analyst@3; FP&A Analyst; Cost Accountant; Finance Manager@4; Financial Controller@5; Finance Intern@0',
      ],
      ['Banking Operations', 'Bank Teller@1; Banking Operations Officer; Trade Finance Officer; Treasury Analyst; Branch Manager@4; Remittance Officer@1'],
      ['Risk and Credit', 'Credit Analyst; Risk Analyst; Credit Officer@1; Senior Risk Analyst@3; Underwriter; Claims Officer@1; Credit Manager@4'],
      ['Investment', 'Investment Analyst; Equity Research Analyst@3; Fund Accountant; Portfolio Analyst; Investment Manager@4'],
    ],
  ],
  [
    'Human Resources|人力资源|Sumber Daya Manusia|人事|人力資源|Sumber Manusia|İnsan Kaynakları|Recursos Humanos|Recursos Humanos|الموارد البشرية',
    [
      [
        'Recruitment',
        'Recruiter; Talent Acquisition Specialist; Recruitment Assistant@1; Technical Recruiter; Senior Recruiter@3; Talent Acquisition Manager@4; Recruitment Consultant',
      ],
      ['HR Operations', 'HR Generalist; HR Assistant@1; HR Officer; HR Executive; HR Business Partner@3; HR Manager@4; HR Director@5; HR Intern@0'],
      ['Payroll and Benefits', 'Payroll Specialist; Payroll Officer@1; Compensation and Benefits Specialist@3; Payroll Manager@4; Timekeeper@1'],
      ['Learning and Development', 'Training Specialist; Corporate Trainer; Learning and Development Officer; Training Manager@4; Instructional Designer'],
    ],
  ],
  [
    'Administration|行政|Administrasi|事務・アシスタント|行政總務|Pentadbiran|İdari İşler|Administrativo|Administración|الإدارة',
    [
      ['Office Administration', 'Administrative Assistant@1; Office Administrator; Admin Officer; Office Manager@4; Admin Clerk@1; Administrative Coordinator'],
      ['Executive Support', 'Executive Assistant@3; Personal Assistant; Secretary; Executive Secretary@3; Chief of Staff@4'],
      ['Data Entry and Records', 'Data Entry Clerk@1; Document Controller; Encoder@1; Records Officer; Filing Clerk@1'],
      ['Reception', 'Receptionist@1; Front Desk Officer@1; Clinic Receptionist@1; Guest Relations Receptionist; Lead Receptionist@4'],
      [
        'Virtual Assistance',
        'Virtual Assistant; General Virtual Assistant@1; Executive Virtual Assistant@3; E-commerce Virtual Assistant; Real Estate Virtual Assistant',
      ],
      ['Translation', 'Translator; Interpreter@3; Localization Specialist; Japanese Translator; Mandarin Translator; Localization Project Manager@4'],
    ],
  ],
  [
    'Supply Chain and Logistics|供应链与物流|Rantai Pasok dan Logistik|物流・購買|供應鏈與物流|Rantaian Bekalan dan Logistik|Tedarik Zinciri ve Lojistik|Logística e Suprimentos|Logística y Cadena de Suministro|سلسلة الإمداد واللوجستيات',
    [
      [
        'Warehouse',
        'Warehouse Assistant@1; Warehouse Staff@1; Inventory Controller; Forklift Operator@1; Picker and Packer@1; Warehouse Supervisor@4; Warehouse Manager@5; Storekeeper@1',
      ],
      ['Procurement', 'Purchasing Officer; Buyer; Purchasing Assistant@1; Procurement Specialist; Senior Buyer@3; Procurement Manager@4; Sourcing Specialist'],
      [
        'Freight and Shipping',
        'Logistics Coordinator@1; Import/Export Specialist; Customs Broker@3; Shipping Clerk@1; Freight Forwarding Executive; Logistics Manager@4; Operations Executive',
      ],
      ['Supply Planning', 'Supply Chain Analyst; Demand Planner; Production Planner; Inventory Planner; Supply Chain Manager@4; Supply Planning Lead@4'],
      ['Driving', 'Truck Driver; Company Driver@1; Bus Driver; Lorry Driver; Personal Driver@1; Fleet Supervisor@4'],
      ['Last-Mile Delivery', 'Delivery Rider@1; Delivery Driver@1; Courier@1; Delivery Helper@1; Dispatcher; Hub Supervisor@4'],
    ],
  ],
  [
    'Manufacturing|制造|Manufaktur|製造・生産|製造生產|Pembuatan|Üretim|Produção|Producción|التصنيع',
    [
      [
        'Production Operations',
        'Production Operator@1; Machine Operator@1; Assembly Operator@1; CNC Machinist; Line Leader@3; Sewing Machine Operator@1; Packaging Operator@1; Factory Worker@1',
      ],
      [
        'Production Management',
        'Production Supervisor@4; Production Engineer; Production Manager@5; Shift Supervisor@4; Process Technician@1; Lean Specialist@3',
      ],
      ['Quality Control', 'Quality Control Inspector@1; QC Analyst; Quality Assurance Officer; Quality Engineer; Quality Manager@4; Food Technologist'],
      ['Plant Maintenance', 'Maintenance Technician@1; Maintenance Engineer; Mechanical Fitter@1; Maintenance Supervisor@4; Boiler Operator; Millwright'],
      ['Health and Safety', 'Safety Officer; EHS Officer; Safety Engineer@3; HSE Manager@4; Pollution Control Officer; Safety Coordinator@1'],
      [
        'Semiconductor',
        'Process Engineer; Equipment Engineer; Test Engineer; Yield Engineer@3; Equipment Technician@1; Process Integration Engineer@3; Wafer Fab Operator@1',
      ],
    ],
  ],
  [
    'Engineering|工程|Teknik|技術・研究開発|工程技術|Kejuruteraan|Mühendislik|Engenharia|Ingeniería|الهندسة',
    [
      [
        'Mechanical Engineering',
        'Mechanical Engineer; Mechanical Design Engineer; Junior Mechanical Engineer@1; Senior Mechanical Engineer@3; CAD Designer; Piping Engineer',
      ],
      [
        'Electrical Engineering',
        'Electrical Engineer; Electrical Design Engineer; Power Systems Engineer@3; Junior Electrical Engineer@1; Electrical Engineering Manager@4',
      ],
      [
        'Electronics Engineering',
        'Electronics Engineer; Hardware Engineer; Embedded Software Engineer; Firmware Engineer@3; IC Design Engineer@3; PCB Layout Engineer',
      ],
      ['Automation', 'Automation Engineer; PLC Programmer; Robotics Engineer@3; Instrumentation Engineer; Controls Technician@1; Automation Manager@4'],
      ['Chemical Engineering', 'Chemical Engineer; Process Design Engineer@3; Plant Chemist; Formulation Chemist; Plant Operator@1'],
      [
        'Energy and Environment',
        'Solar Engineer; Environmental Engineer; Energy Auditor; Sustainability Specialist; Solar Technician@1; Wind Turbine Technician; Sustainability Manager@4',
      ],
    ],
  ],
  [
    'Construction and Property|建筑与房产|Konstruksi dan Properti|建設・不動産|營建與不動產|Pembinaan dan Hartanah|İnşaat ve Gayrimenkul|Construção e Imóveis|Construcción e Inmuebles|الإنشاءات والعقارات',
    [
      [
        'Civil and Site Engineering',
        'Civil Engineer; Site Engineer; Structural Engineer@3; Project Engineer; Junior Site Engineer@1; Resident Engineer@3; Geotechnical Engineer@3; Land Surveyor',
      ],
      ['Architecture', 'Architect; Junior Architect@1; Senior Architect@3; Architectural Designer; BIM Modeler; Landscape Architect'],
      ['Quantity Surveying', 'Quantity Surveyor; Cost Estimator; Assistant Quantity Surveyor@1; Senior Quantity Surveyor@3; Contracts Manager@4'],
      [
        'Site Supervision',
        'Construction Manager@5; Site Supervisor@4; Foreman@4; Project Manager (Construction)@4; Construction Worker@1; Construction Safety Officer',
      ],
      ['Skilled Trades', 'Electrician; Welder; Plumber; Carpenter; Painter@1; Heavy Equipment Operator; Mason@1; Pipefitter'],
      [
        'Air-Conditioning and Building Services',
        'HVAC Technician; Aircon Technician@1; HVAC Engineer@3; M&E Engineer; Building Services Engineer@3; Lift Technician',
      ],
      [
        'Property Management',
        'Property Manager@4; Property Officer; Leasing Officer; Building Administrator; Community Association Manager@4; Property Assistant@1',
      ],
    ],
  ],
  [
    'Healthcare|医疗健康|Kesehatan|医療・福祉|醫療保健|Penjagaan Kesihatan|Sağlık|Saúde|Salud|الرعاية الصحية',
    [
      ['Nursing', 'Registered Nurse; Staff Nurse; Senior Staff Nurse@3; Company Nurse; Clinic Nurse; Dialysis Nurse; ICU Nurse@3; Nurse Manager@4'],
      ['Medical Practice', 'General Practitioner@3; Resident Physician; Medical Officer; Occupational Health Physician@3; Pediatrician@4; Radiologist@4'],
      ['Pharmacy', 'Pharmacist; Pharmacy Assistant@1; Hospital Pharmacist; Pharmacy Technician@1; Pharmacy Manager@4; Clinical Pharmacist@3'],
      ['Caregiving', 'Caregiver@1; Nursing Aide@1; Home Care Worker@1; Healthcare Assistant@1; Elderly Care Worker@1; Care Home Manager@4'],
      [
        'Laboratory and Imaging',
        'Medical Technologist; Laboratory Technician@1; Radiologic Technologist; Phlebotomist@1; Laboratory Supervisor@4; Sonographer',
      ],
      ['Rehabilitation', 'Physiotherapist; Occupational Therapist; Speech Therapist; Rehabilitation Assistant@1; Senior Physiotherapist@3'],
      ['Dental', 'Dentist@3; Dental Assistant@1; Dental Hygienist; Dental Technician; Dental Clinic Coordinator@1'],
      ['Medical Administration', 'Medical Biller; Medical Coder; Clinic Manager@4; Medical Secretary@1; HMO Coordinator; Patient Services Officer@1'],
    ],
  ],
  [
    'Education|教育|Pendidikan|教育|教育|Pendidikan|Eğitim|Educação|Educación|التعليم',
    [
      [
        'School Teaching',
        'Primary School Teacher; Secondary School Teacher; Mathematics Teacher; Science Teacher; Special Education Teacher; Head of Department (School)@4; School Principal@5',
      ],
      ['Early Childhood', 'Preschool Teacher; Kindergarten Teacher; Childcare Assistant@1; Infant Care Educator; Centre Principal@4'],
      ['Language Teaching', 'English Teacher; ESL Teacher; Online English Tutor@1; Mandarin Teacher; Japanese Language Instructor; Academic Coordinator@4'],
      ['Tutoring and Student Services', 'Tutor@1; Learning Support Tutor@1; Guidance Counselor; Admissions Officer; Librarian; Student Affairs Coordinator'],
      ['Higher Education', 'Lecturer; Assistant Professor@3; Research Assistant@1; Teaching Assistant@1; Postdoctoral Researcher@3'],
    ],
  ],
  [
    'Hospitality and Food|餐饮与酒店|Perhotelan dan Kuliner|飲食・宿泊|餐飲與飯店|Hospitaliti dan Makanan|Otel ve Restoran|Hotelaria e Gastronomia|Hostelería y Restauración|الضيافة والأغذية',
    [
      ['Kitchen', 'Chef de Partie@3; Commis Chef@1; Sous Chef@4; Head Chef@5; Line Cook@1; Cook; Kitchen Helper@1; Pastry Chef@3'],
      [
        'Restaurant Service',
        'Waiter@1; Food and Beverage Attendant@1; Restaurant Supervisor@4; Restaurant Manager@5; Service Crew@1; Host@1; Captain Waiter@3',
      ],
      ['Coffee and Bar', 'Barista@1; Head Barista@3; Bartender; Baker; Bakery Assistant@1; Café Manager@4'],
      ['Front Office', 'Front Desk Agent@1; Guest Service Agent@1; Concierge; Reservations Agent@1; Night Auditor; Front Office Manager@4; Duty Manager@4'],
      ['Housekeeping', 'Room Attendant@1; Housekeeping Attendant@1; Laundry Attendant@1; Housekeeping Supervisor@4; Executive Housekeeper@5'],
      [
        'Travel and Tours',
        'Travel Consultant; Tour Guide; Ticketing Officer@1; Tour Coordinator@1; Cabin Crew; Airport Ground Staff@1; Travel Operations Manager@4',
      ],
    ],
  ],
  [
    'Retail and Personal Care|零售与美容|Ritel dan Perawatan|販売・美容|零售與美容|Runcit dan Penjagaan Diri|Perakende ve Kişisel Bakım|Varejo e Beleza|Comercio y Cuidado Personal|التجزئة والعناية الشخصية',
    [
      [
        'Store Sales',
        'Sales Associate@1; Retail Assistant@1; Store Crew@1; Sales Promoter@1; Fashion Advisor@1; Senior Sales Associate@3; Jewellery Sales Consultant',
      ],
      [
        'Store Management',
        'Store Manager@4; Assistant Store Manager@3; Store Supervisor@4; Area Manager@5; Retail Operations Executive; Store Management Trainee@0',
      ],
      ['Cashiering', 'Cashier@1; Head Cashier@3; Checkout Assistant@1; Counter Staff@1; Treasury Cashier'],
      ['Merchandising', 'Merchandiser@1; Visual Merchandiser; Retail Buyer@3; Merchandising Manager@4; Stock Planner'],
      ['Beauty and Wellness', 'Beautician; Hair Stylist; Spa Therapist; Beauty Advisor@1; Nail Technician@1; Salon Manager@4; Massage Therapist'],
      ['Fitness', 'Personal Trainer; Fitness Instructor; Swimming Coach; Yoga Instructor; Gym Manager@4'],
    ],
  ],
  [
    'Legal and Compliance|法务与合规|Hukum dan Kepatuhan|法務・コンプライアンス|法務與法遵|Undang-undang dan Pematuhan|Hukuk ve Uyum|Jurídico e Compliance|Legal y Cumplimiento|القانون والامتثال',
    [
      ['Legal Counsel', 'Legal Counsel@3; Legal Officer; Corporate Lawyer@3; Associate Lawyer; General Counsel@5; Legal Intern@0'],
      ['Paralegal', 'Paralegal; Legal Assistant@1; Legal Secretary; Conveyancing Executive; Contract Administrator'],
      [
        'Compliance',
        'Compliance Officer; AML Analyst; Compliance Manager@4; KYC Analyst@1; Regulatory Affairs Specialist; Data Protection Officer@3; Company Secretary@3',
      ],
    ],
  ],
  [
    'Security and Facilities|安保与设施|Keamanan dan Fasilitas|警備・設備|保全與設施|Keselamatan dan Fasiliti|Güvenlik ve Tesis|Segurança e Facilities|Seguridad e Instalaciones|الأمن والمرافق',
    [
      ['Security', 'Security Guard@1; Security Officer@1; CCTV Operator@1; Security Supervisor@4; Loss Prevention Officer'],
      ['Cleaning', 'Cleaner@1; Janitor@1; Cleaning Supervisor@4; Office Cleaner@1; Sanitation Worker@1'],
      ['Facilities Maintenance', 'Facilities Technician@1; Facilities Officer; Facilities Manager@4; Building Technician@1; Handyman@1; Gardener@1'],
      ['Automotive Service', 'Auto Mechanic; Service Advisor; Automotive Technician; Diesel Mechanic; Workshop Supervisor@4; Auto Electrician'],
    ],
  ],
  [
    'Science, Agriculture and Community|科研、农业与社区|Sains, Pertanian, dan Komunitas|研究・農業・社会貢献|科學、農業與社區|Sains, Pertanian dan Komuniti|Bilim, Tarım ve Toplum|Ciência, Agro e Comunidade|Ciencia, Agro y Comunidad|العلوم والزراعة والمجتمع',
    [
      ['Research', 'Research Scientist@3; Research Associate; Laboratory Analyst@1; Clinical Research Associate; Microbiologist; R&D Manager@4'],
      ['Agriculture', 'Agronomist; Farm Supervisor@4; Farm Worker@1; Aquaculture Technician; Veterinarian@3; Agricultural Technician@1'],
      [
        'Social Work and Community',
        'Social Worker; Case Manager; Program Officer; Community Development Officer; Fundraising Officer; Volunteer Coordinator@1; Project Manager (Nonprofit)@4',
      ],
    ],
  ],
];
