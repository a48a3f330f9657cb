import { Component } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { isChunkError } from '../is-chunk-error.ts'

interface ChunkErrorBoundaryProps {
  children: ReactNode
  onDismiss: () => void
}

/** Shows a dialog when a lazy child's chunk fails to load, and keeps the page. Rethrows other errors. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isChunkError(error)) throw error
    return <ChunkErrorDialog onDismiss={this.props.onDismiss} />
  }
}

function ChunkErrorDialog({ onDismiss }: Pick<ChunkErrorBoundaryProps, 'onDismiss'>) {
  const { t } = useTranslation(['faults', 'ui'])
  return (
    <AlertDialog
      title={t('partTitle')}
      confirmLabel={t('reload')}
      cancelLabel={t('ui:close')}
      closeLabel={t('ui:close')}
      onConfirm={() => location.reload()}
      onCancel={onDismiss}
    >
      {t('partText')}
    </AlertDialog>
  )
}
