import type { KitError, SiwxAccount } from "@latchkey/core"
import { SiwxFailedError, type Notices } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { keyOf, namespaceOf } from "./accounts.ts"
import { SiwxServerMissingError } from "./errors.ts"
import type { BackendCalls } from "./makeBackendCalls.ts"
import type { Entry } from "./makeEntry.ts"
import type { Kept } from "./makeKept.ts"
import { isSame, type Progress } from "./makeProgress.ts"
import type { Reach } from "./makeReach.ts"
import type { Notes } from "./notes.ts"
import { asksOf, currentAccount } from "./asksOf.ts"
import { viewIds } from "./viewIds.ts"

/** What following a visitor is made with. */
export interface FollowingParts {
  readonly progress: Progress
  readonly calls: BackendCalls
  readonly entry: Entry
  readonly kept: Kept
  readonly notes: Notes
  readonly reach: Reach
  readonly notices: Notices["Service"]
  readonly required: boolean
  /** Asks the wallet of an account to sign; how it goes is in the state. */
  readonly ask: (account: SiwxAccount) => Effect.Effect<void>
  /** Runs an effect beside, as long as the kit is there. */
  readonly fork: (effect: Effect.Effect<void>) => void
}

/** Follows who is connected, and where: each account is looked at once, and asked if nobody knows it to be signed in. */
export const followVisitor = ({
  progress,
  calls,
  entry,
  kept,
  notes,
  reach,
  notices,
  required,
  ask,
  fork
}: FollowingParts) => {
  const { snapshot, wanted, isThere, now, write, isChecking, tell, staying } = progress
  let shown: SiwxAccount | undefined

  const signOutQuietly = Effect.catch(kept.signOutOthers, () => Effect.void)

  /** The visitor has just come with a wallet that asks in this very page: a question before its own would be the same one twice. */
  const isAskedThere = (account: SiwxAccount) => {
    const { connections, connectors } = snapshot().connection
    const [current] = connections[namespaceOf(account)] ?? []
    return connectors.some(({ id, type }) => id === current?.connectorId && type === "auth")
  }

  const check = (account: SiwxAccount, isRestored: boolean) => {
    // The app may have had it signed meanwhile: then there is nothing left to ask.
    const stays = staying(account)
    const isOpen = () => stays() && isChecking(account)
    return Effect.gen(function* () {
      const found = yield* calls.sessions(account)
      // What was ended and not yet signed out on the server is none of this visit's.
      const isEnding = notes.isEnding()
      if (isEnding) yield* kept.signOutOthers
      if (!isOpen()) return
      const [session] = isEnding ? [] : found
      if (session !== undefined) return entry.enter(account, session)
      if (!required && notes.isSkipped(reach.keyIn(account))) return tell(account, { status: "skipped" })
      yield* calls.prepare(account)
      if (!isOpen()) return
      tell(account, { status: "asked" })
      if (!isRestored && isAskedThere(account)) fork(ask(account))
    }).pipe(
      Effect.catch((error: KitError) => {
        if (!isOpen()) return Effect.void
        // To visitors it is a sign-in that failed.
        const { code } = error instanceof SiwxServerMissingError ? new SiwxFailedError(error) : error
        tell(account, { status: "failed", code })
        return entry
          .disconnect(account, false)
          .pipe(
            Effect.andThen(notices.toast({ variant: "error", code })),
            Effect.andThen(notices.tell(error))
          )
      })
    )
  }

  let { ended } = snapshot().attempt
  const noteEnd = () => {
    const { attempt } = snapshot()
    if (attempt.ended === ended) return
    ended = attempt.ended
    progress.noteEnded(ended?.namespaces ?? [])
    calls.forgetPrepared()
    notes.forgetSkipped(ended?.namespaces)
    fork(signOutQuietly)
  }

  let isSettled = false
  const noteSettled = () => {
    if (!snapshot().connection.settled || isSettled) return
    isSettled = true
    // Nothing was restored: whoever was signed in when the page was left is not connected any more.
    const isConnected = Object.values(snapshot().account).some(({ address }) => address !== undefined)
    if (!isConnected) notes.forgetSkipped()
    if (!isConnected && notes.hasSession()) fork(signOutQuietly)
  }

  let wasDrawn = false
  const look = () => {
    const { navigation } = snapshot()
    const account = wanted()
    noteEnd()
    const isRestored = !isSettled
    noteSettled()
    const isDrawn = navigation.stack.some(({ view }) => view === viewIds.sign)
    const isClosed = wasDrawn && !isDrawn && !required && asksOf(snapshot()) === true
    wasDrawn = isDrawn
    const at = currentAccount(snapshot())
    if (at !== now().account || !(account === undefined ? shown === undefined : isSame(shown, account))) {
      // Asked once: who leaves without an answer has given one.
      const before = shown
      const isCovered = before !== undefined && account !== undefined && reach.covers(before, account)
      if (!required && before !== undefined && !isCovered && now().asks === true)
        notes.noteSkipped(reach.keyIn(before))
      shown = account
      // Nothing is to be asked of whoever is signed in there too: neither the visitor nor whoever keeps the sign-in.
      if (isCovered && now().status === "signedIn") return write({ ...now(), account: keyOf(account) })
      // The question is the same one on each network: it stands as it is, and is about the network where the visitor is now.
      if (isCovered && now().asks === true) {
        write({ ...now(), account: keyOf(account) })
        // Whoever signs has it made then, and is told what is wrong.
        return fork(Effect.catch(Effect.asVoid(calls.prepare(account)), () => Effect.void))
      }
      write({
        status: account === undefined ? "none" : "checking",
        ...(at === undefined ? {} : { account: at })
      })
      if (account !== undefined) fork(check(account, isRestored))
      else if (at !== undefined && notes.hasSession()) fork(calls.tellWhere(at))
    } else if (isClosed && account !== undefined) {
      notes.noteSkipped(reach.keyIn(account))
      tell(account, { status: "skipped" })
    }
  }

  return {
    /** Looks at who is connected now. */
    look,
    /** The account that signing in is about. */
    shown: () => shown,
    /** Another tab signed in or out. */
    checkAgain: Effect.suspend(() => {
      const { status } = now()
      const account = shown
      if (account === undefined || status === "signing" || status === "verifying") return Effect.void
      return Effect.flatMap(calls.sessions(account), ([session]) => {
        if (!isThere(account) || notes.isEnding()) return Effect.void
        if (session !== undefined) return Effect.sync(() => entry.enter(account, session))
        return now().status === "signedIn" ? entry.leave(account) : Effect.void
      }).pipe(Effect.catch(() => Effect.void))
    })
  }
}
