/*
 * Invented chat lines, in Vietnamese, English, and a few of the other languages, by what they carry. `contact-data.test.ts` counts how many of each the
 * rule recognises. Names, numbers and sites do not exist, or are not meant.
 */

const listLines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

export const WEB_ADDRESSES = listLines(`
https://evil-prize.com
http://nhan-thuong.example/khuyen-mai
vào https://kubet-88.net nhận 100k
www.evil-prize.com
www.evil-prize
WWW.EVIL-PRIZE.COM
vào www.nhacai88 nha anh em
evil-prize.com
evilprize.com.vn
evil . com
evil .com
evil . com nhé cả nhà
evilprize . net ai cũng trúng
evil-prize. com
evil(.)com
evil[.]com
evil(dot)com
evil[dot]com
evil dot com
evilprize dot vn
evil chấm com
evil cham com
evilprize cham net
evilprize chấm vn nha
vào evil chấm com đi
fb88 cham win nhan 100k
zo88 chấm vip uy tín lắm
evil。com
evil．com
evil·com
evil•com
evil,com
evil , com
e v i l . c o m
e.v.i.l.c.o.m
w w w evil com
www evil com
evil.соm
еvil.com
ｅｖｉｌ．ｃｏｍ
𝐞𝐯𝐢𝐥.𝐜𝐨𝐦
evil.c0m
evil.c o m
evil.com/nhan-qua
evil.com:8080
evil.com?ref=12
evil.com!
(evil.com)
"evil.com"
evil.com.
evil.comนะ
เข้า evil.com เลย
来evil.com领奖
去 evil-prize.net 玩
masuk evil-prize.com bos
t.me/winbig
T.me/+AbCdEf123
t . me / winbig
bit.ly/3abcXYZ
bit . ly/3abcXYZ
zalo.me/0912345678
zalo.me/g/abcxyz123
fb.com/nguyenvana88
fb.me/quatang
facebook.com/groups/chotso
m.me/mai1990
discord.gg/winbig
wa.me/84912345678
youtu.be/dQw4w9WgXcQ
tinyurl.com/evil1
fb88.win
fb88.vip
zo88.vip nha
sunwin-88.club
sunwin.club
kubet.win
kubet88.app
nhacai.bet
789.club
b52.club
go88.top
evilprize.win
evilprize.vip
evilprize.top lên là trúng
luckyprize.live
prize-hub.online
prizehub.site
prizehub.shop
prizehub.xyz
prizehub.info
prizehub.org
prizehub.io
prizehub.co
prizehub.link
prizehub.cc
prizehub.asia
prizehub.vn
prizehub.games
prizehub.casino
prizehub.money
best.odds.vip now
vip.evilprize.win
m.fb88.win
play.prizehub.games nè
nohu90.fun tặng code
xocdia.live mới mở
ai chơi qua hitclub88.tv đi
link mới: w88vn.net
link đây nha evilprize.com vào lẹ
đăng ký tại evilprize.com tặng 50k
check prizehub.io for free coins
go to prizehub dot com and sign up
google evilprize com rồi bấm link đầu
http evil-prize com
hxxp://evil-prize.com
https : // evil-prize . com
evil-prize.com.
evil_prize.com
xn--80ak6aa92e.com
192.168.12.34:8080
http://45.77.12.9/
45.77.12.9
site evilprize punto com
evilprize titik com
evilprize จุด com
evilprize点com
evil-prize,net
evil-prize net
vào google gõ evilprize88 chấm com
ẹvil-prizẹ.cọm
evilprize.cõm
evil—prize.com
evil.​com
`)

