import { makeExecutableSchema } from '@graphql-tools/schema'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { getDirective } from '@graphql-tools/utils'
import {
  buildSchema as getSchema,
  findBreakingChanges,
  findDangerousChanges,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { guardFields } from './guards.ts'
import { describeRefusals } from './refusals.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const committed = describeRefusals(
  getSchema(readFileSync(createRequire(import.meta.url).resolve('@playhouse/schema/schema.graphql'), 'utf8')),
)
const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
)

test('runs the committed schema', () => {
  expect(printSchema(lexicographicSortSchema(schema))).toBe(printSchema(lexicographicSortSchema(committed)))
  for (const [from, to] of [
    [committed, schema],
    [schema, committed],
  ] as const) {
    expect([...findBreakingChanges(from, to), ...findDangerousChanges(from, to)]).toEqual([])
  }
})

test('opens exactly these root fields to visitors', () => {
  const open = rootFields.filter(({ field }) => getDirective(schema, field, 'access')?.[0]?.['to'] === 'PUBLIC')
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'Mutation.beginIdentityProviderLogIn',
    'Mutation.beginPasskeyLogIn',
    'Mutation.confirmPhone',
    'Mutation.createGuestUpload',
    'Mutation.enterGuestCase',
    'Mutation.launchTrial',
    'Mutation.logIn',
    'Mutation.logInWithCode',
    'Mutation.logInWithIdentityProvider',
    'Mutation.logInWithPasskey',
    'Mutation.logInWithToken',
    'Mutation.logOut',
    'Mutation.openGuestCase',
    'Mutation.rateGuestCase',
    'Mutation.readGuestCase',
    'Mutation.register',
    'Mutation.registerByMobile',
    'Mutation.reportFailingHost',
    'Mutation.requestPasswordReset',
    'Mutation.requestPhoneCode',
    'Mutation.requestTextCaptcha',
    'Mutation.resetPassword',
    'Mutation.resetPasswordByPhone',
    'Mutation.sendFeedback',
    'Mutation.sendGuestCaseCode',
    'Mutation.sendLogInCode',
    'Mutation.startFreePlay',
    'Mutation.unsubscribe',
    'Mutation.verifyLogIn',
    'Mutation.viewGuestUpload',
    'Mutation.writeGuestCase',
    'Query.captcha',
    'Query.countries',
    'Query.game',
    'Query.hotGames',
    'Query.humanChallenge',
    'Query.invitationCode',
    'Query.jackpots',
    'Query.lobby',
    'Query.lotteries',
    'Query.lottery',
    'Query.lotteryDraw',
    'Query.lotteryHolidays',
    'Query.lotteryMenus',
    'Query.popularLotteries',
    'Query.pvpRooms',
    'Query.raffle',
    'Query.raffleResults',
    'Query.raffles',
    'Query.search',
    'Query.site',
    'Query.sportEvents',
    'Query.stationResults',
    'Query.vendor',
    'Query.viewer',
    'Query.winners',
    'Query.winnersBoard',
    'Subscription.publicLive',
  ])
})

test('throws for a root field without @access', () => {
  const open = makeExecutableSchema({ typeDefs: [TYPE_DEFINITIONS, 'extend type Query { oversight: String }'] })
  expect(() => guardFields(open)).toThrow('Query.oversight has no @access.')
})

test('describes every root field', () => {
  const bare = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ description }) => !description)
  expect(bare.map(({ name }) => name)).toEqual([])
})
