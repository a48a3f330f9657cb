import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  auditEntry,
  OPERATOR_ROLES,
  operatorAccount,
  operatorRole,
  operatorSession,
  type OperatorRole,
} from '../../../db/tables/office.ts'
import { POWERFUL_ROLES } from '../../kit/permissions.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeEach(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'clara') } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterEach(() => office.close())

const getId = async (name: string) =>
  (await office.database.select().from(operatorAccount).where(eq(operatorAccount.name, name)))[0]?.id ?? 0
const readRoles = async (name: string) => {
  const rows = await office.database
    .select()
    .from(operatorRole)
    .where(eq(operatorRole.operatorId, await getId(name)))
  return OPERATOR_ROLES.filter((role) => rows.some((row) => row.role === role))
}
const save = async (by: OperatorBrowser, name: string, roles: readonly OperatorRole[]) =>
  by.post(`/operators/${await getId(name)}/roles`, {
    reason: 'a new colleague',
    ...Object.fromEntries(roles.map((role) => [`role_${role}`, 'on'])),
  })
const confirm = async (by: OperatorBrowser) => {
  const [, path = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await by.get('/decisions')).html) ?? []
  return by.post(path)
}
const disable = async (by: OperatorBrowser, name: string) =>
  by.post(`/operators/${await getId(name)}/disable`, { reason: 'has left' })

describe('roles', () => {
  it('are granted and withdrawn by an admin, and audited with both sets', async () => {
    await office.giveRoles('clara', [])
    const clara = await office.logIn('clara')
    expect((await clara.get('/missions')).status).toBe(403)
    expect((await save(anna, 'clara', ['content', 'view'])).location).toContain('done=waits')
    await confirm(binh)
    expect((await clara.get('/missions')).status).toBe(200)
    expect((await save(anna, 'clara', ['view'])).status).toBe(303)
    expect(await office.lastAudit()).toMatchObject({
      actor: 'anna',
      role: 'admin',
      action: 'operator.roles_changed',
      subject: 'operator:clara:roles',
      oldValue: { roles: ['view', 'content'] },
      newValue: { roles: ['view'] },
      reason: 'a new colleague',
    })
    expect((await clara.get('/missions/new')).status).toBe(403)
    expect((await save(anna, 'clara', ['view'])).status).toBe(400)
    expect((await save(clara, 'clara', ['admin'])).status).toBe(403)
  })

  it('that admins give themselves wait for another admin, who sees which', async () => {
    await office.giveRoles('anna', ['admin'])
    expect((await save(anna, 'anna', ['admin', 'payments'])).location).toContain('done=waits')
    expect(await readRoles('anna')).toEqual(['admin'])
    expect((await anna.get('/decisions')).html).not.toContain('/confirm"')
    expect((await binh.get('/decisions')).html).toMatch(/payments: decides withdrawals[^]*?<strong>[^]*?yes/)
    expect((await confirm(binh)).location).toContain('done=confirmed')
    expect(await readRoles('anna')).toEqual(['payments', 'admin'])
    // Fewer roles need no second admin.
    expect((await save(anna, 'anna', ['admin'])).location).toContain('done=done')
  })

  it('of the only admin need nobody else', async () => {
    await office.giveRoles('anna', ['admin'])
    await office.giveRoles('binh', ['view'])
    await office.giveRoles('clara', ['view'])
    expect((await save(anna, 'anna', ['admin', 'content'])).location).toContain('done=done')
  })

  it('are not gained by disabling the other admin first', async () => {
    await office.giveRoles('anna', ['admin'])
    await office.giveRoles('clara', ['view'])
    expect((await disable(anna, 'binh')).status).toBe(303)
    expect((await save(anna, 'anna', ['admin', 'payments'])).location).toContain('done=waits')
    expect((await save(anna, 'binh', ['view'])).location).toContain('done=waits')
    expect(await readRoles('binh')).toContain('admin')
  })

  it('that allow a half of what takes two operators take two admins, for anybody', async () => {
    await office.giveRoles('anna', ['admin'])
    await office.giveRoles('clara', ['view'])
    for (const role of POWERFUL_ROLES) {
      expect((await save(anna, 'clara', ['view', role])).location).toContain('done=waits')
      expect(await readRoles('clara')).toEqual(['view'])
      const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await binh.get('/decisions')).html) ?? []
      expect((await binh.post(`${path}/decline`, { reason: 'not needed' })).status).toBe(303)
    }
    expect((await save(anna, 'clara', ['view', 'payments', 'content'])).location).toContain('done=waits')
    await confirm(binh)
    // Keeping a role or taking it away needs no second admin.
    expect((await save(anna, 'clara', ['payments', 'content'])).location).toContain('done=done')
    expect((await save(anna, 'clara', ['content'])).location).toContain('done=done')
  })

  it('always keep one admin', async () => {
    await office.giveRoles('binh', ['view', 'admin'])
    await office.giveRoles('clara', [])
    const responses = await Promise.all([save(anna, 'anna', ['view']), save(binh, 'binh', ['view'])])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const admins = await office.database.select().from(operatorRole).where(eq(operatorRole.role, 'admin'))
    expect(admins).toHaveLength(1)
    const [last, name] = (await readRoles('anna')).includes('admin') ? [anna, 'anna'] : [binh, 'binh']
    const refused = await save(last, name, ['view'])
    expect(refused).toMatchObject({
      status: 409,
      html: expect.stringContaining('This is the last admin who can log in'),
    })
    expect((await disable(last, name)).html).toContain('This is the last admin who can log in')
  })
})

