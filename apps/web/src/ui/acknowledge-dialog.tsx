import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface AcknowledgeDialogProps extends Pick<
  DialogProps,
  'title' | 'onClose' | 'closeLabel' | 'closeOnPressOutside' | 'children'
> {
  /** Label of the only button, which closes the dialog. */
  confirmLabel: string
}

/** A message that must be read before continuing. */
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
