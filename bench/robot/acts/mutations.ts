import documents from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
} from 'graphql'
import { PAYMENT_PASSWORD } from '../../chaos/world.ts'
import type { SeededRandom } from '../../chaos/random.ts'
import { PASSWORD } from '../cast.ts'
import { fillVariables, SCREENS } from '../reads.ts'
import { type Act, type Data, getPlayer, type Stage } from '../stage.ts'

const schema = buildSchema(TYPE_DEFINITIONS)

/** What would end the session of the actor, its log-in or the account, so that it could do nothing for the rest of the run. */
const ENDING =
  /^(?:LogOut|CloseAccount|RequestClosingPayout|ExcludeMyself|StartTimeOut|StartFreePlay|RevokeSession|BindContact|LogIn|Register|ResetPassword|VerifyLogIn)|Password|Authenticator|Passkey|SecurityQuestions|RemoveBankCard|Identity/

/** Where the pages that have a button for it show what it is about. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  AnswerContract: 'ContractsScreen',
  ApplyPromotion: 'PromotionsScreen',
  BuyRaffleTickets: 'RaffleScreen',
  CancelDeposit: 'DepositScreen',
  CancelLotteryTicket: 'LotteryTicketsScreen',
  CancelWithdrawal: 'WithdrawalScreen',
  ClaimMission: 'MissionsScreen',
  ClaimPromotion: 'RewardCentreScreen',
  ClaimRafflePrize: 'RaffleResultsScreen',
  ClaimRebate: 'RebateScreen',
  CloseServiceCase: 'CasesScreen',
  CollectBill: 'IncomeScreen',
  CollectVendorBalances: 'WalletScreen',
  ConfirmLimitIncrease: 'LimitsScreen',
  ConfirmWithdrawalReceipt: 'WithdrawalScreen',
  DeleteMessages: 'MessagesScreen',
  DisputeBill: 'IncomeScreen',
  EndContract: 'ContractsScreen',
  ForfeitBonus: 'BonusScreen',
  MarkMessagesRead: 'MessagesScreen',
  OfferContract: 'DownlinesScreen',
  RateServiceCase: 'CasesScreen',
  ReadChatRoom: 'ChatState',
  RedeemPoints: 'PointsScreen',
  ReleaseDeposit: 'DepositScreen',
  RemoveLotterySheet: 'LotterySheets',
  RemoveRegistrationLink: 'RegisterCentreScreen',
  RequestWithdrawal: 'WithdrawalScreen',
  SetDefaultBankCard: 'WithdrawalScreen',
  SetFavourite: 'HomeScreen',
  SetFavouriteNote: 'FavouritesScreen',
  TransferBetweenParts: 'WalletScreen',
  WriteServiceCase: 'CasesScreen',
}

interface Mutation {
  name: string
  variables: readonly { name: string; type: GraphQLInputType }[]
}

const MUTATIONS: readonly Mutation[] = Object.values(documents)
  .filter(({ type, name }) => type === 'mutation' && !ENDING.test(name))
  .map(({ name, text }) => ({ name, variables: getVariables(text) }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

function getVariables(text: string): Mutation['variables'] {
  const [operation] = parse(text).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    return found ? [{ name: variable.name.value, type: found }] : []
  })
}

type Seen = ReadonlyMap<string, readonly string[]>

function collectIds(value: unknown, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (Array.isArray(value)) for (const one of value) collectIds(one, seen)
  else if (value && typeof value === 'object') {
    const { __typename: type, id } = value as { __typename?: string; id?: unknown }
    if (type !== undefined && typeof id === 'string') seen.set(type, [...(seen.get(type) ?? []), id])
    for (const inner of Object.values(value)) collectIds(inner, seen)
  }
  return seen
}

/** Of a type that the field or the mutation is named after: `raffleId`, or `id` of `CancelDeposit`. */
function pickId(random: SeededRandom, field: string, mutation: string, seen: Seen): string {
  const [, word = ''] = /([A-Z][a-z]+)s?$/.exec(mutation) ?? []
  const wanted = (/^ids?$/.test(field) ? word : field.replace(/Id$/, '')).toLowerCase()
  const ids = [...seen].flatMap(([type, known]) => (type.toLowerCase().includes(wanted) ? known : []))
  return ids.length > 0 && random.next() < 0.95 ? random.pick(ids) : String(random.between(1, 50))
}

