import type { FieldProblemReason } from '@playhouse/schema/types.generated.ts'
import { type SubmitEvent, useState, useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { useRequestKey } from '../graphql/use-request-key.ts'
import { useTranslation } from 'react-i18next'
import { type Problem, useProblem } from '../graphql/use-submit.ts'

/** An `onSubmit` handler that ignores submits while one is in flight. */
function useSingleSubmit(
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const sending = useRef(false)
  return (event) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void submit(event).finally(() => (sending.current = false))
  }
}

/** Texts by field; `root` is for what no field is at fault for. */
export type Faults<Values extends FieldValues> = Partial<Record<FieldPath<Values> | 'root', string>>

interface Sending<Values> {
  /** The same for a retry of equal values, another one after a success. */
  requestKey: string
  /** The fields that differ from their default. */
  changed: Partial<Values>
}

/** An `Outcome` of any mutation. */
export interface AnyOutcome {
  success?: unknown
  problem?: Problem | undefined
  result: unknown
}

interface MutationFormOptions<Values extends FieldValues, Sent extends AnyOutcome> {
  /** One for each field, in the order in which they are shown. */
  defaultValues: Values
  /** The fields that are shown, in order, if others have values too. */
  shown?: readonly FieldPath<Values>[]
  /** Takes over other default values when they arrive, in fields that were not changed. */
  followsDefaults?: boolean
  /** When fields are checked first; on submit by default. */
  mode?: 'onSubmit' | 'onTouched'
  /**
   * Runs the mutation, with `useSubmit`; returns nothing if something else comes first, such as a log-in or a confirmation. An error
   * that it throws stands at the button.
   */
  send: (values: Values, sending: Sending<Values>) => Promise<Sent | void>
  /** Text of an invalid field of the input, for the form's field of the same name; the general text by default. */
  reasonText?: (field: FieldPath<Values>, reason: FieldProblemReason) => string
  /** A form's field for an input's field of another name. */
  getField?: Readonly<Record<string, FieldPath<Values>>>
  /** The field of a refusal that names none, with its text there. */
  place?: (problem: Problem, values: Values, result: Sent['result']) => Faults<Values> | undefined
  /** Has the focus again after a failure that no field is at fault for. */
  retyped?: FieldPath<Values>
  /** The form stays pending until the result, if it is a promise, is there. */
  onDone?: (success: NonNullable<Sent['success']>, values: Values) => unknown
}

export interface MutationForm<Values extends FieldValues> {
  /** Props of a control. A text as rule makes the field required. Texts are trimmed unless they are secrets. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    rules?: string | (RegisterOptions<Values, Name> & { secret?: true }),
  ) => UseFormRegisterReturn<Name> & { error: string | undefined }
  /** Props of a control that is no single input, such as radio buttons or pictures. */
  choice: <Name extends FieldPath<Values>>(
    name: Name,
    required?: string,
  ) => { value: PathValue<Values, Name>; error: string | undefined; onChange: (value: unknown) => void }
  /** Changes a value without its control. After a submit, all fields are checked again. */
  set: <Name extends FieldPath<Values>>(name: Name, value: PathValue<Values, Name>) => void
  methods: UseFormReturn<Values>
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Shows faults that were found outside, and moves the focus to the first. */
  fail: (faults: Faults<Values>, problem?: Problem) => void
  isPending: boolean
  isDirty: boolean
  /** Code of the last refusal, unless it was the form's own. */
  refusedCode?: string | undefined
  /** The failure, where no field is at fault. */
  rootError: string | undefined
  /** Faults of the fields since the form was sent, in their order. */
  fieldFaults: readonly FieldFault[]
  /** How often something was refused: the form shows the first fault after each. */
  refusals: number
}

type Refused = Pick<MutationForm<FieldValues>, 'refusals' | 'refusedCode'>

export interface FieldFault {
  name: string
  /** Missing where the control has none, or is a whole sentence. */
  label: string | undefined
  text: string
}

/**
 * A form that runs one mutation: reads the fields as they are, checks them, sends once however often it is pressed, and places refusals
 * at their fields and at the button. A refusal keeps what was typed.
 */
