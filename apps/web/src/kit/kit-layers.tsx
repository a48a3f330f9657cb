import { ChevronDown, History, LogOut, Mail, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

export function KitLayers() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null)
  const close = () => setOpen(null)
  return (
    <KitSection title={words.layers}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
        <Button onClick={() => setOpen('alert')}>{words.alert}</Button>
        <Menu
          label={words.menu}
          trigger={(trigger) => (
            <Button {...trigger}>
              {words.menu}
              <Icon icon={ChevronDown} size={16} />
            </Button>
          )}
        >
          <MenuItem icon={UserRound}>{words.menuItems[0]}</MenuItem>
          <MenuItem icon={History}>{words.menuItems[1]}</MenuItem>
          <MenuItem icon={Mail} end={<Badge tone="action">3</Badge>}>
            {words.menuItems[2]}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut} tone="bad">
            {words.signOut}
          </MenuItem>
        </Menu>
        <Button onClick={() => showToast({ tone: 'good', title: words.toastTitle, text: words.toastText })}>
          {words.toastGood}
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'bad',
              title: words.toastBadTitle,
              text: words.toastBadText,
              action: { label: t('retry'), onPress: close },
            })
          }
        >
          {words.toastBad}
        </Button>
      </div>
      {open === 'dialog' ? (
        <Dialog
          title={words.dialogTitle}
          closeLabel={t('close')}
          onClose={close}
          size="small"
          footer={
            <>
              <Button onClick={close}>{words.keep}</Button>
              <Button variant="action" onClick={close}>
                {words.details}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <TextField label={words.nickname} requiredLabel={t('required')} />
            <Select label={words.bank} options={words.banks.map((name) => ({ value: name, label: name }))} />
            <TextField label={words.amount} prefix="₫" figures />
          </div>
        </Dialog>
      ) : null}
      {open === 'alert' ? (
        <AlertDialog
          title={words.alertTitle}
          tone="danger"
          confirmLabel={words.cancelWithdrawal}
          cancelLabel={words.keep}
          closeLabel={t('close')}
          onConfirm={close}
          onCancel={close}
        >
          {words.alertText}
        </AlertDialog>
      ) : null}
    </KitSection>
  )
}
