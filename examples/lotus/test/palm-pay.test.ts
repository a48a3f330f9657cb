import { startTestPlatform, type TestMember, type TestPlatform } from '@playhouse/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PalmPay, startPalmPay } from '../providers/palm-pay-stand-in.ts'

const SECRET = 'a secret of these tests alone'

let palm: PalmPay
let platform: TestPlatform
let member: TestMember

beforeAll(async () => {
  palm = await startPalmPay({ secret: SECRET })
  platform = await startTestPlatform({
    settings: { PALM_PAY_URL: palm.url, PALM_PAY_SECRET: SECRET, PALM_PAY_SHOP: 'LOTUS-7' },
  })
  palm.callbackUrl = platform.webhookUrl('palm-pay')
}, 300_000)
afterAll(async () => {
  await platform?.stop()
  await palm?.stop()
})
beforeEach(async () => {
  palm.answers = 'normal'
  member = await platform.openMember()
})

const order = { method: 'E_WALLET', amount: '200000' } as const

/** The id of a deposit at Palm Pay is the last part of its link. */
async function startDeposit() {
  const deposit = await member.deposit(order)
  return { id: deposit.id, reference: deposit.pageUrl?.split('/').at(-1) ?? '', deposit }
}

const getState = async (id: string) => (await member.readDeposit(id)).state

describe('a deposit through Palm Pay', () => {
  test('shows the member the wallet, and is credited once it is paid', async () => {
    const { id, reference, deposit } = await startDeposit()
    expect(deposit).toMatchObject({
      state: 'WAITING',
      instructions: { walletName: 'Palm Pay', account: '0900 000 007', url: `${palm.url}/pay/${reference}` },
    })
    await palm.pay(reference)
    await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('CONFIRMED')
    expect(Number(await member.readBalance())).toBe(200_000)
    await platform.assertBooks()
  })

  test('is credited once, however often the callback comes', async () => {
    const { id, reference } = await startDeposit()
    const { body } = await palm.pay(reference)
    const again = await Promise.all([palm.send(body), palm.send(body), palm.send(body)])
    expect(again).toEqual([200, 200, 200])
    await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('CONFIRMED')
    expect(await palm.send(body)).toBe(200)
    expect(Number(await member.readBalance())).toBe(200_000)
    await platform.assertBooks()
  })

  test('is credited with what was paid, not with what was asked for', async () => {
    const { id, reference } = await startDeposit()
    await palm.pay(reference, '150000')
    await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('CONFIRMED')
    expect(Number(await member.readBalance())).toBe(150_000)
  })

  test('is not credited for a callback that another secret has signed, or one from an hour ago', async () => {
    const { id, reference } = await startDeposit()
    const receipt = {
      id: 'r-forged',
      amount: '200000',
      currency: 'VND',
      payer: 'MALLORY',
      at: new Date().toISOString(),
    }
    const at = receipt.at
    const body = JSON.stringify({ event: 'charge.paid', event_id: 'e-forged', at, charge: reference, receipt })
    expect(await palm.send(body, 'another secret')).toBe(401)
    expect(await palm.send(body, SECRET, Math.floor(Date.now() / 1_000) - 3_600)).toBe(401)
    expect(await getState(id)).toBe('WAITING')
    expect(Number(await member.readBalance())).toBe(0)
  })

  test('is not credited for an amount that is none', async () => {
    const { id, reference } = await startDeposit()
    const at = new Date().toISOString()
    for (const amount of ['-200000', '0', '1e9', '99999999999999']) {
      const receipt = { id: `r${amount}`, amount, currency: 'VND', payer: 'A GUEST', at }
      const body = JSON.stringify({ event: 'charge.paid', event_id: `e${amount}`, at, charge: reference, receipt })
      // Signed, so it is kept for an operator.
      expect(await palm.send(body)).toBe(200)
    }
    expect(await getState(id)).toBe('WAITING')
    expect(Number(await member.readBalance())).toBe(0)
    await platform.assertBooks()
  })

  test('waits for an answer that is lost, and is credited once by the charge that Palm Pay has', async () => {
    palm.answers = 'lost'
    const { id } = await member.deposit(order)
    expect(await getState(id)).toBe('PREPARING')
    palm.answers = 'normal'
    await expect.poll(() => getState(id), { timeout: 30_000 }).toBe('WAITING')
    await palm.pay((await member.readDeposit(id)).pageUrl?.split('/').at(-1) ?? '')
    await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('CONFIRMED')
    expect(Number(await member.readBalance())).toBe(200_000)
    await platform.assertBooks()
  })

  test('has no instructions while Palm Pay answers nonsense, and other deposits go on', async () => {
    palm.answers = 'nonsense'
    const { id } = await member.deposit(order)
    expect(await getState(id)).toBe('PREPARING')
    palm.answers = 'normal'
    expect((await (await platform.openMember()).deposit(order)).state).toBe('WAITING')
  })
})
