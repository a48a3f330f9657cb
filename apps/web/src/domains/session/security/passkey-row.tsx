import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { askForPasskey, isMisplaced, supportsPasskeys } from '../../../access/passkeys.ts'
import type { AnyOutcome } from '../../../forms/use-mutation-form.ts'
import { useProblem, useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { focusRow, GuardRow } from './guard-row.tsx'
import {
  useAddPasskeyMutation,
  useBeginPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from './passkeys.generated.ts'
import { ProofDialog } from './proof-dialog.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type Passkey = GuardPanel_SecurityFragment['passkeys'][number]

interface PasskeyItemProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const { name, isSynced: synced, addedAt, lastUsedAt } = passkey
  const facts = [
    t(synced ? 'passkeySynced' : 'passkeyHere'),
    t('passkeyAdded', { date: format.date(addedAt) }),
    lastUsedAt ? t('passkeyUsed', { time: format.relative(lastUsedAt) }) : t('passkeyUnused'),
  ]
  return (
    <li className="flex items-center gap-2 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {facts.map((fact) => (
            <span key={fact} className="figures">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <IconButton icon={Pencil} label={t('renameNamed', { name })} onClick={onRename} />
      <IconButton icon={Trash2} label={t('removeNamed', { name })} onClick={onRemove} />
    </li>
  )
}

interface PasskeyRowProps extends Pick<GuardPanel_SecurityFragment, 'passkeys' | 'hasPassword'> {
  /** Browser and system of this session, the suggested name. */
  device: string | null
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function PasskeyRow({ passkeys, hasPassword, device }: PasskeyRowProps) {
  const { t } = useTranslation('security')
  const addPasskey = useAddPasskey()
  const { run: rename } = useSubmit(useRenamePasskeyMutation())
  const [open, setOpen] = useState<Open>(null)
  const supported = supportsPasskeys()
  const row = useRef<HTMLLIElement>(null)
  const done = (said: string) => {
    flushSync(() => setOpen(null))
    showToast({ tone: 'good', title: said })
  }
  return (
    <GuardRow
      ref={row}
      mark={<Icon icon={KeyRound} />}
      title={t('passkeys')}
      state={passkeys.length > 0 ? t('passkeysText') : t('passkeysNone')}
      action={
        <Button
          disabledReason={supported ? undefined : t('passkeysUnsupported')}
          onClick={() => setOpen({ what: 'add' })}
        >
          {t('addPasskey')}
        </Button>
      }
      list={
        passkeys.length > 0 ? (
          <ul className="divide-y divide-line/60 rounded-card border border-line">
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRename={() => setOpen({ what: 'rename', passkey })}
                onRemove={() => setOpen({ what: 'remove', passkey })}
              />
            ))}
          </ul>
        ) : null
      }
    >
      {open?.what === 'add' ? (
        <ProofDialog
          title={t('addPasskey')}
          confirmLabel={t('next')}
          ask={hasPassword ? ['name', 'password'] : ['name']}
          defaultName={device ? t('passkeyDefault', { device }) : t('passkeyDefaultPlain')}
          onClose={() => setOpen(null)}
          onSend={addPasskey}
          onDone={() => done(t('passkeySaved'))}
        />
      ) : null}
      {open?.what === 'rename' ? (
        <ProofDialog
          title={t('renameTitle')}
          confirmLabel={t('save')}
          ask={['name']}
          defaultName={open.passkey.name}
          onClose={() => setOpen(null)}
          onSend={({ name }) => rename({ input: { id: open.passkey.id, name } })}
          onDone={() => done(t('passkeyRenamed'))}
        />
      ) : null}
      {open?.what === 'remove' ? (
        <RemovePasskey
          passkey={open.passkey}
          onClose={() => setOpen(null)}
          onRemoved={() => {
            done(t('passkeyRemoved'))
            focusRow(row.current)
          }}
        />
      ) : null}
    </GuardRow>
  )
}

/** Adds a passkey: gets options from the platform, creates it in the browser, and saves it. */
function useAddPasskey(): (fields: { name: string; password: string }) => Promise<AnyOutcome> {
  const { t } = useTranslation('security')
  const { run: begin } = useSubmit(useBeginPasskeyRegistrationMutation())
  const { run: add } = useSubmit(useAddPasskeyMutation())
  const getProblem = useProblem()

  const describeStop = (code: string | undefined): string => {
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return t('passkeyKnown')
    return t(isMisplaced(code) ? 'passkeyElsewhere' : 'passkeyStopped')
  }
  return async ({ name, password }) => {
    try {
      const begun = await begin({ input: { password } })
      if (begun.problem) return begun
      const optionsJSON = JSON.parse(begun.success.options) as PublicKeyCredentialCreationOptionsJSON
      const made = await askForPasskey(({ startRegistration }) => startRegistration({ optionsJSON }))
      if ('stopped' in made)
        return { problem: { ...getProblem(undefined), text: describeStop(made.stopped) }, result: undefined }
      return await add({ input: { name, response: JSON.stringify(made.answer) } })
    } catch (error) {
      return { problem: getProblem(undefined, error), result: undefined }
    }
  }
}

interface RemovePasskeyProps {
  passkey: Passkey
  onClose: () => void
  onRemoved: () => void
}

function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: remove, isPending } = useSubmit(useRemovePasskeyMutation())
  const confirm = async () => {
    const { problem } = await remove({ input: { id: passkey.id } })
    if (problem) showToast({ tone: 'bad', title: problem.text })
    else onRemoved()
  }
  return (
    <AlertDialog
      title={t('removePasskeyTitle')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('removePasskeyText', { name: passkey.name })}
    </AlertDialog>
  )
}
