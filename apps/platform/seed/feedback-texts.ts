interface FeedbackSeed {
  reference: string
  hoursAgo: number
  questionType: 'account' | 'game' | 'wallet' | 'promotion' | 'site' | 'complaint' | 'other'
  /** The platform's code. */
  language: string
  content: string
  contact: string | null
  /** Pending if omitted. */
  answer?: string
}

/** Feedback of members, latest first. */
export const FEEDBACK: readonly FeedbackSeed[] = [
  {
    reference: 'K7QH-3VXM',
    hoursAgo: 2,
    questionType: 'wallet',
    language: 'VI',
    content: 'Tôi chuyển khoản từ ba ngày trước nhưng quên ghi nội dung. Nhờ kiểm tra giúp.',
    contact: 'hoi.dap@example.test',
  },
  {
    reference: 'M4TD-8RWC',
    hoursAgo: 7,
    questionType: 'game',
    language: 'EN',
    content:
      'The bonus round froze after the third free spin. My balance is right, but I would like to see the result.',
    contact: null,
  },
  {
    reference: 'P2ZN-6GJK',
    hoursAgo: 19,
    questionType: 'account',
    language: 'TH',
    content: 'ต้องการเปลี่ยนเบอร์โทรศัพท์ แต่เบอร์เดิมใช้รับรหัสไม่ได้แล้ว',
    contact: 'help.me@example.test',
  },
  {
    reference: 'R9BF-4CYE',
    hoursAgo: 30,
    questionType: 'complaint',
    language: 'ID',
    content: 'Penarikan saya sudah dua hari dalam peninjauan. Kapan akan diproses?',
    contact: null,
  },
  {
    reference: 'T6HW-9DQS',
    hoursAgo: 52,
    questionType: 'promotion',
    language: 'EN',
    content: 'Does the weekly rebate count stakes on the live tables?',
    contact: 'rebate@example.test',
    answer:
      'Yes, stakes on live tables count unless they cover each other or come back. The rebate of last week was credited on Monday.',
  },
]
