import type { CheckerAccess, CheckerPackage, IdentityCheckers } from './identity-checker.ts'
import { millstone } from './millstone/millstone.ts'
import { sandpiper } from './sandpiper/sandpiper.ts'

/** Every provider of identity checks that the platform can speak to, in the order in which they are chosen. */
export const IDENTITY_CHECKERS = [sandpiper, millstone] as const satisfies readonly CheckerPackage[]

/** @param access of the configured ones, by code */
export const openCheckers = (access: Readonly<Record<string, CheckerAccess>>): IdentityCheckers =>
  new Map(
    IDENTITY_CHECKERS.flatMap(({ code, open }) => {
      const configured = access[code]
      return configured ? [[code, open(configured)] as const] : []
    }),
  )

/** Name for operators; the code of a provider that this version does not have. */
export const checkerName = (code: string): string =>
  IDENTITY_CHECKERS.find((provider: CheckerPackage) => provider.code === code)?.name ?? code
