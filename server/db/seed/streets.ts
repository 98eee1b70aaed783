import type { Random } from '../../random.ts';
import { fill } from './template.ts';

/** Addresses in the format of each country, with streets that every town has. */
const ADDRESSES: Record<string, readonly string[]> = {
  ph: [
    '{2-31}F {Amihan|Sinagtala|Dagitab} Tower, {Rizal|Mabini|Bonifacio|Quezon} Avenue',
    '{10-240} {Sampaguita|Narra|Ilang-Ilang|Molave} Street',
    'Unit {101-909}, {Alon|Tanglaw} Building, {Luna|Del Pilar|Jacinto} Street',
  ],
  sg: ['{2-60} {Orchid|Tembusu|Angsana|Casuarina} Avenue, #{02-28}-{10-42}', '{10-300} {Lorong Rambai|Jalan Kemuning|Rain Tree Road} #{01-06}-{10-60}'],
  id: ['Jl. {Melati|Kenanga|Cempaka|Anggrek|Flamboyan} No. {1-180}', 'Gedung {Purnama|Cakrawala|Nirwana} Lt. {2-25}, Jl. {Merdeka|Pahlawan|Pemuda}'],
  my: ['{2-40}, Jalan {Kenanga|Seroja|Melur|Teratai} {1-9}', 'Level {3-28}, Menara {Seri Bayu|Cahaya|Lembah}, Jalan {Merdeka|Bukit Indah}'],
  jp: ['{本町|栄町|緑町|中町|桜町}{1-6}丁目{1-20}-{1-15}', '{駅前|中央|東|南}{1-5}-{1-20}-{1-12} {2-14}階'],
  tw: ['{中山|民生|復興|建國|和平}路{1-4}段{2-280}號{2-18}樓', '{文化|成功|光明|大同}路{2-260}號'],
  hk: ['{海港|金灣|東匯|嘉業}中心{3-38}樓', '{10-220} {Harbour|Garden|Station|Temple Hill} Road, {3-30}/F'],
  mo: ['{海灣|友誼|河邊|漁翁}大馬路{10-400}號', 'Rua do {Jardim|Mercado|Porto} {4-120}'],
  us: ['{100-4800} {Main|Oak|Maple|Washington|Lake|Cedar} {Street|Avenue}', '{100-2400} {Market|Park|River|Mill} Street, Suite {100-900}'],
  ca: ['{20-2400} {King|Queen|Elm|Victoria|Station} Street', '{100-1800} {Maple|Lakeshore|Birch} Avenue, Unit {2-30}'],
  gb: ['{1-180} {High Street|Station Road|Church Lane|Mill Road|Victoria Street}', 'Unit {1-24}, {Riverside|Meadow|Foundry} Business Park'],
  es: ['Calle {Mayor|del Sol|de la Paz|del Río|Nueva}, {1-140}', 'Avenida de {la Constitución|los Pinos|la Estación}, {2-220}, {2-8}ª planta'],
  tr: ['{Atatürk|Cumhuriyet|İstiklal|Barış} Caddesi No: {2-240}', '{Gül|Çınar|Lale|Zeytin} Sokak No: {1-60} Kat: {1-9}'],
  rs: ['{Glavna|Cara Dušana|Zelena|Dunavska|Školska} {1-140}', 'Bulevar {Mira|Slobode|Zorana} {2-220}'],
  ae: ['Office {201-2408}, {Al Noor|Al Waha|Pearl|Palm Court} Tower', 'Warehouse {2-60}, Street {4-28}'],
  sa: ['{Olive|Palm|Cedar|King Abdulaziz} Street, Building {100-9200}', 'Floor {2-18}, {Al Rawabi|Al Nakheel|Al Waha} Tower'],
  lk: ['No. {2-380}, {Temple|Station|Lake|Galle|Kandy} Road', 'Level {2-22}, {Lotus|Araliya|Nelum} Tower'],
  ng: ['{2-120} {Unity|Market|Church|Palm|Independence} {Street|Road}', 'Plot {10-900}, {Admiralty|Industrial|Airport} Way'],
  br: ['Rua {das Flores|São João|da Paz|dos Ipês|XV de Novembro}, {20-2400}', 'Avenida {Brasil|Central|das Nações}, {100-4200}, {2-18}º andar'],
};

/** A street address in a country, without the town. */
export function addressIn(random: Random, code: string): string {
  return fill(random.pick(ADDRESSES[code] ?? []), random, {});
}
