import { LANGUAGES } from '../../../contract/languages.ts';
import { LOCATIONS } from '../../reference/locations.ts';
import { fold } from '../layout/line.ts';

const STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc ab bc mb nb nl ns on pe qc sk nsw vic qld act uk usa us uae ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.toUpperCase();
const STATE_CODES = new Set(STATES.split(' '));
const STATE_NAMES =
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,ontario,quebec,british columbia,alberta,england,scotland,wales,northern ireland,new south wales,victoria,queensland,western australia,bavaria,selangor,johor,penang,sarawak,sabah,perak,kedah,melaka,jawa barat,west java,east java,jawa timur,jawa tengah,bali,metro manila,cavite,laguna,bavaria,catalonia,karnataka,maharashtra,tamil nadu,kerala';
const CITIES =
  'london,paris,berlin,munich,hamburg,frankfurt,amsterdam,rotterdam,brussels,madrid,barcelona,valencia,sevilla,seville,bilbao,lisbon,lisboa,porto,rome,milan,vienna,zurich,geneva,prague,warsaw,budapest,bucharest,athens,istanbul,ankara,izmir,bursa,antalya,stockholm,oslo,copenhagen,helsinki,dublin,edinburgh,manchester,birmingham,leeds,bristol,cambridge,oxford,new york,new york city,nyc,los angeles,san francisco,san francisco bay area,bay area,san jose,san diego,seattle,boston,chicago,austin,dallas,houston,denver,phoenix,atlanta,miami,philadelphia,washington dc,portland,detroit,minneapolis,cleveland,columbus,new orleans,las vegas,palo alto,mountain view,menlo park,cupertino,redmond,toronto,vancouver,montreal,calgary,ottawa,mexico city,ciudad de mexico,guadalajara,monterrey,bogota,medellin,lima,santiago,buenos aires,cordoba,montevideo,quito,caracas,sao paulo,rio de janeiro,belo horizonte,curitiba,porto alegre,brasilia,recife,salvador,fortaleza,campinas,florianopolis,tokyo,osaka,kyoto,nagoya,fukuoka,yokohama,sapporo,kobe,seoul,busan,beijing,shanghai,guangzhou,shenzhen,hangzhou,chengdu,wuhan,nanjing,suzhou,tianjin,xian,chongqing,taipei,kaohsiung,taichung,tainan,hsinchu,hong kong,kowloon,macau,singapore,kuala lumpur,petaling jaya,subang jaya,shah alam,cyberjaya,george town,johor bahru,kota kinabalu,kuching,ipoh,jakarta,jakarta selatan,jakarta barat,jakarta pusat,jakarta timur,jakarta utara,south jakarta,bandung,surabaya,yogyakarta,medan,semarang,denpasar,bekasi,tangerang,depok,bogor,malang,makassar,manila,makati,makati city,quezon city,taguig,pasig,mandaluyong,cebu,cebu city,davao,davao city,bangkok,chiang mai,hanoi,ho chi minh city,da nang,phnom penh,yangon,mumbai,bangalore,bengaluru,new delhi,delhi,gurgaon,gurugram,noida,hyderabad,chennai,pune,kolkata,ahmedabad,karachi,lahore,islamabad,dhaka,colombo,kathmandu,dubai,abu dhabi,sharjah,doha,riyadh,jeddah,dammam,kuwait city,manama,muscat,amman,beirut,cairo,alexandria,giza,tel aviv,casablanca,rabat,tunis,algiers,lagos,abuja,accra,nairobi,kampala,addis ababa,johannesburg,cape town,durban,pretoria,sydney,melbourne,brisbane,perth,adelaide,canberra,auckland,wellington,christchurch,moscow,saint petersburg,kyiv,kiev';
