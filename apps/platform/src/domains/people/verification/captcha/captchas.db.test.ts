import { eq, type SQL, sql } from 'drizzle-orm'
import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { captcha } from '../../../../db/tables/verification.ts'
import { captchaPicture } from './captcha-picture.ts'
import { type Captchas, openCaptchas } from './captchas.ts'
import { outcomes, useScratchDatabase } from '../scratch.fixture.ts'
import { sharedSecret } from '../shared-secret.ts'

const database = useScratchDatabase()
let captchas: Captchas
beforeAll(async () => {
  captchas = await openCaptchas(database())
})

/** Stores a captcha with known characters, hashed with the platform's secret. */
const storeCaptcha = async (text: string): Promise<string> => {
  const id = randomUUID()
  await captchas.drawCaptcha(database(), id)
  const secret = await sharedSecret(database(), 'captcha')
  const answerHash = createHmac('sha256', secret).update(`${id}:${text}`).digest()
  await database().update(captcha).set({ answerHash }).where(eq(captcha.id, id))
  return id
}
const FAILED = { code: 'captcha.failed' }

test('a picture is a PNG of 336 by 112', async () => {
  const picture = Buffer.from(await captchas.drawCaptcha(database(), randomUUID()), 'base64')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([336, 112])
  expect(picture.length).toBeLessThan(10_000)
})

test('draws a text differently every time', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => captchaPicture('KAP47')))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(20)
})

test.each(['KAP47', 'kap47', ' k a P 4 7 '])('accepts %j for the picture KAP47', async (typed) => {
  await expect(captchas.checkCaptcha(database(), await storeCaptcha('KAP47'), typed)).resolves.toBeUndefined()
})

test.each(['KAP4', 'KAP477', '', undefined, 'ĸAP47'])('rejects %j and uses up the picture', async (typed) => {
  const id = await storeCaptcha('KAP47')
  await expect(captchas.checkCaptcha(database(), id, typed)).rejects.toMatchObject(FAILED)
  await expect(captchas.checkCaptcha(database(), id, 'KAP47')).rejects.toMatchObject(FAILED)
})

test('accepts a picture once, also concurrently', async () => {
  const id = await storeCaptcha('KAP47')
  const ended = await outcomes(Array.from({ length: 10 }, () => captchas.checkCaptcha(database(), id, 'KAP47')))
  expect(ended.filter((one) => one === 'ok')).toHaveLength(1)
})

test('rejects expired, unknown and missing pictures', async () => {
  const id = await storeCaptcha('KAP47')
  await database()
    .update(captcha)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(captcha.id, id))
  await expect(captchas.checkCaptcha(database(), id, 'KAP47')).rejects.toMatchObject(FAILED)
  await expect(captchas.checkCaptcha(database(), randomUUID(), 'KAP47')).rejects.toMatchObject(FAILED)
  await expect(captchas.checkCaptcha(database(), undefined, 'KAP47')).rejects.toMatchObject(FAILED)
})

test('replaces a picture under the same id after a second', async () => {
  const id = await storeCaptcha('KAP47')
  const drawnAt = (time: SQL) => database().update(captcha).set({ drawnAt: time }).where(eq(captcha.id, id))
  // Prevents the required second from passing, however long the five take.
  await drawnAt(sql`now() + interval '1 hour'`)
  const ended = await outcomes(Array.from({ length: 5 }, () => captchas.drawCaptcha(database(), id)))
  expect(ended).toEqual(Array<string>(5).fill('TOO_MANY_REQUESTS'))
  await drawnAt(sql`now() - interval '1 second'`)
  await captchas.drawCaptcha(database(), id)
  await expect(captchas.checkCaptcha(database(), id, 'KAP47')).rejects.toMatchObject(FAILED)
})

test('accepts characters without a picture once', async () => {
  const id = randomUUID()
  const characters = await captchas.spellCaptcha(database(), id)
  expect(characters).toMatch(/^[A-Z\d]{5}$/)
  await expect(captchas.spellCaptcha(database(), id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await expect(captchas.checkCaptcha(database(), id, characters)).resolves.toBeUndefined()
  await expect(captchas.checkCaptcha(database(), id, characters)).rejects.toMatchObject(FAILED)
})
