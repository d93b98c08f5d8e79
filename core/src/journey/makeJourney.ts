import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import { readSlot } from "../kernel/Slot.ts"
import { State } from "../kernel/State.ts"
import { Navigator } from "../navigation/Navigator.ts"
import { Notices } from "../notice/Notices.ts"
import { Connections } from "../session/Connections.ts"
import { Networks } from "../session/Networks.ts"
import { SessionSettings } from "../session/SessionOptions.ts"
import type { KitState } from "../state/KitState.ts"
import { coreRules, moments, type AskedRule } from "./coreRules.ts"
import { isConnecting } from "./connectingView.ts"
import { connectorType } from "./connectorType.ts"
import { isConnectedIn } from "./home.ts"
import { Journey } from "./Journey.ts"
import { makeAgreement } from "./makeAgreement.ts"
import { journeyRules, type JourneyCommand, type JourneyRule } from "./JourneyRule.ts"
import { journeyViews as views } from "./journeyViews.ts"

const MAX_STEPS = 20

type Rule = AskedRule & Pick<JourneyRule, "when">

/** A view that a plugin's rule had shown, and what is asked when it is done. */
interface Held {
  readonly view: string
  readonly rule: Rule
  /** Ids of the rules that were asked, its own included. */
  readonly asked: ReadonlySet<string>
  /** The moment at which it was shown. */
  readonly before: KitState
  readonly after: KitState
}

/**
 * Makes the journeys of one kit. What happened from `first` until they were `asked` for is looked at as one change, and so
 * is what happened since.
 */
