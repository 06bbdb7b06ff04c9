import { TextField, type TextFieldProps } from '@trivet/ui/text-field'

/** The email by which somebody signs in. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField
      {...props}
      label="Email"
      required
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
