import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import type { CodeOwner, CodeRequest, Codes } from './code-types.ts'
import { verificationCodes } from './codes.ts'
import { outcomes, useScratchDatabase } from '../scratch.fixture.ts'

const database = useScratchDatabase()
const sent: { address: string; code: string }[] = []
const deliver = ({ address }: CodeRequest, code: string) => void sent.push({ address, code })
const codes: Codes = verificationCodes({ minutes: 5, perDay: 5 }, deliver)

let number = 0
/** Owner of a number that no other test uses. */
let lan: CodeOwner
beforeEach(() => {
  sent.length = 0
  number += 1
  lan = { purpose: 'register', channel: 'sms', address: `+8491${String(number).padStart(7, '0')}` }
})

const ask = (owner: CodeOwner, deliverTo = true) =>
  codes.requestCode(database(), { ...owner, language: 'EN', deliver: deliverTo })
const check = (owner: CodeOwner, code: string | undefined) => codes.checkCode(database(), owner, code)
const redeem = async (owner: CodeOwner, code: string | undefined) => {
  const checked = await check(owner, code)
  await withTransaction(database(), (tx) => codes.spendCode(tx, checked))
}
const lastCode = () => sent.at(-1)?.code ?? ''
const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0')
const ageCodes = (interval: string, { address } = lan) =>
  database()
    .update(verificationCode)
    .set({
      createdAt: sql`${verificationCode.createdAt} - ${interval}::interval`,
      expiresAt: sql`${verificationCode.expiresAt} - ${interval}::interval`,
    })
    .where(eq(verificationCode.address, address))

describe('a code', () => {
  test('has six digits, lives five minutes and is stored as a hash', async () => {
    expect(await ask(lan)).toEqual({ expiredMinutes: 5 })
    expect(lastCode()).toMatch(/^\d{6}$/)
    const [stored] = await database().select().from(verificationCode).where(eq(verificationCode.address, lan.address))
    expect(JSON.stringify(stored)).not.toContain(lastCode())
    expect(stored?.codeHash).toMatch(/^\$argon2id\$/)
  })

  test('can be checked repeatedly but spent once', async () => {
    await ask(lan)
    for (let times = 0; times < 7; times += 1) await check(lan, ` ${lastCode()} `)
    await redeem(lan, lastCode())
    await expect(redeem(lan, lastCode())).rejects.toMatchObject({ code: 'code.invalid' })
  })

  test('stays valid if its transaction rolls back', async () => {
    await ask(lan)
    const checked = await check(lan, lastCode())
    const undone = withTransaction(database(), async (tx) => {
      await codes.spendCode(tx, checked)
      throw new Error('the username is taken')
    })
    await expect(undone).rejects.toThrow('the username is taken')
    await redeem(lan, lastCode())
  })

  test('is spent once by two concurrent uses', async () => {
    await ask(lan)
    const ended = await outcomes(Array.from({ length: 10 }, () => redeem(lan, lastCode())))
    expect(ended.filter((one) => one === 'ok')).toHaveLength(1)
    expect(ended.every((one) => /^(ok|code\.(invalid|expired))$/.test(one))).toBe(true)
  })

  test('expires', async () => {
    await ask(lan)
    await ageCodes('4 minutes 58 seconds')
    await check(lan, lastCode())
    await ageCodes('3 seconds')
    await expect(check(lan, lastCode())).rejects.toMatchObject({ code: 'code.expired' })
  })

  test('is replaced by a newer one', async () => {
    await ask(lan)
    const first = lastCode()
    await ageCodes('2 seconds')
    await ask(lan)
    // The two codes are equal once in a million runs.
    const ended = await outcomes([check(lan, first)])
    expect(ended).toEqual([lastCode() === first ? 'ok' : 'code.invalid'])
    await check(lan, lastCode())
  })

  test.each<[string, Partial<CodeOwner>]>([
    ['another number', { address: '+84900000000' }],
    ['another purpose', { purpose: 'password_recovery' }],
    ['another channel', { channel: 'email' }],
    ['another account', { subject: '42' }],
  ])('is rejected for %s', async (_, other) => {
    await ask(lan)
    await expect(check({ ...lan, ...other }, lastCode())).rejects.toMatchObject({ code: 'code.invalid' })
    await check(lan, lastCode())
  })

  test.each([undefined, '', '12345', '1234567', 'abcdef', '１２３４５６', "' or 1=1", '9'.repeat(255)])(
    'rejects %j without counting an attempt',
    async (typed) => {
      await ask(lan)
      for (let times = 0; times < 6; times += 1) {
        await expect(check(lan, typed)).rejects.toMatchObject({ code: 'code.invalid' })
      }
      await check(lan, lastCode())
    },
  )
})

describe('wrong codes', () => {
  test('invalidate the correct one after five', async () => {
    await ask(lan)
    for (let times = 0; times < 5; times += 1) {
      await expect(check(lan, wrongCode())).rejects.toMatchObject({ code: 'code.invalid' })
    }
    await expect(check(lan, lastCode())).rejects.toMatchObject({ code: 'code.expired' })
  })

  test('are checked five times of fifty concurrent ones', async () => {
    await ask(lan)
    const ended = await outcomes(Array.from({ length: 50 }, () => check(lan, wrongCode())))
    expect(ended.filter((one) => one === 'code.invalid')).toHaveLength(5)
    expect(ended.filter((one) => one === 'code.expired')).toHaveLength(45)
  })
})

describe('requesting a code', () => {
  test('sends one code for fifty concurrent requests', async () => {
    const ended = await outcomes(Array.from({ length: 50 }, () => ask(lan)))
    expect(ended.filter((one) => one === 'ok')).toHaveLength(1)
    expect(ended.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(49)
    expect(sent).toHaveLength(1)
  })

  test('delays the fourth within five minutes, for any purpose', async () => {
    for (const purpose of ['register', 'login', 'password_recovery'] as const) {
      await ask({ ...lan, purpose })
      await ageCodes('10 seconds')
    }
    await expect(ask(lan)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: expect.toSatisfy((left: number) => left > 0 && left <= 270) as number },
    })
    await ageCodes('270 seconds')
    await ask(lan)
  })

  test('refuses the sixth within a day', async () => {
    for (let times = 0; times < 5; times += 1) {
      await ask(lan)
      await ageCodes('5 minutes')
    }
    await expect(ask(lan)).rejects.toMatchObject({ code: 'code.quota.exceeded' })
    await ageCodes('23 hours 36 minutes')
    await ask(lan)
  })

  test('answers and counts the same for an unknown address but sends nothing', async () => {
    expect(await ask(lan, false)).toEqual({ expiredMinutes: 5 })
    await expect(ask(lan, false)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 1 },
    })
    await expect(check(lan, '123456')).rejects.toMatchObject({ code: 'code.invalid' })
    expect(sent).toEqual([])
  })

  test('is refused if nothing can be sent', async () => {
    const mute = verificationCodes({ minutes: 5, perDay: 5 }, undefined)
    const requested = mute.requestCode(database(), { ...lan, language: 'EN' })
    await expect(requested).rejects.toMatchObject({ code: 'function.not.available' })
  })
})
