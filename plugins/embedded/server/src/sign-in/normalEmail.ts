import { isEmail } from "@latchkey/embedded/wire"
import { Refusal } from "../Refusal.ts"

/** An address as accounts are found by it. Fails: `Refusal` if it is not an e-mail address. */
export const normalEmail = (value: unknown): string => {
  const text = typeof value === "string" ? value.trim().toLowerCase() : ""
  if (!isEmail(text)) throw new Refusal(400, "invalid-email", "Invalid email")
  return text
}

/** The mailbox behind an address, as far as one can tell: what follows a plus sign is a word of its owner. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, "@")
