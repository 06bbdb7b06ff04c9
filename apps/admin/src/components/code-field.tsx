import { TextField, type TextFieldProps } from '@trivet/ui/text-field'

/** A code of the authenticator app; phones and password managers fill it in by themselves. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      {...props}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="font-mono tracking-[0.15em]"
    />
  )
}
