import { plainText, type SessionPermission } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import type { SmartSession } from "./SmartSessionsState.ts"

const MAX_SESSIONS = 500
const MAX_ID = 200

/** Epoch seconds as milliseconds; undefined for what is no time. */
const millisOf = (seconds: unknown): number | undefined =>
  typeof seconds === "number" && seconds > 0 && seconds < 8_640_000_000_000
    ? Math.floor(seconds * 1_000)
    : undefined

/**
 * The sessions in the cosigner's answer, the last granted first; an entry that is not a session is left out. Undefined if it is not a list. What
 * a permission of it says, `decode` reads.
 */
export const decodeSessions = (
  answer: unknown,
  decode: (permissions: unknown) => ReadonlyArray<SessionPermission>
): ReadonlyArray<SmartSession> | undefined => {
  const entries = readField(answer, "pcis")
  if (!Array.isArray(entries)) return undefined
  return entries
    .slice(0, MAX_SESSIONS)
    .flatMap((entry: unknown): ReadonlyArray<SmartSession> => {
      const id = readField(entry, "pci")
      const expiry = millisOf(readField(entry, "expiry") ?? readField(entry, "expiration"))
      if (typeof id !== "string" || id === "" || id.length > MAX_ID || expiry === undefined) return []
      const told = readField(entry, "permissions")
      const permissions = decode(told)
      const [createdAt, revokedAt] = ["createdAt", "revokedAt"].map((name) =>
        millisOf(readField(entry, name))
      )
      const name = readField(readField(entry, "project"), "name")
      const project = typeof name === "string" ? plainText(name, 64) : ""
      return [
        {
          id,
          permissions,
          hasUnread: !Array.isArray(told) || permissions.length < told.length,
          expiry,
          ...(createdAt === undefined ? {} : { createdAt }),
          ...(revokedAt === undefined ? {} : { revokedAt }),
          ...(project === "" ? {} : { project })
        }
      ]
    })
    .toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
}
