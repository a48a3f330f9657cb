import { IDENTITY_CHECKERS, identityProviders } from './identity-checks/all.ts'
import { MESSAGE_SENDERS, messageProviders } from './messages/all.ts'
import { PAYMENT_PROVIDERS, paymentProviders } from './payments/all.ts'
import type { ProviderDeclaration } from './provider-declaration.ts'
import { REGISTERS, registers } from './registers/all.ts'
import { SCREENERS, screeners } from './screening/all.ts'

/* The providers of all kinds. */

/** Our own. */
export const OUR_PROVIDERS: readonly ProviderDeclaration[] = [
  ...PAYMENT_PROVIDERS,
  ...MESSAGE_SENDERS,
  ...IDENTITY_CHECKERS,
  ...SCREENERS,
  ...REGISTERS,
]

/** Lists that an operator's project adds to, by kind. */
export const PROJECT_LISTS = {
  payment: paymentProviders,
  message: messageProviders,
  identity: identityProviders,
} as const

/** Ours and those of the project. */
export const listProviders = (): readonly ProviderDeclaration[] =>
  [...Object.values(PROJECT_LISTS), screeners, registers].flatMap((list): readonly ProviderDeclaration[] => list.list())

export const listOfProject = (): readonly ProviderDeclaration[] =>
  Object.values(PROJECT_LISTS).flatMap((list): readonly ProviderDeclaration[] => list.listOfProject())
