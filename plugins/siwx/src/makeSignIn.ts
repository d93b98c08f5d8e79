import type { KitError, SiwxAccount, SiwxSession } from "@latchkey/core"
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
  SiwxSignatureInvalidError,
  State,
  type EffectApi
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { keyOf, namespaceOf, ownerOf } from "./accounts.ts"
import { makeAsk } from "./askInOrder.ts"
import { SiwxNetworkRefusedError } from "./errors.ts"
import { followVisitor } from "./followVisitor.ts"
import { makeBackendCalls } from "./makeBackendCalls.ts"
import { makeEntry } from "./makeEntry.ts"
import { makeKept } from "./makeKept.ts"
import { makeProgress } from "./makeProgress.ts"
import { makeReach } from "./makeReach.ts"
import { makeSigning } from "./makeSigning.ts"
import { makeNotes } from "./notes.ts"
import type { SiwxApi } from "./SiwxApi.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"

/** Signing in for one kit: follows who is connected, asks once, and never believes an answer for somebody else. */
export const makeSignIn = (
  backend: SiwxBackend,
  {
    required,
    namespaces,
    askOn
  }: {
    readonly required: boolean
    readonly namespaces: ReadonlyArray<string> | undefined
    readonly askOn: SiwxOptions["askOn"]
  }
) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const networks = yield* Networks
    const accounts = yield* Accounts
    const capabilities = yield* Capabilities
    const navigation = yield* Navigator
    const notices = yield* Notices
    const storage = yield* KeyValue
    const notes = makeNotes(storage)
    const reach = makeReach(askOn, storage)
    const scope = yield* Effect.scope
    const ask = yield* makeAsk
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const fork = (effect: Effect.Effect<void>) => void run(Effect.forkIn(effect, scope))

    const progress = makeProgress(state, namespaces)
    const { snapshot, wanted, now, isTold, tell } = progress
    const calls = makeBackendCalls(ask, backend, reach)
    const kept = makeKept(
      ask,
      backend,
      notes,
      reach,
      (account) => snapshot().account[namespaceOf(account)]?.address === account.address
    )
    const entry = makeEntry({ progress, connections, kept, notes, reach, required })
    const sign = makeSigning({ state, accounts, progress, calls, entry, kept, notes, ask, backend })
    let signs: { readonly key: string; readonly fiber: Fiber.Fiber<SiwxSession, KitError> } | undefined
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

    const visitor = followVisitor({
      progress,
      calls,
      entry,
      kept,
      notes,
      reach,
      notices,
      required,
      ask: (account) =>
        // How it went is in the state.
        Effect.catch(Effect.asVoid(signIn({ namespace: namespaceOf(account) })), () => Effect.void),
      fork
    })
    const stops = [state.subscribe(visitor.look), notes.subscribe(() => fork(visitor.checkAgain))]
    yield* Effect.addFinalizer(() => Effect.sync(() => stops.forEach((stop) => stop())))

    const goBack = (account: SiwxAccount) =>
      Effect.gen(function* () {
        const networkId = entry.lastNetworkOf(account)
        if (networkId === undefined || networkId === account.chainId) return false
        if ((yield* calls.sessions({ ...account, chainId: networkId })).length === 0) return false
        yield* networks.switchNetwork({ networkId })
        return true
      }).pipe(Effect.catch(() => Effect.succeed(false)))

    const cancel: EffectApi<SiwxApi>["cancel"] = () =>
      Effect.gen(function* () {
        const { status } = now()
        const account = visitor.shown()
        signs?.fiber.interruptUnsafe()
        if (account !== undefined && status !== "signedIn") {
          if (!required) {
            notes.noteSkipped(reach.keyIn(account))
            tell(account, { status: "skipped" })
          } else if (!(yield* goBack(account))) yield* entry.disconnect(account, true)
        }
        navigation.unblock()
        navigation.close()
      })

    const revoke: EffectApi<SiwxApi>["revoke"] = (account) =>
      Effect.gen(function* () {
        const { status } = now()
        const current = visitor.shown()
        yield* account === undefined
          ? ask((options) => backend.setSessions([], options))
          : ask((options) => backend.revokeSession(reach.signer(account), options))
        if (account === undefined) {
          kept.clear()
          notes.noteEnded()
        }
        const isCurrent = current !== undefined && (account === undefined || reach.covers(account, current))
        if (isCurrent && status === "signedIn") yield* entry.leave(current)
      })

    const service = Siwx.of({
      sessions: calls.sessions,
      message: calls.message,
      signIn,
      verify: (session) =>
        backend.verify === undefined
          ? Effect.fail(new SiwxSignatureInvalidError({ chainId: session.data.chainId }))
          : ask((options) => backend.verify!(session, options)),
      add: (given) =>
        Effect.gen(function* () {
          notes.noteAdding()
          for (const session of given) {
            yield* ask((options) => backend.addSession(session, options))
            reach.note(ownerOf(session))
          }
          yield* visitor.checkAgain
        }),
      revoke,
      isRequired: () => Effect.succeed(required)
    })
    visitor.look()
    return { service, cancel }
  })
