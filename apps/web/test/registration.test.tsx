import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import registration from '@playhouse/shared/texts/web/EN/registration.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import { describedBy, fill, openSite, sent } from './site.tsx'

const { breach, field, pattern } = registration
const [LIMIT = ''] = registration.limit.amount.split(' (')
const ANYTHING = { patternId: 0, acceptedPattern: '*' }
const BRAND = {
  registration: {
    methods: ['USERNAME', 'MOBILE'],
    isSmsCodeRequired: false,
    isMobilePasswordRequired: true,
    canCheckInvitationCode: true,
  },
  registrationFields: [
    {
      name: 'username',
      minLength: 6,
      maxLength: 13,
      isRequired: true,
      patternId: 1,
      acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
    },
    { name: 'password', minLength: 8, maxLength: 64, isRequired: true, ...ANYTHING },
    { name: 'affiliateCode', minLength: 1, maxLength: 20, isRequired: false, ...ANYTHING },
  ],
}

const main = async () => within(await screen.findByRole('main'))
const input = async (label: string) =>
  (await main()).findByLabelText((text) => text.startsWith(label) && !text.startsWith(`${label} again`), {
    selector: 'input',
  })
const checkbox = async (name: 'adult' | 'agreement') => {
  const boxes = await (await main()).findAllByRole<HTMLInputElement>('checkbox')
  return boxes.find((box) => box.name === name) as HTMLInputElement
}
const submit = async () => (await main()).getByRole('button', { name: registration.submit })

async function expectDescription(label: string, text: string): Promise<HTMLElement> {
  const element = await input(label)
  await waitFor(() => expect(describedBy(element)).toContain(text))
  return element
}

async function openForm(types = {}, search = '', site: object = BRAND) {
  const user = await openSite(`/register${search}`, { site, types })
  const type = async (username: string, password: string, again = password) => {
    for (const [label, text] of [
      [field.username, username],
      [field.password, password],
      [field.confirmPassword, again],
    ] as const) {
      await user.clear(await input(label))
      await user.click(await input(label))
      await user.paste(text)
    }
    const adult = await checkbox('adult')
    if (!adult.checked) await user.click(adult)
  }
  return { user, type }
}

const registrations = () => sent.filter(({ operationName }) => operationName === 'Register')

it('shows each breach at its field and sends nothing', async () => {
  const { user, type } = await openForm()
  const length = (name: string, min: number, max: number) => fill(breach.length, { field: name, min, max })
  await type('abc', 'short', 'other')
  // The age was confirmed with it.
  await user.type(await input(LIMIT), '10.5')
  await user.click(await checkbox('adult'))
  await user.click(await checkbox('agreement'))
  await user.click(await submit())
  await expectDescription(field.username, length(field.username, 6, 13))
  await expectDescription(field.password, length(field.password, 8, 64))
  await expectDescription(field.confirmPassword, breach.mismatch)
  await expectDescription(LIMIT, fill(registration.limit.wrong, { example: '1,000,000' }))
  expect(describedBy(await checkbox('adult'))).toContain(registration.adultRequired)
  expect(describedBy(await checkbox('agreement'))).toContain(registration.agreementRequired)
  const username = await input(field.username)
  await waitFor(() => expect(username).toBe(document.activeElement))
  await user.clear(await input(field.username))
  await expectDescription(field.username, fill(breach.required, { field: field.username }))
  await user.type(await input(field.username), '8lananh')
  await expectDescription(field.username, fill(pattern.letter_first, { field: field.username }))
  await type('lananh88', 'LANANH88')
  await expectDescription(field.password, breach.likeUsername)
  expect(registrations()).toEqual([])
})

it('has the age confirmed by a statement that nobody ticks in advance, and the agreement accepted', async () => {
  const { user, type } = await openForm({}, '', { ...BRAND, agreementAge: 19, memberAge: 22 })
  expect((await checkbox('adult')).checked).toBe(false)
  expect((await checkbox('agreement')).checked).toBe(true)
  expect(describedBy(await checkbox('adult'))).toBe(fill(common.ageRules, { age: 19, member: 22 }))
  await type('lananh88', 'quiet-harbour')
  await user.click(await checkbox('adult'))
  await user.click(await submit())
  await waitFor(async () => expect(describedBy(await checkbox('adult'))).toBe(registration.adultRequired))
  await waitFor(async () => expect(document.activeElement).toBe(await checkbox('adult')))
  // Beside the button too, which may be all that a phone shows.
  const listed = (await main()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed).toContainEqual(expect.stringContaining(registration.adultRequired))
  expect(registrations()).toEqual([])
  await user.click(await checkbox('adult'))
  await user.click(await submit())
  await waitFor(() => expect(registrations()).toHaveLength(1))
  expect(registrations()[0]?.variables?.['input']).toMatchObject({ confirmedAge: 19 })
})

it('says what to do when the platform refuses the age', async () => {
  const { user, type } = await openForm({
    RegisterResult: () => ({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      problems: [{ field: 'confirmedAge', reason: 'TOO_YOUNG' }],
    }),
  })
  await type('lananh88', 'quiet-harbour')
  await user.click(await submit())
  await waitFor(async () => expect(describedBy(await checkbox('adult'))).toBe(registration.adultRequired))
  expect((await main()).getByText((text) => text.includes(registration.adultRequired), { selector: 'li' })).toBeTruthy()
})

it('shows the platform’s refusal of a common password at the password', async () => {
  const { user, type } = await openForm({
    RegisterResult: () => ({ __typename: 'InvalidInput', code: 'INVALID_INPUT', field: null }),
    FieldProblem: () => ({ field: 'password', reason: 'TOO_COMMON' }),
  })
  await type('lananh88', 'Password1')
  await user.click(await submit())
  const password = await expectDescription(field.password, breach.tooCommon)
  await waitFor(() => expect(password).toBe(document.activeElement))
  expect(registrations()).toHaveLength(1)
})

