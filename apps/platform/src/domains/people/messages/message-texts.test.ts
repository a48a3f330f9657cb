import { expect, test } from 'vitest'
import { messageText } from './message-texts.ts'

const PARAMS = {
  amount: '1250.00',
  number: '<17>',
  rank: '<VIP3>',
  before: '<VIP2>',
  from: '<Mon>',
  to: '<Sun>',
  reason: '<why>',
  account: '<agent>',
  question: '<what>',
  ground: '<ground>',
  until: '<day>',
  by: '2026-11-18T03:05:00Z',
  lottery: '<lottery>',
  missing: '730.00',
  name: '<token>',
  change: '<change>',
}
const TEMPLATES = [
  'deposit.CONFIRMED',
  'deposit.REJECTED',
  'withdrawal.REVIEW',
  'withdrawal.NEEDS_INFO',
  'withdrawal.DISBURSED',
  'withdrawal.REJECTED',
  'withdrawal.FAILED',
  'identity.APPROVED',
  'identity.REJECTED',
  'identity.NEEDS_INFO',
  'security.PASSWORD',
  'security.API_TOKEN',
  'security.CHANGED',
  'security.CONTACT_CONFIRMED',
  'security.AUTHENTICATOR_REMOVED',
  'security.PASSKEYS_REMOVED',
  'security.PAYMENT_PASSWORD_REMOVED',
  'security.PHONE_REPLACED',
  'security.EMAIL_REPLACED',
  'security.PERSON_CORRECTED',
  'exclusion.UNTIL',
  'exclusion.FOR_GOOD',
  'rank.UP',
  'rank.DOWN',
  'rank.GRACE',
  'rank.SET',
  'bonus.CANCELLED',
  'upline.MOVED',
  'upline.LEFT',
  'upline.JOINED',
  'rank.BIRTHDAY',
  'rebate.CLAIMED',
  'points.APPROVED',
  'points.REJECTED',
  'contractRequest.REQUESTED',
  'contractRequest.DECLINED',
  'contractRequest.EXPIRED',
  'bill.INSUFFICIENT',
  'bill.PAID_LATE',
  'application.APPROVED',
  'application.REJECTED',
  'application.NEEDS_INFO',
  'raffle.WON',
  'raffle.VOID',
  'raffle.REMOVED',
  'raffle.CALLED_OFF',
  'raffle.WITHDRAWN',
  'lottery.UNCHANGED',
  'lottery.CORRECTED_UP',
  'lottery.CORRECTED_DOWN',
  'lottery.VOID',
  'lottery.CALLED_OFF',
  'lottery.VOIDED_UP',
  'lottery.VOIDED_DOWN',
  'lottery.RETURNED',
] as const

const worded = (template: string, language: 'EN' | 'TY' | 'VI' | 'CN' | 'ID' | 'TH') => {
  const { title, content } = messageText(template, PARAMS, { language, currency: 'VND' })
  return `${title} ${content}`
}
/** The parameters that a text names, amounts included. */
const named = (text: string) => [
  ...new Set(text.match(/<[^>]+>/g)),
  ...(/1[.,]?250/.test(text) ? ['amount'] : []),
  ...(/\b730\b/.test(text) ? ['missing'] : []),
]

test.each([
  ['EN', 'The drum was broken'],
  ['VI', 'Lồng cầu bị hỏng'],
  ['TY', 'Lồng cầu bị hỏng'],
  ['TH', 'The drum was broken'],
] as const)('gives a reason that was written in several languages in the reader’s, %s', (language, reason) => {
  const params = { ...PARAMS, reason: 'The drum was broken', reason_VI: 'Lồng cầu bị hỏng' }
  expect(messageText('lottery.CALLED_OFF', params, { language, currency: 'VND' }).content).toContain(reason)
})

test.each(TEMPLATES)('%s names the same parameters in every language', (template) => {
  const english = named(worded(template, 'EN')).toSorted()
  for (const language of ['VI', 'CN', 'ID', 'TH'] as const) {
    const text = worded(template, language)
    expect([language, named(text).toSorted()]).toEqual([language, english])
    expect(text).not.toMatch(/[{}]/)
    expect(text).not.toBe(worded(template, 'EN'))
  }
  expect(worded(template, 'TY')).toBe(worded(template, 'VI'))
})

test('names each lottery of a message about several', () => {
  const params = { lottery: 'COLOUR_1M HUE', amount: '10.00' }
  expect(messageText('lottery.RETURNED', params, { language: 'EN', currency: 'VND' }).content).toContain(
    'tickets of Colour · 1 min and Thừa Thiên Huế. Your',
  )
})

test('names the ground of an exclusion in the language of the message', () => {
  const contentIn = (language: 'EN' | 'VI') =>
    messageText('exclusion.FOR_GOOD', { ground: 'COURT' }, { language, currency: 'VND' }).content
  expect(contentIn('EN')).toContain('The ground: the order of a court')
  expect(contentIn('VI')).toContain('Lý do: lệnh của tòa án')
})

test('shows a template of a newer version by its name', () => {
  expect(messageText('lottery.WON', {}, { language: 'EN', currency: 'VND' })).toEqual({
    title: 'lottery.WON',
    content: '',
  })
})
