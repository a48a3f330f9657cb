/** Thai for the English of the world’s help. */
export const HELP: Readonly<Record<string, string>> = {
  'Your account': 'บัญชีของคุณ',
  'Why can I not log in?': 'ทำไมฉันเข้าสู่ระบบไม่ได้',
  '<p>Five wrong passwords lock a username for <strong>15 minutes</strong>, and longer after each further one. Wait, then try again.</p><p>The answer is the same whether a username exists or not, so that nobody can find out who plays here.</p>':
    '<p>ใส่รหัสผ่านผิดห้าครั้งจะล็อกชื่อผู้ใช้ <strong>15 นาที</strong> และนานขึ้นทุกครั้งที่ผิดต่อ รอแล้วลองอีกครั้ง</p><p>คำตอบเหมือนกันไม่ว่าชื่อผู้ใช้จะมีอยู่หรือไม่ เพื่อไม่ให้ใครสืบได้ว่าใครเล่นที่นี่</p>',
  'Why was I logged out?': 'ทำไมฉันถูกออกจากระบบ',
  '<p>A session ends after 30 minutes without use and after 12 hours in any case. A change of password ends every other session at once. Log in again to go on.</p>':
    '<p>เซสชันสิ้นสุดเมื่อไม่ใช้งาน 30 นาที และเมื่อครบ 12 ชั่วโมงในทุกกรณี การเปลี่ยนรหัสผ่านจะสิ้นสุดเซสชันอื่นทั้งหมดทันที เข้าสู่ระบบอีกครั้งเพื่อดำเนินการต่อ</p>',
  'What is a demo account?': 'บัญชีทดลองคืออะไร',
  '<p>Free play opens one with ₫10,000,000 of play credit. It plays the same games, keeps no favourites, and ends with the session. Nothing is carried over to an account of your own.</p>':
    '<p>ทดลองเล่นฟรีจะเปิดบัญชีพร้อมเครดิตทดลอง ₫10,000,000 เล่นเกมเดียวกันได้ ไม่เก็บรายการโปรด และสิ้นสุดพร้อมเซสชัน ไม่มีสิ่งใดถูกยกไปบัญชีของคุณเอง</p>',
  'How do I keep my account safe?': 'จะดูแลบัญชีให้ปลอดภัยได้อย่างไร',
  '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of the house asks for your password or for a code that was sent to you.</li><li>Your account shows when you logged in before. If that was not you, change the password.</li></ul>':
    '<ul><li>ใช้รหัสผ่านที่ไม่ใช้ที่อื่น</li><li>ไม่มีใครจากเว็บไซต์ขอรหัสผ่านหรือรหัสที่ส่งให้คุณ</li><li>บัญชีแสดงเวลาที่คุณเข้าสู่ระบบก่อนหน้านี้ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่าน</li></ul>',
  Playing: 'การเล่น',
  'Is this real money?': 'นี่คือเงินจริงหรือไม่',
  '<p>No. All amounts on this site are play money: you cannot lose or win real money.</p>':
    '<p>ไม่ใช่ ทุกจำนวนบนเว็บไซต์นี้เป็นเงินจำลอง คุณจะไม่เสียหรือได้เงินจริง</p>',
  'How do I know that a round was fair?': 'จะรู้ได้อย่างไรว่ารอบหนึ่งยุติธรรม',
  '<p>The game shows the hash of its seed before you play and the seed afterwards. Its report checks the round for you:</p><ol><li>open “Fairness” in the game;</li><li>press “Check this round”;</li><li>the report says whether the seed is the promised one and gives this result.</li></ol>':
    '<p>เกมแสดงแฮชของค่าซีดก่อนคุณเล่น และแสดงค่าซีดหลังจากนั้น รายงานของเกมตรวจสอบรอบให้คุณ:</p><ol><li>เปิด “ความยุติธรรม” ในเกม</li><li>กด “ตรวจสอบรอบนี้”</li><li>รายงานจะบอกว่าค่าซีดตรงกับที่สัญญาไว้และให้ผลนี้หรือไม่</li></ol>',
  'What does the return to player tell me?': 'อัตราคืนผู้เล่นบอกอะไร',
  '<p>It is the share of all stakes that a game pays back over very many rounds. A single evening can differ far from it. No game pays back more than was staked in the long run.</p>':
    '<p>คือสัดส่วนของเดิมพันทั้งหมดที่เกมจ่ายคืนในรอบจำนวนมาก คืนเดียวอาจต่างไปมาก ในระยะยาวไม่มีเกมใดจ่ายคืนมากกว่าที่เดิมพัน</p>',
  'Why can I not open a game?': 'ทำไมฉันเปิดเกมไม่ได้',
  '<p>A game marked as under maintenance cannot be opened. Choose another one.</p>':
    '<p>เกมที่แสดงว่าปิดปรับปรุงเปิดไม่ได้ โปรดเลือกเกมอื่น</p>',
  'The site': 'เว็บไซต์',
  'Is there an app?': 'มีแอปหรือไม่',
  '<p>The site itself is the app: add it to your home screen and it opens like one. <a href="/down">Four steps for Android and for iOS</a>.</p>':
    '<p>เว็บไซต์นี้คือแอป เพิ่มลงในหน้าจอหลักแล้วเปิดได้เหมือนแอป <a href="/down">สี่ขั้นตอนสำหรับ Android และ iOS</a></p>',
  'How do I change the language or the theme?': 'เปลี่ยนภาษาหรือธีมอย่างไร',
  '<p>Both are at the top of the page, and on a phone in the menu. They are kept on this device.</p>':
    '<p>ทั้งสองอยู่ด้านบนของหน้า บนมือถืออยู่ในเมนู และจำไว้ในอุปกรณ์นี้</p>',
  'Which time does the site show?': 'เว็บไซต์แสดงเวลาใด',
  '<p>Days, draws and records go by the time of Vietnam, GMT+7, wherever you are. Announcements show the time of your device.</p>':
    '<p>วัน การออกรางวัล และประวัติใช้เวลาเวียดนาม GMT+7 ไม่ว่าคุณอยู่ที่ใด ประกาศแสดงเวลาของอุปกรณ์ของคุณ</p>',
  'Your wallet': 'กระเป๋าเงินของคุณ',
  'Do I move money between games?': 'ต้องโอนเงินระหว่างเกมหรือไม่',
  '<p>No. Some vendors keep the balance that you play with: opening such a game moves it there, and leaving the game brings it back. “My account” shows what lies where, and brings it back too.</p><p>When a vendor does not answer, a transfer may be looked into for a while. Nothing is lost: it has happened or it has not, and your balance shows which as soon as the vendor has answered.</p>':
    '<p>ไม่ต้อง บางค่ายเกมเก็บยอดเงินที่คุณใช้เล่นไว้เอง เมื่อเปิดเกมของค่ายนั้น ยอดเงินจะย้ายไปที่นั่น และกลับมาเมื่อคุณออกจากเกม “บัญชีของฉัน” แสดงว่ายอดเงินอยู่ที่ใด และโอนกลับได้เช่นกัน</p><p>เมื่อค่ายเกมไม่ตอบ การโอนอาจต้องตรวจสอบสักพัก ไม่มีอะไรสูญหาย การโอนเกิดขึ้นแล้วหรือยังไม่เกิดขึ้นอย่างใดอย่างหนึ่ง และยอดเงินของคุณจะแสดงผลทันทีที่ค่ายเกมตอบกลับ</p>',
  'What does “locked” mean?': '“ถูกกันไว้” หมายความว่าอะไร',
  '<p>An amount that you asked to withdraw. It is still yours and leaves the wallet when it is paid out; until then it cannot be played with.</p>':
    '<p>จำนวนที่คุณขอถอน ยังเป็นของคุณและออกจากกระเป๋าเมื่อจ่ายแล้ว ก่อนหน้านั้นใช้เล่นไม่ได้</p>',
  'My connection broke during a round. Is my stake lost?': 'การเชื่อมต่อหลุดระหว่างรอบ เดิมพันหายหรือไม่',
  '<p>No. A round counts once, whatever breaks off:</p><ul><li><strong>Drawn at once</strong> (slots, dice, baccarat, fishing): it is played and paid even if you do not see it. Open the game again and look at your balance.</li><li><strong>With moves</strong> (crash, cards): it stays open. Take it up again, here or on another device. When its time runs out it ends by the rules of the game: a crash round at its target or its crash, a hand of cards by folding.</li><li><strong>On an event</strong>: the bet is settled when the event ends, also while you are away.</li></ul><p>If it is not certain that a stake was taken, or a round cannot be settled within 24 hours, the stake is given back.</p>':
    '<p>ไม่หาย แต่ละรอบนับครั้งเดียว ไม่ว่าจะขาดตอนที่ใด:</p><ul><li><strong>รอบที่ออกผลทันที</strong> (สล็อต ลูกเต๋า บาคาร่า ยิงปลา): เล่นและจ่ายตามปกติแม้คุณไม่เห็น เปิดเกมอีกครั้งแล้วดูยอดเงิน</li><li><strong>รอบที่มีการเดิน</strong> (แครช ไพ่): ยังเปิดอยู่ เล่นต่อได้ที่นี่หรือบนอุปกรณ์อื่น เมื่อหมดเวลารอบจะจบตามกติกาของเกม: แครชจบที่เป้าหมายหรือจุดที่ตก ไพ่จบด้วยการหมอบ</li><li><strong>เดิมพันกับรายการแข่งขัน</strong>: ตัดสินเมื่อรายการจบ แม้คุณไม่อยู่</li></ul><p>หากไม่แน่ว่าเดิมพันถูกรับไปแล้วหรือไม่ หรือรอบตัดสินไม่ได้ภายใน 24 ชั่วโมง เดิมพันจะถูกคืน</p>',
  'Responsible gaming': 'เล่นอย่างรับผิดชอบ',
  '18 and over': 'อายุ 18 ปีขึ้นไป',
  '<p>This site is for adults. Whoever shares a device with someone younger should log out after playing and keep the password to themselves.</p>':
    '<p>เว็บไซต์นี้สำหรับผู้ใหญ่ หากใช้อุปกรณ์ร่วมกับผู้ที่อายุน้อยกว่า ควรออกจากระบบหลังเล่นและเก็บรหัสผ่านไว้กับตัว</p>',
  'A limit on deposits': 'ขีดจำกัดการฝาก',
  '<p>You name the most that you may pay in within 24 hours, 7 days or a calendar month; you write the amount yourself. Where several limits hold at once, the lowest counts. When it is reached, further deposits are refused until something of it is free again.</p><ul><li>A lower limit holds <strong>at once</strong>.</li><li>A higher one, or none, holds after <strong>24 hours</strong>, and only if you confirm it then.</li></ul><p>You set it in the registration form, or at any time under <a href="/member/limits">Limits</a>. There you also limit what you lose, a single stake and the time of a session.</p>':
    '<p>คุณกำหนดจำนวนสูงสุดที่ฝากได้ใน 24 ชั่วโมง 7 วัน หรือหนึ่งเดือนปฏิทิน โดยเขียนจำนวนเอง หากมีหลายขีดจำกัดพร้อมกัน ใช้ค่าต่ำสุด เมื่อถึงแล้วการฝากต่อจะถูกปฏิเสธจนกว่าจะมีส่วนที่ว่างอีกครั้ง</p><ul><li>ขีดจำกัดที่ต่ำลงมีผล<strong>ทันที</strong></li><li>ขีดจำกัดที่สูงขึ้นหรือการยกเลิกมีผลหลัง <strong>24 ชั่วโมง</strong> และเฉพาะเมื่อคุณยืนยันตอนนั้น</li></ul><p>กำหนดได้ในแบบฟอร์มสมัคร หรือเมื่อใดก็ได้ที่หน้า<a href="/member/limits">ขีดจำกัด</a> ที่นั่นคุณยังจำกัดยอดเสีย เดิมพันครั้งเดียว และเวลาของรอบการเล่นได้</p>',
  'A break': 'พักการเล่น',
  '<p>A break lasts from 24 hours to six weeks. While it lasts you cannot play or pay in; you can still log in, read your records and withdraw. A break cannot be shortened.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>การพักมีตั้งแต่ 24 ชั่วโมงถึงหกสัปดาห์ ระหว่างนั้นคุณเล่นหรือฝากไม่ได้ แต่ยังเข้าสู่ระบบ ดูประวัติ และถอนได้ การพักย่นเวลาไม่ได้</p><p>คุณเริ่มเองได้ที่หน้า<a href="/member/limits">ขีดจำกัด</a> ในสองขั้นตอนโดยไม่ต้องบอกเหตุผล</p>',
  'Self-exclusion': 'การระงับตัวเอง',
  '<p>Self-exclusion lasts at least six months, or has no end. The account is closed to play, deposits and advertising; you can still log in to withdraw. Opening another account meanwhile is not allowed, and one that is found is closed.</p><p>Nobody can shorten it. One without an end is lifted only if you ask <a href="/helpmc#feedback">customer service</a> after six months or more, and 7 days more go by.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>การระงับตัวเองมีผลอย่างน้อยหกเดือนหรือไม่มีกำหนด บัญชีจะเล่น ฝาก หรือรับโฆษณาไม่ได้ แต่ยังเข้าสู่ระบบเพื่อถอนได้ ระหว่างนั้นห้ามเปิดบัญชีอื่น หากพบจะถูกปิด</p><p>ไม่มีใครย่นเวลาได้ การระงับที่ไม่มีกำหนดจะยกเลิกได้เมื่อคุณขอจาก<a href="/helpmc#feedback">ฝ่ายบริการลูกค้า</a>หลังหกเดือนขึ้นไป และผ่านไปอีก 7 วัน</p><p>คุณเริ่มเองได้ที่หน้า<a href="/member/limits">ขีดจำกัด</a> ในสองขั้นตอนโดยไม่ต้องบอกเหตุผล</p>',
  'Signs that it is no longer fun': 'สัญญาณว่าไม่สนุกแล้ว',
  '<ul><li>You play to win back what you lost.</li><li>You play longer, or for more, than you meant to.</li><li>You hide from others how much you play.</li><li>You borrow to play, or put off what has to be paid.</li><li>You think of playing when you are doing something else.</li></ul><p>One of them is reason enough to stop for a while and to talk to somebody.</p>':
    '<ul><li>คุณเล่นเพื่อเอาคืนสิ่งที่เสียไป</li><li>คุณเล่นนานกว่าหรือมากกว่าที่ตั้งใจ</li><li>คุณปิดบังคนอื่นว่าเล่นมากแค่ไหน</li><li>คุณยืมเงินมาเล่นหรือผัดผ่อนสิ่งที่ต้องจ่าย</li><li>คุณคิดถึงการเล่นขณะทำอย่างอื่น</li></ul><p>เพียงข้อเดียวก็พอให้หยุดสักพักและคุยกับใครสักคน</p>',
  'Somebody to talk to': 'คนที่คุณคุยด้วยได้',
  '<p><strong>These lines are invented for this demonstration and answer nobody.</strong> An operator puts the real ones of its country here.</p><ul><li>The Quiet Line, 0000 000 001, day and night (invented)</li><li>Open Door, for families, 0000 000 002, 8:00 to 20:00 (invented)</li></ul><p>If you need help now, call the health or crisis line of your country.</p>':
    '<p><strong>สายเหล่านี้แต่งขึ้นสำหรับระบบสาธิตนี้และไม่มีผู้รับสาย</strong> ผู้ให้บริการจะใส่หมายเลขจริงของประเทศตนที่นี่</p><ul><li>สายเงียบ 0000 000 001 ตลอดวันและคืน (แต่งขึ้น)</li><li>ประตูเปิด สำหรับครอบครัว 0000 000 002 เวลา 8:00 ถึง 20:00 (แต่งขึ้น)</li></ul><p>หากต้องการความช่วยเหลือตอนนี้ โทรหาสายสุขภาพหรือสายวิกฤตของประเทศคุณ</p>',
  'User agreement': 'ข้อตกลงผู้ใช้',
  'What this is': 'นี่คืออะไร',
  '<p>Playhouse is a demonstration with play money. Nothing on it can be bought, sold, won or paid out in real money. This agreement says what holds between you and the house while you use it. It is in force since 1 October 2026.</p>':
    '<p>Playhouse เป็นระบบสาธิตที่ใช้เงินจำลอง ไม่มีสิ่งใดซื้อ ขาย ชนะ หรือถอนเป็นเงินจริงได้ ข้อตกลงนี้ระบุสิ่งที่มีผลระหว่างคุณกับเราขณะที่คุณใช้งาน มีผลตั้งแต่วันที่ 1 ตุลาคม 2026</p>',
  'Who may play': 'ใครเล่นได้',
  '<ol><li>Adults of 18 and over, where playing is allowed.</li><li>One account a person. Accounts are not sold, lent or played on behalf of others.</li><li>What you tell us in the registration form is true.</li></ol>':
    '<ol><li>ผู้ใหญ่อายุ 18 ปีขึ้นไป ในที่ที่อนุญาตให้เล่น</li><li>หนึ่งคนหนึ่งบัญชี ห้ามขาย ให้ยืม หรือเล่นแทนผู้อื่น</li><li>สิ่งที่คุณกรอกในแบบฟอร์มสมัครเป็นความจริง</li></ol>',
  '<ol><li>You keep your password to yourself. What is done with it counts as done by you until you tell us otherwise.</li><li>You can end any session of yours, and change your password at any time.</li><li>A demo account and its credit end with the session.</li></ol>':
    '<ol><li>คุณเก็บรหัสผ่านไว้กับตัว สิ่งที่ทำด้วยรหัสผ่านนั้นถือว่าคุณทำ จนกว่าจะแจ้งเราเป็นอย่างอื่น</li><li>คุณสิ้นสุดเซสชันใดของคุณก็ได้ และเปลี่ยนรหัสผ่านได้ทุกเมื่อ</li><li>บัญชีทดลองและเครดิตสิ้นสุดพร้อมเซสชัน</li></ol>',
  'Rounds and results': 'รอบและผล',
  '<ol><li>A round counts when its stake is entered in the book. It is decided once.</li><li>The rules and payouts of a game are those it shows when the round is played.</li><li>A round that was not decided because of a fault is void and its stake is returned.</li><li>Where a game’s page and the book differ, the book holds.</li></ol>':
    '<ol><li>รอบมีผลเมื่อเดิมพันถูกบันทึกในบัญชี และตัดสินครั้งเดียว</li><li>กติกาและการจ่ายของเกมเป็นไปตามที่แสดงขณะเล่นรอบนั้น</li><li>รอบที่ตัดสินไม่ได้เพราะขัดข้องเป็นโมฆะและคืนเดิมพัน</li><li>หากหน้าเกมกับบัญชีต่างกัน ให้ยึดบัญชี</li></ol>',
  Promotions: 'โปรโมชัน',
  '<p>The terms of a promotion stand with it in full. The terms as they stood when you took part hold to its end. A limit or a break that you set comes before any promotion.</p>':
    '<p>เงื่อนไขของโปรโมชันแสดงครบถ้วนไว้ด้วยกัน เงื่อนไขขณะที่คุณเข้าร่วมมีผลจนสิ้นสุด ขีดจำกัดหรือการพักที่คุณตั้งไว้มาก่อนโปรโมชันทุกรายการ</p>',
  'What is kept about you': 'สิ่งที่เก็บเกี่ยวกับคุณ',
  '<ul><li>What you wrote in the form, your password as a hash only.</li><li>When and from which address you logged in, and a random number in a cookie of your browser. It says nothing about the browser; it tells whether an invited friend uses the same one, which pays no reward.</li><li>Every movement of your wallet and every round, because a book without them would not be one.</li></ul><p>Phone numbers and names are shown masked. Nothing is passed on for advertising.</p>':
    '<ul><li>สิ่งที่คุณกรอกในแบบฟอร์ม รหัสผ่านเก็บเป็นแฮชเท่านั้น</li><li>เวลาและที่อยู่ที่คุณเข้าสู่ระบบ และหมายเลขสุ่มในคุกกี้ของเบราว์เซอร์ หมายเลขนี้ไม่บอกอะไรเกี่ยวกับเบราว์เซอร์ ใช้ดูเพียงว่าเพื่อนที่คุณเชิญใช้เบราว์เซอร์เดียวกันหรือไม่ ซึ่งจะไม่จ่ายรางวัล</li><li>ทุกความเคลื่อนไหวของกระเป๋าและทุกรอบ เพราะหากขาดไปก็ไม่ใช่บัญชี</li></ul><p>หมายเลขโทรศัพท์และชื่อแสดงแบบปิดบางส่วน ไม่มีการส่งต่อเพื่อโฆษณา</p>',
  'Changes and disputes': 'การเปลี่ยนแปลงและข้อพิพาท',
  '<p>Changes are announced at least seven days before they hold. If you do not agree with a result or a decision, <a href="/helpmc#feedback">write to us</a>: you are given a number, and an answer where you left a way to reach you.</p>':
    '<p>การเปลี่ยนแปลงจะประกาศอย่างน้อยเจ็ดวันก่อนมีผล หากไม่เห็นด้วยกับผลหรือการตัดสินใด <a href="/helpmc#feedback">เขียนถึงเรา</a> คุณจะได้รับหมายเลข และคำตอบหากคุณทิ้งช่องทางติดต่อไว้</p>',
}
