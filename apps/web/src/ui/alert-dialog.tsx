import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface AlertDialogProps {
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** `danger` for what cannot be undone. */
  tone?: 'action' | 'danger'
  pending?: string | false
  onConfirm: () => void
  onCancel: () => void
}

/** A question that must be answered. Cancel has the initial focus. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'action',
  pending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={onCancel}
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-body text-muted">{children}</div>
    </Dialog>
  )
}