export const PHONE_NUMBERS = listLines(`
0912345678
call 0912 345 678
gọi 0912.345.678
gọi mình 0987-654-321 nha
+84 (912) 345-678
+84912345678
84912345678
84 912 345 678
0084912345678
(+84)912345678
０９１２３４５６７８
๐๙๑๒๓๔๕๖๗๘
०९१२३४५६७८
0 9 1 2 3 4 5 6 7 8
0.9.1.2.3.4.5.6.7.8
0-9-1-2-3-4-5-6-7-8
0912 34 56 78
09 1234 5678
alo 09 12 34 56 78
zalo 09 12 34 56 78
zalo 0912345678
zl 0912345678
O912345678
o912 345 678
09l2345678
0912345678 ai cần thì gọi
sđt 0912345678
sdt: 0912345678
đt 0912345678
số của mình 0912 345 678
lh 0912345678 để nhận code
liên hệ 0356 789 123
hotline 0356789123
ib số 0775123456
0775123456 bán điểm giá rẻ
mua điểm gọi 0933 22 11 00
không chín một hai ba bốn năm sáu bảy tám
khong chin mot hai ba bon nam sau bay tam
không chín ba 456 789 1
zero nine one two three four five six seven eight
oh nine one two three four five six seven eight
nol delapan satu dua tiga empat lima enam tujuh delapan sembilan
ศูนย์แปดหนึ่งสองสามสี่ห้าหกเจ็ดแปด
一三八一二三四五六七八
0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣
⓪⑨①②③④⑤⑥⑦⑧
081 234 5678
โทร 081-234-5678
เบอร์ 0812345678
telp 0812 3456 7890
WA 081234567890
+62 812-3456-7890
+66 81 234 5678
+86 138 1234 5678
13812345678
138 1234 5678
加我 13812345678
+1 415 555 2671
+44 7911 123456
my number is 0912345678
text me 0912345678
phone: 912345678
gọi 912345678
zalo 912 345 678
sđt mình không chín 12345678
0912_345_678
0912*345*678
0912,345,678
0912/345/678
0912…345…678
0912 - 345 - 678
0912  345  678
09123 45678
091 234 5678
0 912 345 678
0912345678đây nha
mai0912345678
0912345678mai
số0912345678
kb zalo 0912345678 để vào nhóm VIP
tele/zalo 0988776655
0988 77 66 55 nhé
08.8877.6655
0.9.1.2.345.678
ai cần soi cầu alo 0978.111.222
nhắn tin 0978111222
viber 0978111222
chín một hai ba bốn năm sáu bảy tám gọi mình
+84-912-345-678
+84.912.345.678
(84) 912 345 678
(09)12345678
[0912]345678
không 9 một 2 ba 4 năm 6 bảy 8
O9I2 345 678
stk 19034567890123 techcombank
stk 0123456789 vcb chuyển giúp
số tài khoản 0071000123456
chuyển khoản vào 19034567890123
`)

export const MAIL_ADDRESSES = listLines(`
mai1990@gmail.com
mai@mail
mai.nguyen@company.vn
mail mình: mai1990@yahoo.com.vn
mai1990 @ gmail.com
mai1990 @gmail . com
mai1990(at)gmail.com
mai1990 (at) gmail (dot) com
mai1990[at]gmail.com
mai1990 at gmail dot com
mai1990 a còng gmail chấm com
mai1990 acong gmail cham com
gmail: mai1990
gmail của mình mai1990
email mai1990 gmail com
mai1990＠gmail.com
mаi1990@gmаil.com
MAI@GMAIL.COM
gửi vào mai1990@outlook.com nhé
write to mai1990@proton.me
`)

export const ACCOUNT_NAMES = listLines(`
find me @mai_1990
@winbig88 trên tele
@soicau.vip
theo @mai1990 nha
Zalo: mai1990
zalo:mai1990
zalo mai1990
zalo là mai1990
Zаlо: mai1990
Z a l o: mai1990
z.a.l.o mai1990
zal0: mai1990
da lô: mai1990
zalo id mai1990
zalo = mai1990
zalo mình: nguyenvanmai
微信：mai1990
微信 mai1990
加微信 mai1990
wechat: mai1990
weixin: mai1990
vx: mai1990
QQ: 123456789
qq 123456789
加QQ 87654321
telegram: winbig
telegram winbig_88
tele: winbig88
tele winbig_88
tele @winbig
ib tele winbig88 để nhận code
t e l e : winbig88
te.le: winbig88
facebook: mai.nguyen
facebook mai.nguyen.88
fb: mai.nguyen
fb mai.nguyen88
fb: Mai Nguyen
face: mainguyen90
viber: mai1990
whatsapp: mai1990
whatsapp mai_1990
wa: mai1990
line: mai1990
line id: mai1990
LINE ID mai1990
ไลน์: mai1990
แอดไลน์ mai1990
ig: mai.1990
insta mai_1990
instagram: mai1990
skype: live.mai1990
skype mai1990
discord: mai#1234
discord mai1990
messenger: mai1990
tiktok: @mai1990
kết bạn zalo mai1990 nhé
vào nhóm tele soicau_vip88
group tele: soicauvip
add zalo: soicauvip
kakao: mai1990
zl: mai1990
zalo 👉 mai1990
zalo ➡ mai1990
zalo -> mai1990
zalo - mai1990
zalo (mai1990)
inbox fb mai1990
nhắn zalo mai_1990
`)