/** Larger towns that aren't in our catalogs, by country. */
const TOWNS_BESIDE =
  'reading,sheffield,liverpool,nottingham,leicester,newcastle,southampton,portsmouth,brighton,plymouth,derby,coventry,cardiff,swansea,belfast,glasgow,aberdeen,dundee,inverness,york,bath,exeter,norwich,ipswich,milton keynes,luton,sunderland,wolverhampton,stoke-on-trent,hull,bradford,preston,blackpool,warrington,slough,peterborough,gloucester,cheltenham,bournemouth,boise,tulsa,oklahoma city,omaha,wichita,el paso,san antonio,fort worth,arlington,albuquerque,tucson,mesa,sacramento,fresno,long beach,oakland,anaheim,santa ana,riverside,bakersfield,stockton,irvine,raleigh,durham,charlotte,greensboro,richmond,virginia beach,norfolk,baltimore,pittsburgh,cincinnati,toledo,akron,dayton,indianapolis,louisville,lexington,nashville,memphis,knoxville,chattanooga,birmingham,montgomery,mobile,jacksonville,tampa,orlando,st. petersburg,fort lauderdale,tallahassee,savannah,milwaukee,madison,green bay,st. paul,duluth,des moines,cedar rapids,kansas city,st. louis,springfield,little rock,baton rouge,shreveport,salt lake city,provo,reno,henderson,spokane,tacoma,bellevue,eugene,salem,anchorage,honolulu,colorado springs,fort collins,boulder,lincoln,sioux falls,fargo,billings,cheyenne,buffalo,rochester,syracuse,albany,newark,jersey city,hartford,new haven,stamford,providence,worcester,burlington,manchester,concord,portland,bangor,charleston,edmonton,winnipeg,quebec city,hamilton,mississauga,brampton,halifax,saskatoon,regina,surrey,burnaby,victoria,kelowna,markham,waterloo,kitchener,puebla,queretaro,merida,leon,tijuana,toluca,cancun,chihuahua,hermosillo,saltillo,aguascalientes,san luis potosi,morelia,culiacan,mexicali,ciudad juarez,zapopan,oaxaca,veracruz,xalapa,villahermosa,tuxtla gutierrez,cuernavaca,acapulco,durango,torreon,tampico,pachuca,zacatecas,tepic,colima,campeche,la paz,mazatlan,naucalpan,tlaxcala,irapuato,celaya,playa del carmen,zaragoza,malaga,murcia,palma,palma de mallorca,las palmas,alicante,cordoba,valladolid,vigo,gijon,oviedo,granada,a coruna,la coruna,vitoria,vitoria-gasteiz,santander,pamplona,san sebastian,donostia,almeria,burgos,salamanca,albacete,logrono,badajoz,huelva,tarragona,lleida,girona,cadiz,jerez,jaen,toledo,caceres,getafe,mostoles,alcala de henares,sabadell,terrassa,elche,cartagena,leon,sorocaba,santos,guarulhos,osasco,santo andre,sao bernardo do campo,ribeirao preto,sao jose dos campos,niteroi,belem,manaus,goiania,natal,joao pessoa,maceio,aracaju,teresina,sao luis,cuiaba,campo grande,vitoria,uberlandia,juiz de fora,joinville,londrina,maringa,caxias do sul,blumenau,feira de santana,barueri,jundiai,piracicaba,cali,barranquilla,cartagena,bucaramanga,pereira,arequipa,trujillo,guayaquil,cuenca,rosario,mendoza,mar del plata,la plata,valparaiso,vina del mar,concepcion,santa cruz,cochabamba,asuncion,san jose,guatemala,panama,ciudad de panama,santo domingo,san salvador,tegucigalpa,managua,adana,konya,mersin,kayseri,diyarbakir,samsun,denizli,eskisehir,trabzon,malatya,erzurum,sakarya,kocaeli,izmit,gebze,mugla,bodrum,manisa,balikesir,aydin,tekirdag,edirne,canakkale,hatay,sanliurfa,van,afyonkarahisar,isparta,bolu,duzce,zonguldak,corum,ordu,rize,sivas,elazig,kahramanmaras,penang,malacca,melaka,alor setar,seremban,kota bharu,kuala terengganu,kuantan,ipoh,taiping,miri,sibu,sandakan,tawau,labuan,putrajaya,klang,kajang,bangi,ampang,puchong,rawang,nilai,kulim,sungai petani,batu pahat,muar,solo,surakarta,pekanbaru,palembang,padang,bandar lampung,banjarmasin,balikpapan,samarinda,pontianak,manado,jambi,bengkulu,batam,mataram,kupang,ambon,jayapura,cirebon,tegal,pekalongan,purwokerto,magelang,sidoarjo,gresik,kediri,madiun,jember,banyuwangi,sleman,bantul,cikarang,karawang,serang,cilegon,tangerang selatan,cimahi,sukabumi,tasikmalaya,iloilo,iloilo city,bacolod,cagayan de oro,baguio,baguio city,zamboanga,paranaque,pasay,muntinlupa,las pinas,caloocan,marikina,valenzuela,antipolo,general santos,angeles,angeles city,lipa,batangas,batangas city,san fernando,tarlac,naga,legazpi,tacloban,dumaguete,al ain,ajman,fujairah,ras al khaimah,makkah,mecca,medina,madinah,khobar,al khobar,jubail,taif,tabuk,abha,buraidah,salmiya,hawalli,irbid,zarqa,aqaba,tripoli,mansoura,tanta,ismailia,port said,suez,luxor,aswan,benghazi,marrakesh,fez,tangier,agadir';
const CJK_PLACES =
  /^(北京|上海|广州|廣州|深圳|杭州|成都|武汉|武漢|南京|苏州|蘇州|天津|西安|重庆|重慶|台北|臺北|新北|桃園|台中|臺中|台南|臺南|高雄|新竹|香港|澳门|澳門|新加坡|吉隆坡|东京|東京|大阪|京都|名古屋|福岡|横浜|札幌|神戸)(市|都|府)?$|^.{1,4}(省|市|县|縣|區|区|府|県)$|الرياض|جدة|الدمام|دبي|أبوظبي|ابوظبي|الدوحة|القاهرة|الكويت|عمان|بيروت|المنامة|مسقط/u;

