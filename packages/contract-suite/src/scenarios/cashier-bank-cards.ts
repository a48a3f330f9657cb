import {
  addBankCard,
  bankCards,
  removeBankCard,
  setDefaultBankCard,
  withdrawalBanks,
} from '@playhouse/platform-api/cashier-bank-cards.ts'
import {
  changePaymentPassword,
  hasWithdrawalPassword,
  requestPaymentPasswordCode,
  resetPaymentPassword,
} from '@playhouse/platform-api/cashier-payment-password.ts'
import { requestStepUpCode, stepUpPasskeyOptions } from '@playhouse/platform-api/cashier-step-up.ts'
import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { type Cast, givePaymentPassword, reader } from '../cast.ts'
import { getCode } from '../judge.ts'
import type { Account, Suite } from '../suite.ts'
import { sentCode } from './messages-of.ts'
import { removingPasskey } from './session-passkeys.ts'

/** Payment password, cards and step-up. @returns a card that may be used */
export async function cards(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  const as = member ?? reader(cast)
  const banks = await suite.ok(withdrawalBanks, {}, { as })
  await suite.ok(bankCards, {}, { as })
  await suite.ok(withdrawalOptions, {}, { as })
  const unreached = [
    changePaymentPassword,
    requestPaymentPasswordCode,
    resetPaymentPassword,
    addBankCard,
    setDefaultBankCard,
    removeBankCard,
  ]
  if (!member || !(await givePaymentPassword(suite, member))) return suite.needs('an account of the run', ...unreached)
  await paymentPasswords(suite, member)
  const bank = banks?.list.find(({ kind }) => kind === 'BANK')
  if (!bank || !member.mobile)
    return suite.needs(
      'a way to read sent codes (--outbox)',
      addBankCard,
      setDefaultBankCard,
      removeBankCard,
      requestStepUpCode,
    )
  const getCard = (accountNumber: string) => ({
    bankCode: bank.bankCode,
    accountNumber,
    accountName: (member.realName ?? 'Nguyen Thi Lan').toUpperCase(),
    paymentPassword: member.paymentPassword,
  })
  const inputs = [getCard(`97${suite.digits(10)}`), getCard(`97${suite.digits(10)}`)] as const
  await suite.refused(addBankCard, inputs[0], 'step.up.required', { as: member, name: 'needs another proof' })
  // A passkey goes before codes.
  const options = member.passkey && (await suite.ok(stepUpPasskeyOptions, {}, { as: member }))
  const byPasskey = options && { method: 'passkey', answer: member.passkey?.key.get(options.options) ?? '' }
  const first = byPasskey && (await suite.ok(addBankCard, { ...inputs[0], stepUp: byPasskey }, { as: member }))
  await removingPasskey(suite, member)
  const { mobile } = member
  const answer = await sentCode(suite, mobile, () =>
    suite.ok(requestStepUpCode, { purpose: 'bank_card', method: 'sms' }, { as: member }),
  )
  const byCode = { ...inputs[1], stepUp: { method: 'sms', answer } }
  const second = answer && (await suite.ok(addBankCard, byCode, { as: member, name: 'takes a code as proof' }))
  const listed = await suite.ok(bankCards, {}, { as: member })
  if (first && listed)
    suite.check(
      addBankCard,
      'the card is listed',
      listed.list.some(({ id }) => id === first.id),
      'not in the list',
    )
  if (second) await defaultCard(suite, member, second)
}

/** A card becomes the default, stays so, and is removed. */
async function defaultCard(suite: Suite, member: Account, { id }: { id: string }): Promise<void> {
  const chosen = await suite.ok(setDefaultBankCard, { id }, { as: member })
  if (chosen)
    suite.same(setDefaultBankCard, 'the card is the default', chosen.list.find(({ isDefault }) => isDefault)?.id, id)
  const stored = await suite.ok(bankCards, {}, { as: member })
  if (chosen && stored)
    suite.same(setDefaultBankCard, 'stays the default', stored.list.find(({ isDefault }) => isDefault)?.id, id)
  const left = await suite.ok(removeBankCard, { id }, { as: member })
  if (left)
    suite.check(
      removeBankCard,
      'the card is gone',
      left.list.every((card) => card.id !== id),
      'still in the list',
    )
  const then = left && (await suite.ok(bankCards, {}, { as: member }))
  if (then)
    suite.same(
      removeBankCard,
      'the cards that are left are the account’s',
      then.list.map((card) => card.id),
      left.list.map((card) => card.id),
    )
}

async function paymentPasswords(suite: Suite, member: Account): Promise<void> {
  const { paymentPassword } = member
  const next = `gate-of-${suite.letters(6)}-8`
  const wrong = { oldPaymentPassword: 'wrong-one-7', paymentPassword: next, confirmPaymentPassword: next }
  await suite.refused(changePaymentPassword, wrong, 'payment.password.wrong', {
    as: member,
    name: 'a wrong old one is refused',
  })
  if (await suite.ok(changePaymentPassword, { ...wrong, oldPaymentPassword: paymentPassword }, { as: member })) {
    member.paymentPassword = next
    const info = await suite.ok(memberInfo, {}, { as: member })
    if (info) suite.same(changePaymentPassword, 'the account still has one', info.hasPaymentPassword, true)
  }
  await suite.ok(hasWithdrawalPassword, {}, { as: member })
  const { mobile } = member
  if (!mobile)
    return suite.needs('a way to read sent codes (--outbox)', requestPaymentPasswordCode, resetPaymentPassword)
  const code = await sentCode(suite, mobile, () =>
    suite.ok(requestPaymentPasswordCode, { method: 'sms' }, { as: member }),
  )
  if (code === undefined) return
  const reset = `river-of-${suite.letters(6)}-9`
  if (
    await suite.ok(
      resetPaymentPassword,
      { method: 'sms', code, paymentPassword: reset, confirmPaymentPassword: reset },
      { as: member },
    )
  ) {
    member.paymentPassword = reset
  }
}

/** Five wrong payment passwords lock them and say for how long. */
export async function paymentLock(suite: Suite, account: Account): Promise<void> {
  const input = {
    oldPaymentPassword: 'wrong-one-7',
    paymentPassword: 'gate-of-lotus-8',
    confirmPaymentPassword: 'gate-of-lotus-8',
  }
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const reply = await suite.call(changePaymentPassword, input, { as: account })
    if (getCode(reply) !== 'payment.password.locked') continue
    const state = await suite.ok(hasWithdrawalPassword, {}, { as: account })
    return suite.check(
      hasWithdrawalPassword,
      'says how long a lock lasts',
      (state?.lockedSeconds ?? 0) > 0,
      'lockedSeconds is missing',
    )
  }
  suite.check(changePaymentPassword, 'wrong ones lock it', false, 'seven wrong ones do not')
}
