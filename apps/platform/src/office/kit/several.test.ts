import { expect, test } from 'vitest'
import { platformError } from '../../request/platform-error.ts'
import { OfficeError } from './office-error.ts'
import type { ActionResult, OfficeCall, OfficeRoutes } from './section.ts'
import { registerSeveral } from './several.ts'

const logged: unknown[] = []
const call = {
  csrfToken: { token: 'x', maySend: () => true },
  log: { error: (entry: unknown) => logged.push(entry) },
} as unknown as OfficeCall

const DECIDED: Readonly<Record<string, () => 'MADE'>> = {
  made: () => 'MADE',
  refused: () => {
    throw platformError('promotion.not.eligible')
  },
  raced: () => {
    throw new OfficeError('It has been decided in the meantime.')
  },
  broken: () => {
    throw new Error('connection lost')
  },
}

/** Sends the form of the ticked rows with a reason. */
async function send(subjects: readonly string[], reason = 'one parcel'): Promise<string> {
  let handle: (call: OfficeCall, input: never) => Promise<ActionResult> = () => Promise.reject(new Error('no route'))
  const action = (_path: string, _permission: string, _input: unknown, handler: typeof handle) =>
    void (handle = handler)
  registerSeveral({ action } as unknown as OfficeRoutes, {
    path: '/things',
    permission: 'claims.decide',
    choices: [{ name: 'accept', button: 'Accept' }],
    headings: ['Number'],
    read: async () => subjects.map((subject) => ({ subject, cells: [subject] })),
    decide: async (_call, _choice, subject) => DECIDED[subject]?.() ?? 'WAITS',
  })
  const ticked = Object.fromEntries(subjects.map((subject) => [`item:${subject}`, 'on']))
  const result = await handle(call, { choice: 'accept', sure: 'yes', reason, ...ticked } as never)
  return 'page' in result
    ? `${result.page.title} ${result.page.body.markup.replaceAll(/<[^>]*>|\s+/g, ' ')}`
    : result.to
}

test('says how each row ended, whatever refuses or breaks one of them', async () => {
  const page = await send(['refused', 'made', 'raced', 'broken', 'other'])
  expect(page).toContain('Accept: 2 of 5 decided')
  expect(page).toMatch(/refused\s+Not done: .*\(promotion\.not\.eligible\)/)
  expect(page).toMatch(/raced\s+Not done: It has been decided in the meantime/)
  expect(page).toMatch(/broken\s+Failed: look at it before you decide it again/)
  expect(page).toMatch(/other\s+Waits for a second operator/)
  expect(logged).toMatchObject([{ err: { message: 'connection lost' } }])
})

test.each(['', 'no', 'x'.repeat(501)])('decides nothing for the reason %j', async (reason) => {
  await expect(send(['made'], reason)).rejects.toThrow(/^reason: /)
})