export const makeJourney = (first: KitState, asked: KitState) =>
  Effect.gen(function* () {
    const state = yield* State
    const navigation = yield* Navigator
    const connections = yield* Connections
    const networks = yield* Networks
    const notices = yield* Notices
    const settings = yield* SessionSettings
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const snapshot = () => state.snapshot() as unknown as KitState
    const own = coreRules(settings)
    const { activate, agree } = makeAgreement(networks, navigation, snapshot)

    const rules = (after: KitState): ReadonlyArray<Rule> => {
      const all: Array<Rule> = [...own]
      const waiting = [...readSlot(after.plugin.fillings, journeyRules)]
      while (waiting.length > 0) {
        // A rule may be asked before one of a plugin that was installed later.
        const next = waiting.findIndex(({ before }) => all.some(({ id }) => id === before))
        const [rule] = waiting.splice(Math.max(next, 0), 1)
        const { id, on, before, when, show, params, blocking } = rule!
        const command: JourneyCommand = {
          show,
          how: "replace",
          ...(params === undefined ? {} : { params }),
          ...(blocking === undefined ? {} : { blocking })
        }
        const place = all.findIndex((other) => other.id === before)
        all.splice(place < 0 ? all.length : place, 0, {
          id,
          on,
          decide: () => command,
          ...(when === undefined ? {} : { when })
        })
      }
      return all
    }

    // What a plugin's rule throws is told to the page, and the rule does not match: the visitor must not be stuck.
    const holds = (condition: () => boolean): boolean => {
      try {
        return condition()
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
        return false
      }
    }
    const matches = ({ on, when }: Rule, before: KitState, after: KitState) =>
      holds(
        () => (typeof on === "function" ? on : moments[on])(before, after) && (when?.(snapshot()) ?? true)
      )

    let held: Held | undefined

    const obey = (command: JourneyCommand) => {
      if ("close" in command) return navigation.close()
      if ("leave" in command) return navigation.leave(command.leave)
      const { show: view, params = {}, how = "reset", blocking = false, toast } = command
      if (!snapshot().navigation.open) navigation.open({ view, params, blocking })
      else navigation[how](view, params, { blocking })
      if (toast !== undefined) run(notices.toast({ variant: "success", code: toast }))
    }

    /** The first of `list` that has something to show does so. */
    const decide = (
      list: ReadonlyArray<Rule>,
      before: KitState,
      after: KitState,
      earlier?: Pick<Held, "asked">
    ): boolean => {
      for (const [place, rule] of list.entries()) {
        const command = matches(rule, before, after)
          ? rule.decide(snapshot(), before, earlier !== undefined)
          : undefined
        if (command === undefined) continue
        const asked = new Set([...(earlier?.asked ?? []), ...list.slice(0, place + 1).map(({ id }) => id)])
        held =
          rule.when === undefined || !("show" in command)
            ? undefined
            : { view: command.show, rule, asked, before, after }
        // A wallet that is asked over a view that blocks closing does not end that.
        if (rule.on !== "connecting") navigation.unblock()
        obey(command)
        return true
      }
      return false
    }

    /** Lets go of the held view where it is done: its condition holds no longer, or its plugin was removed. */
    const release = (): Held | undefined => {
      const done = held
      if (done === undefined) return undefined
      const { id, when } = done.rule
      const isThere = rules(snapshot()).some((rule) => rule.id === id)
      if (isThere && holds(() => when?.(snapshot()) === true)) return undefined
      held = undefined
      return done
    }

    /** Asks the rules after the one whose view is done, unless the connection that led there has ended meanwhile. */
    const resume = (done: Held): boolean => {
      const { connect } = done.after.attempt
      const connections = Object.values(snapshot().connection.connections).flat()
      const isUndone =
        connect?.status === "done" &&
        !connections.some(
          ({ connectorId, namespace }) =>
            connectorId === connect.connectorId && namespace === (connect.namespace ?? namespace)
        )
      const rest = rules(snapshot()).filter(({ id }) => !done.asked.has(id))
      return !isUndone && decide(rest, done.before, done.after, done)
    }

    /**
     * What waits for a wallet in a view ends when the view is left, by whatever way; and where the view was `missed`, being not there yet,
     * when the modal that it was to be shown in is closed.
     */
    const endWaiting = (before: KitState, after: KitState, missed = false) => {
      if (before.navigation.stack === after.navigation.stack) return
      const waited = before.navigation.stack.at(-1)
      const { connect } = after.attempt
      const isShown = isConnecting(before, waited) && waited?.params["connectorId"] === connect?.connectorId
      const isLeft = isShown
        ? !isConnecting(after, after.navigation.stack.at(-1))
        : missed && !after.navigation.open
      // A wallet that is connected already is not waited for, though the attempt has not been told yet.
      const isAnswered =
        connect?.status === "waiting" &&
        !Object.values(snapshot().connection.attempts).some(
          ({ connectorId }) => connectorId === connect.connectorId
        )
      if (isLeft && connect !== undefined && !isAnswered) {
        if (connect.status === "waiting") run(connections.cancelConnect({ namespace: connect.namespace }))
        run(connections.forgetAttempt)
      }
      for (const entry of before.navigation.stack) {
        if (entry.view !== views.switchNetwork || after.navigation.stack.some(({ key }) => key === entry.key))
          continue
        const { networkSwitch } = snapshot().attempt
        if (networkSwitch === undefined || networkSwitch.networkId !== entry.params["networkId"]) continue
        if (networkSwitch.status === "waiting") run(networks.cancelSwitch(networkSwitch.networkId))
        run(networks.forgetSwitch)
      }
    }

    let last = first
    let busy = false
    const look = (after: KitState) => {
      const before = last
      last = after
      const agreed = agree(before, after)
      if (agreed !== undefined) run(agreed)
      endWaiting(before, after)
      if (!after.navigation.stack.some(({ view }) => view === held?.view)) held = undefined
      const done = release()
      const isDecided = (done !== undefined && resume(done)) || decide(rules(after), before, after)
      if (done !== undefined && !isDecided) {
        navigation.unblock()
        navigation.leave([done.view])
      }
    }
    const follow = (missed?: KitState) => {
      // A rule changes the state that is being looked at: what follows from that is looked at after it, not inside it.
      if (busy) return
      busy = true
      try {
        if (missed !== undefined) look(missed)
        for (let step = 0; step < MAX_STEPS && last !== snapshot(); step++) look(snapshot())
      } finally {
        busy = false
      }
    }
    yield* untilClosed(() => state.subscribe(() => follow()))
    // The wallet may have answered already: what was to be shown when it was asked comes first, for a visitor who has stayed.
    const hasStayed = asked.navigation === snapshot().navigation
    // In the state at the start, the wallet that was waited for may not have been known yet.
    if (!hasStayed) endWaiting(asked, snapshot(), asked.navigation.open)
    follow(hasStayed ? asked : undefined)

    const shows = (networkId: string) => {
      const top = snapshot().navigation.stack.at(-1)
      return top?.view === views.switchNetwork && top.params["networkId"] === networkId
    }

    return Journey.of({
      requestNetwork: ({ networkId, ignoreConfirmation = false }) =>
        Effect.suspend(() => {
          const { network, navigation: shown } = snapshot()
          const wanted = networks.find(networkId)
          const switched = networks.switchNetwork({ networkId })
          if (wanted === undefined) return Effect.catch(switched, () => Effect.void)
          const { chainNamespace: namespace } = wanted
          const { activeNamespace } = network
          const current =
            activeNamespace === undefined ? undefined : network.byNamespace[activeNamespace]?.caipNetwork
          if (current?.caipNetworkId === networkId) {
            if (shown.stack.at(-1)?.view === views.networks) navigation.goBack()
            return Effect.void
          }
          const isElsewhere = namespace !== activeNamespace
          const isConnected = isConnectedIn(snapshot(), namespace)
          if (isElsewhere && !isConnected && isConnectedIn(snapshot(), activeNamespace)) {
            navigation.push(views.switchChain, {
              namespace,
              networkId,
              navigateTo: views.connect,
              replace: true
            })
            return Effect.void
          }
          if (isElsewhere && connections.peek(namespace)?.networkId === networkId)
            return networks.activate(networkId)
          // An embedded wallet asks nobody: without the view, the visitor would not see that the network changes.
          const isEmbedded = connectorType(snapshot(), namespace) === "auth"
          if ((!ignoreConfirmation || isEmbedded) && isConnected) {
            navigation.push(views.switchNetwork, { networkId })
          }
          return Effect.catch(switched, (error: KitError) =>
            Effect.suspend(() => {
              if (shows(networkId)) navigation.goBack()
              return error._tag === "CancelledError"
                ? Effect.void
                : notices.toast({ variant: "error", code: error.code })
            })
          )
        }),
      showAccount: ({ namespace }) =>
        Effect.suspend(() => {
          // A modal that was opened for another namespace is about this one from then on.
          navigation.open({ view: views.account, namespace: snapshot().navigation.namespace && namespace })
          return activate(namespace)
        })
    })
  })
