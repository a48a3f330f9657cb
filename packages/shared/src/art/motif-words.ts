import type { MotifName } from './motif-library.ts'

/** Languages in which motifs have names; the play languages of the games. */
export type WordLanguage = 'en' | 'vi' | 'zh' | 'id' | 'th'

/**
 * Motif | English | Vietnamese | Chinese | Indonesian | Thai. An irregular English plural follows a slash. Motifs without a line are
 * props (cards, balls, tiles) and name no game.
 */
const TABLE = `
cherries|Cherry/Cherries|Anh Đào|樱桃|Ceri|เชอร์รี
citrus|Orange|Cam|鲜橙|Jeruk|ส้ม
pomegranate|Pomegranate|Lựu|石榴|Delima|ทับทิม
dragonfruit|Dragon Fruit|Thanh Long|火龙果|Buah Naga|แก้วมังกร
melon|Watermelon|Dưa Hấu|西瓜|Semangka|แตงโม
pear|Pear|Lê|雪梨|Pir|ลูกแพร์
grapes|Grape|Nho|葡萄|Anggur|องุ่น
starfruit|Starfruit|Khế|杨桃|Belimbing|มะเฟือง
mangosteen|Mangosteen|Măng Cụt|山竹|Manggis|มังคุด
peach|Peach|Đào Tiên|仙桃|Persik|ลูกท้อ
mango|Mango/Mangoes|Xoài|芒果|Mangga|มะม่วง
pineapple|Pineapple|Dứa|凤梨|Nanas|สับปะรด
banana|Banana|Chuối|香蕉|Pisang|กล้วย
strawberry|Strawberry|Dâu Tây|草莓|Stroberi|สตรอว์เบอร์รี
coconut|Coconut|Dừa|椰子|Kelapa|มะพร้าว
chilli|Chilli/Chillies|Ớt|辣椒|Cabai|พริก
pumpkin|Pumpkin|Bí Ngô|南瓜|Labu|ฟักทอง
dumpling|Dumpling|Há Cảo|饺子|Pangsit|เกี๊ยว
mooncake|Mooncake|Bánh Trung Thu|月饼|Kue Bulan|ขนมไหว้พระจันทร์
noodles|Noodle Bowl|Bát Mì|拉面|Mangkuk Mi|ชามบะหมี่
teapot|Teapot|Ấm Trà|茶壶|Teko|กาน้ำชา
bread|Sandwich/Sandwiches|Bánh Mì|三明治|Roti Lapis|แซนด์วิช
candy|Candy|Kẹo|糖果|Permen|ลูกกวาด
jar|Wine Jar|Hũ Rượu|酒坛|Guci|โถเหล้า
brilliant|Diamond|Kim Cương|钻石|Berlian|เพชร
emerald-cut|Gemstone|Đá Quý|宝石|Batu Permata|อัญมณี
drop|Teardrop Gem|Giọt Ngọc|泪滴玉|Tetes Permata|หยดอัญมณี
crystals|Crystal|Pha Lê|水晶|Kristal|คริสตัล
scallop|Pearl Shell|Sò Ngọc|珍珠贝|Kerang Mutiara|หอยมุก
opal|Mirror|Gương Thần|宝镜|Cermin|กระจกวิเศษ
tiger|Tiger|Hổ|老虎|Harimau|เสือ
fox|Fox/Foxes|Cáo|灵狐|Rubah|จิ้งจอก
owl|Owl|Cú Mèo|猫头鹰|Burung Hantu|นกฮูก
buffalo|Buffalo/Buffaloes|Trâu|水牛|Kerbau|ควาย
elephant|Elephant|Voi|大象|Gajah|ช้าง
hare|Hare|Thỏ Rừng|野兔|Terwelu|กระต่ายป่า
turtle|Turtle|Rùa|神龟|Kura-kura|เต่า
naga|Sea Serpent|Thủy Quái|海蛇|Ular Naga|พญานาค
dragon|Dragon|Rồng|神龙|Naga|มังกร
lion|Lion|Sư Tử|雄狮|Singa|สิงโต
monkey|Monkey|Khỉ|灵猴|Monyet|ลิง
horse|Horse|Ngựa|骏马|Kuda|ม้า
frog|Frog|Ếch|青蛙|Katak|กบ
cat|Cat|Mèo|猫咪|Kucing|แมว
panda|Panda|Gấu Trúc|熊猫|Panda|แพนด้า
bear|Bear|Gấu|大熊|Beruang|หมี
wolf|Wolf/Wolves|Sói|苍狼|Serigala|หมาป่า
deer|Stag|Hươu|梅花鹿|Rusa|กวาง
goat|Goat|Dê|山羊|Kambing|แพะ
pig|Pig|Heo|福猪|Babi|หมู
mouse|Mouse/Mice|Chuột|锦鼠|Tikus|หนู
dog|Dog|Chó|旺犬|Anjing|สุนัข
snake|Snake|Rắn|灵蛇|Ular|งู
crocodile|Crocodile|Cá Sấu|鳄鱼|Buaya|จระเข้
rabbit|Moon Rabbit|Thỏ Ngọc|玉兔|Kelinci Bulan|กระต่ายจันทร์
crane|Crane|Hạc|仙鹤|Bangau|กระเรียน
butterfly|Butterfly|Bướm|蝴蝶|Kupu-kupu|ผีเสื้อ
peacock|Peacock|Công|孔雀|Merak|นกยูง
swallow|Swallow|Én|飞燕|Burung Layang|นางแอ่น
phoenix|Phoenix/Phoenixes|Phượng Hoàng|凤凰|Feniks|หงส์
beetle|Beetle|Bọ Cánh Cứng|甲虫|Kumbang|ด้วง
bee|Bee|Ong|蜜蜂|Lebah|ผึ้ง
dragonfly|Dragonfly|Chuồn Chuồn|蜻蜓|Capung|แมลงปอ
parrot|Parrot|Vẹt|鹦鹉|Nuri|นกแก้ว
eagle|Eagle|Đại Bàng|雄鹰|Elang|อินทรี
penguin|Penguin|Chim Cánh Cụt|企鹅|Penguin|เพนกวิน
swan|Swan|Thiên Nga|天鹅|Angsa|หงส์ขาว
crow|Raven|Quạ|乌鸦|Gagak|กา
bat|Bat|Dơi|蝙蝠|Kelelawar|ค้างคาว
ladybird|Ladybird|Bọ Rùa|瓢虫|Kepik|เต่าทอง
rooster|Rooster|Gà Trống|雄鸡|Ayam Jago|ไก่ชน
plume|Feather|Lông Vũ|羽毛|Bulu|ขนนก
opera-mask|Opera Mask|Mặt Nạ Tuồng|脸谱|Topeng Opera|หน้ากากงิ้ว
lion-mask|Dancing Lion|Múa Lân|舞狮|Barongsai|สิงโตเชิด
oni|Demon|Yêu Quái|鬼王|Siluman|ยักษ์
feather-mask|Carnival Mask|Mặt Nạ Hội|羽面具|Topeng Karnaval|หน้ากากคาร์นิวัล
samurai|Samurai/Samurai|Samurai|武士|Samurai|ซามูไร
pharaoh|Pharaoh|Pharaoh|法老|Firaun|ฟาโรห์
pirate|Pirate|Hải Tặc|海盗|Bajak Laut|โจรสลัด
robot|Robot|Người Máy|机器人|Robot|หุ่นยนต์
astronaut|Astronaut|Phi Hành Gia|宇航员|Astronaut|นักบินอวกาศ
wizard|Wizard|Phù Thủy|巫师|Penyihir|พ่อมด
ghost|Ghost|Bóng Ma|幽灵|Hantu|ผี
princess|Princess/Princesses|Công Chúa|公主|Putri|เจ้าหญิง
chef|Chef|Đầu Bếp|大厨|Koki|เชฟ
king|King|Nhà Vua|国王|Raja|ราชา
mermaid|Mermaid|Nàng Tiên Cá|美人鱼|Putri Duyung|นางเงือก
helm|Knight|Hiệp Sĩ|骑士|Ksatria|อัศวิน
sun|Sun|Mặt Trời|太阳|Matahari|ตะวัน
moon|Moon|Mặt Trăng|月亮|Bulan|ดวงจันทร์
star|Star|Ngôi Sao|星星|Bintang|ดาว
comet|Comet|Sao Chổi|流星|Komet|ดาวหาง
cloud|Cloud|Mây|祥云|Awan|เมฆ
rainbow|Rainbow|Cầu Vồng|彩虹|Pelangi|สายรุ้ง
planet|Planet|Hành Tinh|行星|Planet|ดาวเคราะห์
volcano|Volcano/Volcanoes|Núi Lửa|火山|Gunung Api|ภูเขาไฟ
mountain|Mountain|Ngọn Núi|高山|Gunung|ภูผา
wave|Wave|Con Sóng|海浪|Ombak|เกลียวคลื่น
bamboo|Bamboo Grove|Rừng Tre|竹林|Hutan Bambu|ป่าไผ่
pine|Pine|Cây Thông|青松|Pinus|ต้นสน
maple|Maple Leaf/Maple Leaves|Lá Phong|枫叶|Daun Maple|ใบเมเปิล
sunflower|Sunflower|Hướng Dương|向日葵|Bunga Matahari|ทานตะวัน
rose|Rose|Hoa Hồng|玫瑰|Mawar|กุหลาบ
blossom|Blossom|Hoa Đào|桃花|Bunga Sakura|ดอกซากุระ
orchid|Orchid|Hoa Lan|兰花|Anggrek|กล้วยไม้
lotus|Lotus/Lotuses|Hoa Sen|莲花|Teratai|ดอกบัว
chrysanthemum|Chrysanthemum|Hoa Cúc|菊花|Krisan|เบญจมาศ
mushroom|Mushroom|Nấm|蘑菇|Jamur|เห็ด
clover|Clover|Cỏ Bốn Lá|四叶草|Semanggi|โคลเวอร์
palm|Palm Island|Đảo Dừa|椰岛|Pulau Palem|เกาะปาล์ม
cactus|Cactus/Cacti|Xương Rồng|仙人掌|Kaktus|กระบองเพชร
lantern|Lantern|Đèn Lồng|灯笼|Lampion|โคมไฟ
fan|Fan|Quạt|折扇|Kipas|พัด
seven|Seven|Số Bảy|七星|Tujuh|เลขเจ็ด
bronze-drum|Bronze Drum|Trống Đồng|铜鼓|Genderang Perunggu|มโหระทึก
gourd|Gourd|Hồ Lô|葫芦|Labu Air|น้ำเต้า
knot|Lucky Knot|Nút Thắt|如意结|Simpul|เงื่อนมงคล
bell|Bell|Chuông|金铃|Lonceng|ระฆัง
crown|Crown|Vương Miện|王冠|Mahkota|มงกุฎ
coin|Coin|Đồng Tiền|铜钱|Koin|เหรียญ
ingot|Ingot|Thỏi Vàng|元宝|Emas Batangan|ทองคำแท่ง
chest|Treasure Chest|Rương Báu|宝箱|Peti Harta|หีบสมบัติ
key|Key|Chìa Khóa|钥匙|Kunci|กุญแจ
ring|Ring|Nhẫn|戒指|Cincin|แหวน
hourglass|Hourglass/Hourglasses|Đồng Hồ Cát|沙漏|Jam Pasir|นาฬิกาทราย
compass|Compass/Compasses|La Bàn|罗盘|Kompas|เข็มทิศ
scroll|Scroll|Cuộn Tranh|画卷|Gulungan|ม้วนภาพ
vase|Vase|Bình Gốm|青花瓶|Vas|แจกัน
lamp|Magic Lamp|Đèn Thần|神灯|Lampu Ajaib|ตะเกียงวิเศษ
horseshoe|Horseshoe|Móng Ngựa|马蹄铁|Tapal Kuda|เกือกม้า
book|Book of Secrets/Books of Secrets|Sách Bí Mật|秘典|Kitab Rahasia|คัมภีร์ลับ
potion|Potion|Tiên Dược|魔药|Ramuan|ยาวิเศษ
sword|Sword|Kiếm|宝剑|Pedang|ดาบ
bow|Bow|Cung Tên|神弓|Busur|ธนู
hammer|Thunder Hammer|Búa Sấm|雷神锤|Palu Petir|ค้อนสายฟ้า
gong|Gong|Cồng Chiêng|铜锣|Gong|ฆ้อง
hand-drum|Drum|Trống Hội|战鼓|Bedug|กลอง
firecracker|Firecracker|Pháo Tết|鞭炮|Petasan|ประทัด
gift|Gift|Hộp Quà|礼盒|Kado|ของขวัญ
umbrella|Umbrella|Ô Giấy|油纸伞|Payung|ร่ม
kite|Kite|Cánh Diều|风筝|Layangan|ว่าว
straw-hat|Straw Hat|Nón Lá|斗笠|Caping|งอบ
pagoda|Pagoda|Chùa Tháp|宝塔|Pagoda|เจดีย์
castle|Castle|Lâu Đài|城堡|Kastel|ปราสาท
gate|Gate|Cổng Trời|天门|Gerbang|ซุ้มประตู
temple|Temple|Đền Thờ|神殿|Kuil|วิหาร
pyramid|Pyramid|Kim Tự Tháp|金字塔|Piramida|พีระมิด
house|Cottage|Ngôi Nhà|小屋|Pondok|กระท่อม
bridge|Bridge|Cây Cầu|拱桥|Jembatan|สะพาน
rocket|Rocket|Tên Lửa|火箭|Roket|จรวด
balloon|Balloon|Khinh Khí Cầu|热气球|Balon Udara|บอลลูน
train|Train|Tàu Hỏa|火车|Kereta Api|รถไฟ
car|Motor Car|Xe Hơi|汽车|Mobil|รถยนต์
rickshaw|Rickshaw|Xích Lô|黄包车|Becak|สามล้อ
aeroplane|Aeroplane|Máy Bay|飞机|Pesawat|เครื่องบิน
submarine|Submarine|Tàu Ngầm|潜水艇|Kapal Selam|เรือดำน้ำ
wagon|Wagon|Xe Ngựa|大篷车|Kereta Kuda|เกวียน
carp|Carp/Carp|Cá Chép|锦鲤|Ikan Mas|ปลาคาร์ป
angelfish|Angelfish/Angelfish|Cá Thần Tiên|神仙鱼|Ikan Bidadari|ปลาเทวดา
ray|Manta Ray|Cá Đuối|魔鬼鱼|Pari Manta|กระเบน
fluke|Whale|Cá Voi|鲸鱼|Paus|วาฬ
puffer|Pufferfish/Pufferfish|Cá Nóc|河豚|Ikan Buntal|ปลาปักเป้า
octopus|Octopus/Octopuses|Bạch Tuộc|章鱼|Gurita|หมึกยักษ์
crab|Crab|Cua|螃蟹|Kepiting|ปู
jellyfish|Jellyfish/Jellyfish|Sứa|水母|Ubur-ubur|แมงกะพรุน
nautilus|Nautilus/Nautiluses|Ốc Anh Vũ|鹦鹉螺|Nautilus|หอยงวงช้าง
shark|Shark|Cá Mập|鲨鱼|Hiu|ฉลาม
seahorse|Seahorse|Cá Ngựa|海马|Kuda Laut|ม้าน้ำ
starfish|Starfish/Starfish|Sao Biển|海星|Bintang Laut|ดาวทะเล
dolphin|Dolphin|Cá Heo|海豚|Lumba-lumba|โลมา
lobster|Lobster|Tôm Hùm|龙虾|Lobster|กุ้งมังกร
shrimp|Shrimp/Shrimp|Tôm|大虾|Udang|กุ้ง
anchor|Anchor|Mỏ Neo|船锚|Jangkar|สมอเรือ
junk|Junk|Thuyền Buồm|帆船|Perahu Layar|เรือสำเภา
lighthouse|Lighthouse|Hải Đăng|灯塔|Mercusuar|ประภาคาร
diver-helmet|Diver|Thợ Lặn|潜水员|Penyelam|นักประดาน้ำ
trident|Trident|Đinh Ba|三叉戟|Trisula|ตรีศูล
`

const LANGUAGES: readonly WordLanguage[] = ['en', 'vi', 'zh', 'id', 'th']

type Words = Readonly<Record<WordLanguage, string>>

const WORDS = new Map<MotifName, Words & { plural: string }>(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [motif, en = '', ...others] = row.split('|')
      const [one = '', many] = en.split('/')
      const words = Object.fromEntries(LANGUAGES.map((language, index) => [language, [one, ...others][index] ?? '']))
      return [motif as MotifName, { ...(words as Words), plural: many ?? plural(one) }]
    }),
)

/** Motifs that can name a game. */
export const NAMED_MOTIFS: readonly MotifName[] = [...WORDS.keys()]

/** Name of a motif; undefined for props, which have none. */
export function motifWord(motif: MotifName, language: WordLanguage): string | undefined {
  return WORDS.get(motif)?.[language]
}

/** English plural of a motif's name. @throws RangeError for a motif without a name */
export function motifPlural(motif: MotifName): string {
  const words = WORDS.get(motif)
  if (!words) throw new RangeError(`${motif} has no name`)
  return words.plural
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
