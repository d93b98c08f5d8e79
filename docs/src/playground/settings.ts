import type { UnsupportedNetworkPolicy } from "@latchkey/core"
import type { Theme } from "@latchkey/react"
import { chains, type ChainName, type PaymasterChoice } from "./chains/chains.ts"
import { byFeature, type FeatureSettings } from "./features.ts"
import { languages } from "./languages.ts"

/** The settings of the playground. */
export interface Settings extends FeatureSettings {
  readonly theme: Theme
  /** A CSS colour; empty for the kit's own. */
  readonly accent: string
  readonly corners: Corners
  readonly locale: Locale
  /** The chains that are switched on, at least one. */
  readonly chains: ReadonlyArray<ChainName>
  /** The networks that are switched off, by their export names; one of each chain stays on. */
  readonly without: ReadonlyArray<string>
  readonly paymaster: PaymasterChoice
  readonly unsupportedNetwork: UnsupportedNetworkPolicy
  readonly enableNetworkSwitch: boolean
  readonly enableReconnect: boolean
  readonly inPage: boolean
  readonly debug: boolean
}

export type Corners = "round" | "soft" | "square"
export type Locale = (typeof languages)[number]

export const defaultSettings: Settings = {
  theme: "system",
  accent: "",
  corners: "round",
  locale: "en",
  chains: ["evm"],
  without: [],
  paymaster: "off",
  unsupportedNetwork: "block",
  enableNetworkSwitch: true,
  enableReconnect: true,
  ...byFeature(({ initially }) => initially),
  inPage: false,
  debug: false
}

/** `--latchkey-radius` by name; undefined where the kit's own holds. */
export const radiusOf: Readonly<Record<Corners, string | undefined>> = {
  round: undefined,
  soft: "12px",
  square: "0px"
}

const oneOf =
  <A extends string>(...values: ReadonlyArray<A>) =>
  (text: string): A | undefined =>
    values.find((value) => value === text)
const onOff = (text: string) => (text === "on" ? true : text === "off" ? false : undefined)
const colour = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined)
const chainNames = (text: string) => {
  const listed = text.split(",")
  const chosen = chains.map(({ name }) => name).filter((name) => listed.includes(name))
  return chosen.length > 0 ? chosen : undefined
}
const networkNames = (text: string) => {
  const listed = text.split(",")
  return chains.flatMap(({ networks }) => {
    const names = networks.map(({ exportName }) => exportName)
    const off = names.filter((name) => listed.includes(name))
    return off.length < names.length ? off : []
  })
}

type Decoders = { readonly [Key in keyof Settings]: (text: string) => Settings[Key] | undefined }

const decoders: Decoders = {
  theme: oneOf("light", "dark", "system"),
  accent: colour,
  corners: oneOf("round", "soft", "square"),
  locale: oneOf(...languages),
  chains: chainNames,
  without: networkNames,
  paymaster: oneOf("off", "pays", "refuses"),
  unsupportedNetwork: oneOf("block", "warn", "ignore"),
  enableNetworkSwitch: onOff,
  enableReconnect: onOff,
  ...byFeature(() => onOff),
  inPage: onOff,
  debug: onOff
}

const names = Object.keys(decoders) as ReadonlyArray<keyof Settings>

const encode = (value: Settings[keyof Settings]): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value)

/** The settings that a query string holds; what it lacks, or says wrongly, is as by default. */
export const readSettings = (query: string): Settings => {
  const parameters = new URLSearchParams(query)
  const read = names.flatMap((name) => {
    const value = decoders[name](parameters.get(name) ?? "")
    return value === undefined ? [] : [[name, value]]
  })
  return { ...defaultSettings, ...Object.fromEntries(read) }
}

/** The query string of settings, with what is not as by default; empty, or begun with `?`. */
export const writeSettings = (settings: Settings): string => {
  const parameters = new URLSearchParams()
  for (const name of names) {
    const text = encode(settings[name])
    if (text !== encode(defaultSettings[name])) parameters.set(name, text)
  }
  const query = parameters.toString().replaceAll("%2C", ",")
  return query === "" ? "" : `?${query}`
}