export const PLAIN_LINES = listLines(`
150000000đ
150000000 đ
150.000.000đ
150,000,000 VND
thắng 1500000000 rồi
1.250.000.000
won 1.250.000.000 there
trúng 912.345.678đ
nạp 0 đồng cũng chơi được
912345678đ
rút 50000000 về chưa
mới rút 100.000.000 xong
số dư 987654321
XSMB 123456789
XSMB 912345678
XSMN 29/11/2026
xsmb 29-11-2026 về 27
XSMB 08.12.2026 15h
3 càng 123 456 789
3 càng 912 345 678
3 càng 038 912 345
4 càng 1234 5678 9012
dàn đề 03 52 77 81 99
lô 09 12 34 56 78
lô 03 25 22 31 40 45
dàn 0 1 2 3 4 5 6 7 8 9
đầu 0 3 5 7 9 đuôi 1 2 4 6 8
đề 27.vip
đề 27. vip
lô 68.win
lô 68 win rồi
kỳ 2026-11-29 22:42
kỳ 20261129-0123
kỳ 20261129 0123
kỳ 20261129123 ra 5 8 9
Draw 20261122-0123 was close
draw 2026112209123
kỳ này 0123 ra gì
vé số 123456 789012
vé 912345 trúng giải 8
giải nhất 03521 giải nhì 88123 91234
giải ba 03521 88123 91234 55667
giải đặc biệt 86123
I picked 03 14 22 31 40 45 tonight
03 14 22 31 40 45
05 09 12 34 45 55
01 12 23 34 45 | 07
Mega 6/45: 03 14 22 31 40 45
Power 6/55 05 12 23 34 45 50 - 07
online: 3000
đang online: 3000 người
online 3000
offline: 20
deadline: hôm nay
deadline: 22:00
headline: big win
hotline: chưa ai nghe máy
win line
win line: 20
winline: 3000
pay line 20
line: 2.5
line 3000 người
line: 1.85
line 20 trả 5x
20 lines, bet 500
2 line nữa là nổ
on line lâu quá
thua.to qua
thua.to quá
thua.to
ok.win lien
ok.win liền
ok.to nha
ok. me too
ok.me too
thắng.vip quá
vui.la chinh
chơi.di anh em
ngon.an roi
ngon.ăn rồi
hên.co len
xui.so do
lỗ.ve thoi
về bờ.re quá
đợi.ti nữa
nice.win again
lol.win again
yes.me too
gg.so close
wow.so lucky
no.it was me
good.bet more
hmm.no way
đúng.la nó
trúng rồi.ma ít
thua.ma vui
xong.com
hết tiền.an com thoi
ăn cơm xong.chơi tiếp
18:30, see you @ the draw
kèo Real @1.95
bắt Arsenal @2.10
50k@1.85
bet 100@1.5
tài @ 1.9
@ all cố lên
@all cố lên
tài 3-5-6
xỉu 1.2.3
tỉ lệ 1.85 ăn 2.05
tỷ số 2-1, 3-2
0-0 hiệp 1
kèo 0.5/1 ăn 0.95
cược 10.000 trúng 950.000
10k x 98 = 980k
10k ăn 700k
1tr2 về 2tr4
2tr5 lên 5tr nha
được 3.5tr
100k, 200k, 500k
2.000.000/ngày
vòng 12.5 lần
x2.5 rồi
x1000 nổ hũ
nổ hũ 1.234.567.890
hũ 987.654.321
jackpot 1234567890
jackpot: 8.888.888.888
id phiên 123456789
phiên #1234567
phiên 1234567890
mã giao dịch 2026112912345
ván #20261129001
bàn 12 ghế 3
11/11/2026
29.11.2026
09.12.2026 nhé
hẹn 09-12-2026 15:30
08.12.2026 15h30
từ 01/12 đến 31/12/2026
22:42:15
2026
24/7
50/50
100%
+100.000
+1.250.000đ
-500.000
(+150000000)
Chúc mừng! 🎉👨‍👩‍👧
<script>alert(1)</script>
a...b
haha...
ok...
gg...wp
đợi tí... vào ngay
u.u
:v
=))
^.^
T.T
o.O
-.-
>.<
v.v
v.v...
etc.
p/s: chơi vui
P.S. good luck
e.g. red
a.k.a lucky
Mr. Win
Dr.No
TP.HCM
tp.hcm hôm nay mưa
Q.1 có ai
St. Patrick slot
No.1
no.1 luôn
top.1 tuần
top 1
vip 5 rồi
lên vip.
mình vip 3
lên VIP rồi
VIP.
live vui ghê
xem live không
xem live. hay
club nào vui
game này ok
shop điểm có quà mới
site chậm quá
web lag quá
app mới mượt
link kết quả ở đâu
net lag quá
mạng net chậm
com gà ngon
ăn com chưa
có zalo của nhà cái không
zalo bị lỗi rồi
zalo của shop đâu
mất tele luôn
xem tele không
tele 20h có bóng đá
fb hôm nay lag
facebook sập rồi
facebook: sập rồi
viber còn ai xài không
line này hay
wechat không dùng
discord là gì
hỏi admin qua gmail được không
email xác nhận chưa tới
mail chưa về
sđt chưa xác minh thì rút được không
gọi hotline mãi không được
số điện thoại đổi ở đâu
nhập mã OTP 123456
code: LUCKY2026
mã quà LUCKY88
code TET2026 còn không
giftcode ABC123XYZ
nick mình lag
acc mình bị khoá
tài khoản có 500.000
một hai ba bốn năm
năm sau bảy tám triệu
một hai ba dzô
không một ai
ba bốn con lô
hai ba bảy bảy
one two three go
seven seven seven jackpot
three in a row
nine out of ten
I won ten times today
Anyone playing baccarat tonight?
good luck everyone
so close, one number off
what time is the draw?
the draw is at 18:15
congrats on the big win
how do I check my ticket
just hit 777
RNG or live dealer?
my bet was 1,000,000
balance 2,500,000.00
paid 12,345,678.90 yesterday
stake 0.0025
odds 1.90/1.90
half time 1-0
under 2.5 looks good
see you at 8.30
room 101 is full
is this fair?
lost.again
win.win situation
nice.one
great.now again
semoga menang
menang 150.000.000
taruhan 50.000
togel 4D 1234 5678
nomor 03 14 22 31 40
hasil 2026-11-29
ขอให้โชคดี
หวยออก 12 34 56
งวด 16/11/2569
รางวัลที่ 1 123456
ได้ 150,000,000 บาท
恭喜发财
中了 150000000
期号 20261129012
号码 03 14 22 31 40 45
一二三四五
三八二四
赢了1.5倍
Hẹn gặp lại 20h
20h30 mở thưởng
6h15 chiều mở thưởng
hôm nay thứ 7 ngày 29
lô xiên 12-34-56
xiên 3: 12 34 56
xiên 4: 09-12-34-56
đá 09 12
bao lô 912 345
bộ 09-90-04-40-54-45-49-94
bộ 01 10 06 60 51 15 56 65
chạm 0 9 1 2
kép 00 11 22 33 44 55 66 77 88 99
nuôi 03.25.22.31.40
đề: 09,12,34,56,78
9 8 7 6 5 4 3 2 1
10 9 8 7 6 5 4 3 2 1
0 1 0 1 0 1 0 1 0 1
tài tài xỉu xỉu 10 11 4 5 14 3
11 8 15 4 9 10 12
kết quả 5 6 7 8 9
thống kê 30 kỳ: 09 12 34 56 78
`)

