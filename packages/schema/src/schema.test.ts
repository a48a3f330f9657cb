import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isNullableType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { describe, expect, it } from 'vitest'

import { findItemFields } from './item-fields.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const schema = buildSchema(TYPE_DEFINITIONS)
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && type.astNode)

/** Every named thing of the schema with its description and, for fields, its type. */
function* coordinates(): Generator<[string, string | null | undefined]> {
  for (const type of types) {
    yield [type.name, type.description]
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description]
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description]
      }
    }
  }
}

interface DescribedElement {
  at: string
  /** What its description may not only repeat. */
  names: readonly string[]
  description: string
  /** Whether names and types cannot say enough: when it is null, what is counted, what true means. */
  deserves: boolean
}

function described(): DescribedElement[] {
  return types.flatMap((type) => {
    const own = { at: type.name, names: [type.name], description: type.description ?? '', deserves: false }
    if (isEnumType(type))
      return [own, ...type.getValues().map((value) => getElement(type, value, type.name === 'ErrorCode'))]
    if (!isInputObjectType(type) && !isObjectType(type) && !isInterfaceType(type)) return [own]
    return [own, ...Object.values(type.getFields()).flatMap((field) => getFieldElements(type, field))]
  })
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription'])

function getFieldElements(type: GraphQLNamedType, field: GraphQLField<unknown, unknown> | GraphQLInputField) {
  const named = getNamedType(field.type).name
  const deserves = ROOTS.has(type.name) || !isNonNullType(field.type) || /^(?:Int|Float|Boolean)$/.test(named)
  const args = 'args' in field ? field.args : []
  const own = getElement(type, field, deserves, [named])
  return [own, ...args.map((argument) => getElement(type, argument, false, [field.name]))]
}

const getElement = (
  type: GraphQLNamedType,
  { name, description }: { name: string; description?: string | null | undefined },
  deserves: boolean,
  others: readonly string[] = [],
): DescribedElement => ({
  at: `${type.name}.${name}`,
  names: [name, type.name, ...others],
  description: description ?? '',
  deserves,
})

const FILLERS = new Set(
  'a an the of in to its it is this that for and or by on at with as their be are was which has have'.split(' '),
)

/** The words of a text or a name without fillers and endings. */
const getWords = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_`.,;:'’()-]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word && !FILLERS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, ''))

describe('the schema', () => {
  it('has a description for each root field, for whatever may be null, counts or switches, and for each error', () => {
    const silent = described().filter(({ deserves, description }) => deserves && !description)
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('has no other description that only repeats names', () => {
    const repeating = described().filter(({ deserves, description, names }) => {
      const known = new Set(names.flatMap(getWords))
      return !deserves && description && getWords(description).every((word) => known.has(word))
    })
    expect(repeating.map(({ at, description }) => `${at}: ${description}`)).toEqual([])
  })

  it('uses no names from REST or the user interface', () => {
    const names = [...coordinates()].map(([name]) => name)
    expect(names.filter((name) => /wps|lgw|vassalage|numero|\.get[A-Z]|button|pixel/i.test(name))).toEqual([])
  })

  it('says of every item that it is null for an unknown key', () => {
    const silent = Object.entries(findItemFields(schema)).flatMap(([type, fields]) =>
      fields.filter((field) => {
        const { description } = (schema.getType(type) as GraphQLObjectType).getFields()[field] ?? {}
        return !/\bnull for an unknown /i.test(description ?? '')
      }),
    )
    expect(silent).toEqual([])
  })

  it('declares @access on every root field', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}),
    )
    const open = roots.filter((field) => !field.astNode?.directives?.some(({ name }) => name.value === 'access'))
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('gives every mutation one input and a result type of its own', () => {
    const inputless = new Set([
      'acknowledgeRealityCheck',
      'beginPasskeyLogIn',
      'beginPasskeyStepUp',
      'createGuestUpload',
      'keepSessionAlive',
      'logOut',
    ])
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      expect(field.args.map(({ name }) => name)).toEqual(inputless.has(field.name) ? [] : ['input'])
      expect(String(field.type)).toMatch(/Result!$/)
    }
  })

  it('has one type …Success in the result of every mutation', () => {
    for (const { type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const result = getNamedType(type)
      const names = isUnionType(result) ? result.getTypes().map(({ name }) => name) : []
      expect([result.name, names.filter((name) => name.endsWith('Success')).length]).toEqual([result.name, 1])
    }
  })

  it('includes only failures that implement UserError in a union', () => {
    for (const type of types) {
      if (!isUnionType(type)) continue
      const failures = type.getTypes().filter(({ name }) => /Problem|Invalid|Under/.test(name))
      for (const failure of failures) expect(failure.getInterfaces().map(({ name }) => name)).toContain('UserError')
    }
  })

  it('can return a Problem from every mutation', () => {
    const without = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
      const result = getNamedType(type)
      return !isUnionType(result) || !result.getTypes().some(({ name }) => name === 'Problem')
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('has nothing in UserError that only some failures have, and no failure with a field that is always null', () => {
    const stored = types.flatMap((type) => {
      if (!isInterfaceType(type) && !isObjectType(type)) return []
      const isFailure = type.name === 'UserError' || type.getInterfaces().some(({ name }) => name === 'UserError')
      return Object.values(type.getFields())
        .filter(() => isFailure)
        .filter(({ name, description }) =>
          type.name === 'UserError' ? !/^(?:code|message)$/.test(name) : description?.startsWith('Always null'),
        )
        .filter(({ deprecationReason }) => deprecationReason == null)
        .map(({ name }) => `${type.name}.${name}`)
    })
    expect(stored).toEqual([])
  })

  it('has no Float field', () => {
    const floats = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).filter((field) => String(field.type).startsWith('Float'))
        : [],
    )
    expect(floats).toEqual([])
  })

  /** Imperatives that a person ticks in a form, by the names of the form's fields. */
  const TICKED = new Set(['accept', 'agreement', 'remember', 'stopWhenWon'])
  /** Filters of a list, each of which keeps one kind of game. */
  const FILTERS = new Set(['GameFilter.hot', 'GameFilter.new', 'GameFilter.open', 'GameFilter.favourites'])

  it('names booleans is…, has… or can…', () => {
    const named = types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => String(field.type).replace('!', '') === 'Boolean' && !TICKED.has(field.name))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !FILTERS.has(name) && !/\.(?:is|has|can)[A-Z]/.test(name))).toEqual([])
  })

  it('names inputs …Input or …Filter, and nothing else', () => {
    const wrong = types.filter((type) => isInputObjectType(type) !== /(?:Input|Filter)$/.test(type.name))
    expect(wrong.map(({ name }) => name)).toEqual(['InvalidInput'])
  })

  it('deprecates with the day of the removal and what to use', () => {
    const reasons = types.flatMap((type) => {
      if (isEnumType(type)) return type.getValues().map(({ deprecationReason }) => deprecationReason)
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
      return Object.values(type.getFields()).map(({ deprecationReason }) => deprecationReason)
    })
    const wrong = reasons.filter(
      (reason) => reason != null && !/^Use `\w.*`\. Removed on \d{4}-\d{2}-\d{2}\.$/.test(reason),
    )
    expect(wrong).toEqual([])
  })

  /** Answers that change nothing a client keeps: secrets, links, codes, and what is sent to others. */
  const NOTHING_KEPT = new Set([
    'BeginAuthenticatorSetupSuccess',
    'CloseAccountSuccess',
    'ConfirmPhoneSuccess',
    'CreateDataFileSuccess',
    'CreateRecordFileSuccess',
    'CreateUploadSuccess',
    'IdentityProviderRedirectSuccess',
    'KeepSessionAliveSuccess',
    'LaunchGameSuccess',
    'LogOutSuccess',
    'MemberCodeSuccess',
    'PasskeyOptionsSuccess',
    'ReportChatMessageSuccess',
    'ReportFailingHostSuccess',
    'RequestCodeSuccess',
    'RequestPasswordResetSuccess',
    'RequestTextCaptchaSuccess',
    'ResetPasswordSuccess',
    'SendFeedbackSuccess',
    'SendGuestCaseCodeSuccess',
    // The language of messages to the viewer, which no field shows.
    'SetLanguageSuccess',
    // Called by the link in an e-mail, without a session, so there is no viewer to return.
    'UnsubscribeSuccess',
    'ViewUploadSuccess',
  ])
  /** Parts of the viewer that clients keep once, and results that hold nothing else. */
  const SECTIONS = new Set([
    'AccountSecurity',
    'BankCards',
    'BonusAccount',
    'IdentityCheck',
    'MessageSettings',
    'PaymentPassword',
    'Wallet',
  ])

  it('returns what a mutation changed: an object with an id, or a section of the viewer', () => {
    const scalars = types
      .filter((type) => isObjectType(type) && type.name.endsWith('Success') && !NOTHING_KEPT.has(type.name))
      .filter(
        (type) =>
          isObjectType(type) &&
          !Object.values(type.getFields()).some(({ type: returned }) => {
            const named = getNamedType(returned)
            return isObjectType(named) && (SECTIONS.has(named.name) || 'id' in named.getFields())
          }),
      )
    expect(scalars.map(({ name }) => name)).toEqual([])
  })

  it('pages growing lists by cursor as Relay does, and others by number', () => {
    const wrong = types.flatMap((type) => {
      if (!isObjectType(type) || type.name === 'Subscription') return []
      const fields = type.getFields()
      const edge = fields['edges'] && getNamedType(fields['edges'].type)
      const isConnection =
        isObjectType(edge) && 'node' in edge.getFields() && String(fields['pageInfo']?.type) === 'PageInfo!'
      const isPage = 'nodes' in fields && 'pageInfo' in fields
      const isWrong = type.name.endsWith('Connection')
        ? !isConnection
        : edge !== undefined || (isPage && String(fields['pageInfo']?.type) !== 'PageNumbers!')
      const calls = Object.values(fields).filter(({ args }) => {
        const named = new Set(args.map((argument) => argument.name))
        return (named.has('after') && !named.has('first')) || named.has('page') !== named.has('pageSize')
      })
      return [...(isWrong ? [type.name] : []), ...calls.map(({ name }) => `${type.name}.${name}`)]
    })
    expect(wrong).toEqual([])
  })

  it('counts every list that has pages', () => {
    const uncounted = types.filter(
      (type) => isObjectType(type) && 'pageInfo' in type.getFields() && !('totalCount' in type.getFields()),
    )
    expect(uncounted.map(({ name }) => name)).toEqual([])
  })

  it('has two ways of paging, by number from page 1 and by cursor, and three default sizes of a page', () => {
    /** Entries that a card or line each takes; rows of records; games in a grid. */
    const SIZES = new Set([10, 20, 42])
    const wrong = types.flatMap((type) => {
      if (!isObjectType(type)) return []
      return Object.values(type.getFields()).flatMap(({ name, args }) => {
        const byName = new Map(args.map((argument) => [argument.name, argument]))
        const size = byName.get('pageSize') ?? (byName.has('after') ? byName.get('first') : undefined)
        const isSized = size === undefined || (String(size.type) === 'Int!' && SIZES.has(Number(size.defaultValue)))
        const page = byName.get('page')
        const isFirst = page === undefined || (String(page.type) === 'Int!' && page.defaultValue === 1)
        const isOther = [...byName.keys()].some((argument) => /^(?:offset|skip|limit|last)$/.test(argument))
        return isSized && isFirst && !isOther ? [] : [`${type.name}.${name}: ${String(size?.defaultValue)}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('lists a thing as the type that a single one has', () => {
    const others = types.flatMap((type) => {
      if (!isObjectType(type)) return []
      const name = /^(\w+)(?:Page|Connection)$/.exec(type.name)?.[1]
      const fields = type.getFields()
      const list = fields['nodes'] ?? fields['edges']
      const listed = list && getNamedType(list.type)
      const node = (isObjectType(listed) && listed.getFields()['node']?.type) || listed
      return name && node && getNamedType(node).name !== name ? [`${type.name}: ${getNamedType(node).name}`] : []
    })
    expect(others).toEqual([])
  })

  it('identifies accounts: what has a username and a kind has an id', () => {
    const without = types.filter(
      (type) =>
        isObjectType(type) &&
        'username' in type.getFields() &&
        'kind' in type.getFields() &&
        !('id' in type.getFields()),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('takes money as an Amount', () => {
    const others = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? (isInputObjectType(type)
            ? Object.values(type.getFields())
            : Object.values(type.getFields()).flatMap(({ args }) => args)
          )
            .filter(({ type: taken }) => getNamedType(taken).name === 'Decimal')
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    )
    // Points, and a share of the stake.
    expect(others.toSorted()).toEqual([
      'ConvertPointsInput.points',
      'PlaceLotteryTicketInput.rebate',
      'RedeemPointsInput.points',
    ])
  })

  it('gives shares in basis points', () => {
    const others = types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => /percent/i.test(`${field.name} ${field.description ?? ''}`))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    )
    // Millionths of the stake, which basis points would round, and the field that goes.
    expect(others.toSorted()).toEqual(['Game.returnToPlayer', 'Jackpot.contributionPercent'])
  })

  it('takes one of several things by @oneOf', () => {
    const either = types.filter((type) => isInputObjectType(type) && type.isOneOf).map(({ name }) => name)
    expect(either.toSorted()).toEqual([
      'ContactInput',
      'CreateRecordFileInput',
      'DepositPaymentInput',
      'PaymentPasswordProofInput',
      'SecurityQuestionsProofInput',
      'SetAvatarInput',
      'StepUpInput',
    ])
  })

  it('has no optional input field that belongs to one value of another field', () => {
    const dependent = types.flatMap((type) => {
      if (!isInputObjectType(type) || type.isOneOf) return []
      const fields = Object.values(type.getFields())
      const values = fields.flatMap((field) => {
        const named = getNamedType(field.type)
        return isEnumType(named) ? named.getValues().map(({ name }) => name) : []
      })
      return fields
        .filter((field) => isNullableType(field.type))
        .filter(({ description }) => values.some((value) => new RegExp(`\\b${value}\\b`).test(description ?? '')))
        .map(({ name }) => `${type.name}.${name}`)
    })
    // Details that most values of the other field do without.
    expect(dependent.toSorted()).toEqual([
      'ConfirmWithdrawalReceiptInput.proofs',
      'ConfirmWithdrawalReceiptInput.receivedAmount',
      'PlaceLotteryTicketInput.series',
      'SendMessageInput.username',
      'SetLimitInput.minutes',
    ])
  })

  it('types what has one name alike, as ID or as String: a code is a String, and so is a username', () => {
    const places = new Map<string, Map<string, string[]>>()
    const add = (coordinate: string, name: string, type: GraphQLType) => {
      const scalar = getNamedType(type).name
      if (scalar !== 'ID' && scalar !== 'String') return
      const found = places.get(name) ?? new Map<string, string[]>()
      places.set(name, found.set(scalar, [...(found.get(scalar) ?? []), coordinate]))
    }
    for (const type of types) {
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
      for (const field of Object.values(type.getFields())) {
        add(`${type.name}.${field.name}`, field.name, field.type)
        for (const argument of 'args' in field ? field.args : []) {
          add(`${type.name}.${field.name}(${argument.name})`, argument.name, argument.type)
        }
      }
    }
    const ids = [...places].flatMap(([name, byScalar]) => (byScalar.size > 1 ? [[name, byScalar.get('ID')]] : []))
    expect(Object.fromEntries(ids)).toEqual({})
    const named = [...places].filter(([name, byScalar]) => byScalar.has('ID') && /(?:code|username)s?$/i.test(name))
    expect(named.map(([name]) => name)).toEqual([])
  })

  it('takes no null for an argument with a default', () => {
    const nullable = types.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            field.args
              .filter((argument) => argument.defaultValue !== undefined && isNullableType(argument.type))
              .map((argument) => `${type.name}.${field.name}(${argument.name})`),
          )
        : [],
    )
    expect(nullable).toEqual([])
  })

  it('names the unit of durations and ratios', () => {
    const UNITS = {
      'basis points?': /basisPoints/i,
      seconds: /seconds/i,
      minutes: /minute/i,
      hours: /hours/i,
      percent: /percent/i,
    }
    const unnamed = types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => /^(?:Int|Decimal)!?$/.test(String(field.type)))
            .filter(({ name, description }) =>
              Object.entries(UNITS).some(
                ([words, inName]) => new RegExp(`\\bin ${words}`, 'i').test(description ?? '') && !inName.test(name),
              ),
            )
            .map((field) => `${type.name}.${field.name}`)
        : [],
    )
    // A rebate or a prize series, by its kind; the industry's name of a percentage.
    expect(unnamed).toEqual(['DownlineAct.after', 'DownlineAct.before', 'Game.returnToPlayer'])
  })
})
