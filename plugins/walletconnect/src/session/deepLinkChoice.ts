import { plainText } from "@latchkey/core"
import { attempt, readField, walletLinkBase } from "@latchkey/core/chain-kit"
import type { KeyValue } from "@latchkey/core/effect"

/** The wallet that a visitor chose, by name and by what its app is opened with. */
export interface DeepLinkChoice {
  readonly name: string
  readonly href: string
}

// Not under the plugin's id: the protocol's client takes every key with its own name in it out of the page's storage.
const KEY = "pairing/deep_link_choice"
const VERSION = 1
const MAX_NAME = 64

/** The choice of an earlier visit; undefined where there is none, or nothing that can be read. */
export const readChoice = (storage: KeyValue["Service"]): DeepLinkChoice | undefined => {
  const value = attempt((): unknown => JSON.parse(storage.get(KEY) ?? ""))
  const [name, href] = [readField(value, "name"), readField(value, "href")]
  if (readField(value, "version") !== VERSION || typeof name !== "string" || typeof href !== "string")
    return undefined
  const base = walletLinkBase(href)
  return base === undefined ? undefined : { name: plainText(name, MAX_NAME), href: base }
}

/** Remembers a choice, or that there is none. */
export const writeChoice = (storage: KeyValue["Service"], choice: DeepLinkChoice | undefined): void => {
  if (choice === undefined) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify({ version: VERSION, ...choice }))
}
