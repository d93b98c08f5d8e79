import { isCaipNetworkId } from "../chain/Caip.ts"
import { attempt } from "../error/attempt.ts"
import { resolveFeatures } from "../feature/resolveFeatures.ts"
import type { Diagnostic } from "../notice/Diagnostic.ts"
import { readOptions } from "../plugin/readOptions.ts"
import { OptionInvalidError } from "../session/startErrors.ts"
import { closestName } from "./closestName.ts"
import { judgeGiven } from "./judgeGiven.ts"
import { kindOf } from "./kindOf.ts"
import { foreignFeatures, foreignOptions, optionNames } from "./optionNames.ts"

/** A feature of the options that others know, too: there is no brand here that it could hide. */
const NOTHING_TO_HIDE = "reownBranding"

type Given = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isUrl = (value: unknown): value is string =>
  typeof value === "string" && /^(https?|wss?):$/.test(attempt(() => new URL(value).protocol) ?? "")
const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  isRecord(value) ? Object.entries(value) : []
const listed = (names: ReadonlyArray<string>) => names.map((name) => `"${name}"`).join(", ")
const refuse = (option: string, problem: string, instead: string): never => {
  throw new OptionInvalidError({ option, problem: `: ${problem}, and createKit cannot use it.`, instead })
}

/** Those without which no kit can be made. Fails: throws `OptionInvalidError`. */
const requireOptions = (options: unknown): Given => {
  if (!isRecord(options))
    return refuse("options", `it is ${kindOf(options)}`, "Call createKit({ app, networks, plugins }).")
  const { networks, plugins, storage } = options
  if (!Array.isArray(networks))
    return refuse("networks", `it is ${kindOf(networks)}, not a list`, "Pass networks: [mainnet].")
  if (networks.length === 0) return refuse("networks", "it is empty", "Pass at least one network.")
  for (const [index, network] of networks.entries()) {
    const option = `networks[${index}]`
    if (!isRecord(network))
      return refuse(
        option,
        `it is ${kindOf(network)}`,
        "Check that what is imported under this name is a network."
      )
    if (typeof network["name"] !== "string" || !/^(number|string)$/.test(typeof network["id"]))
      return refuse(
        option,
        "it has no id or no name",
        "Pass a network of a chain's package, or an object like it."
      )
    const http = ((network["rpcUrls"] as Given | undefined)?.["default"] as Given | undefined)?.["http"]
    if (!Array.isArray(http))
      return refuse(
        option,
        "it has no rpcUrls.default.http",
        "Give it rpcUrls: { default: { http: [] } } at least."
      )
    if (!isRecord(network["nativeCurrency"]))
      return refuse(option, "it has no nativeCurrency", "Give it nativeCurrency: { name, symbol, decimals }.")
  }
  if (!Array.isArray(plugins))
    return refuse("plugins", `it is ${kindOf(plugins)}, not a list`, "Pass plugins: [evm()].")
  for (const [index, plugin] of plugins.entries()) {
    const option = `plugins[${index}]`
    if (typeof plugin === "function")
      return refuse(option, `it is ${kindOf(plugin)}`, `Call it: ${plugin.name}().`)
    if (Array.isArray(plugin)) return refuse(option, "it is a list", "Spread it: plugins: [...list].")
    if (!isRecord(plugin) || typeof plugin["id"] !== "string" || typeof plugin["load"] !== "function")
      return refuse(
        option,
        `it is ${kindOf(plugin)}, and no plugin`,
        "Pass what a plugin's function returns."
      )
  }
  if (storage !== undefined) {
    const lacks = ["get", "set", "remove", "subscribe"].filter(
      (name) => !isRecord(storage) || typeof storage[name] !== "function"
    )
    if (lacks.length > 0)
      return refuse(
        "storage",
        `it has no ${lacks.join(", ")}`,
        "Pass browserStorage(), cookieStorage() or memoryStorage(), or leave it out."
      )
  }
  return options
}

/**
 * What the developer should know of the options of a kit: those that nothing reads, and those that cannot do what they say.
 *
 * Fails: throws `OptionInvalidError` where no kit can be made of them.
 */
export const judgeOptions = (given: unknown): ReadonlyArray<Diagnostic> => {
  const options = requireOptions(given)
  const found: Array<Diagnostic> = []
  const tell = (code: string, message: string, advice: string) =>
    void found.push({ code, message, advice, page: `mistakes/#${code.toLowerCase()}` })

  judgeNames(options, tell)
  const networks = options["networks"] as ReadonlyArray<Given>
  const plugins = options["plugins"] as ReadonlyArray<Given>
  judgeNetworks(options, networks, plugins, tell)
  judgeUrls(options, networks, tell)
  judgePlugins(plugins, tell)
  return found
}

