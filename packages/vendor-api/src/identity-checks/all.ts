import { createProviderList } from '../provider-list.ts'
import { guardChecker } from './guarded-checker.ts'
import { millstone } from './millstone/millstone.ts'
import { sandpiper } from './sandpiper/sandpiper.ts'

/** Our own. */
export const IDENTITY_CHECKERS = [sandpiper, millstone] as const

/** Ours and those of the project. */
export const identityProviders = createProviderList(IDENTITY_CHECKERS, guardChecker)

export const { getName: checkerName } = identityProviders
