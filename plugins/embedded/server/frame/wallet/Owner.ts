import { FrameError } from "../FrameError.ts"
import type { AskedStartOver } from "./StartingOver.ts"

/** Who is signed in on this device. */
export interface Owner {
  readonly account: string
  /** The address that signs in; null for an account of a provider. */
  readonly email: string | null
  /** What the provider calls the owner, and the address that it has of them. */
  readonly name: string | null
  readonly providerEmail: string | null
  /** That there is neither: the owner signs in by a passkey, or by the recovery code. */
  readonly isAlone: boolean
  /** The sealed wallet; null before there is one. */
  readonly sealed: string | null
  /** Whether the server knows the owner's key of the wallet. */
  readonly isOwned: boolean
  /** The limits of the wallet as the server kept them, unread; null where there were never any. */
  readonly limits: string | null
  /** That a new wallet is to take the place of this one; null where nobody asked for it. */
  readonly startOver: AskedStartOver | null
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

const readStartOver = (told: unknown): AskedStartOver | null => {
  if (typeof told !== "object" || told === null) return null
  const { due, isDue, isProven } = told as Readonly<Record<string, unknown>>
  return typeof due === "number" ? { due, isDue: isDue === true, isProven: isProven === true } : null
}

/** Reads what the server says of a session. Fails: throws `FrameError`. */
export const readOwner = (answer: Readonly<Record<string, unknown>>): Owner => {
  const { account } = answer
  if (typeof account !== "string")
    throw new FrameError("The wallet's server gave a strange answer. Try again.")
  return {
    account,
    email: textOf(answer["email"]),
    name: textOf(answer["name"]),
    providerEmail: textOf(answer["providerEmail"]),
    isAlone: answer["isAlone"] === true,
    sealed: textOf(answer["sealed"]),
    isOwned: answer["isOwned"] === true,
    limits: textOf(answer["limits"]),
    startOver: readStartOver(answer["startOver"])
  }
}

/** Whether limits are set, as a server kept them; those that cannot be read are some. */
export const hasLimits = ({ limits }: Pick<Owner, "limits">): boolean => {
  if (limits === null) return false
  try {
    return (JSON.parse(limits) as { readonly text?: unknown } | null)?.text !== ""
  } catch {
    // Nothing that an owner has set, and nothing that lifts them either.
    return true
  }
}
