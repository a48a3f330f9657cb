import { createDefiner } from '../provider-declaration.ts'

/* The interface of every register of excluded persons, such as a country's. A register is a folder beside this file; `all.ts` lists them. */

export interface AskedPerson {
  /** A UUID of this question, which tells the register nothing. */
  id: string
  name: string
  /** yyyy-MM-dd */
  birthday: string
  /** ISO 3166 alpha-2; null if it is not known. */
  country: string | null
}

/** `until`: when the exclusion ends; null if it has no end. */
export type RegisterAnswer = { isListed: false } | { isListed: true; until: Date | null }

/** Nobody knows: the register is away, busy, refuses the access, or gave no usable answer. Its message holds codes alone. */
export class RegisterUnknownError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'RegisterUnknownError'
  }
}

/** Calls throw `RegisterUnknownError`: a failure says neither that a person is listed nor that they are not. */
export interface ExclusionRegister {
  ask(person: AskedPerson): Promise<RegisterAnswer>
}

/** Types a register's declaration. */
export const defineRegister = createDefiner<ExclusionRegister, 'register'>('register')

export type Registers = ReadonlyMap<string, ExclusionRegister>
