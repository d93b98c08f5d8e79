import { attempt } from "../../error/attempt.ts"
import { readField } from "../../error/readField.ts"
import { fromBase64, toBase64 } from "./base64.ts"

/** How long a list may be, in characters: it names every network for every method. */
export const MAX_RECAP = 12_000
const MAX_METHODS = 200
const START = "urn:recap:"
const AUTHORIZES = "I further authorize the stated URI to perform the following actions on my behalf: "

/** What a session allows, as a resource of a signed message carries it (ReCap, ERC-5573). */
export interface Recap {
  /** By namespace: its methods, and the CAIP-2 ids of the networks that they are allowed on, where it says so. */
  readonly [namespace: string]: {
    readonly methods: ReadonlyArray<string>
    readonly chains: ReadonlyArray<string>
  }
}

const sorted = (methods: ReadonlyArray<string>) => methods.toSorted((a, b) => a.localeCompare(b, "en"))

/** The resource that asks for methods of one namespace; which networks they are allowed on, the wallet says. */
export const writeRecap = (namespace: string, methods: ReadonlyArray<string>): string => {
  const allowed = Object.fromEntries(sorted(methods).map((method) => [`request/${method}`, [{}]]))
  const bytes = new TextEncoder().encode(JSON.stringify({ att: { [namespace]: allowed } }))
  return `${START}${toBase64(bytes).replaceAll("=", "")}`
}

/** How many characters the list has if a wallet allows all of it. */
export const recapLength = (methods: ReadonlyArray<string>, chains: ReadonlyArray<string>): number =>
  (JSON.stringify(methods.map((method) => [`request/${method}`, { chains }])).length * 4) / 3

const isWord = (text: string) => /^[\w-]{1,64}$/.test(text)
const isChain = (text: unknown): text is string =>
  typeof text === "string" && /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(text)

/** What the last of a message's resources allows; undefined where it is no such list, or one that says more than methods. Never throws. */
export const readRecap = (resources: unknown): Recap | undefined =>
  attempt(() => {
    const last: unknown = Array.isArray(resources) ? resources.at(-1) : undefined
    if (typeof last !== "string" || !last.startsWith(START) || last.length > MAX_RECAP) return undefined
    const bytes = fromBase64(last.slice(START.length), MAX_RECAP)
    const att = readField(JSON.parse(new TextDecoder().decode(bytes)), "att")
    const read: Record<string, Recap[string]> = {}
    for (const [namespace, allowed] of Object.entries(att as object)) {
      const abilities = Object.entries(allowed as object)
      const methods = abilities.map(([ability]) => ability.replace(/^request\//, ""))
      const fits = abilities.every(([ability]) => ability.startsWith("request/")) && methods.every(isWord)
      if (!fits || methods.length === 0 || methods.length > MAX_METHODS || !isWord(namespace))
        return undefined
      const chains = abilities.flatMap(([, limits]) => readField(readField(limits, "0"), "chains") ?? [])
      read[namespace] = { methods, chains: [...new Set(chains.filter(isChain))] }
    }
    return Object.keys(read).length === 0 ? undefined : read
  })

/** The sentence that says in words, at the end of a statement, what a list allows. */
export const recapSentence = (recap: Recap): string => {
  const parts = Object.entries(recap).map(
    ([namespace, { methods }], place) =>
      `(${place + 1}) 'request': '${sorted(methods).join("', '")}' for '${namespace}'.`
  )
  return `${AUTHORIZES}${parts.join(" ")}`
}
