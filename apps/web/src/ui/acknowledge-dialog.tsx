import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface AcknowledgeDialogProps extends Pick<
  DialogProps,
  'title' | 'onClose' | 'closeLabel' | 'closeOnPressOutside' | 'children'
> {
  /** Words of the one button, which closes it too. */
  confirmLabel: string
}

/** Something that must have been read before one goes on: one button, and nothing to decide. */
export function AcknowledgeDialog({ confirmLabel, onClose, ...dialog }: AcknowledgeDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <Button variant="action" onClick={onClose}>
          {confirmLabel}
        </Button>
      }
    />
  )
}
