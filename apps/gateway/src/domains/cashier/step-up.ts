import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import type { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { StepUpInput, StepUpMethod } from '@playhouse/schema/types.generated.ts'
import type { PlatformRefusal } from '../../platform/failures.ts'
import { toAnswers, readQuestions } from '../session/security-questions.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { readSession } from '../base/results.ts'

type Proof = NonNullable<InputOf<typeof requestWithdrawal>['stepUp']>

const METHODS: Readonly<Record<Proof['method'], StepUpMethod>> = {
  password: 'PASSWORD',
  passkey: 'PASSKEY',
  authenticator: 'AUTHENTICATOR',
  sms: 'SMS',
  email: 'EMAIL',
  questions: 'SECURITY_QUESTIONS',
}
/** Methods with one answer, by the field of the input. */
const TYPED = ['password', 'passkey', 'authenticator', 'sms', 'email'] as const
const isKnown = (method: string): method is Proof['method'] => Object.hasOwn(METHODS, method)

/** The second factor as the platform takes it. */
export function stepUpProof(input: StepUpInput | null | undefined): { stepUp?: Proof } {
  if (!input) return {}
  if (input.answers) return { stepUp: { method: 'questions', answer: JSON.stringify(toAnswers(input.answers)) } }
  const method = TYPED.find((name) => input[name])
  const answer = method && input[method]
  return answer ? { stepUp: { method, answer } } : {}
}

/** A refusal that asks for a second factor, as a result. */
export function stepUpRequired({ details }: PlatformRefusal) {
  const methods = (details.methods ?? []).flatMap(({ method, hint }) =>
    isKnown(method) ? [{ method: METHODS[method], hint: hint ?? null }] : [],
  )
  return {
    __typename: 'StepUpRequired' as const,
    code: 'STEP_UP_REQUIRED' as const,
    message: MESSAGES.STEP_UP_REQUIRED,
    field: null,
    methods,
  }
}

export const stepUpQuestions = async (method: StepUpMethod, context: Context) =>
  method === 'SECURITY_QUESTIONS' ? ((await readSession(context, readQuestions))?.chosen ?? null) : null
