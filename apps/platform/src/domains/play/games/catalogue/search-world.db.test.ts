import { gameList } from '@playhouse/platform-api/games.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { game } from '../../../../db/tables/games.ts'
import { getProblem, SEARCH_CASES } from './search-cases.fixture.ts'

let harness: TestPlatform
let names: string[]
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'world', environment: { LOG_LEVEL: 'silent' } })
  names = (await harness.database.select({ name: game.name }).from(game).orderBy(asc(game.nodeId))).map(
    ({ name }) => name,
  )
})
afterAll(() => harness.close())

const search = (gameName: string) => harness.call(gameList, { gameName, pageSize: 100 })
/** A deterministic sample of names from the catalogue. */
const some = (count: number) => Array.from({ length: count }, (_, index) => names[(index * 7919) % names.length] ?? '')
/** The same name with two letters in the middle of its longest word swapped. */
function withSlip(name: string): string {
  const words = foldText(name).split(' ')
  const longest = words.reduce((left, right) => (right.length > left.length ? right : left))
  const at = Math.floor(longest.length / 2) - 1
  const swapped = longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2)
  return words.map((word) => (word === longest ? swapped : word)).join(' ')
}

test('finds each of 40 names exactly, folded, with words swapped, and with a typo', async () => {
  for (const name of some(40)) {
    const turned = foldText(name).split(' ').toReversed().join(' ')
    for (const typed of [name, foldText(name), turned, withSlip(name)]) {
      const { games } = (await search(typed)).value
      expect(
        games.map(({ gameName }) => gameName),
        `searched for ${typed}`,
      ).toContain(name)
    }
  }
})

test('ranks a whole name first', async () => {
  for (const name of some(20))
    expect(foldText((await search(name)).value.games[0]?.gameName ?? '')).toMatch(new RegExp(`^${foldText(name)}`))
})

test('takes at most two queries for each of 200 varied searches', async () => {
  const typed = some(50).flatMap((name) => [name, name.split(' ')[0] ?? '', name.slice(0, 3), withSlip(name)])
  await search('warm up')
  for (const text of typed) {
    const { status, queries } = await search(text)
    expect([status, queries.length <= 2]).toEqual([200, true])
  }
})

test('returns the expected first result for players’ searches', async () => {
  const wrong: string[] = []
  for (const one of SEARCH_CASES) {
    const { value } = await harness.call(gameList, {
      gameName: one.search,
      ...(one.gameType && { gameType: [...one.gameType] }),
    })
    const problem = getProblem(one, value)
    if (problem) wrong.push(`${one.search}: ${problem}`)
  }
  expect(wrong).toEqual([])
})
