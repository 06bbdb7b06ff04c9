const maxEmailLength = 254

/** One address part of atoms and dots, one host with at least two labels; what mail servers accept in practice. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength || !emailPattern.test(text)) return false
  const local = text.slice(0, text.indexOf('@'))
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}

/** The form under which an address is taken once: letter case and composition make no second account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