const HEX = '0123456789abcdef'
const makeKey = (random: SeededRandom) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.pick([...HEX]))
const WORDS = ['Good luck', 'Chúc may mắn', '150000000đ', 'HA_NOI', '1', ''] as const
const TEXTS: Readonly<Record<string, (random: SeededRandom) => string>> = {
  paymentPassword: () => PAYMENT_PASSWORD,
  requestKey: makeKey,
  nickname: (random) => `Robot ${random.between(1, 100_000)}`,
  name: (random) => `Robot ${random.between(1, 100_000)}`,
  nationality: () => 'VN',
  accountNumber: (random) => String(random.between(1e9, 9e9)),
}

interface Filling {
  random: SeededRandom
  mutation: string
  seen: Seen
}

/** A value of a type as somebody might send it who tries everything. */
function fill(type: GraphQLInputType, field: string, filling: Filling): unknown {
  const { random, mutation, seen } = filling
  if (isNonNullType(type)) return fill(type.ofType, field, filling)
  if (isListType(type)) return Array.from({ length: random.between(0, 2) }, () => fill(type.ofType, field, filling))
  if (isEnumType(type)) return random.pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    if (type.isOneOf) {
      const one = random.pick(fields)
      return { [one.name]: fill(one.type, one.name, filling) }
    }
    const given = fields.filter((one) => isRequiredInputField(one) || one.name in TEXTS || random.next() < 0.3)
    return Object.fromEntries(given.map((one) => [one.name, fill(one.type, one.name, filling)]))
  }
  const text = TEXTS[field]
  if (text) return text(random)
  switch (getNamedType(type).name) {
    case 'ID':
      return pickId(random, field, mutation, seen)
    case 'Int':
      return random.between(0, 5)
    case 'Boolean':
      return random.next() < 0.5
    case 'Amount':
    case 'Decimal':
      return String(random.between(1, 200) * (random.next() < 0.8 ? 1_000 : 1))
    case 'Date':
      return new Date(Date.now() - random.between(0, 40) * 86_400_000).toISOString().slice(0, 10)
    case 'DateTime':
      return new Date(Date.now() - random.between(0, 40) * 86_400_000).toISOString()
    case 'URL':
      return 'https://push.example/robot'
    default:
      return random.pick(WORDS)
  }
}

/** What a page shows to the player that has the mutation's button. */
async function look(stage: Stage, actor: string, mutation: string, random: SeededRandom): Promise<Data | null> {
  const screen = SCREENS.find(({ name }) => name === SHOWN_ON[mutation])
  if (!screen) return null
  const sql = screen.name === 'RaffleScreen' ? 'select id from raffle limit 5' : 'select null as id'
  const known = async () => {
    const [row] = await stage.query<{ id: string | null }>(sql)
    return row?.id ?? '1'
  }
  const variables = await fillVariables(screen, random, known)
  return variables ? (await stage.ask(getPlayer(stage, actor), screen.name, variables)).data : null
}

/** Presses any button of the web, sensibly filled in or not: whatever is refused has a code of its own. */
export const pressButton: Act = {
  weight: 8,
  who: 'player',
  async run(stage, actor, random) {
    const { name, variables } = random.pick(MUTATIONS)
    const seen = collectIds(await look(stage, actor, name, random))
    const filling = { random, mutation: name, seen }
    const filled = Object.fromEntries(
      variables.map((variable) => [variable.name, fill(variable.type, variable.name, filling)]),
    )
    if ('password' in filled) filled.password = PASSWORD
    const times = random.next() < 0.1 ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => stage.ask(getPlayer(stage, actor), name, filled)))
  },
}
