import { memberIdentity, submitIdentity, updateProfile } from '@playhouse/platform-api/member-profile.ts'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { liveEvent } from '../../../../db/tables/live.ts'
import { identityEvent, identityRequest } from '../../../../db/tables/profile.ts'
import { upload } from '../../../../db/tables/uploads.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { getFailure } from '../../session/log-in/log-in.fixture.ts'
import { askForFunds } from './funds-request.ts'
import {
  approveIdentity,
  askForDocuments,
  findIdentity,
  identityTier,
  missingIdentity,
  rejectIdentity,
} from './identity.ts'

let harness: TestPlatform
const accounts: Record<string, { token: string; id: number }> = {}
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh']) {
    const { value } = await harness.call(login, { username, password: PASSWORD })
    accounts[username] = { token: value.token, id: value.id }
  }
})
afterAll(() => harness.close())

const of = (username: string) => accounts[username] ?? { token: '', id: 0 }
async function documents(username: string, ...kinds: IdentityDocumentKind[]) {
  return Promise.all(
    kinds.map(async (kind) => {
      const uploadId = randomUUID()
      const picture = Buffer.from('a picture')
      const values = { memberId: of(username).id, id: uploadId, purpose: 'IDENTITY_DOCUMENT' as const, picture }
      await harness.database.insert(upload).values({ ...values, width: 1, height: 1 })
      return { kind, uploadId }
    }),
  )
}
const submit = async (username: string, ...kinds: IdentityDocumentKind[]) =>
  harness.call(submitIdentity, { documents: await documents(username, ...kinds) }, of(username))
const read = async (username: string) => (await harness.call(memberIdentity, {}, of(username))).value
const decide = <T>(work: (tx: Parameters<Parameters<typeof withTransaction>[1]>[0]) => Promise<T>) =>
  withTransaction(harness.database, work)
const getRequest = async (username: string) => Number((await read(username)).request?.id)

test('requires profile details before documents', async () => {
  expect(await read('lan')).toEqual({
    tier: 0,
    due: null,
    next: { tier: 1, documents: ['ID_FRONT', 'ID_BACK'], missing: ['realName', 'birthday'] },
    request: null,
  })
  const early = await submit('lan', 'ID_FRONT', 'ID_BACK')
  expect(early).toMatchObject({
    status: 400,
    body: { value: { fields: { realName: 'required', birthday: 'required' } } },
  })
  await harness.call(updateProfile, { realName: 'Trần Thị Lan', birthday: '1995-03-08' }, of('lan'))
  expect((await read('lan')).next?.missing).toEqual([])
})

test('accepts exactly the documents of the tier, uploaded by the member', async () => {
  for (const kinds of [
    ['ID_FRONT'],
    ['ID_FRONT', 'ID_FRONT'],
    ['ID_FRONT', 'SELFIE'],
    ['ID_FRONT', 'ID_BACK', 'SELFIE'],
  ] as const) {
    expect(await submit('lan', ...kinds)).toMatchObject({
      status: 400,
      body: { value: { fields: { documents: 'pattern' } } },
    })
  }
  const foreign = await documents('minh', 'ID_FRONT', 'ID_BACK')
  const taken = await harness.call(submitIdentity, { documents: foreign }, of('lan'))
  expect(taken).toMatchObject({ status: 404, ...getFailure('upload.not.found') })
  expect((await read('lan')).request).toBeNull()
})

test('opens one of several concurrent requests', async () => {
  const sets = await Promise.all([1, 2, 3, 4].map(() => documents('lan', 'ID_FRONT', 'ID_BACK')))
  const responses = await Promise.all(sets.map((set) => harness.call(submitIdentity, { documents: set }, of('lan'))))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(responses.find(({ status }) => status === 409)).toMatchObject(getFailure('identity.open'))
  expect(await harness.database.$count(identityRequest)).toBe(1)
  expect(await submit('lan', 'ID_FRONT', 'ID_BACK')).toMatchObject(getFailure('identity.open'))
})

test('requests one document again, with the reason, and accepts only that one', async () => {
  const id = await getRequest('lan')
  const waiting = await findIdentity(harness.database, of('lan').id, id)
  expect(waiting).toMatchObject({ username: 'lan', realName: 'Trần Thị Lan', birthday: '1995-03-08', tier: 1 })
  const back = waiting?.documents.find(({ kind }) => kind === 'ID_BACK')?.id ?? 0
  const reasons = new Map([[back, 'UNREADABLE' as const]])
  await decide((tx) => askForDocuments(tx, of('lan').id, id, { reasons, actor: 'op' }))
  expect((await read('lan')).request).toMatchObject({
    state: 'NEEDS_INFO',
    documents: [
      { kind: 'ID_FRONT', state: 'ACCEPTED', reason: null },
      { kind: 'ID_BACK', state: 'REJECTED', reason: 'UNREADABLE' },
    ],
  })
  expect(await submit('lan', 'ID_FRONT')).toMatchObject({ status: 400 })
  expect((await submit('lan', 'ID_BACK')).value.request).toMatchObject({
    id: String(id),
    state: 'REVIEW',
    documents: [
      { kind: 'ID_FRONT', state: 'ACCEPTED' },
      { kind: 'ID_BACK', state: 'REVIEW', reason: null },
    ],
  })
})