type Tell = (code: string, message: string, advice: string) => void

const judgeNames = (options: Given, tell: Tell) => {
  for (const name of Object.keys(options)) {
    if ((optionNames as ReadonlyArray<string>).includes(name)) continue
    const meant = closestName(name, optionNames)
    const elsewhere = Object.hasOwn(foreignOptions, name) ? foreignOptions[name] : undefined
    tell(
      "OPTION_UNKNOWN",
      `createKit has no option "${name}": it changes nothing.`,
      elsewhere ?? (meant === undefined ? "Leave it out." : `Did you mean "${meant}"?`)
    )
  }
  const { values } = resolveFeatures()
  const features = [...Object.keys(values), "connectMethodsOrder"]
  for (const [name] of entriesOf(options["features"])) {
    if (features.includes(name) || name === NOTHING_TO_HIDE) continue
    const meant = Object.hasOwn(foreignFeatures, name) ? foreignFeatures[name] : closestName(name, features)
    tell(
      "FEATURE_UNKNOWN",
      `There is no feature "${name}": it changes nothing.`,
      meant === undefined ? `Take one of ${listed(features)}.` : `Did you mean "${meant}"?`
    )
  }
  for (const name of ["basic", "debug", "prefetch", "enableReconnect", "enableNetworkSwitch"]) {
    const value = options[name]
    if (value !== undefined && typeof value !== "boolean")
      tell(
        "OPTION_VALUE",
        `The option "${name}" is ${kindOf(value)}, and is not understood.`,
        "Pass true or false."
      )
  }
  const policy = options["unsupportedNetwork"]
  if (policy !== undefined && !["block", "warn", "ignore"].some((known) => known === policy))
    tell(
      "OPTION_VALUE",
      'The option "unsupportedNetwork" has a value that is not understood.',
      'Pass "block", "warn" or "ignore".'
    )
  const app = options["app"]
  if (!isRecord(app) || typeof app["name"] !== "string" || app["name"].trim() === "")
    tell("APP_NAMELESS", "The app has no name to tell wallets and visitors.", 'Pass app: { name: "..." }.')
}

/** The CAIP-2 id of a network of the app; without a namespace where only its plugin knows. */
const idOf = (
  { caipNetworkId, chainNamespace, id }: Given,
  namespaces: ReadonlyArray<string>
): ReadonlyArray<string> =>
  typeof caipNetworkId === "string"
    ? [caipNetworkId]
    : typeof chainNamespace === "string"
      ? [`${chainNamespace}:${id as string}`]
      : namespaces.map((namespace) => `${namespace}:${id as string}`)

const judgeNetworks = (
  options: Given,
  networks: ReadonlyArray<Given>,
  plugins: ReadonlyArray<Given>,
  tell: Tell
) => {
  const namespaces = plugins.flatMap(({ namespaces }) =>
    Array.isArray(namespaces) ? namespaces.map(({ id }: { readonly id: string }) => id) : []
  )
  const ids = networks.flatMap((network) => idOf(network, namespaces))
  const own = networks.map((network) => idOf(network, namespaces)[0] ?? String(network["id"]))
  for (const id of new Set(own.filter((id, index) => own.indexOf(id) !== index)))
    tell("NETWORK_DUPLICATE", `The network ${id} is in networks twice.`, "Pass it once.")

  for (const [key] of entriesOf(options["customRpcUrls"])) {
    if (ids.includes(key)) continue
    const meant = ids.find((id) => id.endsWith(`:${key}`))
    tell(
      "NETWORK_UNKNOWN",
      isCaipNetworkId(key)
        ? `customRpcUrls has URLs for ${key}, which is not in networks: nobody asks them.`
        : `customRpcUrls has URLs for "${key}", which is no CAIP-2 id: nobody asks them.`,
      meant === undefined ? "Add the network, or leave the URLs out." : `Write "${meant}".`
    )
  }
  for (const [key] of entriesOf(options["chainImages"])) {
    if (networks.some(({ id }) => String(id) === key)) continue
    tell(
      "NETWORK_UNKNOWN",
      `chainImages has a picture for "${key}", which is the id of no network in networks.`,
      "Write the network's id, without its namespace."
    )
  }
  for (const [key] of entriesOf(options["defaultAccountTypes"])) {
    if (namespaces.includes(key)) continue
    tell(
      "NAMESPACE_UNKNOWN",
      `defaultAccountTypes has a type for "${key}", which no installed plugin brings.`,
      `Take one of ${listed(namespaces)}.`
    )
  }
  const first = options["defaultNetwork"]
  if (first === undefined) return
  const isThere =
    isRecord(first) && networks.some((network) => network === first || network["id"] === first["id"])
  if (!isThere)
    tell(
      "NETWORK_UNKNOWN",
      "defaultNetwork is not in networks: the first of those is taken.",
      "Pass one of the objects in networks."
    )
}

