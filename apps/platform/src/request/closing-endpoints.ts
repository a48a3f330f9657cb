import * as cards from '@playhouse/platform-api/cashier-bank-cards.ts'
import * as paymentPassword from '@playhouse/platform-api/cashier-payment-password.ts'
import * as stepUp from '@playhouse/platform-api/cashier-step-up.ts'
import * as withdrawals from '@playhouse/platform-api/cashier-withdrawals.ts'
import * as cases from '@playhouse/platform-api/cases.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import * as limits from '@playhouse/platform-api/limits.ts'
import * as member from '@playhouse/platform-api/member.ts'
import * as messages from '@playhouse/platform-api/messages.ts'
import * as questions from '@playhouse/platform-api/session-security-questions.ts'
import * as session from '@playhouse/platform-api/session.ts'
import * as support from '@playhouse/platform-api/support.ts'
import * as uploads from '@playhouse/platform-api/uploads.ts'
import * as wallet from '@playhouse/platform-api/wallet.ts'

/** All that an account may do while it is being closed. Everything else with a session is refused with `account.closing`. */
export const CLOSING_ENDPOINTS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  // The frame of every page, and leaving.
  session.logout,
  session.touchSession,
  member.memberInfo,
  member.memberIcon,
  member.changePassword,
  member.updateLanguage,
  limits.playClock,
  wallet.balance,
  // The payout and questions about it.
  limits.accountClosing,
  limits.requestClosingPayout,
  withdrawals.withdrawalDetail,
  withdrawals.withdrawalList,
  withdrawals.unconfirmedWithdrawals,
  withdrawals.answerWithdrawalQuestion,
  withdrawals.confirmWithdrawalReceipt,
  uploads.createUpload,
  uploads.viewUpload,
  // Another card after a rejection, with what adding one takes.
  withdrawals.withdrawalOptions,
  cards.bankCards,
  cards.addBankCard,
  cards.removeBankCard,
  cards.setDefaultBankCard,
  cards.withdrawalBanks,
  paymentPassword.hasWithdrawalPassword,
  paymentPassword.setPaymentPassword,
  paymentPassword.changePaymentPassword,
  paymentPassword.requestPaymentPasswordCode,
  paymentPassword.resetPaymentPassword,
  stepUp.requestStepUpCode,
  stepUp.stepUpPasskeyOptions,
  questions.ownSecurityQuestions,
  // Messages, and cases and complaints with customer service.
  messages.inbox,
  messages.readMessages,
  messages.deleteMessages,
  messages.unreadMessages,
  cases.serviceCases,
  cases.serviceCaseDetail,
  cases.openServiceCase,
  cases.writeServiceCase,
  cases.closeServiceCase,
  cases.rateServiceCase,
  support.feedback,
])
