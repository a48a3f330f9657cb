import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import type { AgentContractKind } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { Terms } from './contract-terms.tsx'
import { useOfferContractMutation } from './contracts-screen.generated.ts'
import { TermsDialog, useTermsForm } from './terms-form.tsx'

interface OfferDialogProps {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  username: string
  terms?: Terms
  onOffered: () => void
  onClose: () => void
}

export function OfferDialog({ kind, limit, username, terms: begun, onOffered, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { run } = useSubmit(useOfferContractMutation())
  const terms = useTermsForm({
    kind,
    limit,
    username,
    terms: begun && { ...begun, basisPoints: Math.min(begun.basisPoints, limit) },
    send: ({ note: _, ...typed }) => run({ input: { ...typed, kind } }),
    place: ({ code, text }) => {
      if (code.startsWith('PAYMENT_PASSWORD')) return { paymentPassword: text }
      return code === 'ACCOUNT_NOT_FOUND' ? { username: t('notAnAgent') } : undefined
    },
    onDone: () => {
      showToast({ tone: 'good', title: t('offered') })
      onOffered()
      onClose()
    },
  })
  const { field } = terms.form
  return (
    <TermsDialog
      terms={terms}
      title={t('offerTitle', { kind: t(`downline:billKinds.${kind}`) })}
      text={t('offerText')}
      submitLabel={t('sendOffer')}
      onClose={onClose}
      before={
        <TextField
          label={t('offerTo')}
          description={t('offerToText')}
          maxLength={USERNAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username', t('downline:required'))}
        />
      }
    >
      <PasswordField
        label={t('downline:paymentPassword')}
        autoComplete="off"
        {...field('paymentPassword', { required: t('downline:required'), secret: true })}
      />
    </TermsDialog>
  )
}