test('is decided once by concurrent operators, and raises the tier', async () => {
  const id = await getRequest('lan')
  const { id: memberId } = of('lan')
  const ended = await Promise.allSettled([
    decide((tx) => approveIdentity(tx, memberId, id, 'one')),
    decide((tx) => rejectIdentity(tx, memberId, id, { reason: 'OTHER', actor: 'two' })),
    decide((tx) => approveIdentity(tx, memberId, id, 'three')),
  ])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const decisions = await harness.database.select({ state: identityEvent.state }).from(identityEvent)
  expect(decisions).toHaveLength(4)
  const { request } = await read('lan')
  expect(await identityTier(harness.database, memberId)).toBe(request?.state === 'APPROVED' ? 1 : 0)
})

test('lets a rejected member try again, and continues with the next tier', async () => {
  await harness.call(updateProfile, { realName: 'Lê Minh', birthday: '1990-01-01' }, of('minh'))
  expect((await submit('minh', 'ID_FRONT', 'ID_BACK')).status).toBe(200)
  const { id: memberId } = of('minh')
  const first = await getRequest('minh')
  await decide((tx) => rejectIdentity(tx, memberId, first, { reason: 'NAME_MISMATCH', actor: 'op' }))
  expect((await read('minh')).request).toMatchObject({ state: 'REJECTED', reason: 'NAME_MISMATCH' })
  expect((await submit('minh', 'ID_FRONT', 'ID_BACK')).status).toBe(200)
  const second = await getRequest('minh')
  await decide((tx) => approveIdentity(tx, memberId, second, 'op'))
  expect(await read('minh')).toMatchObject({
    tier: 1,
    next: { tier: 2, documents: ['SELFIE', 'ADDRESS_PROOF'], missing: ['nationality', 'address'] },
  })
  await harness.call(updateProfile, { nationality: 'VN', address: '12 Lê Lợi, Quận 1' }, of('minh'))
  expect((await submit('minh', 'SELFIE', 'ADDRESS_PROOF')).status).toBe(200)
  const third = await getRequest('minh')
  await decide((tx) => approveIdentity(tx, memberId, third, 'op'))
  expect(await read('minh')).toMatchObject({ tier: 2, next: null, request: { state: 'APPROVED' } })
  const events = await harness.database
    .select({ event: liveEvent.event })
    .from(liveEvent)
    .where(and(eq(liveEvent.memberId, memberId), eq(liveEvent.type, 'IDENTITY')))
    .orderBy(liveEvent.id)
  expect(events.map(({ event }) => event)).toEqual([
    { type: 'IDENTITY', state: 'REJECTED', tier: 0 },
    { type: 'IDENTITY', state: 'APPROVED', tier: 1 },
    { type: 'IDENTITY', state: 'APPROVED', tier: 2 },
  ])
})

test('asks for the source of funds apart from the tiers, until operators have accepted it', async () => {
  const { id: memberId } = of('minh')
  await decide((tx) => askForFunds(tx, memberId))
  expect(await read('minh')).toMatchObject({ tier: 2, next: { tier: 2, documents: ['FUNDS_PROOF'], missing: [] } })
  const missing = () => missingIdentity(harness.database, memberId, 1)
  expect(await missing()).toEqual({ isReviewed: false, missing: [], documents: ['FUNDS_PROOF'] })
  expect((await submit('minh', 'SELFIE', 'ADDRESS_PROOF')).status).toBe(400)
  expect((await submit('minh', 'FUNDS_PROOF')).status).toBe(200)
  expect(await missing()).toMatchObject({ isReviewed: true })
  await decide(async (tx) => rejectIdentity(tx, memberId, await getRequest('minh'), { reason: 'EXPIRED', actor: 'op' }))
  expect(await missing()).toMatchObject({ isReviewed: false, documents: ['FUNDS_PROOF'] })
  expect((await submit('minh', 'FUNDS_PROOF')).status).toBe(200)
  await decide(async (tx) => approveIdentity(tx, memberId, await getRequest('minh'), 'op'))
  expect(await missing()).toBeNull()
  expect(await read('minh')).toMatchObject({ tier: 2, next: null, request: { tier: 2, state: 'APPROVED' } })
  await decide((tx) => askForFunds(tx, memberId))
  expect(await missing()).toMatchObject({ documents: ['FUNDS_PROOF'] })
})
