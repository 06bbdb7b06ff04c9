// apart from the list of common passwords, which a form need not load to say this
export const minPasswordLength = 6
export const maxPasswordLength = 128
