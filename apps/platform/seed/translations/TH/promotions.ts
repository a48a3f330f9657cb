/** Thai for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': 'ผู้เล่นใหม่',
  'How the house works': 'เว็บไซต์ทำงานอย่างไร',
  Rewards: 'รางวัล',
  Community: 'ชุมชน',
  'Rounds you can check yourself': 'รอบที่คุณตรวจสอบเองได้',
  'Every round of our own games can be checked after you have played it.': 'ทุกรอบของเกมเราเองตรวจสอบได้หลังเล่น',
  'Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.':
    'ก่อนเริ่มรอบ คุณจะเห็น<strong>แฮช</strong>ของค่าซีดที่ตัดสินรอบนั้น หลังจากนั้นคุณจะเห็นค่าซีด หากตรงกัน แสดงว่าผลถูกกำหนดไว้ก่อนคุณเล่น',
  'The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.':
    'รายงานของแต่ละรอบคำนวณในเบราว์เซอร์ของคุณเอง และแสดงสิ่งที่ต้องใช้เพื่อคำนวณที่อื่น',
  'It holds for every round of the games in the lobby “House games”, with play credit as with a balance.':
    'ใช้กับทุกรอบของเกมในล็อบบี้ “เกมของเรา” ทั้งเครดิตทดลองและยอดเงิน',
  'The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.':
    'การตรวจสอบใช้ HMAC-SHA-256 จากค่าซีดของเซิร์ฟเวอร์ ค่าซีดของคุณ และหมายเลขรอบ',
  'You may set your own seed in the game’s fairness panel at any time between rounds.':
    'คุณตั้งค่าซีดของตัวเองได้ในแผงความยุติธรรมของเกม ทุกเมื่อระหว่างรอบ',
  'A round whose seed does not fit its hash is void and its stake is returned.': 'รอบที่ค่าซีดไม่ตรงกับแฮชเป็นโมฆะและคืนเดิมพัน',
  'One wallet, no transfer fee': 'กระเป๋าเงินเดียว ไม่มีค่าโอน',
  'Play every game with one balance. Nothing to move, no fee to pay.': 'เล่นทุกเกมด้วยยอดเงินเดียว ไม่ต้องโยก ไม่มีค่าธรรมเนียม',
  'Open a game and your balance is there. Leave it, and what you have is back in view. No game maker holds your money.':
    'เปิดเกมแล้วยอดเงินอยู่ที่นั่น ออกจากเกมแล้วยอดเงินกลับมาให้เห็น ไม่มีค่ายเกมใดถือเงินของคุณ',
  'It holds for every member and every game, without being claimed.': 'ใช้กับสมาชิกทุกคนและทุกเกมโดยไม่ต้องกดรับ',
  'No fee is taken for opening or leaving a game.': 'ไม่มีค่าธรรมเนียมในการเปิดหรือออกจากเกม',
  'If a game breaks off, the stake of a round that was not decided is returned.':
    'หากเกมขาดช่วง เดิมพันของรอบที่ยังไม่ตัดสินจะคืนให้',
  'An amount you asked to withdraw is locked and cannot be played with until it is paid out or the request is withdrawn.':
    'จำนวนที่คุณขอถอนจะถูกกันไว้และใช้เล่นไม่ได้ จนกว่าจะจ่ายหรือยกเลิกคำขอ',
  'Share your opinion': 'แบ่งปันความเห็นของคุณ',
  'Tell us what you like and what is missing. Every message is read.': 'บอกเราว่าคุณชอบอะไรและยังขาดอะไร เราอ่านทุกข้อความ',
  'The <a href="/helpmc#feedback">feedback form</a> is open to members and visitors. You are given a number for what you sent, so that you can come back to it.':
    '<a href="/helpmc#feedback">แบบฟอร์มความเห็น</a>เปิดให้สมาชิกและผู้เยี่ยมชม คุณจะได้รับหมายเลขสำหรับสิ่งที่ส่ง เพื่อกลับมาสอบถามได้',
  'Nothing is paid for feedback, and no account is needed.': 'ความเห็นไม่มีค่าตอบแทนและไม่ต้องมีบัญชี',
  'Leave a way to reach you only if you want an answer.': 'ทิ้งช่องทางติดต่อเฉพาะเมื่อต้องการคำตอบ',
  'What you write is kept with the language you wrote from and, if you are logged in, with your account.':
    'สิ่งที่คุณเขียนจะเก็บพร้อมภาษาที่ใช้ และพร้อมบัญชีของคุณหากเข้าสู่ระบบอยู่',
  'Never send a password, a code or a full account number.': 'ห้ามส่งรหัสผ่าน รหัสยืนยัน หรือหมายเลขบัญชีเต็ม',
  'Look first, register later': 'ดูก่อน สมัครทีหลัง',
  'A demo account opens without a name, an address or a deposit.': 'บัญชีทดลองเปิดได้โดยไม่ต้องใช้ชื่อ ที่อยู่ หรือเงินฝาก',
  'If it is not for you, close the page. There is nothing to cancel.': 'หากไม่ถูกใจ ปิดหน้าได้เลย ไม่มีอะไรต้องยกเลิก',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    'เครดิตทดลองเป็นเงินจำลอง ซื้อ ขาย โอน หรือถอนไม่ได้',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    'ไม่มีสิ่งใดของบัญชีทดลองถูกยกไปบัญชีของคุณเอง ทั้งเครดิตและผลการเล่น',
  'A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.':
    'บัญชีทดลองไม่เก็บรายการโปรด และเปิดบัญชีของฉัน ศูนย์ตัวแทน หรือแคชเชียร์ไม่ได้',
  'An account without strings': 'บัญชีไม่มีข้อผูกมัด',
  'It costs nothing, asks for no deposit, and can stand unused.': 'ไม่มีค่าใช้จ่าย ไม่ขอให้ฝากเงิน และปล่อยไว้โดยไม่ใช้ก็ได้',
  'The registration form asks for what the house needs and no more; each field says whether it must be filled in.':
    'แบบฟอร์มสมัครถามเฉพาะสิ่งที่จำเป็น แต่ละช่องบอกว่าต้องกรอกหรือไม่',
  'How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.':
    'วิธีตั้งขีดจำกัด พัก หรือเลิก บอกไว้<a href="/responsible-gaming">ก่อนคุณสมัคร</a> ไม่ใช่หลังจากนั้น',
  'One account a person.': 'หนึ่งคนหนึ่งบัญชี',
  'Opening an account gives no credit and no bonus, and obliges you to nothing.':
    'การเปิดบัญชีไม่ให้เครดิตหรือโบนัส และไม่ผูกมัดคุณกับสิ่งใด',
  'An account that is not used stays as it is. No fee is taken.': 'บัญชีที่ไม่ใช้จะคงอยู่ตามเดิม ไม่มีค่าธรรมเนียม',
  'Your password is kept as a hash only. Nobody of the house will ever ask you for it.':
    'รหัสผ่านของคุณเก็บเป็นแฮชเท่านั้น ไม่มีใครจากเว็บไซต์จะขอรหัสผ่าน',
  'Welcome credit': 'เครดิตต้อนรับ',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'ขีดจำกัดการฝากหรือการพักที่คุณตั้งไว้มาก่อน และโปรโมชันจะไม่เปลี่ยนสิ่งเหล่านี้',
  'Name a game': 'ตั้งชื่อเกม',
  'Members proposed names for new games of the house. It is over; the names are in the catalogue.':
    'สมาชิกเสนอชื่อสำหรับเกมใหม่ของเรา กิจกรรมสิ้นสุดแล้ว ชื่ออยู่ในรายการเกม',
  'Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.':
    'ขอบคุณทุกคนที่เขียนมา ชื่อที่ได้รับเลือกอยู่บนเกมในล็อบบี้ “เกมของเรา”',
  'One proposal a member, sent through the feedback form.': 'สมาชิกละหนึ่งข้อเสนอ ส่งผ่านแบบฟอร์มความเห็น',
  'Nothing was paid for a proposal, and no play was needed to take part.': 'ข้อเสนอไม่มีค่าตอบแทน และไม่ต้องเล่นเพื่อเข้าร่วม',
  'A name that is chosen may be used by the house without limit of time.': 'ชื่อที่ได้รับเลือก เราใช้ได้โดยไม่จำกัดเวลา',
  'First look: the light theme': 'ดูก่อนใคร: ธีมสว่าง',
  'Members saw the new light theme first. It is now open to everyone.': 'สมาชิกได้เห็นธีมสว่างก่อนใคร ตอนนี้เปิดให้ทุกคนแล้ว',
  'What members wrote about contrast and small print went into it. It is chosen at the top of the page.':
    'ความเห็นของสมาชิกเรื่องความต่างสีและตัวอักษรเล็กถูกนำไปใช้แล้ว เลือกธีมได้ที่ด้านบนของหน้า',
  'It was open to every member, without being claimed and without play.': 'เปิดให้สมาชิกทุกคนโดยไม่ต้องกดรับและไม่ต้องเล่น',
  'Nothing was paid for it.': 'ไม่มีการจ่ายค่าตอบแทน',
  'Opening week: double demo credit': 'สัปดาห์เปิดตัว: เครดิตทดลองสองเท่า',
  'Play credit is play money and ended with the session.': 'เครดิตทดลองเป็นเงินจำลองและสิ้นสุดพร้อมเซสชัน',
  'Weekly rebate by rank': 'คืนยอดรายสัปดาห์ตามระดับ',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    'ส่วนเล็กน้อยของยอดเดิมพันประจำสัปดาห์คืนให้คุณ ไม่ว่าชนะหรือแพ้ รับได้ที่หน้าเงินคืน',
  'The rebate page of My account shows your rates, the week so far and what you can claim.':
    'หน้าเงินคืนในบัญชีของฉันแสดงอัตราของคุณ ยอดสัปดาห์นี้จนถึงตอนนี้ และจำนวนที่รับได้',
  'Invite a friend': 'ชวนเพื่อน',
  'A link of your own for people who asked for it.': 'ลิงก์ของคุณเองสำหรับคนที่ขอ',
  'You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.':
    'ดูลิงก์ คิวอาร์โค้ด และจำนวนผู้ที่สมัครด้วยลิงก์ของคุณได้ที่ “ชวนเพื่อน” ในเมนู',
  'The page says what a friend has to do for your reward, how much it is, and how far each friend is.':
    'หน้านั้นบอกว่าเพื่อนต้องทำอะไรเพื่อให้คุณได้รางวัล ได้เท่าไร และเพื่อนแต่ละคนไปถึงไหนแล้ว',
  'Send your link only to adults who asked for it. No mass messages and no strangers’ groups.':
    'ส่งลิงก์เฉพาะผู้ใหญ่ที่ขอเท่านั้น ห้ามส่งเป็นจำนวนมากหรือส่งในกลุ่มคนแปลกหน้า',
  'Points that never expire': 'แต้มที่ไม่มีวันหมดอายุ',
  'Turnover earns points, and points buy play money and gifts.': 'ยอดเดิมพันได้แต้ม และแต้มใช้แลกเงินจำลองและของขวัญได้',
  'The points of a day are credited the day after.': 'แต้มของแต่ละวันเข้าในวันถัดไป',
  'Points never expire and are not lost when you take a break.': 'แต้มไม่มีวันหมดอายุและไม่หายเมื่อคุณพัก',
  'Points cannot be bought, sold or given to others.': 'แต้มซื้อ ขาย หรือให้ผู้อื่นไม่ได้',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    'จำนวนแต้มที่ต้องใช้แสดงก่อนคุณยืนยัน และใช้ราคา ณ ขณะนั้น',
  'A redemption that is turned down gives its points back in full.': 'การแลกที่ถูกปฏิเสธจะคืนแต้มเต็มจำนวน',
  'Weekly reload': 'ฝากเพิ่มรายสัปดาห์',
  'Relief after a hard week': 'บรรเทาหลังสัปดาห์ที่ยากลำบาก',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    'หากการเล่นไม่สนุกแล้ว โปรดพักก่อน สมาชิกที่พักอยู่จะไม่ได้รับข้อเสนอจนกว่าจะสิ้นสุด',
  'Lantern fortnight': 'สองสัปดาห์แห่งโคม',
  'Daily sign-in': 'เช็กอินรายวัน',
  'Accounts that take a break from play when sales close do not take part.': 'บัญชีที่พักการเล่นตอนปิดขายจะไม่เข้าร่วม',
  'It is not added by itself: you choose it, or leave it.': 'ไม่เพิ่มให้เอง คุณเลือกรับหรือไม่รับก็ได้',
  'Bonus money on top of a week’s deposits.': 'เงินโบนัสเพิ่มจากยอดฝากของสัปดาห์',
  'Part of a week’s loss as bonus money. You apply, and somebody decides.':
    'ส่วนหนึ่งของยอดขาดทุนในสัปดาห์เป็นเงินโบนัส คุณยื่นคำขอ และมีเจ้าหน้าที่ตัดสิน',
  'Tell us in a sentence how we can help; pictures are welcome.': 'บอกเราสั้น ๆ ว่าจะช่วยได้อย่างไร แนบรูปได้',
  'A little play money for looking in.': 'เงินเล่นเล็กน้อยเมื่อคุณแวะมา',
  'Press the button. Days that you miss cost nothing; there is no streak to keep.':
    'กดปุ่มเพื่อรับ วันที่พลาดไม่เสียอะไร ไม่ต้องรับต่อเนื่อง',
  'Tickets for the lantern raffle': 'ตั๋วจับรางวัลโคมไฟ',
  'Tickets of the lantern raffle, without points.': 'ตั๋วจับรางวัลโคมไฟ โดยไม่ใช้แต้ม',
  'Press the button, and tickets of the lantern raffle that is on sale are yours.':
    'กดปุ่ม แล้วรับตั๋วของการจับรางวัลโคมไฟที่ขายอยู่',
  'Bonus money on top of a first deposit.': 'เงินโบนัสเพิ่มจากการฝากครั้งแรก',
  'Play money for looking in while the lanterns hang.': 'เงินเล่นเมื่อคุณแวะมาในช่วงเทศกาลโคมไฟ',
  'Higher ranks have higher rates. Returned stakes do not count.': 'ระดับสูงกว่าได้อัตราสูงกว่า เดิมพันที่คืนไม่นับ',
  'Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.':
    'อัตราของคุณ ยอดต่ำสุดที่จ่าย และวันสุดท้ายที่รับได้อยู่ในหน้าคืนยอด',
  'Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.':
    'บางเกมได้แต้มเร็วกว่า และระดับสูงกว่าก็เช่นกัน ร้านแลกแต้มแสดงแต้มของแต่ละรายการก่อนคุณเลือก',
  'Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    'เล่นฟรีเปิดบัญชีทดลองพร้อม<strong>เครดิตทดลอง</strong> คุณเห็นเกม อัตรา และรายงานเดียวกับสมาชิก',
  'The demo account and its credit end with the session.': 'บัญชีทดลองและเครดิตสิ้นสุดพร้อมเซสชัน',
  'For adults only.': 'สำหรับผู้ใหญ่เท่านั้น',
  'For adults only, where playing is allowed.': 'สำหรับผู้ใหญ่เท่านั้น ในที่ซึ่งการเล่นได้รับอนุญาต',
  'Demo accounts began with twice the usual play credit in the first week. It is over.':
    'บัญชีทดลองเริ่มด้วยเครดิตทดลองสองเท่าในสัปดาห์แรก สิ้นสุดแล้ว',
  'Since then a demo account begins with the usual play credit.': 'ตั้งแต่นั้นบัญชีทดลองเริ่มด้วยเครดิตทดลองตามปกติ',
  'It held for demo accounts opened in the first week, without being claimed.': 'ใช้กับบัญชีทดลองที่เปิดในสัปดาห์แรก โดยไม่ต้องรับ',
}
