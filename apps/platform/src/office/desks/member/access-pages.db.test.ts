import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { logInGuard, member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { authenticator, passkey, recoveryCode, securityQuestions } from '../../../db/tables/security.ts'
import { passwordReset } from '../../../db/tables/log-in.ts'
import { verificationCode } from '../../../db/tables/verification.ts'
import { readReviewReasons } from '../../../domains/money/cashier/withdrawals/review-rules.ts'
import { withdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { countAttempt } from '../../../domains/people/session/log-in/attempt-guard.ts'
import { hashAnswers, storeQuestions } from '../../../domains/people/session/second-factor/security-questions.ts'
import { codeDelivery } from '../../../domains/people/verification/codes/code-delivery.ts'
import { verificationCodes } from '../../../domains/people/verification/codes/codes.ts'
import {
  confirmNewest,
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  type TestOffice,
} from '../../office.fixture.ts'

let office: TestOffice
let service: OperatorBrowser
let second: OperatorBrowser
let view: OperatorBrowser
let lan: number
const PHONE = '+84912345678'
beforeAll(async () => {
  office = await openTestOffice({
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'second', 'view') },
  })
  await office.giveRoles('service', ['service'])
  await office.giveRoles('second', ['service'])
  await office.giveRoles('view', ['view'])
  service = await office.logIn('service')
  second = await office.logIn('second')
  view = await office.logIn('view')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
beforeEach(async () => {
  office.emails.length = 0
  office.texts.length = 0
  await office.database.delete(logInGuard)
  const verified = {
    mobile: PHONE,
    mobileVerifiedAt: new Date(),
    email: 'lan@example.test',
    emailVerifiedAt: new Date(),
  }
  await office.database
    .update(member)
    .set({ ...verified, accessMendedAt: null, language: 'VI' })
    .where(eq(member.id, lan))
})
afterAll(() => office.close())

const path = () => `/members/${lan}/sign-ins`
const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
const shown = async () => getText((await service.get(path())).html)
const card = async () => (await office.database.select().from(member).where(eq(member.id, lan)))[0]
const entries = async (action: string) => office.database.select().from(auditEntry).where(eq(auditEntry.action, action))
const IDENTIFIED = {
  reason: 'called from abroad',
  check: 'documents',
  compared: 'passport of check 12 with a video call',
}

async function lock(name: string): Promise<void> {
  for (let time = 0; time < 5; time++) await countAttempt(office.database, name)
}
async function bindAuthenticator(): Promise<void> {
  await office.database.insert(authenticator).values({ memberId: lan, sealedSecret: 'sealed', confirmedAt: new Date() })
  await office.database.insert(recoveryCode).values({ memberId: lan, codeHash: Buffer.alloc(32, 7) })
}

describe('the page of the log-in', () => {
  it('shows each lock with its end and reason, under each name that attempts are counted by', async () => {
    await lock('lan')
    await lock(`PAYMENTS OF ${lan}`)
    await countAttempt(office.database, `KNOWN TO ${lan} 10.0.0.0/24`)
    await lock('minh')
    const text = await shown()
    expect(text).toMatch(/username from unknown addresses 5 /)
    expect(text).toMatch(/known address 10\.0\.0\.0\/24 1 .*? not locked/)
    expect(text).toMatch(/Payment password 5 /)
    expect(text.match(/not locked/g)).toHaveLength(1)
  })

  it('names the proofs, and codes with whether they were sent', async () => {
    const made = (values: Partial<typeof verificationCode.$inferInsert>) =>
      office.database.insert(verificationCode).values({
        purpose: 'login',
        channel: 'sms',
        address: PHONE,
        subject: '',
        codeHash: 'x',
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
        ...values,
      })
    await made({ sentAt: new Date(), usedAt: new Date() })
    await made({
      purpose: 'password_recovery',
      channel: 'email',
      address: 'lan@example.test',
      sendFailedAt: new Date(),
      tries: 2,
    })
    await made({ purpose: 'contact', address: '+84900000000', sentAt: new Date() })
    await office.database
      .insert(passwordReset)
      .values({ tokenHash: Buffer.alloc(32, 3), memberId: lan, expiresAt: new Date(0) })
    const text = await shown()
    expect(text).toMatch(/password recovery refused by the message service may be used, 2 wrong/)
    expect(text).toContain('used')
    expect(text).toContain('expired')
    expect(text).not.toContain('+84900000000')
    expect(text).toContain('a code sent to the phone (')
    await bindAuthenticator()
    expect(await shown()).toContain('At each log-in: a code of the authenticator app.')
    await office.database.delete(authenticator)
    await office.database.delete(recoveryCode)
  })

  it('is not for operators who may not see sessions, and theirs are no acts', async () => {
    expect((await view.get(path())).status).toBe(403)
    for (const act of [
      'unlock',
      'send-reset',
      'contact-code/email',
      'confirm/email',
      'mend/authenticator',
      'mend/phone',
      'mend/email',
    ])
      expect((await view.post(`/members/${lan}/${act}`, IDENTIFIED)).status).toBe(403)
    expect((await service.post(`/members/99999/unlock`, IDENTIFIED)).status).toBe(404)
    expect((await service.post(`/members/${lan}/mend/name`, IDENTIFIED)).status).toBe(404)
  })
})

describe('a code', () => {
  it('is noted as sent, or as refused by the message service', async () => {
    const log = fastify().log
    const codesBy = (sendSms: () => Promise<void>) => {
      const delivery = codeDelivery({
        sender: { sendSms, sendEmail: async () => {} },
        minutes: 5,
        brandName: async () => 'B',
        log,
      })
      return { codes: verificationCodes({ minutes: 5, perDay: 9 }, delivery.deliver), settle: delivery.settle }
    }
    const stored = async (address: string) =>
      (await office.database.select().from(verificationCode).where(eq(verificationCode.address, address)))[0]
    const request = { purpose: 'login', channel: 'sms', language: 'EN' } as const
    const good = codesBy(async () => {})
    await good.codes.requestCode(office.database, { ...request, address: '+84911111111' })
    await good.settle()
    expect(await stored('+84911111111')).toMatchObject({ sentAt: expect.any(Date), sendFailedAt: null })
    const bad = codesBy(() => Promise.reject(new Error('no')))
    await bad.codes.requestCode(office.database, { ...request, address: '+84922222222' })
    await bad.settle()
    expect(await stored('+84922222222')).toMatchObject({ sentAt: null, sendFailedAt: expect.any(Date) })
    await good.codes.requestCode(office.database, { ...request, address: '+84933333333', deliver: false })
    await good.settle()
    expect(await stored('+84933333333')).toMatchObject({ sentAt: null, sendFailedAt: null })
  })
})

describe('lifting locks', () => {
  it('takes one operator, an identified person and a reason', async () => {
    await lock('lan')
    await lock(`QUESTIONS OF ${lan}`)
    await lock('minh')
    const unlock = (fields: Record<string, string>) => service.post(`/members/${lan}/unlock`, fields)
    expect((await unlock({ ...IDENTIFIED, reason: '' })).status).toBe(400)
    expect((await unlock({ ...IDENTIFIED, check: 'voice' })).status).toBe(400)
    expect((await unlock({ ...IDENTIFIED, compared: 'passport' })).html).toContain('which document was compared')
    expect((await unlock({ ...IDENTIFIED, check: 'questions' })).html).toContain('no security questions')
    expect((await unlock(IDENTIFIED)).location).toBe(`${path()}?done=done`)
    expect((await office.database.select().from(logInGuard)).map(({ username }) => username)).toEqual(['minh'])
    expect((await entries('access.unlocked')).at(-1)).toMatchObject({
      actor: 'service',
      subject: `member:${lan}:access`,
      newValue: { lifted: 2, identified: 'documents' },
    })
    expect((await unlock(IDENTIFIED)).status).toBe(409)
  })

  it('checks answers to the security questions, counts wrong ones and keeps none', async () => {
    const answers = [
      { id: 'first-school', answer: 'Hoa Sen' },
      { id: 'childhood-friend', answer: 'Bảo' },
    ]
    const { questionsIn } = await import('../../../domains/people/session/second-factor/security-questions.ts')
    const [one, other] = questionsIn('EN')
    answers.forEach((answer, index) => (answer.id = (index === 0 ? one?.id : other?.id) ?? ''))
    const answerHash = await hashAnswers(answers)
    await withTransaction(office.database, (tx) =>
      storeQuestions(tx, lan, { questions: answers.map(({ id }) => id), answerHash }),
    )
    await office.database.update(securityQuestions).set({ usableAt: new Date(0) })
    await lock('lan')
    const fields = { reason: 'called', check: 'questions', compared: '' }
    const given = (first: string) => ({
      ...fields,
      [`answer_${answers[0]?.id}`]: first,
      [`answer_${answers[1]?.id}`]: 'bao',
    })
    expect((await service.get(path())).html).toContain(`name="answer_${one?.id}"`)
    expect((await service.post(`/members/${lan}/unlock`, given('somewhere'))).html).toContain('security.answers.wrong')
    expect(await shown()).toMatch(/Security questions 1/)
    expect((await service.post(`/members/${lan}/unlock`, given('hoa sen'))).status).toBe(303)
    const stored = JSON.stringify(await office.database.select().from(auditEntry), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(stored).not.toMatch(/hoa sen/i)
    await office.database.delete(securityQuestions)
  })
})

describe('a link to set a new password', () => {
  it('goes to the address of the account, at most three within an hour', async () => {
    await office.database.delete(passwordReset)
    const send = () => service.post(`/members/${lan}/send-reset`, IDENTIFIED)
    expect((await send()).location).toBe(`${path()}?done=sent`)
    expect(office.emails[0]).toMatchObject({
      address: 'lan@example.test',
      text: expect.stringContaining('/reset-password#token='),
    })
    expect(JSON.stringify((await entries('access.reset-sent')).at(-1)?.newValue)).not.toContain('lan@example.test')
    await send()
    await send()
    expect((await send()).status).toBe(409)
    expect(office.emails).toHaveLength(3)
  })

  it('goes to no address that its owner has not confirmed', async () => {
    await office.database.delete(passwordReset)
    await office.database.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, lan))
    expect(await shown()).not.toContain('Send a link to set a new password')
    const refused = await service.post(`/members/${lan}/send-reset`, IDENTIFIED)
    expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('confirm it with a code') })
    expect(office.emails).toHaveLength(0)
  })
})