/** Lines written after the rule, which nobody has tuned it to. */
export const UNSEEN_CONTACTS = listLines(`
nhà cái mới tangthuong.org anh em vô lẹ
mọi người qua tang-qua.biz lấy code
lay code o tang-qua . biz
bên bong365 . net kèo thơm hơn
truy cap vn138 cham com nha
bên kia trả cao hơn, gõ vn138.club
link dự phòng vn138 chấm net
free spins at lucky-wheel dot net
claim at luckywheel.fun
join luckywheel . io today
luckywheel(.)gg
vào đây: luckywheel.vn/code
gõ luckywheel com là ra
www luckywheel net
ｗｗｗ．ｌｕｃｋｙ．ｎｅｔ
lùckywhèel.nẹt
luckywheel.page
luckywheel.space nhận quà
luckywheel.one
luckywheel.pro
keo88.me
keo88.la
s.id/luckywheel
shorturl.at/abcd1
cutt.ly/xyz12
chat.zalo.me nhóm kèo
t.me/keothom
telegram.me/keothom
https keothom . vn
gọi em 0868 123 456
e có số 0868123456 a gọi nha
0868.123456
086 8123456
0868-12-34-56
o868123456
0868I23456
không tám sáu tám một hai ba bốn năm sáu
0 8 6 8 1 2 3 4 5 6
zalo 868123456
+84 868 123 456
84868123456
0084 868123456
call me on 0868 123 456 now
whatsapp +60 12-345 6789
whats app 0868123456
ติดต่อ 089-123-4567
hubungi 0857-1234-5678
联系 15912345678
电话 159 1234 5678
09 33 44 55 66 zalo
stk 1903 4567 8901 vpbank
gửi tiền vào stk 0868123456 mb
kèo thơm ib tele keothom_vip
tele: keothom
tele keothom99
@keothom trên telegram
zalo: keothom
zalo keothom99
zalo nè: keothom99
add zalo keothom_vip
zalo ad keothom99
fb keothom.99
fb: keothom
fb của ad: keothom
messenger keothom.99
ig: keothom
insta: keothom99
line id: keothom99
แอดไลน์ keothom99
加微信 keothom99
v信 keothom99
vx keothom99
qq群 123456789
discord: keothom#4321
skype: keothom99
za lo keothom99
zalo  keothom 99
keothom99@gmail.com
keothom99 @ gmail
keothom99 gmail
keothom [at] outlook dot com
gmail keothom99
thư về keothom99＠yahoo.com
`)

