import type { SiwxAccount, SiwxSession } from "@latchkey/core"
import type { Connections } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { keyOf, namespaceOf, ownerOf } from "./accounts.ts"
import type { Kept } from "./makeKept.ts"
import type { Reach } from "./makeReach.ts"
import type { Progress } from "./makeProgress.ts"
import type { Notes } from "./notes.ts"

/** What becomes of an account that has signed in, or has not any more. */
export type Entry = ReturnType<typeof makeEntry>

/** Lets accounts in, and out again. */
export const makeEntry = ({
  progress: { snapshot, tell },
  connections,
  kept,
  notes,
  reach,
  required
}: {
  readonly progress: Progress
  readonly connections: Connections["Service"]
  readonly kept: Kept
  readonly notes: Notes
  readonly reach: Reach
  readonly required: boolean
}) => {
  /** The network of the latest sign-in of each account. */
  const lastNetwork = new Map<string, SiwxAccount["chainId"]>()
  const accountKey = (account: SiwxAccount) => `${namespaceOf(account)}:${account.address}`

  /** Ends the connection of an account, and leaves other wallets of its namespace alone: who signed in there stays. */
  const disconnect = (account: SiwxAccount, closeModal: boolean) =>
    Effect.suspend(() => {
      const namespace = namespaceOf(account)
      const live = snapshot().connection.connections[namespace] ?? []
      const connectorId = live.find(
        ({ accounts: [first] }) => first?.address === account.address
      )?.connectorId
      const which = { namespace, ...(connectorId === undefined ? {} : { connectorId }) }
      return Effect.catch(connections.disconnect({ ...which, closeModal }), () => Effect.void)
    })

  return {
    enter: (account: SiwxAccount, session: SiwxSession) => {
      kept.keep(session)
      reach.note(ownerOf(session))
      lastNetwork.set(accountKey(account), account.chainId)
      notes.noteSession(keyOf(ownerOf(session)))
      tell(account, { status: "signedIn", session })
    },
    disconnect,
    /** The sign-in of an account that is still connected has ended elsewhere. */
    leave: (account: SiwxAccount) =>
      Effect.suspend(() => {
        kept.drop(account)
        if (required) return disconnect(account, true)
        notes.noteSkipped(reach.keyIn(account))
        tell(account, { status: "skipped" })
        return Effect.void
      }),
    /** The network of the latest sign-in of an account. */
    lastNetworkOf: (account: SiwxAccount) => lastNetwork.get(accountKey(account))
  }
}
