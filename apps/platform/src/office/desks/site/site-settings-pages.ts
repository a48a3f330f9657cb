import { getFamilyName, PATTERN_FAMILIES } from '@playhouse/shared/pattern-families.ts'
import { EMAIL_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import {
  changeReferralTerms,
  lockReferralTerms,
  type ReferralTerms,
  readReferralTerms,
} from '../../../domains/engagement/referrals/operator.ts'
import {
  changeRegisterRules,
  changeResources,
  changeTwoOperatorsAbove,
  listRegisterRules,
  listResources,
  lockRegisterRules,
  lockResources,
  lockTwoOperatorsAbove,
  readTwoOperatorsAbove,
  type RegisterRule,
  type Resource,
} from '../../../domains/site/operator.ts'
import { oneOf, wholeNumber, type Fields } from '../../kit/described-form.ts'
import { money } from '../../kit/form-fields.ts'
import { moneyText, words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { refuseFields } from '../../kit/office-error.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { settingsPage } from '../../kit/settings-page.ts'

const moneyField = (label: string, of: (row: ReferralTerms) => bigint) => ({
  label,
  rule: money,
  of: (row: ReferralTerms) => moneyText(of(row)),
})

const REFERRAL_FIELDS = {
  reward: moneyField('Reward of the inviter for each friend; 0 for none', ({ reward }) => reward),
  minDeposit: moneyField('The friend deposits, in all', ({ minDeposit }) => minDeposit),
  minTurnover: moneyField('The friend’s settled stakes, in all', ({ minTurnover }) => minTurnover),
  days: wholeNumber('Within days, the day of registration included', [1, 365], (row: ReferralTerms) => row.days),
} as const

const referral = settingsPage<ReferralTerms>({
  path: '/referral-rule',
  title: 'Invited friends',
  kind: 'referral-rule',
  permissions: { read: 'rewards.read', change: 'rewards.plan' },
  load: readReferralTerms,
  lock: lockReferralTerms,
  fields: () => REFERRAL_FIELDS,
  form: () => ['reward', { columns: ['minDeposit', 'minTurnover', 'days'] }],
  read: (values) => {
    const after = values as unknown as ReferralTerms
    if (after.reward > 0n && after.minDeposit === 0n && after.minTurnover === 0n)
      refuseFields({ minDeposit: 'is more than nothing, or the turnover is: otherwise registering alone pays' })
    return after
  },
  store: (tx, row) => changeReferralTerms(tx, row),
  terms: ({ reward, minDeposit, minTurnover, days }) => ({
    Reward: moneyText(reward),
    'Deposits of the friend': moneyText(minDeposit),
    'Stakes of the friend': moneyText(minTurnover),
    'Within days': String(days),
  }),
  // The reward is money that the house gives.
  operators: () => 2,
  above: html`<p class="muted">
    A change takes two operators. It holds for friends who register from then on; others keep the rule of their day.
  </p>`,
})

const APPS = { ANDROID: 'Android app', IOS: 'iOS app' } as const
const LINKS = { FACEBOOK: 'Facebook', INSTAGRAM: 'Instagram', TELEGRAM: 'Telegram', WHATSAPP: 'WhatsApp' } as const
const RESOURCE_TYPES = { ...APPS, ...LINKS }
const isAddress = (text: string) =>
  /^\/(?!\/)\S*$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:')

const RESOURCE_FIELDS: Fields<Resource[]> = Object.fromEntries(
  Object.entries(RESOURCE_TYPES).map(([type, label]) => [
    type,
    {
      label,
      rule: z
        .string()
        .trim()
        .max(500, { error: 'has at most 500 characters' })
        .refine((text) => text === '' || isAddress(text), {
          error: 'is an address that begins with https://, a path that begins with /, or empty',
        }),
      of: (rows: Resource[]) => rows.find((row) => row.resourceType === type)?.url,
      optional: true,
    },
  ]),
)

const downloads = settingsPage<Resource[]>({
  path: '/downloads',
  title: 'Apps and links',
  kind: 'downloads',
  permissions: { read: 'content.read', change: 'content.plan' },
  load: listResources,
  lock: lockResources,
  fields: () => RESOURCE_FIELDS,
  form: () => [
    { heading: 'Apps on the download page' },
    { columns: Object.keys(APPS) },
    { heading: 'Links in the left bar' },
    { columns: Object.keys(LINKS) },
  ],
  read: (values, before) => [
    ...before.filter(({ resourceType }) => !Object.hasOwn(RESOURCE_TYPES, resourceType)),
    ...Object.entries(RESOURCE_TYPES).flatMap(([resourceType, label]) => {
      const url = (values as Readonly<Record<string, string>>)[resourceType] ?? ''
      const labelNameEn = before.find((row) => row.resourceType === resourceType)?.labelNameEn ?? label
      return url === '' ? [] : [{ resourceType, url, labelNameEn }]
    }),
  ],
  store: (tx, rows) =>
    changeResources(
      tx,
      Object.keys(RESOURCE_TYPES),
      rows.filter(({ resourceType }) => Object.hasOwn(RESOURCE_TYPES, resourceType)),
    ),
  terms: (rows) =>
    Object.fromEntries(
      Object.entries(RESOURCE_TYPES).map(([type, label]) => [
        label,
        rows.find((row) => row.resourceType === type)?.url ?? '',
      ]),
    ),
  operators: () => 1,
  above: html`<p class="muted">
    A path is on the platform’s own host of pages. What is empty is not shown. Changes apply within twenty seconds.
  </p>`,
})

const FIELD_STATES = { off: 'not asked for', optional: 'optional', required: 'required' } as const
type FieldState = keyof typeof FIELD_STATES
const getState = (rule: RegisterRule): FieldState => (rule.enabled ? (rule.required ? 'required' : 'optional') : 'off')
const PATTERNS = Object.fromEntries(Object.entries(PATTERN_FAMILIES).map(([id, { name }]) => [id, words(name)]))
/** Fields without which nobody could log in. */
const ALWAYS: ReadonlySet<string> = new Set(['username', 'password'])
/** OWASP ASVS 5.0, 6.2.1. */
const LEAST: Readonly<Record<string, number>> = { password: 8, paymentPassword: 8 }
const getField = (rows: readonly RegisterRule[], field: string) => rows.find((row) => row.field === field)

const registration = settingsPage<RegisterRule[]>({
  path: '/registration-form',
  title: 'Registration form',
  kind: 'registration-form',
  permissions: { read: 'brand.read', change: 'brand.change' },
  load: listRegisterRules,
  lock: lockRegisterRules,
  fields: (rules): Fields<RegisterRule[]> =>
    Object.fromEntries(
      rules.flatMap(({ field }) => [
        [
          `state_${field}`,
          oneOf('Asked for', FIELD_STATES, (rows: RegisterRule[]) => {
            const rule = getField(rows, field)
            return rule ? getState(rule) : 'off'
          }),
        ],
        [
          `min_${field}`,
          wholeNumber(
            'Fewest characters',
            [LEAST[field] ?? 1, EMAIL_MAX],
            (rows: RegisterRule[]) => getField(rows, field)?.minLength ?? 1,
          ),
        ],
        [
          `max_${field}`,
          wholeNumber(
            'Most characters',
            [1, EMAIL_MAX],
            (rows: RegisterRule[]) => getField(rows, field)?.maxLength ?? 1,
          ),
        ],
        [
          `pattern_${field}`,
          oneOf('What it may hold', PATTERNS, (rows: RegisterRule[]) => String(getField(rows, field)?.patternId ?? 0)),
        ],
      ]),
    ),
  form: (rules) =>
    rules.flatMap(({ field }) => [
      { heading: getLabel(field) },
      { columns: ['state', 'min', 'max', 'pattern'].map((name) => `${name}_${field}`) },
    ]),
  read: (values, before) => {
    const sent = values as Readonly<Record<string, string | number>>
    const after = before.map((rule) => {
      const { field } = rule
      const state = sent[`state_${field}`] as FieldState
      const patternId = Number(sent[`pattern_${field}`]) as keyof typeof PATTERN_FAMILIES
      return {
        ...rule,
        enabled: state !== 'off',
        required: state === 'required',
        minLength: Number(sent[`min_${field}`]),
        maxLength: Number(sent[`max_${field}`]),
        patternId,
        // Another pattern than the family's is kept until the family changes.
        acceptedPattern: patternId === rule.patternId ? rule.acceptedPattern : PATTERN_FAMILIES[patternId].pattern,
      }
    })
    const problems = Object.fromEntries(
      after.flatMap(({ field, required, minLength, maxLength }) => [
        ...(minLength > maxLength ? [[`min_${field}`, 'is at most the most characters']] : []),
        ...(ALWAYS.has(field) && !required ? [[`state_${field}`, 'is always required']] : []),
      ]),
    )
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return after
  },
  store: (tx, rows) => changeRegisterRules(tx, rows),
  terms: (rules) =>
    Object.fromEntries(
      rules.map((rule) => [
        getLabel(rule.field),
        `${FIELD_STATES[getState(rule)]}, ${rule.minLength} to ${rule.maxLength} characters, ${words(getFamilyName(rule.patternId))}`,
      ]),
    ),
  operators: () => 1,
  above: html`<p class="muted">
    <a href="/modules">Modules</a> decide whether members register by username or by mobile number, and whether codes
    are sent. Accounts that exist keep what they have. Changes apply within twenty seconds.
  </p>`,
})

/** `mobileNum` is "mobile Num" in the table; operators read "Mobile num". */
const getLabel = (field: string) => {
  const spaced = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return `${spaced.slice(0, 1).toUpperCase()}${spaced.slice(1)}`
}

export const referralSection: OfficeSection = {
  path: '/referral-rule',
  title: 'Invited friends',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: [referral.decision],
  register: referral.register,
}

export const downloadSection: OfficeSection = {
  path: '/downloads',
  title: 'Apps and links',
  group: 'Site',
  permission: 'content.read',
  decisions: [downloads.decision],
  register: downloads.register,
}

export const registrationSection: OfficeSection = {
  path: '/registration-form',
  title: 'Registration form',
  group: 'Site',
  permission: 'brand.read',
  decisions: [registration.decision],
  register: registration.register,
}

/** @param initial amount until the office has set one */
function twoOperatorsPage(initial: bigint) {
  return settingsPage<{ above: bigint }>({
    path: '/two-operators',
    title: 'Two operators',
    kind: 'two-operators',
    permissions: { read: 'brand.read', change: 'brand.change' },
    load: async (on) => ({ above: (await readTwoOperatorsAbove(on)) ?? initial }),
    lock: async (tx) => ({ above: (await lockTwoOperatorsAbove(tx)) ?? initial }),
    fields: () => ({
      above: {
        label: 'Two operators above, a day',
        rule: money,
        of: ({ above }: { above: bigint }) => moneyText(above),
      },
    }),
    form: () => ['above'],
    read: (values) => values as { above: bigint },
    store: (tx, { above }) => changeTwoOperatorsAbove(tx, above),
    terms: ({ above }) => ({ 'Two operators above, a day': moneyText(above) }),
    // Otherwise an operator could abolish the second operator alone.
    operators: () => 2,
    above: html`<p class="muted">
      Withdrawals, credited payments and rewards take a second operator when they come to more than this on a day. What
      waits already keeps the limit of its moment. A change takes two operators and applies at once.
    </p>`,
  })
}

/** @param initial amount until the office has set one */
export function twoOperatorsSection(initial: bigint): OfficeSection {
  const { decision, register } = twoOperatorsPage(initial)
  return {
    path: '/two-operators',
    title: 'Two operators',
    group: 'House',
    permission: 'brand.read',
    decisions: [decision],
    register,
  }
}
