import type { KitState } from "../state/KitState.ts"
import type { SessionOptions } from "../session/SessionOptions.ts"
import { connectingView, isConnecting } from "./connectingView.ts"
import { connectorType } from "./connectorType.ts"
import { isConnectedIn, shownNamespace } from "./home.ts"
import type { JourneyCommand, JourneyRule, Moment } from "./JourneyRule.ts"
import { journeyViews as views } from "./journeyViews.ts"

/** A rule as it is asked; `resumed` where a rule before it had shown a view that is done. */
export interface AskedRule {
  readonly id: string
  readonly on: JourneyRule["on"]
  readonly decide: (after: KitState, before: KitState, resumed: boolean) => JourneyCommand | undefined
}

/** The views in which a visitor chooses a network. */
const choosing = [views.networks, views.switchNetwork, views.unsupportedNetwork]

const topOf = ({ navigation }: KitState) => navigation.stack.at(-1)

const activeNetwork = ({ network }: KitState) =>
  network.activeNamespace === undefined
    ? undefined
    : network.byNamespace[network.activeNamespace]?.caipNetwork

const unsupportedId = (state: KitState): string | undefined => {
  const network = activeNetwork(state)
  return network?.unknown === true && isConnectedIn(state, network.chainNamespace)
    ? network.caipNetworkId
    : undefined
}

/** Whether a moment lies between two states. */
export const moments: Readonly<Record<Moment, (before: KitState, after: KitState) => boolean>> = {
  connecting: ({ attempt: { connect } }, after) =>
    after.attempt.connect?.status === "waiting" && after.attempt.connect !== connect,
  connected: ({ attempt: { connect } }, after) =>
    after.attempt.connect?.status === "done" && after.attempt.connect !== connect,
  disconnected: ({ attempt: { ended } }, after) =>
    after.attempt.ended !== undefined && after.attempt.ended !== ended,
  switched: (before, after) => activeNetwork(after)?.caipNetworkId !== activeNetwork(before)?.caipNetworkId,
  unsupported: (before, after) =>
    unsupportedId(after) !== undefined &&
    (unsupportedId(after) !== unsupportedId(before) ||
      before.connection.connections !== after.connection.connections)
}

/** Whether the top view waits for the wallet of the latest attempt. */
const waitsForAttempt = (state: KitState): boolean => {
  const top = topOf(state)
  return isConnecting(state, top) && top?.params["connectorId"] === state.attempt.connect?.connectorId
}

/** Core's own first journeys, in the order in which they are asked. */
export const coreRules = ({
  unsupportedNetwork: policy = "block",
  enableNetworkSwitch
}: Pick<SessionOptions, "unsupportedNetwork" | "enableNetworkSwitch">): ReadonlyArray<AskedRule> => [
  {
    id: "unsupported",
    on: "unsupported",
    decide: (after, before) => {
      const { feature, network } = after
      const isBasic = feature.basic && connectorType(after, network.activeNamespace) === "walletConnect"
      if (policy === "ignore" || enableNetworkSwitch === false || isBasic) return undefined
      const isNew = unsupportedId(after) !== unsupportedId(before)
      const isThere = after.navigation.stack.some(({ view }) => view === views.unsupportedNetwork)
      // A warning that was closed does not come back for the same network; a view that blocks does.
      return isNew || (policy === "block" && !isThere)
        ? { show: views.unsupportedNetwork, blocking: policy === "block" }
        : undefined
    }
  },
  {
    id: "connecting",
    on: "connecting",
    decide: (after) => {
      const { connect } = after.attempt
      if (!after.navigation.open || connect === undefined) return undefined
      const { status: _status, startedAt: _startedAt, ...params } = connect
      const show = connectingView(after, params.connectorId)
      const top = topOf(after)
      // A retry stays where it is; another wallet of a catalogue is another view of the same kind.
      return top?.view === show && (top.params["wallet"] as typeof params.wallet)?.id === params.wallet?.id
        ? undefined
        : { show, how: isConnecting(after, top) ? "replace" : "push", params }
    }
  },
  {
    id: "added",
    on: "connected",
    decide: (after, _, resumed) =>
      (resumed || waitsForAttempt(after)) &&
      after.navigation.stack.some(({ view }) => view === views.connections)
        ? { show: views.connections, toast: "WALLET_ADDED" }
        : undefined
  },
  {
    id: "close",
    on: "connected",
    decide: (after, _, resumed) => (resumed || waitsForAttempt(after) ? { close: true } : undefined)
  },
  {
    id: "switched",
    on: (before, after) =>
      moments.switched(before, after) || after.attempt.networkSwitch !== before.attempt.networkSwitch,
    decide: (after, before) => {
      const top = topOf(after)
      const { networkSwitch } = after.attempt
      if (top?.view === views.networks && moments.switched(before, after)) return { leave: choosing }
      if (top?.view !== views.switchNetwork) return undefined
      if (activeNetwork(after)?.caipNetworkId === top.params["networkId"]) return { leave: choosing }
      // Something else took its place: there is nothing to approve any more, and nothing went wrong.
      return networkSwitch?.status === "failed" &&
        networkSwitch.code === "CANCELLED" &&
        networkSwitch.networkId === top.params["networkId"]
        ? { leave: [views.switchNetwork] }
        : undefined
    }
  },
  {
    id: "supported",
    on: (before, after) => unsupportedId(before) !== undefined && unsupportedId(after) === undefined,
    decide: (after) =>
      after.navigation.stack.some(({ view }) => view === views.unsupportedNetwork)
        ? { leave: choosing }
        : undefined
  },
  {
    id: "left",
    on: "disconnected",
    decide: (after, before) => {
      const top = topOf(after)
      const view = top?.view
      if (top === undefined || view === views.connect || isConnecting(after, top)) return undefined
      // A view that blocks closing never outlives its connection: nobody could leave it.
      if (after.attempt.ended?.keepModal === true) return top.blocking ? { leave: [top.view] } : undefined
      // The list of wallets stays as long as it has one.
      const lists = view === views.connections && isConnectedIn(after, shownNamespace(after))
      return lists || isConnectedIn(after, shownNamespace(before)) ? undefined : { close: true }
    }
  },
  {
    id: "home",
    on: (before, after) =>
      isConnectedIn(after, shownNamespace(after)) && !isConnectedIn(before, shownNamespace(before)),
    decide: ({ navigation: { embedded, stack } }) =>
      embedded === true && stack.length === 1 && stack[0]!.view === views.connect
        ? { show: views.account }
        : undefined
  }
]