export function useMutationForm<Values extends FieldValues, Sent extends AnyOutcome>({
  defaultValues,
  shown,
  followsDefaults = false,
  mode = 'onSubmit',
  send,
  place,
  retyped,
  onDone,
  ...placing
}: MutationFormOptions<Values, Sent>): MutationForm<Values> {
  const methods = useForm<Values>({
    mode,
    // React Hook Form focuses by order of registration; `MutationForm` by the order on the page.
    shouldFocusError: false,
    ...(followsDefaults ? { values: defaultValues } : { defaultValues: defaultValues as DefaultValues<Values> }),
  })
  const { handleSubmit, setError, setFocus, clearErrors, formState } = methods
  const [refusal, setRefusal] = useState<Refused>({ refusals: 0 })
  const [hasUnread, setHasUnread] = useState(false)
  // Read here, because react-hook-form follows only what is read while rendering.
  const { errors, isSubmitting, isSubmitted, isDirty, dirtyFields } = formState
  const requestKey = useRequestKey()
  const getProblem = useProblem()
  const { t } = useTranslation('ui')

  const names: readonly string[] = shown ?? Object.keys(defaultValues)
  const fail = (faults: Faults<Values>, problem?: Problem) => {
    for (const [name, message] of Object.entries(faults)) setError(name as Path<Values>, { message: String(message) })
    if (retyped && !names.some((name) => name in faults)) setFocus(retyped, { shouldSelect: true })
    setRefusal(({ refusals }) => ({ refusals: refusals + 1, refusedCode: problem?.code }))
  }
  const submit = async (values: Values) => {
    const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))
    const sending = { requestKey: requestKey.of(values), changed: changed as Partial<Values> }
    const outcome = await send(values, sending).catch((error: unknown) => {
      return { success: undefined, problem: getProblem(undefined, error), result: undefined }
    })
    if (!outcome) return
    const { success, problem, result } = outcome
    if (problem) return fail(place?.(problem, values, result) ?? placeByField(problem, names, placing), problem)
    requestKey.renew()
    await onDone?.(success as NonNullable<Sent['success']>, values)
  }
  const set: MutationForm<Values>['set'] = (name, value) => {
    methods.setValue(name, value, { shouldDirty: true })
    if (isSubmitted) void methods.trigger()
  }
  return {
    ...useControls(methods, set, setHasUnread),
    set,
    methods,
    submit: useSingleSubmit(async (event) => {
      announceFilled(event.currentTarget)
      clearErrors('root')
      const unread = unreadFields(event.currentTarget)
      if (unread.length > 0) return fail(faultAt(unread as Path<Values>[], t('dateWrong')))
      let isInvalid = false
      await handleSubmit(submit, () => void (isInvalid = true))(event)
      if (isInvalid) setRefusal(({ refusals }) => ({ refusals: refusals + 1 }))
    }),
    fail,
    isPending: isSubmitting,
    isDirty: isDirty || hasUnread,
    rootError: errors.root?.message,
    fieldFaults: isSubmitted ? faultsIn(errors, names) : [],
    ...refusal,
  }
}

function useControls<Values extends FieldValues>(
  { register, watch, formState: { errors } }: UseFormReturn<Values>,
  set: MutationForm<Values>['set'],
  onUnread: (hasUnread: boolean) => void,
): Pick<MutationForm<Values>, 'field' | 'choice'> {
  return {
    field: (name, rules = {}) => {
      const { secret, ...given } = typeof rules === 'string' ? { required: rules, secret: undefined } : rules
      // A half-typed date sends no event of its own and leaves the value empty, so it is looked for when the field is left.
      const onBlur = ({ target }: { target: unknown }) => {
        if (target instanceof HTMLInputElement && target.form) onUnread(unreadFields(target.form).length > 0)
      }
      const options = { ...(!secret && { setValueAs: trimmed }), onBlur, ...given } as RegisterOptions<
        Values,
        typeof name
      >
      return { ...register(name, options), error: messageAt(errors, name) }
    },
    choice: (name, required) => {
      register(name, required === undefined ? {} : { required })
      return {
        // oxlint-disable-next-line react/incompatible-library -- follows this name alone, and nothing is memoized here
        value: watch(name),
        error: messageAt(errors, name),
        onChange: (value) => set(name, value as PathValue<Values, typeof name>),
      }
    },
  }
}

const faultAt = <Values extends FieldValues>(names: readonly Path<Values>[], text: string): Faults<Values> =>
  Object.fromEntries(names.map((name) => [name, text])) as Faults<Values>

/** Puts a problem at the fields that it names, or else at the button. */
function placeByField<Values extends FieldValues>(
  { fields, field: only, text }: Problem,
  names: readonly string[],
  { getField, reasonText }: Pick<MutationFormOptions<Values, AnyOutcome>, 'getField' | 'reasonText'>,
): Faults<Values> {
  const find = (field: string) => {
    const name = getField?.[field] ?? field
    return names.includes(name) ? (name as FieldPath<Values>) : undefined
  }
  const found = fields.flatMap(({ field, reason }): [string, string][] => {
    const name = find(field)
    return name ? [[name, reasonText?.(name, reason) ?? text]] : []
  })
  const place = (only !== undefined && find(only)) || 'root'
  return (found.length > 0 ? Object.fromEntries(found) : { [place]: text }) as Faults<Values>
}

/** Browsers and password managers may fill in fields without an event; React passes on only what is new. */
function announceFilled(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control.matches('input, textarea')) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Fields with a part of a date, or a day that there is not: browsers give them an empty value. */
function unreadFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  )
}

function faultsIn(errors: object, names: readonly string[]): FieldFault[] {
  const { root: _root, ...ofFields } = errors as Record<string, object | undefined>
  const place = (name: string) => names.findIndex((one) => one === name || one.startsWith(`${name}.`))
  return Object.entries(ofFields)
    .toSorted(([one], [other]) => place(one) - place(other))
    .flatMap(([name, found]) => faultsAt(name, found))
}

/** The fault of one field, or those of its parts. */
function faultsAt(name: string, found: unknown): FieldFault[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('ref' in found)) return Object.entries(found).flatMap(([part, at]) => faultsAt(`${name}.${part}`, at))
  const { ref, message } = found as { ref?: Partial<HTMLInputElement>; message?: string }
  // A check box stands before its label's text.
  const label = ref?.labels?.[0]?.firstChild?.textContent
  return [{ name, label: label || undefined, text: message ?? '' }]
}

const trimmed = <Value>(value: Value): Value => (typeof value === 'string' ? (value.trim() as Value) : value)

function messageAt(errors: object, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors)
  return (found as { message?: string } | undefined)?.message
}