export const UNSEEN_PLAIN = listLines(`
hôm qua ăn 12.500.000 nay thua hết
lô 2 nháy 27 27
MB về 27, MT về 72
xsmb hôm nay 86123 đặc biệt
giải bảy 12 34 56 78
giải tư 0912 3456 7812 9034
giải sáu 091 234 567
đặc biệt 091234
vé của mình 0912345
vé 3 số 091 092 093
mua vé 0912-3456-7890
kỳ quay 1123 ngày 29/11/2026 18:00
kỳ #01234
mega 645 kỳ 01234: 05 12 23 34 40 45
power kỳ 00987 jackpot 98.765.432.100
keno 03 08 12 19 25 31 44 52 60 71
max 3D 012 345 678
bắn cá lên 3000 xu
cược 200k ăn 396k
rút 5000000 10 phút về
rút 5.000.000 lúc 22:15 tới 22:31 về
nạp 0912 lỗi hoài
mã OTP 091234 hết hạn
lệnh rút 2026112900123 chưa duyệt
mã lệnh W20261129-00912
id game 0912
phiên 8812345 tài
phiên 08812345 xỉu
ván 1234567 bị huỷ
hũ 1.009.123.456 sắp nổ
vòng quay x10 x20 x50
tỉ lệ 0.95 0.98 1.02
kèo 1/4 - 3/4
o/u 2.5
AH -0.75 @ 1.92
lay @2.02
ev @evens
@ad check giúp
bạn @Lucky nói đúng
thắng.ok
về bờ.ok luôn
xong.next
thua.again
nice.lol
đỉnh.vip pro
vip.pro
ngon.top
chán.me
hay.quá
xui.vl
hết.tiền
trúng.nha
bú.hu
ok.bro
haha.no
sao.la vay
sai.la do
được.co gi dau
nản.vi thua
đợi.ae oi
gà.chua
1.vui 2.khoẻ
v.i.p
o.k
k.o
line up tối nay
line này 5 biểu tượng
trúng line 5 với 3 wild
offline: mất mạng
baseline: 95%
timeline: 3 ngày
pipeline chưa xong
zalo: lỗi
tele sập
fb chậm quá
face id không nhận
face: đẹp
signal: tín hiệu yếu
nhóm tele của nhà có không
chat này vui hơn zalo
wa hay quá
gọi xỉu 3 lần
gọi tài đi ae
gọi 18 ván rồi
alo alo có ai không
alo 1234
call 200 raise 400
số của mình 27
số mình nuôi 09 27 81
nhắn tin rác nhiều ghê
ib mình lỗi rồi
đt hết pin
phone nóng quá
hotline ở đâu vậy
email chưa nhận được
@ 18h nhé
minus 1.5 at home
balance 0912 points
I have 123456789 points
rank 1234567
won 912345678 in a dream
ticket 0912 345 678 lost
round 20261129123456
hand #0912345678
room 0912
`)
