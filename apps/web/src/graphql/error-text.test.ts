import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, isEnumType } from 'graphql'
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import chinese from '@playhouse/shared/texts/web/CN/errors.json' with { type: 'json' }
import chineseFaults from '@playhouse/shared/texts/web/CN/faults.json' with { type: 'json' }
import english from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import englishFaults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import indonesian from '@playhouse/shared/texts/web/ID/errors.json' with { type: 'json' }
import indonesianFaults from '@playhouse/shared/texts/web/ID/faults.json' with { type: 'json' }
import thai from '@playhouse/shared/texts/web/TH/errors.json' with { type: 'json' }
import thaiFaults from '@playhouse/shared/texts/web/TH/faults.json' with { type: 'json' }
import vietnamese from '@playhouse/shared/texts/web/VI/errors.json' with { type: 'json' }
import vietnameseFaults from '@playhouse/shared/texts/web/VI/faults.json' with { type: 'json' }
import { ERROR_TEXTS, errorText } from './error-text.ts'

const i18n = createInstance()
beforeAll(() =>
  i18n.init({
    lng: 'EN',
    cleanCode: false,
    fallbackLng: false,
    ns: ERROR_TEXTS,
    defaultNS: 'errors',
    interpolation: { escapeValue: false },
    resources: {
      EN: { errors: english, faults: englishFaults },
      VI: { errors: vietnamese, faults: vietnameseFaults },
      CN: { errors: chinese, faults: chineseFaults },
      ID: { errors: indonesian, faults: indonesianFaults },
      TH: { errors: thai, faults: thaiFaults },
    },
  }),
)

const codes = (() => {
  const type = buildSchema(TYPE_DEFINITIONS).getType('ErrorCode')
  if (!isEnumType(type)) throw new Error('The schema has no enum ErrorCode')
  return type.getValues().map(({ name }) => name)
})()

describe('error texts', () => {
  // Thai sentences end without punctuation.
  const ends = { EN: /\.$/, VI: /\.$/, CN: /。$/, ID: /\.$/, TH: /[^.]$/ }
  it.each(Object.entries(ends))('has a sentence of its own for each code in %s', (language, end) => {
    const t = i18n.getFixedT(language, ERROR_TEXTS)
    const faulty = [...codes, 'NETWORK', 'OPERATION_NOT_REGISTERED', 'SESSION_OF_ANOTHER_ACCOUNT']
      .map((code) => ({ code, text: errorText(t, code) }))
      .filter(({ code, text }) => text === t('faults:unknown') || text.includes(code) || !end.test(text))
    expect(faulty).toEqual([])
  })

  it('returns a general text for an unknown code', () => {
    const t = i18n.getFixedT('EN', ERROR_TEXTS)
    expect(errorText(t, 'HTTP_502')).toBe(englishFaults.unknown)
  })

  it('includes the waiting time, rounded up, in minutes for a locked log-in', () => {
    const t = i18n.getFixedT('EN', ERROR_TEXTS)
    expect(errorText(t, 'LOGIN_LOCKED', 61)).toContain('2 minutes')
    expect(errorText(t, 'LOGIN_LOCKED', 60)).toContain('1 minute.')
    expect(errorText(t, 'LOGIN_LOCKED', null)).toBe(english.codes.LOGIN_LOCKED)
    expect(errorText(t, 'RATE_LIMITED', 5)).toContain('5 seconds')
    expect(errorText(t, 'RATE_LIMITED', 300)).toContain('5 minutes')
    expect(errorText(i18n.getFixedT('VI', ERROR_TEXTS), 'LOGIN_LOCKED', 840)).toContain('14 phút')
  })

  it('includes why an account is blocked, as it was written', () => {
    const t = i18n.getFixedT('EN', ERROR_TEXTS)
    const reason = 'Your documents & your name "differ".'
    expect(errorText(t, 'ACCOUNT_BLOCKED', null, reason)).toContain(reason)
    expect(errorText(t, 'ACCOUNT_BLOCKED', null, null)).toBe(english.codes.ACCOUNT_BLOCKED)
  })
})
