import { plugins, pluginsOf, type PluginPackage } from "../../scripts/plugins.mjs"

/** How much a moment may weigh: gzip kB over a page of React and ReactDOM alone. */
export interface Gate {
  readonly moment: string
  /** More fails the run. */
  readonly gate: number
  /** What we aim for. */
  readonly want: number
}

/** The budget of docs/architecture.md. Each moment counts what it adds to those before it. */
export const gates = {
  // What wallets were asked for is declared with the page, which sees whether something is open.
  load: { moment: "page load, no session", gate: 13.3, want: 10 },
  engine: { moment: "+ engine and evm", gate: 31, want: 25 },
  open: { moment: "+ first open", gate: 20.9, want: 20 },
  // With a connection, an answer of a balance's source is judged, and the developer told of one that cannot be used.
  prefetched: { moment: "page load with idle prefetch", gate: 74.7, want: 55 },
  restored: { moment: "page load, session stored", gate: 55.4, want: 35 },
  anyWallet: { moment: "page load, with any wallet", gate: 1, want: 1 }
} as const satisfies Record<string, Gate>

/** A moment of the budget. */
export type GateName = keyof typeof gates

/** The chains beside the one that every page has; each adds its share to it. */
export const chains = pluginsOf("chain").slice(1)

/** The features that are weighed. */
export const features = pluginsOf("feature").filter(({ view }) => view !== undefined)

/** What a plugin loads at first need, beyond its own code. */
const sdksOf = ({ kind, manifest }: PluginPackage): ReadonlyArray<string> =>
  Object.keys({
    ...manifest["peerDependencies"],
    ...(kind === "connector" ? manifest["dependencies"] : {})
  }).filter((name) => !/^(@latchkey\/|effect$|react$)/.test(name))

/** The connectors that are weighed. */
export const connectors = pluginsOf("connector")

/** The SDKs of chains and connectors, with all that is in their scopes. */
export const sdks = new RegExp(
  `^(${[...chains, ...connectors]
    .flatMap(sdksOf)
    .map((name) => name.replaceAll(/[/.-]/g, "\\$&"))
    .join("|")})(/|$)`
)

/** What each of them may add, its SDK not counted: that loads at first need. */
export const chainGates = {
  // The same bytes weigh more or less by what stands beside them.
  declaration: { moment: "page load", gate: 0.3, want: 0.3 },
  engine: { moment: "engine", gate: 4, want: 4 }
} as const satisfies Record<string, Gate>

/** What a connector may add to a page that has not chosen it: nothing that it connects with. */
export const connectorGates = {
  declaration: { moment: "page load", gate: 0.5, want: 0.5 },
  // Its views are declared with its module, so that the page load need not.
  engine: { moment: "engine", gate: 2.2, want: 1 }
} as const satisfies Record<string, Gate>

/** The same for one that signs visitors in: its actions are named with the page, its ways to connect come with the engine. */
export const signInGates = {
  declaration: { moment: "page load", gate: 1, want: 0.5 },
  engine: { moment: "engine", gate: 3, want: 1 }
} as const satisfies Record<string, Gate>

/**
 * What a feature may add to a page that has not opened it, and its view when it opens: the feature's own code and the kit's. What a
 * chain loads to answer it is the chain's, in that plugin's `latchkey.limit`.
 */
export const featureGates = {
  declaration: { moment: "declaration", gate: 0.6, want: 0.6 },
  view: { moment: "view", gate: 15, want: 8 }
} as const satisfies Record<string, Gate>

/** What the first feature of a page costs by being one, whichever it is: its view shares parts with the modal. */
export const cutGate = {
  moment: "any feature: what bundlers cut",
  gate: 1,
  want: 0.5
} as const satisfies Gate

/** What each view of a plugin that connects may add when it opens, over the opened modal. */
export const laterViewGate = { moment: "view", gate: 15, want: 8 } as const satisfies Gate

/** What a page without React and without a bundler loads before a click, all in all: no React is taken off. */
export const elementsGate = {
  moment: "elements: page load with evm",
  gate: 25,
  want: 25
} as const satisfies Gate

/** The services that are weighed: by what they add to a page that has not used them. */
export const services = pluginsOf("service").flatMap(({ pageLimit, ...plugin }) =>
  pageLimit === undefined ? [] : [{ ...plugin, pageLimit }]
)

/** What lets a visitor connect any wallet: the catalogue, and the connectors to choose from that need no extension. */
export const anyWallet = [
  ...pluginsOf("service").filter(({ name }) => name === "cloud"),
  ...connectors.filter(
    ({ signsIn, framed, oneWallet }) => signsIn !== true && framed !== true && oneWallet !== true
  )
]

/** Beside the chain that every page has: all other plugins. */
export const everythingElse = plugins.filter(({ name }) => name !== "evm")

/** What the page with everything may weigh, fetched ahead: gzip kB over a page of React and ReactDOM alone. */
export const everythingGates = {
  before: { moment: "everything: before a click", gate: 152, want: 120 },
  open: { moment: "everything: + first open", gate: 33, want: 20 }
} as const satisfies Record<string, Gate>

/** How many scripts the same page fetches, which grows with each plugin that has a file of its own. */
export const everythingFiles = {
  before: { moment: "everything: files before a click", gate: 90, want: 6 },
  open: { moment: "everything: + files of the first open", gate: 30, want: 3 }
} as const satisfies Record<string, Gate>

/** What was measured, against its gate. */
export interface Measurement extends Gate {
  readonly name: string
  readonly kilobytes: number
}
