import { isCaipNetworkId, plainText, type CatalogueWallet } from "@latchkey/core"
import { walletLinkBase, webBase, webLink } from "@latchkey/core/chain-kit"

const MAX_NAME = 64
const MAX_CHAINS = 500
const MAX_INJECTED = 20

type Json = Readonly<Record<string, unknown>>

/** Whether a foreign value is an object with fields. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** An id that can stand in a list of ids, which commas part, and in a path. */
export const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.:+$-]{1,200}$/.test(value) && !/^\.+$/.test(value)

const text = (value: unknown, max: number): string | undefined => {
  const plain = typeof value === "string" ? plainText(value, max) : ""
  return plain === "" ? undefined : plain
}

const domain = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,63}(\.[\w-]{1,63}){1,10}$/.test(value)
    ? value.toLowerCase()
    : undefined

const list = (value: unknown, max: number): ReadonlyArray<unknown> =>
  Array.isArray(value) ? value.slice(0, max) : []

const injectedNames = (value: unknown): CatalogueWallet["injected"] =>
  list(value, MAX_INJECTED).flatMap((entry) => {
    if (!isJson(entry)) return []
    const namespace = text(entry["namespace"], 32)
    const id = text(entry["injected_id"], 100)
    return id === undefined ? [] : [{ id, ...(namespace === undefined ? {} : { namespace }) }]
  })

/** The fields that are there. */
const given = <A extends object>(fields: { readonly [K in keyof A]: A[K] | undefined }): A =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as A

/**
 * A wallet of the catalogue, or undefined for an entry without a usable id or name. Of its links only those are kept that
 * are safe to open, of its names only what can be shown.
 */
export const decodeWallet = (value: unknown): CatalogueWallet | undefined => {
  if (!isJson(value)) return undefined
  const { id } = value
  const name = text(value["name"], MAX_NAME)
  if (!isId(id) || name === undefined) return undefined
  const injected = injectedNames(value["injected"])!
  return {
    id,
    name,
    certified: value["badge_type"] === "certified",
    chains: list(value["chains"], MAX_CHAINS).filter(isCaipNetworkId),
    ...given<Partial<CatalogueWallet>>({
      imageId: isId(value["image_id"]) ? value["image_id"] : undefined,
      homepage: webLink(value["homepage"]),
      rdns: domain(value["rdns"]),
      mobileLink: walletLinkBase(value["mobile_link"]),
      universalLink: webBase(value["link_mode"]),
      desktopLink: walletLinkBase(value["desktop_link"]),
      webLink: webBase(value["webapp_link"]),
      appStore: webLink(value["app_store"]),
      playStore: webLink(value["play_store"]),
      chromeStore: webLink(value["chrome_store"]),
      injected: injected.length > 0 ? injected : undefined
    })
  }
}