const judgeUrls = (options: Given, networks: ReadonlyArray<Given>, tell: Tell) => {
  const judge = (place: string, value: unknown) => {
    if (value === undefined || isUrl(value)) return
    tell(
      "URL_INVALID",
      `${place} is no URL with a scheme and a host.`,
      value === "" ? "Set it, or leave it out." : "Write it in full: https://example.com."
    )
  }
  for (const [key, urls] of entriesOf(options["customRpcUrls"])) {
    if (!Array.isArray(urls)) {
      tell(
        "OPTION_VALUE",
        `customRpcUrls["${key}"] is ${kindOf(urls)}, not a list.`,
        'Pass a list of URLs: ["https://example.com"].'
      )
      continue
    }
    for (const [index, url] of urls.entries()) judge(`customRpcUrls["${key}"][${index}]`, url)
  }
  for (const [index, network] of networks.entries()) {
    const { default: own } = network["rpcUrls"] as {
      readonly default: { readonly http: ReadonlyArray<unknown> }
    }
    for (const url of own.http) judge(`An RPC URL of networks[${index}]`, url)
    const explorers = network["blockExplorers"] as
      | { readonly default?: { readonly url?: unknown } }
      | undefined
    judge(`The block explorer of networks[${index}]`, explorers?.default?.url)
  }
  const app = isRecord(options["app"]) ? options["app"] : {}
  for (const name of ["url", "termsUrl", "privacyUrl"]) judge(`app.${name}`, app[name])
  if (Array.isArray(app["icons"]))
    for (const [index, icon] of app["icons"].entries()) {
      if (!String(icon).startsWith("data:image/")) judge(`app.icons[${index}]`, icon)
    }
}

/** The networks that a declaration fills a slot for; undefined where a filling is for none or for any. */
const filledNetworks = (fills: unknown): ReadonlyArray<unknown> | undefined => {
  if (!Array.isArray(fills)) return undefined
  const each = fills.map((filling: unknown) =>
    isRecord(filling) && isRecord(filling["value"]) ? filling["value"]["networks"] : undefined
  )
  return each.every(Array.isArray) ? each.flat() : undefined
}

/** Tells of networks that a plugin was given and that nothing of it is for. */
const judgeServed = ({ id, fills, given, serves }: Given, tell: Tell) => {
  const filled = filledNetworks(fills)
  const wanted = isRecord(given) && Array.isArray(given["networks"]) ? given["networks"] : []
  if (filled === undefined) return
  for (const network of wanted) {
    // A source is given networks with what it needs there; others are given their ids.
    const networkId = isRecord(network) ? network["networkId"] : Array.isArray(serves) ? network : undefined
    if (typeof networkId !== "string" || filled.includes(networkId)) continue
    tell(
      "OPTION_VALUE",
      `Plugin "${String(id)}" does nothing on the network ${networkId} that it was given.`,
      "Give it what it needs there, its contract for example, or leave the network out."
    )
  }
}

const judgePlugins = (plugins: ReadonlyArray<Given>, tell: Tell) => {
  const installed = plugins.map(({ id }) => String(id))
  const strangers = plugins.filter(({ by }) => by !== undefined && by !== readOptions)
  if (strangers.length > 0)
    tell(
      "CORE_TWICE",
      `There are two copies of @latchkey/core in this page: createKit is of one, ${listed(strangers.map(({ id }) => String(id)))} of another.`,
      "Install one version of all packages of the kit (npm dedupe), and have the bundler resolve @latchkey/core and effect once (resolve.dedupe)."
    )
  for (const plugin of plugins) {
    const { id, serves, hosts, given, tells } = plugin
    judgeGiven(String(id), given, tell, tells)
    judgeServed(plugin, tell)
    if (Array.isArray(serves) && !serves.some((other) => installed.includes(other)))
      tell(
        "PLUGIN_UNUSED",
        `Plugin "${String(id)}" does nothing without ${serves.map((other) => `"${other}"`).join(" or ")}.`,
        `Add ${listed(serves)} to createKit({ plugins }).`
      )
    for (const { origin } of Array.isArray(hosts)
      ? (hosts as ReadonlyArray<{ readonly origin: unknown }>)
      : []) {
      // What stands for other options is written in angle brackets, and a pattern of hosts with a star.
      if (typeof origin === "string" && (origin.startsWith("<") || isUrl(origin.replaceAll("*", "0"))))
        continue
      tell(
        "URL_INVALID",
        `An address that plugin "${String(id)}" was given is no URL with a scheme and a host.`,
        "Write it in full: https://example.com."
      )
    }
  }
}