describe('a contact that nobody has confirmed', () => {
  const unconfirm = (values: Partial<typeof member.$inferInsert>) =>
    office.database.update(member).set(values).where(eq(member.id, lan))
  const sendCode = (what: string) => service.post(`/members/${lan}/contact-code/${what}`)
  const confirm = (what: string, code: string) =>
    service.post(`/members/${lan}/confirm/${what}`, { ...IDENTIFIED, code })
  const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
  beforeEach(() => office.database.delete(verificationCode))

  it('is confirmed by the code that the member tells, and then gets a link to set a new password', async () => {
    await unconfirm({ email: 'lan.new@example.test', emailVerifiedAt: null })
    expect(await shown()).toContain('Send a code to the e-mail address')
    expect((await sendCode('email')).location).toBe(`${path()}?done=sent`)
    await expect.poll(() => office.emails.length).toBe(1)
    expect(office.emails[0]).toMatchObject({ address: 'lan.new@example.test' })
    expect(office.emails[0]?.text).toContain('Chỉ báo mã cho chăm sóc khách hàng')
    const code = codeIn(office.emails[0]?.text)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await confirm('email', wrong)).html).toContain('code.invalid')
    expect((await confirm('email', code)).location).toBe(`${path()}?done=done`)
    expect(await card()).toMatchObject({
      email: 'lan.new@example.test',
      emailVerifiedAt: expect.any(Date),
      accessMendedAt: expect.any(Date),
    })
    expect(office.texts.map(({ phoneNumber }) => phoneNumber)).toEqual([PHONE])
    const inbox = await office.database.select().from(memberMessage).where(eq(memberMessage.memberId, lan))
    expect(inbox.at(-1)).toMatchObject({ template: 'security.CONTACT_CONFIRMED' })
    const [entry] = (await entries('access.contact-confirmed')).slice(-1)
    expect(JSON.stringify(entry?.newValue)).not.toContain('lan.new')
    await office.database.delete(passwordReset)
    expect((await service.post(`/members/${lan}/send-reset`, IDENTIFIED)).location).toBe(`${path()}?done=sent`)
    expect((await sendCode('email')).html).toContain('no contact to confirm')
  })

  it('stays unconfirmed by a code that was sent to another address or account', async () => {
    await unconfirm({ email: 'lan.one@example.test', emailVerifiedAt: null })
    await sendCode('email')
    await expect.poll(() => office.emails.length).toBe(1)
    const code = codeIn(office.emails[0]?.text)
    await unconfirm({ email: 'lan.two@example.test' })
    expect((await confirm('email', code)).html).toContain('code.invalid')
    expect(await card()).toMatchObject({ emailVerifiedAt: null })
  })

  it('is a phone number too, unless another account has confirmed it', async () => {
    await unconfirm({ mobile: '+84988777111', mobileVerifiedAt: null })
    await sendCode('phone')
    await expect.poll(() => office.texts.length).toBe(1)
    const code = codeIn(office.texts[0]?.text)
    const minh = eq(member.username, 'minh')
    const taken = { mobile: '+84988777111', mobileVerifiedAt: new Date() }
    await office.database.update(member).set(taken).where(minh)
    expect((await confirm('phone', code)).html).toContain('mobile.taken')
    await office.database.update(member).set({ mobile: null, mobileVerifiedAt: null }).where(minh)
    expect((await confirm('phone', code)).location).toBe(`${path()}?done=done`)
    expect(await card()).toMatchObject({ mobile: '+84988777111', mobileVerifiedAt: expect.any(Date) })
  })
})

