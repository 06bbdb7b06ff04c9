import { CheckboxField } from '@trivet/ui/checkbox-field'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { commandKey } from '../../lib/command-key.ts'
import { keyboardMap } from './keyboard-map.ts'
import { setShortcuts, useShortcutsSetting } from './shortcuts-setting.ts'

/** The list of keys, with the switch that turns them off in this browser. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useShortcutsSetting()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Keyboard shortcuts"
        description={`They rest while you type. ${commandKey} K searches everything at any time.`}
      >
        <CheckboxField
          label="Use single keys in this browser"
          hint={`Switched off, only ${commandKey} K is left.`}
          checked={isOn}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
        <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {keyboardMap.map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <h3 className="mb-2 font-semibold">{title}</h3>
              <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-y-2">
                {keys.map(({ keys: names, does }) => (
                  <div key={does} className="contents">
                    <dt className="flex gap-1">
                      {names.map((name) => (
                        <kbd
                          key={name}
                          className="min-w-7 rounded-cloth border border-input px-1.5 text-center font-mono text-caption"
                        >
                          {name}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}
