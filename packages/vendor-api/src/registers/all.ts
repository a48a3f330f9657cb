import { quietgate } from './quietgate/quietgate.ts'
import type { RegisterAccess, RegisterPackage, Registers } from './register.ts'

/** Every register of excluded persons that the platform can speak to. */
export const REGISTERS = [quietgate] as const satisfies readonly RegisterPackage[]

/** @param access of the configured ones, by code */
export const openRegisters = (access: Readonly<Record<string, RegisterAccess>>): Registers =>
  new Map(
    REGISTERS.flatMap(({ code, open }) => {
      const configured = access[code]
      return configured ? [[code, open(configured)] as const] : []
    }),
  )

/** Name for operators; the code of a register that this version does not have. */
export const registerName = (code: string): string =>
  REGISTERS.find((register: RegisterPackage) => register.code === code)?.name ?? code