it.each([
  ['mixes scripts', 'MIXED_SCRIPTS', fill(breach.mixedScripts, { field: field.username })],
  ['has contact data', 'CONTACT_DATA', breach.contactData],
])('says at the field that a name %s', async (_, reason, text) => {
  const { user, type } = await openForm({
    RegisterResult: () => ({ __typename: 'InvalidInput', code: 'INVALID_INPUT', field: null }),
    FieldProblem: () => ({ field: 'username', reason }),
  })
  await type('lananh88', 'quiet-harbour')
  await user.click(await submit())
  const username = await expectDescription(field.username, text)
  await waitFor(() => expect(username).toBe(document.activeElement))
})

it('says before sending that a name mixes scripts', async () => {
  const names = ['username', 'payeeName'].map((name) => {
    return { name, minLength: 1, maxLength: 64, isRequired: true, ...ANYTHING }
  })
  const { user, type } = await openForm({}, '', {
    ...BRAND,
    registrationFields: [...names, ...BRAND.registrationFields.slice(1)],
  })
  await type('lаn88', 'quiet-harbour')
  await user.type(await input(field.payeeName), 'Đỗ Лан')
  await user.click(await submit())
  await expectDescription(field.username, fill(breach.mixedScripts, { field: field.username }))
  await expectDescription(field.payeeName, fill(breach.mixedScripts, { field: field.payeeName }))
  expect(registrations()).toEqual([])
})

it('shows a taken username at its field and keeps the input', async () => {
  const { user, type } = await openForm({
    RegisterResult: () => ({ __typename: 'Problem', code: 'USERNAME_TAKEN', field: 'username' }),
  })
  await type('lananh88', 'quiet-harbour')
  await user.click(await submit())
  const taken = await expectDescription(field.username, errors.codes.USERNAME_TAKEN)
  await waitFor(() => expect(taken).toBe(document.activeElement))
  expect(await input(field.password)).toHaveProperty('value', 'quiet-harbour')
})

it('reports an unknown invitation code before sending anything', async () => {
  const { user, type } = await openForm({ InvitationCode: () => ({ isValid: false }) }, '?affiliateCode=NOBODY77')
  await expectDescription(field.affiliateCode, fill(registration.invitationWrong, { code: 'NOBODY77' }))
  await type('lananh88', 'quiet-harbour')
  await user.click(await submit())
  const warning = within(await screen.findByRole('alertdialog', { name: registration.invitationTitle }))
  await user.click(warning.getByRole('button', { name: registration.understood }))
  expect(registrations()).toEqual([])
})

it('asks before a deposit limit below the least deposit closes deposits', async () => {
  const { user, type } = await openForm({ RegisterResult: () => ({ __typename: 'LogInSuccess' }) }, '', {
    ...BRAND,
    leastDeposit: { amount: '50000.00', currency: 'VND' },
  })
  await type('lananh88', 'quiet-harbour')
  const limit = await input(LIMIT)
  await user.type(limit, '5')
  await user.click(await submit())
  const { depositTitle: name, change, accept } = limits.impossible
  const question = async () => within(await screen.findByRole('alertdialog', { name }))
  expect((await question()).getByText(/50,000/).textContent).toMatch(/\b5\b/)
  await user.click((await question()).getByRole('button', { name: change }))
  expect(registrations()).toEqual([])
  await user.type(limit, '0')
  await user.click(await submit())
  await user.click((await question()).getByRole('button', { name: accept }))
  await waitFor(() => expect(registrations()).toHaveLength(1))
  expect(registrations()[0]?.variables).toMatchObject({ input: { depositLimit: { amount: '50' } } })
})

it('names the number where both ways have been opened, and registers once', async () => {
  const { user, type } = await openForm({
    InvitationCode: () => ({ isValid: true }),
    RegisterResult: () => ({ __typename: 'LogInSuccess' }),
  })
  await type('lananh88', 'short')
  await user.click(screen.getByRole('tab', { name: registration.way.MOBILE }))
  await user.click(await submit())
  await expectDescription(field.mobileNum, fill(breach.required, { field: field.mobileNum }))
  await user.click(screen.getByRole('tab', { name: registration.way.USERNAME }))
  await type('lananh88', 'quiet-harbour')
  await user.dblClick(await submit())
  await waitFor(() => expect(registrations()).toHaveLength(1))
})

it('says beside the button that a field is refused which the form does not show', async () => {
  const { user, type } = await openForm({
    RegisterResult: () => ({ __typename: 'InvalidInput', code: 'INVALID_INPUT', field: null }),
    FieldProblem: () => ({ field: 'zalo', reason: 'PATTERN' }),
  })
  await type('lananh88', 'quiet-harbour')
  await user.click(await submit())
  expect((await main()).getByRole('alert').textContent).toContain(errors.codes.INVALID_INPUT)
})

it('shows the promotions that have not ended', async () => {
  const promotion = (title: string, status: string) => ({ id: title, title, status })
  const nodes = [promotion('Welcome', 'OPEN'), promotion('Soon', 'UPCOMING'), promotion('Last year', 'CLOSED')]
  await openSite('/register', { site: BRAND, types: { PromotionPage: () => ({ nodes }) } })
  const slider = within(await screen.findByRole('region', { name: registration.promotions }))
  expect(await slider.findByText('Welcome')).toBeTruthy()
  expect(slider.getByText('Soon')).toBeTruthy()
  expect(slider.queryByText('Last year')).toBeNull()
})
