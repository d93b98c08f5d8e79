import { Refusal } from "../Refusal.ts"
import type { Session } from "../sign-in/makeSessions.ts"
import type { Database } from "../store/Database.ts"
import type { Owners } from "./makeOwners.ts"

/** A device that an account knows. */
export interface KnownDevice {
  readonly id: string
  /** The browser, as it named itself. */
  readonly label: string
  /** When it was let in, and when it signed in last, epoch milliseconds. */
  readonly since: number
  readonly seen: number
  readonly isSignedIn: boolean
  /** Whether it is the one that asks. */
  readonly isThis: boolean
}

/** The devices of accounts. */
export interface Devices {
  readonly of: (session: Session, device: string, now: number) => Promise<ReadonlyArray<KnownDevice>>
  /**
   * Ends one of them, or all but the one that asks: it is signed out at once, and a stranger when it comes again. Fails: `Refusal`
   * where the owner has not proven it.
   */
  readonly end: (
    session: Session,
    device: string,
    which: unknown,
    proof: unknown,
    now: number
  ) => Promise<void>
  /** Ends all but one, for what has been proven already. */
  readonly endOthers: (account: string, device: string) => Promise<void>
}

const DEVICE = /^[\w-]{43}$/

/** Makes the devices of a server. */
export const makeDevices = (database: Database, owners: Owners): Devices => {
  const endOthers = async (account: string, device: string) => {
    await database.rows("delete from latchkey_device where account = ? and device <> ?", account, device)
    await database.rows("delete from latchkey_login where account = ? and device <> ?", account, device)
  }
  return {
    of: async ({ account }, device, now) => {
      const rows = await database.rows(
        `select known.device, known.label, known.created_at, known.seen_at,
           (select count(*) from latchkey_login session
            where session.account = known.account and session.device = known.device and session.until > ?) as sessions
         from latchkey_device known where known.account = ? order by known.created_at`,
        now,
        account
      )
      return rows.map((row) => ({
        id: String(row["device"]),
        label: String(row["label"]),
        since: Number(row["created_at"]),
        seen: Number(row["seen_at"] ?? row["created_at"]),
        isSignedIn: Number(row["sessions"]) > 0,
        isThis: row["device"] === device
      }))
    },
    end: async (session, device, which, proof, now) => {
      if (which !== "others" && (typeof which !== "string" || !DEVICE.test(which)))
        throw new Refusal(400, "invalid", "This is no device")
      await owners.check(session, { act: "devices", details: [which], proof }, now)
      if (which === "others") return endOthers(session.account, device)
      for (const table of ["device", "login"])
        await database.rows(
          `delete from latchkey_${table} where account = ? and device = ?`,
          session.account,
          which
        )
    },
    endOthers
  }
}
