import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandModule } from '../../../db/tables/brand.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const reason = { reason: 'asked by the licensee' }

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())

const isOn = async (modId: string) =>
  (await office.database.select().from(brandModule).where(eq(brandModule.modId, modId)))[0]?.enabled

test('lists every module of the tree by what it is to members', async () => {
  const { html } = await anna.get('/modules')
  const modules = await office.database.select().from(brandModule)
  for (const { modId } of modules) {
    expect(html).toContain(`href="/modules/${modId}"`)
    // A module without a title would be listed by its code alone.
    expect(html).not.toMatch(new RegExp(`>(– )*${modId}</a`))
  }
})

test('switches free play off and on', async () => {
  expect((await anna.post('/modules/FREEPLAY3/off', reason)).location).toBe('/modules/FREEPLAY3?done=done')
  expect(await isOn('FREEPLAY3')).toBe(false)
  expect((await anna.post('/modules/FREEPLAY3/off', reason)).html).toContain('is off already')
  expect((await anna.post('/modules/FREEPLAY3/on', reason)).status).toBe(303)
  expect(await isOn('FREEPLAY3')).toBe(true)
  expect((await anna.get('/audit')).html).toContain('module.switched')
})

test('refuses with a reason to switch on a module that lacks a third party', async () => {
  await anna.post('/modules/THIRDPARTYLOGIN3/off', reason)
  expect((await anna.get('/modules/THIRDPARTYLOGIN3')).html).toContain('GOOGLE_ISSUER')
  const refused = await anna.post('/modules/THIRDPARTYLOGIN3/on', reason)
  expect(refused).toMatchObject({
    status: 409,
    html: expect.stringMatching(/Social log-ins cannot be switched on\. .*GOOGLE_ISSUER/),
  })
  expect(await isOn('THIRDPARTYLOGIN3')).toBe(false)
  expect((await anna.post('/modules/GEETEST3/on', reason)).html).toContain('GEETEST_ID')
  expect((await anna.post('/modules/VERIFICATION3/on', reason)).html).toContain('does not contain it')
})

test('takes two operators to switch transfers between accounts on', async () => {
  if (await isOn('UPDOWNTRANS3')) await anna.post('/modules/UPDOWNTRANS3/off', reason)
  expect((await anna.post('/modules/UPDOWNTRANS3/on', reason)).location).toBe('/modules/UPDOWNTRANS3?done=waits')
  expect(await isOn('UPDOWNTRANS3')).toBe(false)
  const { html } = await binh.get('/modules/UPDOWNTRANS3')
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec(html) ?? []
  expect((await binh.post(confirm)).status).toBe(303)
  expect(await isOn('UPDOWNTRANS3')).toBe(true)
})

test.each([
  ['REG3', 'Captchas after wrong passwords', 'CAPTCHA3'],
  ['LOGIN3', 'A second proof at unknown addresses', 'LOGINIPVERF3'],
])('takes two operators to switch %s off, and says that it takes with it: %s', async (modId, title, below) => {
  const path = `/modules/${modId}`
  expect((await anna.get(path)).html).toContain(title)
  expect((await anna.post(`${path}/off`, reason)).location).toBe(`${path}?done=waits`)
  expect(await isOn(modId)).toBe(true)
  const { html } = await binh.get(path)
  expect(html).toContain(title)
  const [, decline = ''] = /action="(\/decisions\/\d+\/decline)"/.exec(html) ?? []
  await binh.post(decline, reason)
  // Once that is off, its parent weakens nothing.
  await anna.post(`/modules/${below}/off`, reason)
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(`/modules/${below}`)).html) ?? []
  await binh.post(confirm)
  for (const to of ['off', 'on']) expect((await anna.post(`${path}/${to}`, reason)).location).toBe(`${path}?done=done`)
  await anna.post(`/modules/${below}/on`, reason)
})

test('knows no other modules', async () => {
  expect((await anna.get('/modules/NOTHING3')).status).toBe(404)
  expect((await anna.post('/modules/NOTHING3/on', reason)).status).toBe(404)
})
