import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { REBATE_MAX_BASIS_POINTS } from '@playhouse/shared/agent-pay.ts'
import * as z from 'zod'
import { type Brand, changeBrand, lockBrand, readBrandRow } from '../../../domains/site/operator.ts'
import { percent, percentText } from '../../kit/form-fields.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { momentField } from '../../kit/moments.ts'
import { checkAll, OfficeError } from '../../kit/office-error.ts'
import { wholeNumber, yesOrNo } from '../../kit/described-form.ts'
import { optionalMoney } from '../../kit/reward-settings.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { settingsPage } from '../../kit/settings-page.ts'

const CODES = Object.keys(LANGUAGES) as LanguageCode[]
/** Codes separated by spaces or commas, in capitals. */
const codes = z.string().transform((text) =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean),
)

const FIELDS = {
  name: {
    label: 'Name, as members read it',
    rule: z.string().trim().min(1, { error: 'must not be empty' }).max(60, { error: 'has at most 60 characters' }),
    of: (row: Brand) => row.name,
  },
  currencySymbol: {
    label: 'Sign of the currency',
    rule: z.string().trim().min(1, { error: 'must not be empty' }).max(5, { error: 'has at most 5 characters' }),
    of: (row: Brand) => row.currencySymbol,
  },
  maintenance: yesOrNo('Under maintenance', (row: Brand) => row.maintenance, {
    no: 'no: the site is open',
    yes: 'yes: members see that it is closed',
  }),
  maintenanceEndsAt: momentField('Maintenance ends, if that is known', (row: Brand) => row.maintenanceEndsAt),
  languages: {
    label: `Languages, the default first, of ${CODES.join(', ')}`,
    rule: codes,
    of: (row: Brand) => row.languages.join(' '),
  },
  restrictedCountries: {
    label: 'Countries that may not play, such as US FR; empty for none',
    rule: codes,
    of: (row: Brand) => row.restrictedCountries.join(' '),
    optional: true,
  },
  agreementAge: wholeNumber('Age that a registration confirms', [MINIMUM_AGE, 99], (row: Brand) => row.agreementAge),
  memberAge: wholeNumber(
    'Age by the birthday, from the first deposit on',
    [MEMBER_AGE, 99],
    (row: Brand) => row.memberAge,
  ),
  applicantRebate: {
    label: 'Rebate of members who become agents by application, in percent',
    rule: percent,
    of: (row: Brand) => percentText(row.applicantRebate),
  },
  paymentMultiple: wholeNumber(
    'Hold payments of more than so many times the request',
    [2, 1000],
    (row: Brand) => row.paymentMultiple,
  ),
  paymentMaximum: {
    ...optionalMoney((row: Brand) => row.paymentMaximum),
    label: 'Hold payments of more than; empty for no limit',
  },
  deskOpensAt: wholeNumber('The desk opens, hour of the day', [0, 23], (row: Brand) => row.deskOpensAt),
  deskClosesAt: wholeNumber('It closes; 24 is midnight', [1, 24], (row: Brand) => row.deskClosesAt),
  deskAnswerMinutes: wholeNumber('Answers within, in minutes', [1, 480], (row: Brand) => row.deskAnswerMinutes),
  deskPersonalMinutes: wholeNumber(
    'The personal desk answers within, in minutes',
    [1, 480],
    (row: Brand) => row.deskPersonalMinutes,
  ),
} as const

const LICENCE = [
  'restrictedCountries',
  'agreementAge',
  'memberAge',
  'applicantRebate',
  'paymentMultiple',
  'paymentMaximum',
] as const

const settings = settingsPage<Brand>({
  path: '/brand',
  title: 'Brand',
  kind: 'brand-settings',
  permissions: { read: 'brand.read', change: 'brand.change' },
  load: readBrandRow,
  lock: lockBrand,
  fields: () => FIELDS,
  form: () => [
    { columns: ['name', 'currencySymbol'] },
    'languages',
    { heading: 'Maintenance' },
    { columns: ['maintenance', 'maintenanceEndsAt'] },
    { heading: 'Customer service' },
    { columns: ['deskOpensAt', 'deskClosesAt'] },
    { columns: ['deskAnswerMinutes', 'deskPersonalMinutes'] },
    { heading: 'Licence, pay and payments' },
    { note: 'A change of these takes two operators.' },
    'restrictedCountries',
    { columns: ['agreementAge', 'memberAge', 'applicantRebate'] },
    { columns: ['paymentMultiple', 'paymentMaximum'] },
  ],
  read: (values, before) => {
    const after = { ...before, ...values } as Brand
    checkAll(
      () => {
        const unknown = after.languages.filter((code) => !CODES.includes(code as LanguageCode))
        if (after.languages.length === 0 || unknown.length > 0)
          throw new OfficeError(`languages: are one or more of ${CODES.join(', ')}`, 400)
      },
      () => {
        if (after.restrictedCountries.some((code) => !/^[A-Z]{2}$/.test(code)))
          throw new OfficeError('restrictedCountries: are codes of two letters, such as US', 400)
      },
      () => {
        if (after.applicantRebate > REBATE_MAX_BASIS_POINTS)
          throw new OfficeError(`applicantRebate: is at most ${percentText(REBATE_MAX_BASIS_POINTS)} %`, 400)
      },
      () => {
        if (after.deskClosesAt <= after.deskOpensAt)
          throw new OfficeError('deskClosesAt: is later than the hour at which the desk opens', 400)
      },
    )
    return after
  },
  store: (tx, row) =>
    changeBrand(tx, {
      name: row.name,
      currencySymbol: row.currencySymbol,
      maintenance: row.maintenance,
      maintenanceEndsAt: row.maintenanceEndsAt,
      languages: [...new Set(row.languages)],
      restrictedCountries: [...new Set(row.restrictedCountries)],
      agreementAge: row.agreementAge,
      memberAge: row.memberAge,
      applicantRebate: row.applicantRebate,
      paymentMultiple: row.paymentMultiple,
      paymentMaximum: row.paymentMaximum,
      deskOpensAt: row.deskOpensAt,
      deskClosesAt: row.deskClosesAt,
      deskAnswerMinutes: row.deskAnswerMinutes,
      deskPersonalMinutes: row.deskPersonalMinutes,
    }),
  terms: (row) => ({
    Name: row.name,
    'Sign of the currency': row.currencySymbol,
    Languages: row.languages.join(' '),
    'Under maintenance': row.maintenance ? 'yes' : 'no',
    'Maintenance ends': momentText(row.maintenanceEndsAt),
    'Countries that may not play': row.restrictedCountries.join(' '),
    'Age that a registration confirms': String(row.agreementAge),
    'Age from the first deposit on': String(row.memberAge),
    'Rebate of applicants, in percent': percentText(row.applicantRebate),
    'Payments held above': `${row.paymentMultiple} times the request${row.paymentMaximum === null ? '' : `, or ${moneyText(row.paymentMaximum)}`}`,
    'Hours of customer service': `${row.deskOpensAt} to ${row.deskClosesAt}`,
    'Answers within, in minutes': `${row.deskAnswerMinutes}; ${row.deskPersonalMinutes} at the personal desk`,
  }),
  operators: (after, before) => (LICENCE.some((name) => String(after[name]) !== String(before[name])) ? 2 : 1),
  above: html`<p class="muted">Code and currency of a brand stay. Changes apply within twenty seconds.</p>`,
})

export const brandSection: OfficeSection = {
  path: '/brand',
  title: 'Brand',
  group: 'House',
  permission: 'brand.read',
  decisions: [settings.decision],
  register: settings.register,
}
