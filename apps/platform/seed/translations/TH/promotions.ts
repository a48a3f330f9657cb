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
  'What you write is kept with the language you wrote from and, if you are signed in, with your account.':
    'สิ่งที่คุณเขียนจะเก็บพร้อมภาษาที่ใช้ และพร้อมบัญชีของคุณหากเข้าสู่ระบบอยู่',
  'Never send a password, a code or a full account number.': 'ห้ามส่งรหัสผ่าน รหัสยืนยัน หรือหมายเลขบัญชีเต็ม',
  'Look first, register later': 'ดูก่อน สมัครทีหลัง',
  'A demo account opens without a name, an address or a deposit.': 'บัญชีทดลองเปิดได้โดยไม่ต้องใช้ชื่อ ที่อยู่ หรือเงินฝาก',
  'Free play opens a demo account with <strong>₫10,000,000 of play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    'ทดลองเล่นฟรีจะเปิดบัญชีทดลองพร้อม<strong>เครดิตทดลอง ₫10,000,000</strong> คุณเห็นเกม อัตรา และรายงานเดียวกับสมาชิก',
  'If it is not for you, close the page. There is nothing to cancel.': 'หากไม่ถูกใจ ปิดหน้าได้เลย ไม่มีอะไรต้องยกเลิก',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    'เครดิตทดลองเป็นเงินจำลอง ซื้อ ขาย โอน หรือถอนไม่ได้',
  'The demo account and its credit end with the session: after 30 minutes without use, and after 12 hours in any case.':
    'บัญชีทดลองและเครดิตสิ้นสุดพร้อมเซสชัน เมื่อไม่ใช้งาน 30 นาที และเมื่อครบ 12 ชั่วโมงในทุกกรณี',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    'ไม่มีสิ่งใดของบัญชีทดลองถูกยกไปบัญชีของคุณเอง ทั้งเครดิตและผลการเล่น',
  'A demo account keeps no favourites and cannot open the member centre, the agent centre or the cashier.':
    'บัญชีทดลองไม่เก็บรายการโปรด และเปิดศูนย์สมาชิก ศูนย์ตัวแทน หรือแคชเชียร์ไม่ได้',
  'At most 20 demo accounts an hour are opened from one address.': 'เปิดบัญชีทดลองได้ไม่เกิน 20 บัญชีต่อชั่วโมงจากที่อยู่เดียว',
  'For adults of 18 and over.': 'สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป',
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
  'For adults of 18 and over, where playing is allowed.': 'สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป ในที่ที่อนุญาตให้เล่น',
  'Welcome credit': 'เครดิตต้อนรับ',
  'Members who want it can take ₫100,000 of play money on top of their first deposit. It is not added by itself: you choose it, or leave it.':
    'สมาชิกที่ต้องการรับเงินจำลอง ₫100,000 คู่กับการฝากครั้งแรกได้ ระบบไม่เพิ่มให้เอง คุณเลือกรับหรือไม่รับ',
  'Once per member, on top of a first deposit of at least ₫100,000.': 'สมาชิกละหนึ่งครั้ง คู่กับการฝากครั้งแรกอย่างน้อย ₫100,000',
  'While the credit is open, a single stake is at most ₫20,000; a larger one is refused, and nothing is taken away for it.':
    'ระหว่างที่เครดิตยังมีผล เดิมพันครั้งละไม่เกิน ₫20,000 เกินกว่านี้จะถูกปฏิเสธโดยไม่หักสิ่งใด',
  'It ends 30 days after it was taken. What is left of the credit then goes; your deposit and its winnings stay.':
    'สิ้นสุด 30 วันหลังรับ เครดิตที่เหลือจะหมดไป ส่วนเงินฝากและเงินที่ชนะจากเงินฝากยังอยู่',
  'You can give it back at any time. The credit and what it asks for are gone then, and cash stays.':
    'คืนเครดิตได้ทุกเมื่อ เครดิตและเงื่อนไขของเครดิตจะหมดไป ส่วนเงินสดยังอยู่',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'ขีดจำกัดการฝากหรือการพักที่คุณตั้งไว้มาก่อน และโปรโมชันจะไม่เปลี่ยนสิ่งเหล่านี้',
  'The terms as they stand when you take the credit hold to its end.': 'เงื่อนไขขณะที่คุณรับเครดิตมีผลจนสิ้นสุด',
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
  'Demo accounts began with ₫20,000,000 of play credit in the first week. It is over.':
    'ในสัปดาห์แรก บัญชีทดลองเริ่มด้วยเครดิตทดลอง ₫20,000,000 สิ้นสุดแล้ว',
  'Since then a demo account begins with ₫10,000,000 of play credit.': 'ตั้งแต่นั้นบัญชีทดลองเริ่มด้วยเครดิตทดลอง ₫10,000,000',
  'It held for demo accounts opened in the first seven days, without being claimed.':
    'ใช้กับบัญชีทดลองที่เปิดในเจ็ดวันแรกโดยไม่ต้องกดรับ',
  'Play credit is play money and ended with the session.': 'เครดิตทดลองเป็นเงินจำลองและสิ้นสุดพร้อมเซสชัน',
  'Weekly rebate by rank': 'คืนยอดรายสัปดาห์ตามระดับ',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    'ส่วนเล็กน้อยของยอดเดิมพันประจำสัปดาห์คืนให้คุณ ไม่ว่าชนะหรือแพ้ รับได้ที่หน้าเงินคืน',
  'Each Monday a share of the turnover of the week before is offered to you: <strong>0.30%</strong> for VIP0 up to <strong>1.20%</strong> for VIP10. It does not depend on whether you won.':
    'ทุกวันจันทร์ คุณได้รับข้อเสนอเป็นส่วนหนึ่งของยอดเดิมพันสัปดาห์ก่อน: <strong>0.30%</strong> สำหรับ VIP0 จนถึง <strong>1.20%</strong> สำหรับ VIP10 ไม่ขึ้นกับว่าคุณชนะหรือไม่',
  'The rebate page of the member centre shows your rates, the week so far and what you can claim.':
    'หน้าเงินคืนในศูนย์สมาชิกแสดงอัตราของคุณ ยอดสัปดาห์นี้จนถึงตอนนี้ และจำนวนที่รับได้',
  'The week runs from Monday 00:00 to Sunday 24:00 (GMT+7).': 'สัปดาห์นับจากวันจันทร์ 00:00 ถึงวันอาทิตย์ 24:00 (GMT+7)',
  'Slots, fishing and the house’s own games earn the full rate, lotteries six tenths of it, all other games half. Returned stakes do not count.':
    'สล็อต ยิงปลา และเกมของเว็บได้อัตราเต็ม ลอตเตอรี่ได้หกในสิบ เกมอื่นได้ครึ่งหนึ่ง เดิมพันที่คืนแล้วไม่นับ',
  'At least ₫1,000 a week. Below that nothing is paid, and nothing is carried over.':
    'อย่างน้อย ₫1,000 ต่อสัปดาห์ ต่ำกว่านี้ไม่จ่ายและไม่ยกยอดไป',
  'It is play money and can be withdrawn without further conditions.': 'เป็นเงินจำลองและถอนได้โดยไม่มีเงื่อนไขอื่น',
  'You claim it in the following week, until Sunday 24:00 (GMT+7), at the rates of the rank you have then.':
    'คุณกดรับเองในสัปดาห์ถัดไป จนถึงวันอาทิตย์ 24:00 (GMT+7) ตามอัตราของระดับที่คุณมีขณะนั้น',
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
  'One point for every ₫100,000 of turnover at slots, fishing and the house’s own games; other games need more, and higher ranks earn more. The points mall shows what each thing costs before you choose.':
    'หนึ่งแต้มต่อยอดเดิมพันทุก ₫100,000 ในสล็อต ยิงปลา และเกมของเว็บ เกมอื่นต้องใช้ยอดมากกว่า และระดับสูงได้แต้มมากกว่า ร้านแลกแต้มแสดงราคาของแต่ละชิ้นก่อนคุณเลือก',
  'The points of a day are credited the day after.': 'แต้มของแต่ละวันเข้าในวันถัดไป',
  'Points never expire and are not lost when you take a break.': 'แต้มไม่มีวันหมดอายุและไม่หายเมื่อคุณพัก',
  'Points cannot be bought, sold or given to others.': 'แต้มซื้อ ขาย หรือให้ผู้อื่นไม่ได้',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    'จำนวนแต้มที่ต้องใช้แสดงก่อนคุณยืนยัน และใช้ราคา ณ ขณะนั้น',
  'A redemption that is turned down gives its points back in full.': 'การแลกที่ถูกปฏิเสธจะคืนแต้มเต็มจำนวน',
  '₫100,000 of play money on top of a first deposit.': 'เงินจำลอง ₫100,000 คู่กับการฝากครั้งแรก',
  'Cash is played first, then the credit; a win goes back to where its stake came from, in the same shares. Lotteries and vendors with a wallet of their own play from cash only.':
    'ใช้เงินสดก่อน แล้วจึงใช้เครดิต เงินที่ชนะกลับไปยังที่มาของเดิมพันตามสัดส่วนเดียวกัน ลอตเตอรี่และค่ายที่มีกระเป๋าของตนเองใช้เงินสดเท่านั้น',
  'Before credit and winnings from it can be withdrawn, stakes of three times the credit (₫300,000) must be played. Every game counts in full, except at vendors with a wallet of their own.':
    'ก่อนถอนเครดิตและเงินที่ชนะจากเครดิตได้ ต้องเดิมพันรวมสามเท่าของเครดิต (₫300,000) ทุกเกมนับเต็ม ยกเว้นค่ายที่มีกระเป๋าของตนเอง',
  'Weekly reload': 'ฝากเพิ่มรายสัปดาห์',
  '20% on the deposits of a week, up to ₫1,000,000 of bonus money.': '20% ของยอดฝากในสัปดาห์ สูงสุดเงินโบนัส ₫1,000,000',
  'Members who have deposited in an earlier week can take it on top of this week’s deposits. It is not added by itself.':
    'สมาชิกที่เคยฝากในสัปดาห์ก่อนหน้ารับคู่กับยอดฝากสัปดาห์นี้ได้ ระบบไม่เพิ่มให้เอง',
  'Once a week, from deposits of ₫500,000 in the week (Monday to Sunday, GMT+7). Withdrawals of the week are taken off.':
    'สัปดาห์ละครั้ง เมื่อฝากครบ ₫500,000 ในสัปดาห์ (จันทร์ถึงอาทิตย์ GMT+7) หักยอดถอนของสัปดาห์',
  'Turnover of five times the bonus within 14 days. Slots and fishing count in full, sports and esports by half, live casino by a fifth.':
    'ยอดเดิมพันห้าเท่าของโบนัสภายใน 14 วัน สล็อตและยิงปลานับเต็ม กีฬาและอีสปอร์ตนับครึ่ง คาสิโนสดนับหนึ่งในห้า',
  'While it runs, a single stake is at most ₫50,000; a larger one is refused.':
    'ระหว่างใช้งาน เดิมพันครั้งละไม่เกิน ₫50,000 มากกว่านั้นจะถูกปฏิเสธ',
  'Cash is played first, then the bonus. What is left when the terms are met becomes cash without a cap.':
    'ใช้เงินสดก่อน แล้วจึงใช้โบนัส ส่วนที่เหลือเมื่อครบเงื่อนไขเป็นเงินสด ไม่จำกัดเพดาน',
  'You can give it up at any time: bonus money goes, cash stays.': 'สละได้ทุกเมื่อ: เงินโบนัสหายไป เงินสดยังอยู่',
  'Relief after a hard week': 'บรรเทาหลังสัปดาห์ที่ยากลำบาก',
  '10% of last week’s loss as bonus money. You apply, and somebody decides.':
    '10% ของยอดเสียสัปดาห์ก่อนเป็นเงินโบนัส คุณยื่นคำขอ และมีคนพิจารณา',
  'If last week ended with a loss of ₫1,000,000 or more, you can apply for a tenth of it. Tell us in a sentence how we can help; pictures are welcome.':
    'หากสัปดาห์ก่อนเสียตั้งแต่ ₫1,000,000 คุณขอรับหนึ่งในสิบได้ บอกเราสั้น ๆ หนึ่งประโยค แนบภาพได้',
  'Once a week, for the loss of the week before (Monday to Sunday, GMT+7): stakes minus winnings of all games.':
    'สัปดาห์ละครั้ง สำหรับยอดเสียของสัปดาห์ก่อน (จันทร์ถึงอาทิตย์ GMT+7): เดิมพันลบเงินที่ชนะของทุกเกม',
  'A person reads each application and answers with a reason. Nobody has a right to it.':
    'มีคนอ่านทุกคำขอและตอบพร้อมเหตุผล ไม่มีใครได้รับโดยอัตโนมัติ',
  '10% of the loss, at most ₫2,000,000; turnover of once the bonus within 7 days, at most ₫100,000 a stake.':
    '10% ของยอดเสีย สูงสุด ₫2,000,000 ยอดเดิมพันหนึ่งเท่าของโบนัสภายใน 7 วัน เดิมพันครั้งละไม่เกิน ₫100,000',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    'หากการเล่นไม่สนุกแล้ว โปรดพักก่อน สมาชิกที่พักอยู่จะไม่ได้รับข้อเสนอจนกว่าจะสิ้นสุด',
  'Lantern fortnight': 'สองสัปดาห์แห่งโคม',
  '₫2,000 of play money for each day of two weeks that you look in.': 'เงินจำลอง ₫2,000 สำหรับทุกวันที่คุณแวะมาในสองสัปดาห์',
  'Daily sign-in': 'เช็กอินรายวัน',
  '₫1,000 of play money for each day that you look in.': 'เงินจำลอง ₫1,000 สำหรับทุกวันที่คุณแวะมา',
  'Press the button once a day; nothing has to be deposited or played.': 'กดปุ่มวันละครั้ง ไม่ต้องฝากหรือเล่น',
  'Once a day, by the brand’s day (GMT+7).': 'วันละครั้ง ตามวันของแบรนด์ (GMT+7)',
  'It is paid as cash and can be withdrawn without conditions.': 'จ่ายเป็นเงินสดและถอนได้โดยไม่มีเงื่อนไข',
  'Days that you miss cost nothing; there is no streak to keep.': 'วันที่พลาดไม่เสียอะไร ไม่ต้องเช็กอินต่อเนื่อง',
  'Two tickets for the lantern raffle': 'ตั๋วชิงโชคโคมไฟสองใบ',
  'Two tickets a week for the lantern raffle, without points.': 'ตั๋วชิงโชคโคมไฟสัปดาห์ละสองใบ ไม่ใช้แต้ม',
  'Press the button once a week, and two tickets of the lantern raffle that is on sale are yours.':
    'กดปุ่มสัปดาห์ละครั้ง แล้วรับตั๋วชิงโชคโคมไฟที่กำลังขายสองใบ',
  'Once a week (Monday to Sunday, GMT+7); nothing has to be deposited or played.':
    'สัปดาห์ละครั้ง (จันทร์ถึงอาทิตย์ GMT+7) ไม่ต้องฝากหรือเล่น',
  'The tickets are like those that are bought with points: they have the same chance, and count towards the most that an account may hold.':
    'ตั๋วนี้เหมือนตั๋วที่ซื้อด้วยแต้ม: โอกาสเท่ากัน และนับรวมในจำนวนสูงสุดต่อบัญชี',
  'They take part in the raffle that is on sale when you claim. If it is called off, they lapse; bought tickets give their points back.':
    'ตั๋วเข้าร่วมการชิงโชคที่กำลังขายตอนที่คุณรับ หากยกเลิก ตั๋วจะหมดสิทธิ์ ส่วนตั๋วที่ซื้อจะคืนแต้ม',
  'Accounts that take a break from play when sales close do not take part.': 'บัญชีที่พักการเล่นตอนปิดขายจะไม่เข้าร่วม',
}
