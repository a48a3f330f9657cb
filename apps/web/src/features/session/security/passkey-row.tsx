import {
  browserSupportsWebAuthn,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { focusRow, GuardRow } from './guard-row.tsx'
import {
  useRenamePasskeyMutation,
  useAddPasskeyMutation,
  useBeginPasskeyRegistrationMutation,
} from './passkeys.generated.ts'
import { type Passkey, PasskeyItem } from './passkey-item.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { failed, useRefusal, type Refusal } from './use-refusal.ts'

interface PasskeyRowProps extends Pick<GuardPanel_SecurityFragment, 'passkeys' | 'hasPassword'> {
  /** Browser and system of this session, for the name that is proposed. */
  device: string | null
  onChanged: () => void
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

/** Passkeys: add, rename, remove. */
export function PasskeyRow({ passkeys, hasPassword, device, onChanged }: PasskeyRowProps) {
  const { t } = useTranslation('security')
  const addPasskey = useAddPasskey()
  const [rename] = useRenamePasskeyMutation()
  const refusal = useRefusal()
  const [open, setOpen] = useState<Open>(null)
  const supported = browserSupportsWebAuthn()
  const row = useRef<HTMLLIElement>(null)
  const done = (said: string) => {
    flushSync(() => setOpen(null))
    onChanged()
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
          onSend={async (fields) => {
            const refused = await addPasskey(fields)
            if (!refused) done(t('passkeySaved'))
            return refused
          }}
        />
      ) : null}
      {open?.what === 'rename' ? (
        <ProofDialog
          title={t('renameTitle')}
          confirmLabel={t('save')}
          ask={['name']}
          defaultName={open.passkey.name}
          onClose={() => setOpen(null)}
          onSend={async ({ name }) => {
            const { data, error } = await rename({ variables: { input: { id: open.passkey.id, name } } }).catch(failed)
            const result = data?.renamePasskey
            if (result?.__typename !== 'SecurityChangeSuccess') return refusal(result, error)
            done(t('passkeyRenamed'))
            return undefined
          }}
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

/** Adds a passkey: asks the platform what for, the browser for the key, and has it kept. The answer is why not, or nothing. */
function useAddPasskey(): (fields: { name: string; password: string }) => Promise<Refusal | undefined> {
  const { t } = useTranslation('security')
  const [begin] = useBeginPasskeyRegistrationMutation()
  const [add] = useAddPasskeyMutation()
  const refusal = useRefusal()

  const stopped = (error: unknown): Refusal => {
    const code = error instanceof WebAuthnError ? error.code : undefined
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { text: t('passkeyKnown') }
    const misplaced = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
    return { text: t(misplaced ? 'passkeyElsewhere' : 'passkeyStopped') }
  }
  return async ({ name, password }) => {
    try {
      const begun = await begin({ variables: { input: { password } } })
      const asked = begun.data?.beginPasskeyRegistration
      if (asked?.__typename !== 'PasskeyOptionsSuccess') return refusal(asked, begun.error)
      const optionsJSON = JSON.parse(asked.options) as PublicKeyCredentialCreationOptionsJSON
      const made = await startRegistration({ optionsJSON }).catch(stopped)
      if ('text' in made) return made
      const { data, error } = await add({ variables: { input: { name, response: JSON.stringify(made) } } })
      const result = data?.addPasskey
      return result?.__typename === 'SecurityChangeSuccess' ? undefined : refusal(result, error)
    } catch (error) {
      return refusal(undefined, error)
    }
  }
}
