import {
  parseCaipAddress,
  type CaipAddress,
  type KitError,
  type KitState,
  type SiwxAccount,
  type SiwxMessage,
  type SiwxSession
} from "@latchkey/core"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import {
  Accounts,
  Capabilities,
  Connections,
  KeyValue,
  Navigator,
  Networks,
  Notices,
  signing,
  Siwx,
  SiwxDeclinedError,
  SiwxFailedError,
  SiwxSignatureInvalidError,
  State,
  type EffectApi
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { keyOf, namespaceOf, ownerOf } from "./accounts.ts"
import { makeAsk } from "./askInOrder.ts"
import { SiwxServerMissingError, SiwxNetworkRefusedError, SiwxSmartAccountError } from "./errors.ts"
import { makeKept } from "./makeKept.ts"
import { makeNotes } from "./notes.ts"
import { viewIds } from "./viewIds.ts"
import type { SiwxApi } from "./SiwxApi.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"
import { accountToSign } from "./accountToSign.ts"
import { asksOf, currentAccount, siwxSlice, type SiwxState } from "./SiwxState.ts"

/** Half of what the server part gives a nonce. */
const MESSAGE_LIFETIME = 300_000

interface Prepared {
  readonly key: string
  readonly message: SiwxMessage
  readonly at: number
}

/** Signing in for one kit: follows who is connected, asks once, and never believes an answer for somebody else. */
export const makeSignIn = (
  backend: SiwxBackend,
  {
    required,
    namespaces
  }: { readonly required: boolean; readonly namespaces: ReadonlyArray<string> | undefined }
) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const networks = yield* Networks
    const accounts = yield* Accounts
    const capabilities = yield* Capabilities
    const navigation = yield* Navigator
    const notices = yield* Notices
    const notes = makeNotes(yield* KeyValue)
    const scope = yield* Effect.scope
    const ask = yield* makeAsk
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const fork = (effect: Effect.Effect<void>) => void run(Effect.forkIn(effect, scope))

    const snapshot = () => state.snapshot() as unknown as KitState
    const wanted = (namespace?: string) => accountToSign(snapshot(), namespaces, namespace)
    const isSame = (a: SiwxAccount | undefined, b: SiwxAccount) => a !== undefined && keyOf(a) === keyOf(b)
    const isThere = (account: SiwxAccount) => isSame(wanted(namespaceOf(account)), account)
    const now = () => state.read(siwxSlice)
    const write = (next: Omit<SiwxState, "asks">) => {
      const isQuiet = /^(none|skipped|signedIn)$/.test(next.status)
      const asks = /^(asked|declined|failed)$/.test(next.status)
      state.write(siwxSlice, () => (isQuiet ? next : { ...next, asks }))
    }
    const isTold = (account: SiwxAccount) => now().account === keyOf(account)
    /** Says how it goes for an account, unless the visitor is at another by now. */
    const tell = (account: SiwxAccount, next: Omit<SiwxState, "account" | "asks">) => {
      if (isTold(account)) write({ ...next, account: keyOf(account) })
    }

    let shown: SiwxAccount | undefined
    let prepared: Prepared | undefined
    let signs: { readonly key: string; readonly fiber: Fiber.Fiber<SiwxSession, KitError> } | undefined
    const kept = makeKept(
      ask,
      backend,
      notes,
      (account) => snapshot().account[namespaceOf(account)]?.address === account.address
    )
    /** The network of the latest sign-in of each account. */
    const lastNetwork = new Map<string, SiwxAccount["chainId"]>()

    /** How often connections of a namespace have ended. */
    const endings = new Map<string, number>()
    // An account that left and came back is a new visitor: what was asked of the one before is not its answer.
    const staying = (account: SiwxAccount) => {
      const count = endings.get(namespaceOf(account))
      return () => isThere(account) && endings.get(namespaceOf(account)) === count
    }

    const sessions: EffectApi<SiwxApi>["sessions"] = (account) =>
      Effect.map(
        ask((options) => backend.getSessions(account, options)),
        (found) => found.filter((session) => isSame(ownerOf(session), account))
      )

    const message: EffectApi<SiwxApi>["message"] = (account) =>
      Effect.flatMap(
        ask((options) => backend.createMessage(account, options)),
        (made) =>
          isSame(ownerOf(made), account)
            ? Effect.succeed(made)
            : Effect.fail(new SiwxFailedError("The message is for another account."))
      )

    const prepare = (account: SiwxAccount) =>
      Effect.gen(function* () {
        const at = yield* currentMillis
        const key = keyOf(account)
        if (prepared?.key === key && at - prepared.at < MESSAGE_LIFETIME) return prepared.message
        const made = yield* message(account)
        prepared = { key, message: made, at }
        return made
      })

    const enter = (account: SiwxAccount, session: SiwxSession) => {
      kept.keep(account, session)
      lastNetwork.set(`${namespaceOf(account)}:${account.address}`, account.chainId)
      notes.noteSession(keyOf(account))
      tell(account, { status: "signedIn", session })
    }

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

    /** The sign-in of an account that is still connected has ended elsewhere. */
    const leave = (account: SiwxAccount) =>
      Effect.suspend(() => {
        kept.drop(account)
        if (required) return disconnect(account, true)
        notes.noteSkipped(keyOf(account))
        tell(account, { status: "skipped" })
        return Effect.void
      })

    const signOutQuietly = Effect.catch(kept.signOutOthers, () => Effect.void)

    /** The account went where nothing is asked: whoever signed in before is not who the page is at. */
    const tellWhere = (at: CaipAddress) => {
      const { address, networkId } = parseCaipAddress(at)
      return ask((options) => backend.getSessions({ chainId: networkId, address }, options)).pipe(
        Effect.asVoid,
        Effect.catch(() => Effect.void)
      )
    }

    const check = (account: SiwxAccount) => {
      // The app may have had it signed meanwhile: then there is nothing left to ask.
      const stays = staying(account)
      const isOpen = () => stays() && isTold(account) && now().status === "checking"
      return Effect.gen(function* () {
        const found = yield* sessions(account)
        // What was ended and not yet signed out on the server is none of this visit's.
        const isEnding = notes.isEnding()
        if (isEnding) yield* kept.signOutOthers
        if (!isOpen()) return
        const [session] = isEnding ? [] : found
        if (session !== undefined) return enter(account, session)
        if (!required && notes.isSkipped(keyOf(account))) return tell(account, { status: "skipped" })
        yield* prepare(account)
        if (isOpen()) tell(account, { status: "asked" })
      }).pipe(
        Effect.catch((error: KitError) => {
          if (!isOpen()) return Effect.void
          // To visitors it is a sign-in that failed.
          const { code } = error instanceof SiwxServerMissingError ? new SiwxFailedError(error) : error
          tell(account, { status: "failed", code })
          return disconnect(account, false).pipe(
            Effect.andThen(notices.toast({ variant: "error", code })),
            Effect.andThen(notices.tell(error))
          )
        })
      )
    }

    /** Another tab signed in or out. */
    const checkAgain = Effect.suspend(() => {
      const { status } = now()
      const account = shown
      if (account === undefined || status === "signing" || status === "verifying") return Effect.void
      return Effect.flatMap(sessions(account), ([session]) => {
        if (!isThere(account) || notes.isEnding()) return Effect.void
        if (session !== undefined) return Effect.sync(() => enter(account, session))
        return now().status === "signedIn" ? leave(account) : Effect.void
      }).pipe(Effect.catch(() => Effect.void))
    })

    let ended = snapshot().attempt.ended
    let isSettled = false
    let wasDrawn = false
    const follow = () => {
      const { attempt, connection, navigation: drawn } = snapshot()
      const account = wanted()
      if (attempt.ended !== ended) {
        ended = attempt.ended
        for (const namespace of ended?.namespaces ?? [])
          endings.set(namespace, (endings.get(namespace) ?? 0) + 1)
        prepared = undefined
        notes.forgetSkipped(ended?.namespaces)
        fork(signOutQuietly)
      }
      if (connection.settled && !isSettled) {
        isSettled = true
        // Nothing was restored: whoever was signed in when the page was left is not connected any more.
        const isConnected = Object.values(snapshot().account).some(({ address }) => address !== undefined)
        if (!isConnected) notes.forgetSkipped()
        if (!isConnected && notes.hasSession()) fork(signOutQuietly)
      }
      const isDrawn = drawn.stack.some(({ view }) => view === viewIds.sign)
      const isClosed = wasDrawn && !isDrawn && !required && asksOf(snapshot()) === true
      wasDrawn = isDrawn
      const at = currentAccount(snapshot())
      if (at !== now().account || !(account === undefined ? shown === undefined : isSame(shown, account))) {
        // Asked once: who leaves without an answer has given one.
        if (!required && shown !== undefined && now().asks === true) notes.noteSkipped(keyOf(shown))
        shown = account
        write({
          status: account === undefined ? "none" : "checking",
          ...(at === undefined ? {} : { account: at })
        })
        if (account !== undefined) fork(check(account))
        else if (at !== undefined && notes.hasSession()) fork(tellWhere(at))
      } else if (isClosed && account !== undefined) {
        notes.noteSkipped(keyOf(account))
        tell(account, { status: "skipped" })
      }
    }
    const stops = [state.subscribe(follow), notes.subscribe(() => fork(checkAgain))]
    yield* Effect.addFinalizer(() => Effect.sync(() => stops.forEach((stop) => stop())))

    const isChecking = (account: SiwxAccount) => isTold(account) && now().status === "checking"
    /** Whether the visitor is signed in already is known only when that was looked at. */
    const untilChecked = (account: SiwxAccount) =>
      Effect.callback<void>((resume) => {
        const look = () => {
          if (!isChecking(account)) resume(Effect.void)
        }
        const stop = state.subscribe(look)
        look()
        return Effect.sync(stop)
      })

    const isSmart = (account: SiwxAccount) =>
      snapshot().account[namespaceOf(account)]?.allAccounts.some(
        ({ address, type }) => address === account.address && type === "smartAccount"
      ) === true

    const sign = (account: SiwxAccount) => {
      const stays = staying(account)
      const gone = () => Effect.fail(new SiwxFailedError("The account changed meanwhile."))
      const say = (next: Omit<SiwxState, "account" | "asks">) => {
        if (stays()) tell(account, next)
      }
      const question = Effect.gen(function* () {
        say({ status: "signing" })
        const { data, text } = yield* prepare(account)
        if (!stays()) return yield* gone()
        const signature = yield* accounts.signMessage({ message: text, namespace: namespaceOf(account) })
        // Verified only if it is still the account that was asked.
        if (!stays()) return yield* gone()
        const session: SiwxSession = { data, message: text, signature }
        say({ status: "verifying" })
        prepared = undefined
        notes.noteAdding()
        yield* ask(async (options) => {
          await backend.addSession(session, options)
          kept.keep(account, session)
        })
        if (!stays()) {
          kept.drop(account)
          yield* ask((options) => backend.revokeSession(account, options))
          return yield* gone()
        }
        enter(account, session)
        return session
      }).pipe(
        Effect.catch((cause: KitError) => {
          const isKnown = /^(SIWX|NOT_CONNECTED|CAPABILITY)/.test(cause.code)
          const isContract = cause.code === "SIWX_SIGNATURE_INVALID" && isSmart(account)
          const error = isContract
            ? new SiwxSmartAccountError({ chainId: account.chainId }, cause)
            : isKnown
              ? cause
              : cause.rejected
                ? new SiwxDeclinedError(cause)
                : new SiwxFailedError(cause)
          say(error.rejected ? { status: "declined" } : { status: "failed", code: error.code })
          return Effect.fail(error)
        }),
        Effect.onInterrupt(() => Effect.sync(() => say({ status: "asked" })))
      )
      return Effect.gen(function* () {
        if (!isChecking(account)) return yield* question
        yield* untilChecked(account)
        const { status, session } = now()
        if (!stays() || !isTold(account) || status === "failed") return yield* gone()
        return session ?? (yield* question)
      })
    }

    const signIn: EffectApi<SiwxApi>["signIn"] = ({
      namespace = snapshot().network.activeNamespace ?? ""
    } = {}) =>
      Effect.gen(function* () {
        const account = wanted(namespace)
        if (account === undefined) {
          const networkId = (yield* connections.current(namespace)).networkId
          yield* capabilities.get(namespace, signing)
          return yield* Effect.fail(new SiwxNetworkRefusedError({ chainId: networkId }))
        }
        const key = keyOf(account)
        const { status, session } = now()
        if (status === "signedIn" && session !== undefined && isTold(account)) return session
        // A second click joins the first: the wallet is asked once.
        if (signs?.key === key) return yield* Fiber.join(signs.fiber)
        const fiber = yield* Effect.forkIn(sign(account), scope, { startImmediately: true })
        const mine = { key, fiber }
        signs = mine
        return yield* Effect.onExit(Fiber.join(fiber), () =>
          Effect.sync(() => {
            if (signs === mine) signs = undefined
            fiber.interruptUnsafe()
          })
        )
      })

    const goBack = (account: SiwxAccount) =>
      Effect.gen(function* () {
        const networkId = lastNetwork.get(`${namespaceOf(account)}:${account.address}`)
        if (networkId === undefined || networkId === account.chainId) return false
        if ((yield* sessions({ ...account, chainId: networkId })).length === 0) return false
        yield* networks.switchNetwork({ networkId })
        return true
      }).pipe(Effect.catch(() => Effect.succeed(false)))

    const cancel: EffectApi<SiwxApi>["cancel"] = () =>
      Effect.gen(function* () {
        const { status } = now()
        const account = shown
        signs?.fiber.interruptUnsafe()
        if (account !== undefined && status !== "signedIn") {
          if (!required) {
            notes.noteSkipped(keyOf(account))
            tell(account, { status: "skipped" })
          } else if (!(yield* goBack(account))) yield* disconnect(account, true)
        }
        navigation.unblock()
        navigation.close()
      })

    const revoke: EffectApi<SiwxApi>["revoke"] = (account) =>
      Effect.gen(function* () {
        const { status } = now()
        const current = shown
        yield* account === undefined
          ? ask((options) => backend.setSessions([], options))
          : ask((options) => backend.revokeSession(account, options))
        if (account === undefined) {
          kept.clear()
          notes.noteEnded()
        }
        const isCurrent = current !== undefined && (account === undefined || isSame(account, current))
        if (isCurrent && status === "signedIn") yield* leave(current)
      })

    const service = Siwx.of({
      sessions,
      message,
      signIn,
      verify: (session) =>
        backend.verify === undefined
          ? Effect.fail(new SiwxSignatureInvalidError({ chainId: session.data.chainId }))
          : ask((options) => backend.verify!(session, options)),
      add: (given) =>
        Effect.gen(function* () {
          notes.noteAdding()
          for (const session of given) yield* ask((options) => backend.addSession(session, options))
          yield* checkAgain
        }),
      revoke,
      isRequired: () => Effect.succeed(required)
    })
    follow()
    return { service, cancel }
  })
