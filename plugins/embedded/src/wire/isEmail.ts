const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)
const MAX_EMAIL = 254

/** Whether a text is an e-mail address as browsers check it in a field of type `email`, of at most 254 characters. */
export const isEmail = (value: string): boolean => value.length <= MAX_EMAIL && EMAIL.test(value)
