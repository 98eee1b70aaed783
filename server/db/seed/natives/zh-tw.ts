import type { PackSource } from './pack.ts';

export const ZH_TW: PackSource = {
  tag: 'zh-TW',
  gap: '',
  colon: '：',
  stop: '。',
  headings: {
    about: ['職缺說明', '關於這份工作', '為什麼招募'],
    company: ['公司簡介', '關於我們'],
    duties: ['工作內容', '主要職責', '你會做什麼'],
    needs: ['條件要求', '我們希望你', '應徵條件'],
    offer: ['福利制度', '我們提供', '薪資福利'],
  },
  facts: { place: '上班地點', schedule: '上班時間', type: '工作性質' },
  openers: [
    '{company}誠徵{title}，工作地點在{city}。',
    '我們的{city}團隊正在尋找{title}，歡迎有興趣的夥伴加入。',
    '因業務成長，{company}增聘{title} {1-3} 名。',
    '如果你想在{city}擔任{title}，好好發揮所長，歡迎認識我們。',
  ],
  about: [
    '{company}成立於{since}年，總部位於{seat}，從事{industry}相關業務，目前有{people}夥伴。',
    '自{since}年起，{company}在{seat}深耕{industry}領域。團隊{people}，重視直接溝通與彼此支援。',
    '{company}是一家{industry}公司，{people}的團隊分布於{seat}與各據點，歡迎願意學習、說到做到的人。',
  ],
  aboutNonProfit: ['{company}自{since}年起在{seat}服務社區與家庭，目前有{people}夥伴。'],
  sizes: ['近十位', '三十位', '一百二十位', '三百五十位', '七百位', '兩千五百位', '六千多位'],
  lead: [
    '帶領 {4-12} 人團隊，訂定目標、輔導與考核',
    '規劃人力與預算，定期向主管報告',
    '參與面試並培訓新進同仁',
    '檢視並優化作業流程',
    '跨部門協調，及早排除問題',
  ],
  senior: ['指導資淺同仁並審閱工作成果', '處理較複雜的個案', '提出並推動流程改善'],
  experience: {
    2: ['無經驗可，到職後有完整教育訓練', '歡迎應屆畢業生與轉職者'],
    3: ['具相關實習或短期工作經驗佳'],
    4: ['具 1 年以上相關經驗', '1～3 年同職務經驗'],
    5: ['3 年以上相關工作經驗'],
    6: ['5 年以上相關經驗，曾帶領專案或新人尤佳'],
    7: ['10 年以上經驗，並具管理經驗'],
  },
  degrees: { 1: '學歷不拘', 2: '高中職以上', 3: '高職相關科系或具相關證照', 4: '專科以上', 5: '大學以上，相關科系尤佳', 6: '碩士以上' },
  benefits: {
    1: { hk: '醫療及住院保險', mo: '醫療保險', '': '團體保險與年度健康檢查' },
    4: { hk: '有薪年假 {12|14|16} 天', mo: '有薪年假 {10|12|14} 天', '': '到職即享特休，優於勞基法' },
    5: { hk: '農曆新年雙糧', mo: '第十三個月薪金', '': '年終獎金 {1.5|2|3} 個月起' },
    6: '{季績效獎金|年度績效獎金}',
    7: { hk: '強積金及僱主額外供款', mo: '社會保障基金及公積金', '': '勞保、健保、勞退 6%' },
    8: '彈性上下班（{8:30-10:00|9:00-10:30} 到班）',
    9: '每週可居家上班 {1|2} 天',
    10: '教育訓練與證照補助',
    11: { '': '{供餐|伙食津貼}' },
    12: { '': '{交通津貼|停車補助}' },
    13: '優於法規的育嬰與陪產假',
    14: '健身或身心健康補助',
    15: '提供筆電與雙螢幕',
    18: { mo: '提供員工宿舍', '': '提供宿舍或租屋津貼' },
    19: '加班費或補休依法給付',
    20: '員工認股',
    21: '員工購物優惠',
    22: '提供制服',
    23: { hk: '五天工作週', mo: '五天工作週', '': '週休二日' },
    24: '夜班津貼',
    25: '公司接駁車',
    26: '電信費補助',
    27: '托育補助',
    28: '生日假',
  },
  schedules: {
    desk: ['09:00-18:00，中午休息一小時', '09:30-18:30，週休二日'],
    shift: ['輪班，做五休二，每月公布班表', '早晚班輪替，每日 8 小時'],
    plant: ['日班 08:00-17:00', '做二休二，日夜班可選', '三班輪替，固定每月輪調'],
    out: ['08:30-17:30，視行程彈性調整', '週一至週六，08:00-17:00，隔週休'],
  },
  arrangement: { hybrid: '（可部分居家上班）', remote: '（全遠端）' },
  closings: [
    '請附上履歷投遞，我們會在 {promise} 天內回覆，無論結果如何。',
    '歡迎投遞履歷。流程為書面審核與一至兩次面談，{promise} 天內給你第一次回覆。',
    '有任何問題歡迎先留言詢問，{promise} 天內一定回覆。',
  ],
  external: '請至本公司徵才網站應徵。',
  headlines: ['{title}'],
  partTime: '兼職{title}',
  roles: {
    'Software Engineering, Backend Development, Frontend Development, Mobile Development': `
w 3+ 平台每天服務超過 {5|12|30} 萬名使用者，我們要讓它更快也更穩。
w 產品正在改版，團隊需要重視品質、願意討論的工程師。
d 參與產品功能的設計、開發、測試與上線
d[Software Engineering] 以 {TypeScript 與 Node.js|Python 與 PostgreSQL} 開發並維護系統
d[Backend Development] 以 Java 與 Spring Boot 開發並維護系統
d[Frontend Development] 以 React 與 TypeScript 開發並維護系統
d[Mobile Development] 以 Swift 或 Kotlin 開發並維護系統
d 與產品經理、設計師討論需求，拆成可以快速驗證的小步驟
d 撰寫自動化測試並參與程式碼審查
d 追查線上問題，找出原因並留下紀錄
d 持續改善效能與程式架構
n 熟悉至少一種主流程式語言與框架
n 具關聯式資料庫與 SQL 經驗
n 熟悉 Git 協作流程
n 能清楚表達想法，也聽得進不同意見
s SQL、Git、AWS
s[Software Engineering] TypeScript、React、Node.js
s[Backend Development] Java、Spring Boot、PostgreSQL
s[Frontend Development] JavaScript、TypeScript、React
s[Mobile Development] Kotlin、Swift、Flutter
q 請附上 GitHub 或作品連結。#text
q 您有幾年程式開發經驗？#number`,
    'IT Support, Systems and Networks': `
w 公司同仁約 {staff} 人，資訊團隊是大家最常求助的對象。
d 處理同仁的電腦、帳號與網路問題
d 新進與離職人員的設備及權限管理
d 維護伺服器、網路設備與備份
d 執行資安政策與系統更新
d 建立操作文件與資產清冊
n 熟悉 Windows、Microsoft 365 與網路基本概念
n 有耐心，能用淺白的話說明
n 具 CCNA 或相關證照佳
s Windows、Microsoft 365、網路管理、AD、Linux、資訊安全
q 您曾維護過多少台電腦或伺服器？#text`,
    'Data Analysis': `
w 我們累積了多年的交易資料，需要有人把它變成看得懂的答案。
d 以 SQL 擷取與整理資料，產出例行報表
d 建置 Power BI 或 Tableau 儀表板
d 與營運、行銷團隊討論問題並提出分析
d 評估活動成效，建立指標定義
d 檢查資料品質並追查異常
n 熟悉 SQL 與 Excel
n 具統計概念，能說清楚數字的限制
n 會 Python 或 R 佳
s SQL、Excel、Power BI、Tableau、Python、統計
q 請描述一個你用數據解決的問題。#text`,
    'UX and UI Design, Graphic Design': `
w 我們希望每一個畫面、每一張海報，都讓人一眼就懂。
d {網站與 App 介面|平面、包裝與活動視覺}設計
d 由需求發想草案，與同事討論後完成定稿
d 維護品牌規範與元件庫
d 與工程師或印刷廠確認製作細節
d 依使用者回饋持續修正
n 熟悉 Figma 或 Adobe Illustrator、Photoshop
n 請附作品集並說明負責的部分
n 細心、守時、樂於溝通
s Figma、Illustrator、Photoshop、排版、UI 設計、品牌設計
q 請提供作品集連結。#text`,
    'Digital Marketing, Social Media and Content': `
w 超過一半的客人從網路認識我們，行銷團隊正在擴編。
d 規劃與執行 Google、Meta 廣告並控管預算
d 經營社群，撰寫貼文、拍攝短影音、回覆留言
d 優化網站內容與搜尋排名
d 企劃檔期活動與 EDM，追蹤成效
d 每週整理數據，提出下一步建議
n 具數位廣告或社群經營經驗
n 文字流暢，對圖像與趨勢敏銳
n 會看數據並據此調整
s Google Ads、Meta 廣告、GA4、SEO、文案、社群經營
q 請提供你經營過的帳號或活動連結。#text`,
    'Field and B2B Sales': `
w 老客戶持續介紹新客戶，我們需要更多人把服務做好。
w 新產品線上市，{city}一帶還有很大的發展空間。
d 拜訪並維繫既有客戶，了解需求
d 開發新客戶，製作提案與報價
d 洽談價格、交期與付款條件
d 追蹤訂單、出貨與收款
d 蒐集市場與競爭者資訊
n 喜歡與人互動，重承諾
n 具汽車或機車駕照
n 有業務或門市經驗佳，無經驗可培訓
s 業務開發、簡報、談判、客戶關係、Excel
q 您是否有汽車或機車駕照？#yesNo
q 請簡述您最有成就感的一次成交。#text`,
    'Contact Centre': `
w 4+ 新專案即將啟動，首批招募 {15|20|30} 位客服夥伴。
w 客人打來往往是遇到了問題，我們希望掛電話時問題已經解決。
d 以電話、文字客服及電子郵件回覆客戶問題
d 記錄案件並轉交相關單位
d 處理客訴，安撫情緒並提出解法
d 更新常見問題與話術
n 口齒清晰、有耐心
n 中文打字每分鐘 {30|40} 字以上
n 可配合輪班
s 客戶服務、溝通、打字、抗壓性、問題解決
q 可否配合輪班（含假日）？#yesNo`,
    Accounting: `
w 公司持續成長，會計團隊需要一位細心可靠的夥伴。
w 我們希望把結帳從每月 {8|10} 號提早到 {5|6} 號。
d 日常傳票、應收應付與零用金管理
d 月結、季結與年度財務報表編製
d[tw] 營業稅、扣繳與營所稅申報
d[hk] 準備利得稅及僱主報稅資料
d[mo] 準備職業稅及所得補充稅資料
d 配合會計師查核
d 成本與費用分析，協助預算編列
n[tw] 會計相關科系，具記帳士或相關證照佳
n[hk] 會計相關學歷，持 LCCI 或 HKICPA 進行中佳
n[mo] 會計相關學歷，持 LCCI 證書佳
n 熟悉 Excel 與會計系統
n 細心、守密、能如期完成
s 會計、稅務申報、Excel、ERP、成本分析、財務報表
q 您使用過哪些會計或 ERP 系統？#text
q 您有幾年會計工作經驗？#number`,
    'HR Operations, Recruitment': `
w 3+ 今年預計招募 {hires} 位新同事，人資團隊一起把第一印象做好。
w 從面試到報到，我們希望每位新同事都覺得受到重視。
d 刊登職缺、篩選履歷、安排面試與通知結果
d[tw] 辦理到離職、勞健保與出勤作業
d[hk] 辦理入離職、強積金與出勤記錄
d[mo] 辦理入離職、社保與外僱手續
d 協助薪資結算與績效考核
d 規劃新人訓練與員工活動
d 回答同仁問題，維護勞資關係
n 熟悉勞動法令
n 親切、守密、有條理
n 具人資或行政經驗佳
s 招募、面試、勞動法令、薪資、教育訓練、Excel
q[tw] 您是否熟悉勞動基準法相關規定？#yesNo
q[hk] 您是否熟悉《僱傭條例》？#yesNo
q[mo] 您是否熟悉《勞動關係法》？#yesNo`,
    'Office Administration, Sales Support, Reception': `
w 辦公室約 {office} 人，需要一位讓大家安心的夥伴。
d 文件處理、資料建檔與歸檔
d 訂單、報價、採購與進出貨追蹤
d 接待訪客與電話、安排會議
d 辦公用品採買與廠商聯繫
d 協助業務與會計同仁
n 熟悉 Word、Excel 等文書軟體
n 細心、親切、主動
n 具行政或助理經驗佳
s Excel、Word、訂單處理、採購、電話接待、文書
q 您的 Excel 程度？#choice:基本;函數;樞紐分析`,
    Warehouse: `
w 電商檔期將至，{city}倉庫增聘人手。
d 進貨點收、上架、揀貨、包裝與出貨
d 使用手持設備管理庫存
d 協助裝卸貨與盤點
d 維持倉庫整潔與安全
n 可搬運約 {15|20} 公斤貨物
n 守時、有團隊精神
n 具堆高機證照佳
s 揀貨、包裝、庫存盤點、堆高機、進出貨
q 您是否有堆高機證照？#yesNo`,
    'Driving, Last-Mile Delivery': `
w 固定路線、車況良好，我們希望司機準時也平安回家。
d 依路線配送貨物並完成簽收
d 協助裝卸貨與代收款
d 出車前後檢查車輛
d 與客戶保持良好互動
n 具職業駕照或職務所需駕照
n 熟悉{city}道路
n 無重大違規紀錄
s 駕駛、配送、路線規劃、車輛檢查、客戶服務
q 您持有哪一類駕照？#text`,
    'Production Operations, Quality Control': `
w 新產線即將量產，歡迎想學一技之長的夥伴。
d 依作業標準操作機台、組裝或檢驗產品
d 紀錄產量與異常
d 更換材料與簡易保養
d 維持 5S 與工作安全
d 協助改善不良率
n 可配合輪班
n 細心負責，視力正常（可矯正）
n 具工廠或品檢經驗佳
s 機台操作、品質檢驗、5S、量具、組裝
q 可否配合輪班或夜班？#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] 設備多、變化快，懂原理又肯動手的人在這裡最受歡迎。
w[Automotive Service] 廠裡{8|12|16}個車位幾乎天天滿檔，需要手藝好的夥伴。
d 定期保養、檢查與維修
d 診斷故障並更換零件
d 填寫維修紀錄，管理備品
d[Plant Maintenance] 協助新設備安裝與改善
d[Automotive Service] 試車並向車主說明維修內容
n[Plant Maintenance] 機械或電機相關科系
n[Automotive Service] 汽車相關科系或具修護證照
n 看得懂電路圖或機械圖
n 可輪值待命
s 機械維修、電路、PLC、保養、故障排除
q 您較擅長哪一類維修？#choice:機械;電機;兩者皆可`,
    'Semiconductor, Mechanical Engineering, Electrical Engineering': `
w 擴廠計畫今年進入裝機階段，需要工程師一起把良率做起來。
w 我們的產品用在車用與工業設備，可靠度是第一要求。
d 負責製程、設備或產品的設計、測試與改善
d 分析數據，找出異常原因並訂定對策
d 與供應商及客戶討論技術規格
d 規劃實驗並撰寫技術報告
d 導入新產品，支援量產
d 訓練技術員與更新作業標準
n 電機、電子、材料、機械、化工或物理相關科系
n 具統計或 SPC、DOE 概念
n 能以英文閱讀技術文件
n 可配合無塵室或輪值
s SPC、DOE、良率分析、設備維護、CAD、數據分析
q 您是否可接受無塵室工作環境？#yesNo
q 您熟悉哪些製程或設備？#text`,
    'Civil and Site Engineering, Site Supervision': `
w {捷運共構|社會住宅|廠房|醫院}工程陸續開工，現場團隊擴編。
d 現場施工管理，掌握進度、品質與安全
d 審閱圖說、計算數量、辦理查驗
d 協調分包商與業主、監造單位
d 撰寫日報與估驗計價資料
d 維護工地整潔與鄰里關係
n 土木、營建相關科系
n 看得懂施工圖，會 AutoCAD
n 具工地主任或職安證照佳
s 施工管理、AutoCAD、數量計算、職業安全、品質查驗
q 您持有哪些工地相關證照？#text`,
    Nursing: `
w 護病比合理，班表提前一個月公布，我們希望護理師留得下來。
d 病人評估、給藥、治療與紀錄
d 協助醫師診療與檢查
d 衛教病人與家屬
d 交班與跨團隊溝通
d 感染管制與用物管理
n[tw] 具護理師證書
n[hk] 香港註冊護士或登記護士
n[mo] 持澳門護士執照
n 具 BLS 證照佳
n 可輪三班或固定班
s 護理、給藥、病歷紀錄、衛教、感染管制
q 您是否持有當地有效的護理執照？#yesNo`,
    Caregiving: `
w 讓長輩在熟悉的地方好好生活，是我們每天的工作。
d 協助飲食、沐浴、移位與散步
d 陪伴聊天與安排活動
d 觀察身體狀況並記錄
d 與家屬及護理人員聯繫
n[tw] 具照顧服務員資格或願意受訓
n[hk] 持保健員或護理員證書，或願意受訓
n[mo] 具護理員經驗或願意受訓
n 有愛心與耐心
n 可配合排班
s 身體照顧、陪伴、紀錄、急救、溝通
q 您是否具有照護相關資格？#yesNo`,
    'School Teaching, Language Teaching, Early Childhood': `
w 小班教學，老師之間會一起備課。
d 備課、授課與評量
d 與家長溝通學習狀況
d 設計教材與活動
d 班級經營與安全照護
n 相關科系，具教師或教保員資格佳
n 喜歡孩子，有耐心
n 發音清楚，表達生動
s 教學、班級經營、教材設計、親師溝通
q 您具有哪些教學資格？#text`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w {city}新店即將開幕，歡迎喜歡餐飲的你。
w 開店 {6|11|18} 年，很多客人從學生吃到帶孩子來。
d[Kitchen] 備料、烹調與出餐
d[Kitchen] 食材驗收、保存與庫存管理
d[Restaurant Service] 接待、點餐、送餐與收銀
d[Restaurant Service] 桌面整理與開店準備
d[Coffee and Bar] 沖煮咖啡、製作飲品
d[Coffee and Bar] 吧檯清潔、設備保養與收銀
d 維持環境清潔
d 遵守食品衛生規範
d 協助新品試作與新人訓練
n 喜歡與人互動，手腳俐落
n 可配合假日排班
n 具餐飲經驗或證照佳
s 餐飲服務、烹飪、食品衛生、收銀、團隊合作
q 可否配合假日上班？#yesNo`,
    'Front Office, Housekeeping': `
w 旅客回來了，我們也要準備好最好的笑容與最乾淨的房間。
d[Front Office] 辦理入住退房與訂房
d[Front Office] 介紹周邊景點與交通
d[Housekeeping] 整理客房、更換布品與備品
d[Housekeeping] 檢查房況並回報維修
d 回應賓客需求
d 與各部門協調
d 處理客訴與遺失物
n 親切有禮，具服務熱忱
n[Front Office] 會英文，懂日文或韓文更好
n[Housekeeping] 手腳俐落，注重細節
n 可輪班
s 接待、訂房系統、外語、清潔、應變
q[Front Office] 您會說哪些語言？#text
q[Housekeeping] 可否配合假日排班？#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w 門市是客人認識我們的第一站，期待熱情的你加入。
d 接待顧客、介紹商品或服務
d 收銀結帳、補貨陳列
d 盤點與環境維護
d 達成門市目標，維繫熟客
n 喜歡服務與溝通
n 可配合輪班與假日
n 有門市經驗佳
s 門市銷售、收銀、陳列、顧客服務、庫存
q 您有幾年門市經驗？#number`,
    'Security, Cleaning': `
w[Security] 負責{辦公大樓|社區|商場}的安全，班別固定。
w[Cleaning] 負責{辦公大樓|社區|商場}的整潔，班別固定。
d[Security] 巡邏與門禁管理
d[Security] 訪客登記與引導
d[Cleaning] 辦公室、洗手間與公共區域清潔
d[Cleaning] 垃圾分類與備品補充
d 設備異常通報
d 填寫工作紀錄
n 身體健康、負責任
n[Security] 無犯罪紀錄
n[Cleaning] 做事仔細，可配合早班
n 無經驗可
s[Security] 巡邏、門禁、應變、紀錄
s[Cleaning] 清潔、消毒、時間管理、細心
q 您希望的班別？#choice:日班;夜班;皆可`,
  },
};