const NAMES = new Set([
  ...LOCATIONS.flatMap(({ name, region, aliases }) => [name, region, ...aliases]).map(fold),
  ...STATE_NAMES.split(','),
  ...CITIES.split(','),
  ...TOWNS_BESIDE.split(',').map(fold),
  'usa',
  'us',
  'uk',
  'uae',
  'united states',
  'england',
  'turkiye',
  'viet nam',
  'korea',
  'hong kong sar',
]);
/** Names of cities: after a comma, they say where a company is, while a country or a state may say where a town is. */
const TOWNS = new Set([...CITIES.split(','), ...TOWNS_BESIDE.split(',').map(fold), ...LOCATIONS.map(({ name }) => fold(name))]);
/** Mexico's states as written after towns. */
const MEXICAN_STATE =
  /^(?:Ags|B\.\s?C\.(?:\s?S)?|Camp|Chih|Chis|Coah|Col|Dgo|Edo\. (?:de )?Méx|Gro|Gto|Hgo|Jal|Méx|Mich|Mor|Nay|N\.\s?L|Oax|Pue|Qro|Q\.\s?R(?:oo)?|Sin|S\.\s?L\.\s?P|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)\.?$/u;
const REGIONS = /^[A-Z]{2}$/;
for (const { tag } of LANGUAGES) {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  for (let code = 0; code < 26 * 26; code += 1) {
    const region = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));
    const name = REGIONS.test(region) ? names.of(region) : undefined;
    if (name) NAMES.add(fold(name));
  }
}

const MODES =
  /^(fully |100% )?(remote|hybrid|on-?site|work from home|wfh|telecommute|home office|remoto|presencial|h[ií]brido|uzaktan|远程|遠端|リモート|在宅|عن بعد|jarak jauh)( work)?$/iu;

/** True for the name of a known country, state, or city, or for remote work. */
export function isPlace(text: string): boolean {
  const bare = text.trim().replace(/^[(]|[).,]$/g, '');
  // "Curitiba/PR", "Kadıköy / İstanbul".
  const [town = '', state, ...more] = bare.split('/').map((piece) => piece.trim());
  if (state !== undefined) return more.length === 0 && CAPITALISED.test(town) && (isPlace(state) || isPlace(town)) && !MODES.test(town);
  return STATE_CODES.has(bare) || MEXICAN_STATE.test(bare) || NAMES.has(fold(bare)) || CJK_PLACES.test(bare) || MODES.test(bare);
}

const CAPITALISED = /^(\p{Lu}[\p{L}'’.-]*|de|da|do|la|las|los|el|del|of|the|al|bin)(\s+(\p{Lu}[\p{L}'’.-]*|de|da|do|la|las|los|el|del|of|the|al|bin))*$/u;

/** Between commas, without postal codes. */
const pieces = (text: string): string[] =>
  text
    .replace(/\b\d{4,6}(-\d{4})?\b/g, '')
    .split(/[,，、/]/)
    .map((piece) => piece.trim().replace(/^\(|\)$/g, ''))
    .filter(Boolean);

/** "Seattle, WA", "Kuala Lumpur, Malaysia", "5 Main Street, Austin, TX", "Remote": it ends with a known place and starts with one or a number. */
export function isLocation(text: string): boolean {
  const [first, ...rest] = pieces(text);
  const last = rest.at(-1);
  if (first === undefined || rest.length > 5) return false;
  if (last === undefined) return isPlace(first) && !STATE_CODES.has(first);
  if (!isPlace(last)) return false;
  if (rest.length === 1 && STATE_CODES.has(last) && CAPITALISED.test(first)) return true;
  return isPlace(first) || /^(\d|no\.?\s?\d|jl\.?\s|jalan\s|blk\s|unit\s|apt\s)/i.test(first);
}

/** A name and a known place: "Kent, Ohio" or "Grab, Singapore". */
export function isMaybeLocation(text: string): boolean {
  const [first, ...rest] = pieces(text);
  return first !== undefined && rest.length > 0 && rest.length < 4 && isPlace(rest.at(-1) ?? '') && CAPITALISED.test(first) && first.split(' ').length <= 3;
}

/** "Bergen, Norway" with an unknown town: a name and a country or state on their own line. */
export function isTown(text: string): boolean {
  const [first, last, ...more] = pieces(text);
  const isRegion = last !== undefined && more.length === 0 && isPlace(last) && !TOWNS.has(fold(last)) && !MODES.test(last);
  return isRegion && CAPITALISED.test(first ?? '') && (first ?? '').split(' ').length <= 2;
}

/** "Address: 5 Main St, Austin, TX" without its label. */
export const withoutPlaceLabel = (text: string): string => text.replace(/^[\p{L} ]{2,20}[:：]\s*/u, '').trim();
