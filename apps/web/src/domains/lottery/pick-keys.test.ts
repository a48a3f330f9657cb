import { getBetTypes } from '@playhouse/engines/lottery/bet-types.ts'
import { LOTTERIES } from '@playhouse/engines/lottery/games.ts'
import { formatPick, getPickKind, isPick } from '@playhouse/engines/lottery/picks.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { PICK_KINDS } from '@playhouse/shared/lottery-words.ts'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'

const kinds = (buildSchema(TYPE_DEFINITIONS).getType('LotteryPickKind') as GraphQLEnumType).getValues()
const boards = LOTTERIES.flatMap((game) => getBetTypes(game).map((type) => ({ game, type })))

it.each(PICK_KINDS.filter((kind) => kind !== 'CHOICE'))(
  'gives a pick the key of the example in the schema: %s',
  (kind) => {
    const description = kinds.find(({ name }) => name === kind)?.description ?? ''
    const [, label = '', key = ''] = /`([\d:-]+)`,? is (\d+)/.exec(description) ?? []
    const ofKind = boards.filter(({ type }) => getPickKind(type).kind === kind)
    expect(ofKind.length).toBeGreaterThan(0)
    const labels = ofKind.flatMap(({ game, type }) =>
      isPick(game, type, Number(key)) ? [formatPick(game, type, Number(key))] : [],
    )
    expect(labels).toContain(label)
  },
)

it('has a kind for the picks of each bet type', () => {
  expect(new Set(boards.map(({ type }) => getPickKind(type).kind))).toEqual(new Set(PICK_KINDS))
})
