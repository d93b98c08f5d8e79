import type { KitCore } from "@latchkey/core"
import { declaredHosts, pluginsOf } from "../record/declaredHosts.ts"
import { duplicates } from "../record/duplicates.ts"
import type { PlainObject } from "../record/Plain.ts"
import type { Recording, StateEntry } from "../record/Recording.ts"
import { liveSlices } from "../record/Recorder.ts"
import { shownViews } from "../record/shownViews.ts"
import { toPlain } from "../record/toPlain.ts"
import { browserName } from "./browserName.ts"
import { reportVersion, type DevtoolsReport, type ReportState } from "./DevtoolsReport.ts"
import { knownWords } from "./knownWords.ts"
import { makeScrubber, type Scrubber } from "./makeScrubber.ts"
import type { PrivateKind } from "./PrivateKind.ts"

/** What a browser says a request was made by, and wallets that so many have that their name tells nothing of anybody. */
const fieldWords =
  "script css link img fetch xmlhttprequest iframe beacon navigation other injected io.metamask MetaMask app.phantom Phantom " +
  "com.coinbase.wallet io.rabby com.okex.wallet com.trustwallet.app me.rainbow com.brave.wallet walletConnect"

/** Words that the app's developer wrote: what is installed, and on which networks. */
const wordsOf = (kit: KitCore): ReadonlySet<string> => {
  const plugins = pluginsOf(kit)
  const networks = Object.values(kit.getSnapshot().network.byNamespace).flatMap(
    ({ requestedCaipNetworks }) => requestedCaipNetworks
  )
  return new Set([
    ...`${knownWords} ${fieldWords}`.split(/\s+/),
    ...Object.keys(kit),
    ...plugins.map(({ id }) => id),
    ...kit.getSnapshot().plugin.installed,
    ...plugins.flatMap(({ actions = [], id }) =>
      (actions as ReadonlyArray<string>).map((name) => `${id}.${name}`)
    ),
    ...["navigation", "transactions"].flatMap((owner) =>
      Object.keys(kit[owner as "navigation"]).map((name) => `${owner}.${name}`)
    ),
    ...networks.flatMap(({ id, caipNetworkId, name, nativeCurrency, chainNamespace }) => [
      String(id),
      ...(typeof id === "number" ? [`0x${id.toString(16)}`] : []),
      caipNetworkId,
      chainNamespace,
      name,
      nativeCurrency.name,
      nativeCurrency.symbol
    ]),
    ...declaredHosts(kit).map(({ origin }) => origin)
  ])
}

const statesOf = (states: ReadonlyArray<StateEntry>, { scrub }: Scrubber): ReadonlyArray<ReportState> =>
  states.map(({ at, state, slices, during }, index) => {
    const all = state as unknown as Readonly<Record<string, unknown>>
    const names = index === 0 ? Object.keys(all) : slices
    const isLive = (name: string) => (liveSlices as ReadonlyArray<string>).includes(name)
    return {
      at,
      slices: scrub(
        Object.fromEntries(
          names.filter((name) => name in all && !isLive(name)).map((name) => [name, toPlain(all[name])])
        )
      ) as PlainObject,
      gone: names.filter((name) => !(name in all)).map((name) => scrub(name) as string),
      during
    }
  })

const entriesOf = (entries: ReadonlyArray<object>, { scrub }: Scrubber): ReadonlyArray<PlainObject> =>
  entries.map((entry) => scrub(entry as PlainObject) as PlainObject)

/** Of what was recorded, everything that a maintainer needs: each value of it went through one scrubber. */
export const makeReport = (
  kit: KitCore,
  { states, actions, events, requests, modules, wallets }: Recording,
  keep: ReadonlyArray<PrivateKind> = []
): DevtoolsReport => {
  const scrubber = makeScrubber(wordsOf(kit), new Set(keep))
  const said = (value: string) => scrubber.scrub(value) as string
  const hosts = declaredHosts(kit)
  const { installed, failed } = kit.getSnapshot().plugin
  return {
    format: "latchkey-report",
    version: reportVersion,
    at: Date.now(),
    kept: keep,
    page: {
      browser: browserName(navigator.userAgent),
      width: globalThis.innerWidth ?? 0,
      height: globalThis.innerHeight ?? 0
    },
    plugins: installed.map((id) => ({
      id: said(id),
      ...(failed[id] === undefined ? {} : { failed: said(failed[id]) }),
      hosts: hosts.filter(({ by }) => by === id).map(({ origin }) => said(origin))
    })),
    duplicates: duplicates(modules),
    states: statesOf(states, scrubber),
    views: shownViews(states).map(({ at, view }) => ({ at, view: said(view) })),
    actions: entriesOf(actions, scrubber),
    events: entriesOf(
      events.map((event) => toPlain(event) as PlainObject),
      scrubber
    ),
    requests: entriesOf(requests, scrubber),
    wallets: entriesOf(wallets, scrubber),
    // Last: by now all have been met.
    found: scrubber.counts()
  }
}

/** The text of a report's file. */
export const reportText = (report: DevtoolsReport): string => `${JSON.stringify(report, undefined, 1)}\n`
