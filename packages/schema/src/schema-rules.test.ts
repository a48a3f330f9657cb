import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLField,
  type GraphQLType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'

import { TYPE_DEFINITIONS } from './type-definitions.ts'

/* The rules of docs/adr/0152-types-say-what-values-mean.md. Each exception says why. */

const schema = buildSchema(TYPE_DEFINITIONS)
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && type.astNode)

type Described = Pick<
  GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>,
  'name' | 'type' | 'description'
>

interface Value {
  /** `Type.field`, or `Type.field(argument)`. */
  at: string
  name: string
  type: GraphQLType
  typeName: string
  description: string
}

/** Every field and argument. */
const values: readonly Value[] = types.flatMap((type) => {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  const getValue = (at: string, { name, type: own, description }: Described) => ({
    at,
    name,
    type: own,
    typeName: getNamedType(own).name,
    description: description ?? '',
  })
  return Object.values(type.getFields()).flatMap((field) => {
    const at = `${type.name}.${field.name}`
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
    return [getValue(at, field), ...args.map((argument) => getValue(`${at}(${argument.name})`, argument))]
  })
})

const ats = (found: readonly Value[]) => found.map(({ at }) => at).toSorted()

describe('the types of the schema', () => {
  it('give times as DateTime or TimeOfDay and URLs as URL', () => {
    const times = values.filter(
      ({ name, typeName }) => name.endsWith('At') && !/^(?:DateTime|TimeOfDay)$/.test(typeName),
    )
    expect(ats(times)).toEqual([])
    const urls = values.filter(
      ({ name, typeName, description }) => typeName === 'String' && (/url$/i.test(name) || /\bURL\b/.test(description)),
    )
    expect(ats(urls)).toEqual(
      [
        // Its scheme is otpauth; a URL is http or https.
        'BeginAuthenticatorSetupSuccess.otpauthUrl',
        // One of three things, by its kind.
        'BannerLink.target',
        // A picture in itself, of the scheme data.
        'Captcha.image',
        // A part of a URL.
        'IdentityProviderCallbackInput.query',
      ].toSorted(),
    )
  })

  it('give a closed vocabulary as an enum: no String lists its values', () => {
    const CONSTANT = /`[A-Z][A-Z\d]*(?:_[A-Z\d]+)*`/
    const listed = values.filter(
      ({ name, typeName, description }) =>
        typeName === 'String' &&
        (CONSTANT.test(description) ||
          /^(?:state|status|kind|type|group|unit|mode|phase|method|provider|sport)$/.test(name)),
    )
    expect(ats(listed)).toEqual(
      [
        // Released; `system` and `kind` replace them.
        'Download.kind',
        'HumanChallenge.provider',
        // Names that operators choose.
        'Language.code',
        'MemberLabel.name',
        'RankProgress.name',
        'Site.banners(group)',
        'WalletPart.name',
        // They name an error code or a value of another field.
        'ChangePasswordInput.oldPassword',
        'ConfirmPhoneInput.code',
        'HumanChallenge.challenge',
        'LogInInput.secondFactor',
        'SendMessageInput.username',
        'Withdrawal.question',
      ].toSorted(),
    )
  })

  it('use ID for what names an object or a request, and String for codes', () => {
    const NAMES = /^ids?$|Ids?$|^requestKey$|^uploads$|^proofs$/
    expect(ats(values.filter(({ name, typeName }) => typeName === 'ID' && !NAMES.test(name)))).toEqual([
      'GameFilter.family',
      'ReadChatRoomInput.upTo',
      'Site.promotions(category)',
      'Subscription.live(chatRooms)',
    ])
  })

  it('have JSON as text only in the formats of others, which only browsers and vendors’ scripts read', () => {
    const json = values.filter(({ typeName, description }) => typeName === 'String' && /\bJSON\b/.test(description))
    expect(ats(json)).toEqual([
      'AddPasskeyInput.response',
      'HumanChallenge.challenge',
      'LogInWithPasskeyInput.response',
      'PasskeyOptionsSuccess.options',
      'StepUpInput.passkey',
    ])
    expect(ats(json.filter(({ description }) => !/JSON as text/.test(description)))).toEqual([])
  })

  it('call nothing but an object’s own number `number`', () => {
    expect(ats(values.filter(({ name }) => name === 'number'))).toEqual([
      'AgentContract.number',
      'LotteryDraw.number',
      // Has the draw's fields by their names.
      'LotteryDrawChanged.number',
      'LotteryTicket.number',
      'PhoneInput.number',
      'Query.lotteryDraw(number)',
    ])
  })

  it('say of each nullable list when it is null', () => {
    const silent = values.filter(({ at, type, description }) => {
      const [owner = ''] = at.split('.')
      return (
        isListType(type) && isObjectType(schema.getType(owner)) && !at.includes('(') && !/\bnull\b/i.test(description)
      )
    })
    expect(ats(silent)).toEqual([])
  })
})

describe('the success of a mutation', () => {
  const successes = types.filter((type) => isObjectType(type)).filter(({ name }) => name.endsWith('Success'))
  const fields = successes.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      ...field,
      at: `${type.name}.${field.name}`,
      named: getNamedType(field.type),
    })),
  )
  const objects = fields.filter(
    ({ type, named }) =>
      isObjectType(named) && named.name !== 'Money' && !isListType(isNonNullType(type) ? type.ofType : type),
  )
  /** What many mutations move, and the gateway reads after each of them. */
  const AFTERWARDS: Readonly<Record<string, string>> = {
    viewer: 'Viewer',
    wallet: 'Wallet',
    security: 'AccountSecurity',
  }

  it('has what changed, named as the end of its type is', () => {
    const others = objects.filter(
      ({ name, named }) => !named.name.toLowerCase().endsWith(name.toLowerCase()) && AFTERWARDS[name] !== named.name,
    )
    expect(others.map(({ at }) => at)).toEqual([
      // Those among all tickets of the raffle.
      'BuyRaffleTicketsSuccess.bought',
      'DownlineChangeSuccess.account',
      // As in the profile.
      'SubmitIdentityDocumentsSuccess.identity',
    ])
  })

  it('has the viewer, the wallet and the security settings nullable, because they are read after the change', () => {
    const wrong = objects.filter(({ name, named, type }) => {
      const isAfter = Object.values(AFTERWARDS).includes(named.name)
      return isAfter && (isNonNullType(type) || AFTERWARDS[name] !== named.name)
    })
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it('says of each nullable object when it is null', () => {
    const silent = objects.filter(
      ({ type, description }) => !isNonNullType(type) && !/\bnull\b/i.test(description ?? ''),
    )
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('has a list only as a whole, as it is after the change', () => {
    const lists = fields.filter(({ type }) => isListType(isNonNullType(type) ? type.ofType : type))
    expect(lists.map(({ at }) => at).toSorted()).toEqual([
      'CreateApiTokenSuccess.apiTokens',
      'LotterySheetsSuccess.sheets',
      'RecoveryCodesSuccess.codes',
      'ReportFailingHostSuccess.imageHosts',
      'RevokeApiTokenSuccess.apiTokens',
      'RevokeSessionSuccess.sessions',
    ])
  })

  it('has a field that is always true only where it has nothing to tell', () => {
    const constant = fields.filter(({ description }) => /\balways\b/i.test(description ?? ''))
    expect(constant.map(({ at }) => at)).toEqual(['LogOutSuccess.isLoggedOut', 'ResetPasswordSuccess.isReset'])
  })
})
