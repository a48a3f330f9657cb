import type { Node } from 'typescript/unstable/ast'

/** What only a request, or the database, knows: a parameter of the statement. */
export class Unknown {
  readonly mayBeNull: boolean
  readonly isList: boolean
  /** One of the texts that it may be, where its type lists them. */
  readonly sample: string | undefined
  constructor({ mayBeNull, isList, sample }: { mayBeNull: boolean; isList: boolean; sample?: string | undefined }) {
    this.mayBeNull = mayBeNull
    this.isList = isList
    this.sample = sample
  }
  /** Columns encode moments by it. */
  toISOString(): this {
    return this
  }
}

/** Variables of one run of a function, by the place of their declaration. */
export interface Scope {
  outer?: Scope | undefined
  of?: Node | undefined
  values: Map<string, unknown>
}

/** The SQL of a parameter is known only where its function is called. */
export class NeedsCaller extends Error {
  readonly called: Node
  constructor(called: Node, place: string) {
    super(`No caller of ${place} can be evaluated`)
    this.called = called
  }
}

const open = new WeakSet<object>()
/** Objects with more properties than are known. */
export const markOpen = (value: object): void => void open.add(value)
export const isOpen = (value: unknown): boolean => typeof value === 'object' && value !== null && open.has(value)