describe('a disabled operator', () => {
  it('is logged out everywhere at once, and cannot log in until an admin enables it', async () => {
    const [one, other] = [await office.logIn('clara'), await office.logIn('clara')]
    expect((await disable(anna, 'clara')).status).toBe(303)
    for (const browser of [one, other]) expect((await browser.get('/')).status).toBe(303)
    expect(await office.database.$count(operatorSession, eq(operatorSession.operator, 'clara'))).toBe(0)
    expect((await office.logIn('clara')).cookie).toBe('')
    expect(await office.lastAudit()).toMatchObject({ action: 'operator.disabled', subject: 'operator:clara' })
    await anna.post(`/operators/${await getId('clara')}/enable`, { reason: 'is back' })
    expect((await (await office.logIn('clara')).get('/')).status).toBe(200)
    // The old cookies stay worthless.
    expect((await one.get('/')).status).toBe(303)
  })
})

const rolesIn = async (database: TestOffice['database'], name: string) =>
  (
    await database
      .select({ role: operatorRole.role })
      .from(operatorRole)
      .innerJoin(operatorAccount, eq(operatorAccount.id, operatorRole.operatorId))
      .where(eq(operatorAccount.name, name))
  ).map(({ role }) => role)

describe('the operators of a demo', () => {
  it('stay the same accounts under new names and with new tokens', async () => {
    const accounts = async () =>
      new Map((await office.database.select().from(operatorAccount)).map(({ name, id }) => [name, id]))
    const before = await accounts()
    const fresh = randomBytes(32).toString('base64url')
    const { operatorAnna, operatorBinh } = DEMO_SECRETS
    // Anna and Binh exchange names, Clara gets a new token, and Dung is new.
    const OPERATOR_TOKEN = `binh:${operatorAnna},anna:${operatorBinh},clara:${fresh},dung:${randomBytes(32).toString('base64url')}`
    const started = await openTestOffice({ database: office, environment: { OPERATOR_TOKEN } })
    const after = await accounts()
    expect(after.get('binh')).toBe(before.get('anna'))
    expect(after.get('anna')).toBe(before.get('binh'))
    expect(after.get('clara')).toBe(before.get('clara'))
    expect(await rolesIn(office.database, 'dung')).toEqual([])
    expect((await anna.get('/')).status).toBe(200)
    const [renamed] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'operator.renamed'))
    expect(renamed).toMatchObject({ subject: 'operator:binh', oldValue: { name: 'anna' } })
    await started.close()
  })

  it('lose everything when they are no longer named', async () => {
    const browser = await office.logIn('clara')
    expect((await browser.get('/')).status).toBe(200)
    const started = await openTestOffice({
      database: office,
      environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh') },
    })
    expect((await started.send('GET', '/', { headers: { cookie: browser.cookie } })).status).toBe(303)
    expect((await anna.get('/operators')).html).toMatch(/clara[^]*?has no log-in/)
    // Nobody has to confirm that such an admin is one no longer.
    expect((await save(anna, 'clara', [])).location).toContain('done=done')
    await started.close()
  })
})