describe('taking a lost proof away', () => {
  it('takes two operators, notifies the member at the previous contacts, and reviews withdrawals for a day', async () => {
    await bindAuthenticator()
    expect((await service.post(`/members/${lan}/mend/authenticator`, IDENTIFIED)).location).toBe(`${path()}?done=waits`)
    expect(await office.database.$count(authenticator)).toBe(1)
    expect([office.emails, office.texts]).toEqual([[], []])
    expect((await service.get('/decisions')).html).not.toContain('/confirm"')
    expect(getText((await second.get(path())).html)).toContain('passport of check 12')
    expect((await confirmNewest(second)).location).toContain('done=confirmed')
    expect([await office.database.$count(authenticator), await office.database.$count(recoveryCode)]).toEqual([0, 0])
    expect(office.emails[0]).toMatchObject({
      address: 'lan@example.test',
      subject: expect.stringContaining('Ứng dụng xác thực'),
    })
    expect(office.texts[0]).toMatchObject({ phoneNumber: PHONE, text: expect.stringContaining('24 giờ') })
    const inbox = await office.database.select().from(memberMessage).where(eq(memberMessage.memberId, lan))
    expect(inbox.at(-1)).toMatchObject({ template: 'security.AUTHENTICATOR_REMOVED' })
    const settings = await withdrawalSettings(office.database)
    const requested = { memberId: lan, id: 1, amount: 1n, unplayed: 0n, bankCardId: null }
    const reasons = () => readReviewReasons(office.database, requested, { ...settings, identityTier: 0 })
    expect(await reasons()).toContain('PASSWORD_CHANGED')
    await office.database
      .update(member)
      .set({ accessMendedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(member.id, lan))
    expect(await reasons()).not.toContain('PASSWORD_CHANGED')
    expect((await service.post(`/members/${lan}/mend/authenticator`, IDENTIFIED)).html).toContain(
      'There is nothing to remove.',
    )
  })

  it('changes nothing if the member cannot be notified at the previous contacts', async () => {
    await office.database.insert(passkey).values({
      credentialId: 'c1',
      memberId: lan,
      holder: Buffer.alloc(16),
      publicKey: Buffer.alloc(8),
      signCount: 0,
      synced: false,
      name: 'Phone',
    })
    await service.post(`/members/${lan}/mend/passkeys`, IDENTIFIED)
    const push = office.emails.push
    office.emails.push = () => {
      throw new Error('the service is away')
    }
    const refused = await confirmNewest(second)
    office.emails.push = push
    expect(refused).toMatchObject({ status: 503, html: expect.stringContaining('nothing was changed') })
    expect(await office.database.$count(passkey)).toBe(1)
    expect((await card())?.accessMendedAt).toBeNull()
    expect((await confirmNewest(second)).location).toContain('done=confirmed')
    expect(await office.database.$count(passkey)).toBe(0)
  })

  it('removes a payment password so that the member can set a new one, and lifts its lock', async () => {
    await office.database.update(member).set({ paymentPasswordHash: 'hash' }).where(eq(member.id, lan))
    await lock(`PAYMENTS OF ${lan}`)
    await service.post(`/members/${lan}/mend/payment-password`, IDENTIFIED)
    await confirmNewest(second)
    expect(await card()).toMatchObject({ paymentPasswordHash: null, accessMendedAt: expect.any(Date) })
    expect(await office.database.$count(logInGuard)).toBe(0)
  })

  it('replaces a phone number by one that proves nothing yet, and tells the old one', async () => {
    const replace = (phone: string) => service.post(`/members/${lan}/mend/phone`, { ...IDENTIFIED, phone })
    expect((await replace('0988 777 666')).status).toBe(400)
    expect((await replace('+84 988 777-666')).location).toContain('done=waits')
    await confirmNewest(second)
    expect(await card()).toMatchObject({ mobile: '+84988777666', mobileVerifiedAt: null })
    expect(office.texts.map(({ phoneNumber }) => phoneNumber)).toEqual([PHONE])
    const [entry] = (await entries('access.mended')).slice(-1)
    expect(JSON.stringify(entry?.newValue)).not.toContain('988777666')
    expect((await service.get('/audit?member=lan')).status).toBe(403)
  })

  it('replaces an e-mail address by one that proves nothing yet, tells the old one, and ends its links', async () => {
    await office.database.delete(passwordReset)
    await office.database
      .insert(passwordReset)
      .values({ tokenHash: Buffer.alloc(32, 4), memberId: lan, expiresAt: new Date(Date.now() + 60_000) })
    const replace = (email: string) => service.post(`/members/${lan}/mend/email`, { ...IDENTIFIED, email })
    expect((await replace('no address')).html).toContain('is an address such as')
    expect((await replace('LAN@example.test')).html).toContain('is the one that the account has')
    expect((await replace(' Lan.New@example.test')).location).toContain('done=waits')
    expect(getText((await second.get(path())).html)).toContain('lan.new@example.test, not confirmed')
    await confirmNewest(second)
    expect(await card()).toMatchObject({ email: 'lan.new@example.test', emailVerifiedAt: null, mobile: PHONE })
    expect(office.emails.map(({ address }) => address)).toEqual(['lan@example.test'])
    const [reset] = await office.database.select().from(passwordReset)
    expect(reset?.usedAt).toBeInstanceOf(Date)
    const [entry] = (await entries('access.mended')).slice(-1)
    expect(JSON.stringify(entry?.newValue)).not.toContain('lan.new')
  })

  it('cannot be confirmed once the proofs have changed', async () => {
    await bindAuthenticator()
    await service.post(`/members/${lan}/mend/authenticator`, IDENTIFIED)
    await office.database.update(member).set({ passwordChangedAt: new Date() }).where(eq(member.id, lan))
    const { html } = await second.get('/decisions')
    expect(getText(html)).toContain('has changed since it was proposed')
    expect(await office.database.$count(authenticator)).toBe(1)
  })
})
